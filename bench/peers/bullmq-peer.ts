import { Queue, QueueEvents, Worker } from 'bullmq'
import { AT_ONCE, inLanes, type Peer } from './peer.ts'

/** BullMQ: a job that is added, worked on and finished, on a Redis that syncs every command. */
export async function bullMqPeer(url: string): Promise<Peer> {
  const { hostname: host, port } = new URL(url)
  const connection = { host, port: Number(port), maxRetriesPerRequest: null }
  const queue = new Queue('steps', { connection })
  const events = new QueueEvents('steps', { connection })
  const worker = new Worker('steps', async () => ({ status: 'DONE' }), { connection, concurrency: AT_ONCE })
  // Each lane listens for its own job.
  for (const emitter of [queue, events]) emitter.setMaxListeners(2 * AT_ONCE)
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady(), worker.waitUntilReady()])
  return {
    name: 'BullMQ, Redis',
    unit: 'job added, worked on, finished',
    run: async (units) => {
      const each = Math.ceil(units / AT_ONCE)
      await inLanes(AT_ONCE, async (lane) => {
        for (let number = 0; number < each; number += 1) {
          const job = await queue.add('step', { lane, number })
          await job.waitUntilFinished(events)
        }
      })
      return each * AT_ONCE
    },
    close: async () => {
      await worker.close()
      await events.close()
      await queue.close()
    },
  }
}
