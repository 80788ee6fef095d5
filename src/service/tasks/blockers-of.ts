import type { TaskRecord } from '../../pipeline/records.ts'
import { blocker } from '../../pipeline/task-state.ts'

/** Why a task cannot be picked up: an escalation that the PO must resolve, or a dependency that was cancelled. */
export type Blocker =
  | { readonly kind: 'escalation'; readonly id: string; readonly level: number; readonly triggers: readonly string[] }
  | { readonly kind: 'dependency'; readonly task_id: string }

/** `cancelled` are the dependencies that were cancelled; a task that is over has none that matter. */
export function blockersOf(record: TaskRecord, cancelled: readonly string[]): Blocker[] {
  const escalation = blocker(record)
  return [
    ...(escalation
      ? [{ kind: 'escalation' as const, id: escalation.id, level: escalation.level, triggers: escalation.triggers }]
      : []),
    ...cancelled.map((task_id) => ({ kind: 'dependency' as const, task_id })),
  ]
}
