import { randomUUID } from 'node:crypto'
import { thisProcess } from '../agents/process-identity.ts'
import type { WorkerIdentity } from '../pipeline/runs/run-record.ts'
import type { Engine } from './engine.ts'

/**
 * Longer than the work of such a worker takes. If its process dies, other workers can claim its rows after this time.
 */
const LEASE_MS = 60_000

/** Registers a worker for one piece of work, such as `baton tick`, and ends its lease when the work is done. */
export async function asShortLivedWorker<Value>(
  { store }: Engine,
  queues: readonly string[],
  work: (worker: string) => Promise<Value>,
  identity: Omit<WorkerIdentity, 'queues'> = { worker: `short-lived-${randomUUID()}`, ...thisProcess() },
): Promise<Value> {
  const { worker } = identity
  await store.renew({ ...identity, queues }, LEASE_MS)
  try {
    return await work(worker)
  } finally {
    await store.endLease(worker)
  }
}
