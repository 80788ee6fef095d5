import { isAlive } from '../../agents/process-identity.ts'
import type { RelayRecord } from '../../pipeline/relay/relay-record.ts'
import type { Engine } from '../engine.ts'

/** The worker that carried or approved the task, where this machine can tell that its process has ended. */
export async function deadHolder(
  { store }: Engine,
  task_id: string,
  holderOf: (relay: RelayRecord) => string | null | undefined,
): Promise<string | null> {
  const [relay] = await store.load([{ kind: 'relay', id: task_id }])
  const holder = relay?.kind === 'relay' && relay.value ? holderOf(relay.value) : undefined
  if (!holder) return null
  const [worker] = await store.load([{ kind: 'worker', id: holder }])
  return worker?.kind !== 'worker' || !worker.value || isAlive(worker.value) === false ? holder : null
}
