import type { Lang } from '../../../protocol/lang.ts'
import { escalationCause } from '../../../protocol/notifications.ts'
import type { Blocker } from '../../../service/tasks/blockers-of.ts'
import { terminalText } from '../../terminal-text.ts'

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

interface Depending {
  readonly task_id: string
  readonly dependencies?: readonly string[] | undefined
}

/** What gets a task going again whose dependency was cancelled: the dependencies that are left. */
export function dropDependencies(task: Depending, cancelled: readonly string[]): string {
  const left = (task.dependencies ?? []).filter((id) => !cancelled.includes(id))
  return `baton task edit ${task.task_id} --depends "${left.join(',')}"`
}
