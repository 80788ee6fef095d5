import { requireUnchanged } from '../../engine/require-unchanged.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export interface TaskAudit {
  readonly task_id: string
  readonly events: number
  readonly problems: readonly { readonly place: string; readonly problem: string }[]
}

/** Whether the records of a task are what its events wrote. The first difference is named. */
export async function auditTask(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<TaskAudit> {
  const [task] = await engine.store.load([{ kind: 'task', id: task_id }])
  if (!task.value) throw BatonError.of('TASK_NOT_FOUND', { task_id })
  let events = 0
  for (;;) {
    const page = await engine.store.events({ stream: task_id, after: events, limit: 1_000 })
    events = page.at(-1)?.seq ?? events
    if (page.length < 1_000) break
  }
  try {
    await requireUnchanged(engine.store, task_id)
    return { task_id, events, problems: [] }
  } catch (error) {
    if (!(error instanceof BatonError && error.code === 'RECORD_CHANGED')) throw error
    return { task_id, events, problems: [{ place: String(error.values.record), problem: error.message }] }
  }
}
