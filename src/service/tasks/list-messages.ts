import type { MessageRecord } from '../../pipeline/records.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Every message about a task, with its id. */
export async function listMessages(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<readonly { readonly id: string; readonly value: MessageRecord }[]> {
  const [task] = await engine.store.load([{ kind: 'task', id: task_id }])
  if (!task.value) throw BatonError.of('TASK_NOT_FOUND', { task_id })
  const rows = []
  for await (const row of allRows(engine.store, 'messages', { task_id })) rows.push(row)
  return rows
}
