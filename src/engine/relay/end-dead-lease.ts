import { isAlive } from '../../agents/process-identity.ts'
import type { RelayRecord } from '../../pipeline/relay/relay-record.ts'
import type { Engine } from '../engine.ts'

/**
 * Ends the lease of the worker that carried or approved the task, where this machine can tell that its process has
 * ended: nobody waits then until the lease runs out.
 */
export async function endDeadLease(
  { store }: Engine,
  task_id: string,
  holderOf: (relay: RelayRecord) => string | null | undefined,
): Promise<void> {
  const [relay] = await store.load([{ kind: 'relay', id: task_id }])
  const holder = relay.value && holderOf(relay.value)
  if (!holder) return
  const [worker] = await store.load([{ kind: 'worker', id: holder }])
  if (worker.value && isAlive(worker.value) === false) await store.endLease(holder)
}
