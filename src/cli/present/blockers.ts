import type { TaskRecord } from '../../pipeline/records.ts'
import { blocker } from '../../pipeline/task-state.ts'
import type { Lang } from '../../protocol/lang.ts'
import { escalationCause } from '../../protocol/notifications.ts'
import { terminalText } from '../terminal-text.ts'

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

/** In a few words, for a line of a list. */
export function blockerText(blockers: readonly Blocker[], lang: Lang): string {
  return blockers
    .map((one) => {
      if (one.kind === 'dependency') return lang === 'ko' ? `선행 ${one.task_id} 취소` : `${one.task_id} cancelled`
      return `L${one.level} ${escalationCause(one.triggers as never, lang)}`
    })
    .map(terminalText)
    .join(', ')
}

/** What gets a task going again whose dependency was cancelled: the dependencies that are left. */
export function dropDependencies(record: TaskRecord, cancelled: readonly string[]): string {
  const left = (record.task.dependencies ?? []).filter((id) => !cancelled.includes(id))
  return `baton task edit ${record.task.task_id} --depends "${left.join(',')}"`
}
