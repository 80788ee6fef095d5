import { PgBoss } from 'pg-boss'
import { AT_ONCE, inLanes, type Peer } from './peer.ts'

/** pg-boss: a job that is sent, fetched and completed. */
export async function pgBossPeer(url: string): Promise<Peer> {
  const boss = new PgBoss({ connectionString: url, max: 32, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('steps')
  return {
    name: 'pg-boss, PostgreSQL',
    unit: 'job sent, fetched, completed',
    run: async (units) => {
      const each = Math.ceil(units / AT_ONCE)
      await inLanes(AT_ONCE, async (lane) => {
        for (let number = 0; number < each; number += 1) {
          await boss.send('steps', { lane, number, status: 'DONE' })
          const [job] = await boss.fetch('steps')
          if (!job) throw new Error('pg-boss gave no job')
          await boss.complete('steps', job.id)
        }
      })
      return each * AT_ONCE
    },
    close: () => boss.stop({ graceful: false }),
  }
}
