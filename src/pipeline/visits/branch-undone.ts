import type { Draft } from '../draft.ts'
import { openRelay, putRelay } from '../relay/open-relay.ts'
import type { Results } from '../results.ts'
import { openTask } from '../task-state.ts'
import { visitOfTask } from './follow-task.ts'
import { putVisit } from './host.ts'
import type { VisitCommand } from './visit-command.ts'
import { requireClaim } from './work-rows.ts'

/**
 * The task's branch stands at the commit that takes back the work of a run, or could not be moved there. The visit that
 * waits begins from where the branch is now.
 */
export function branchUndone(
  draft: Draft,
  command: Extract<VisitCommand, { type: 'branch_undone' }>,
): Results['branch_undone'] {
  requireClaim(draft, command)
  draft.work({ op: 'settle', id: command.work })
  const { task_id, moved } = command
  const relay = openRelay(draft, task_id)
  const { undo } = relay
  if (!undo) return { task_id, commit: relay.tip ?? relay.spec.base }
  draft.work({ op: 'wake', key: `task:${task_id}` })
  if (!moved) {
    putRelay(draft, { ...relay, undo: null })
    return { task_id, commit: undo.from }
  }
  const { run_id, step, undone, commit, from, by, evidence, asked } = undo
  draft.event(task_id, 'branch:undone', { run_id, step, undone, commit, from, by, ...asked })
  const own = { commit, from, by, at: draft.at, evidence, undoes: run_id, ...(asked ? { asked } : {}) }
  const taken = [...(relay.taken ?? []), own]
  putRelay(draft, { ...relay, tip: commit, taken, undo: null })
  const visit = visitOfTask(draft, openTask(draft, task_id).record)
  if (visit && visit.state !== 'closed' && visit.play === null) {
    putVisit(draft, { ...visit, entry: { ...visit.entry, tip: commit } })
  }
  return { task_id, commit }
}
