import { BatonError } from '../../protocol/baton-error.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { requirePerson } from '../runs/open-run.ts'
import { openTask } from '../task-state.ts'
import { visitOfTask } from '../visits/follow-task.ts'
import { houseRow } from '../visits/rows.ts'
import { expectedTip } from './branch-tip.ts'
import { openRelay, putRelay } from './open-relay.ts'
import type { RelayCommand } from './relay-command.ts'
import { tellEvidence } from './tell-evidence.ts'

type Command = Extract<RelayCommand, { type: 'undo_landing' }>

/**
 * The work of a run is to be taken back on the task's branch, by a commit of its own that was checked like all work. It
 * is written down first; a row of the queue then moves the branch (`branch_undone`), and until it has, no visit begins.
 */
export function undoLanding(draft: Draft, command: Command): Results['undo_landing'] {
  const { task_id, run_id, step, undone, commit, from, evidence, asked } = command
  requirePerson(draft)
  const relay = openRelay(draft, task_id)
  const { record } = openTask(draft, task_id)
  if (relay.undo?.commit === commit || expectedTip(relay) === commit) return { task_id, commit }
  if (relay.integration) throw BatonError.of('TASK_INTEGRATING', { task_id, commit: relay.integration.commit })
  const visit = visitOfTask(draft, record)
  if (relay.undo || (visit && visit.state !== 'closed' && visit.play !== null)) {
    throw BatonError.of('TASK_BUSY', { task_id })
  }
  if (expectedTip(relay) !== from) {
    const how = `baton runs undo ${run_id}`
    throw BatonError.of('BRANCH_MOVED', { branch: relay.spec.branch, expected: from, now: expectedTip(relay), how })
  }
  if (!evidence.passed || evidence.commit !== commit) {
    throw BatonError.of('EVIDENCE_MISSING', { task_id, action: 'undo', tree: evidence.tree })
  }
  tellEvidence(draft, task_id, evidence)
  const by = draft.request.actor
  const undo = { run_id, step, undone, commit, from, by, evidence, ...(asked ? { asked } : {}) }
  putRelay(draft, { ...relay, undo })
  draft.work({ op: 'add', row: houseRow(draft, task_id, { id: `undo/${task_id}/${commit}`, kind: 'undo', data: {} }) })
  return { task_id, commit }
}
