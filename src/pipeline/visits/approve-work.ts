import { BatonError } from '../../protocol/baton-error.ts'
import { actorOf, type Draft } from '../draft.ts'
import { judgeStep } from '../move-task.ts'
import type { Results } from '../results.ts'
import { openTask, putTask } from '../task-state.ts'
import { visitOfTask } from './follow-task.ts'
import { openNextVisit } from './open-visit.ts'
import type { VisitCommand } from './visit-command.ts'

/**
 * The PO approves: a visit of its own brings the work to its target, and the task stays ready until it is there.
 * Approving again while that goes on answers with the same visit, and afterwards with who approved it.
 */
export function approveWork(
  draft: Draft,
  { task_id }: Extract<VisitCommand, { type: 'approve_work' }>,
): Results['approve_work'] {
  const open = openTask(draft, task_id)
  const { pipeline } = open
  const relay = draft.read('relay', task_id)
  if (relay?.integration && pipeline.statuses.get(open.record.task.status)?.kind === 'done') {
    // Nothing changes, but it is not answered to somebody whom nobody knows.
    actorOf(draft)
    return { task_id, visit: null, by: relay.integration.approved_by }
  }
  const { actor } = judgeStep(draft, open, 'approve')
  if (!relay) throw BatonError.of('RELAY_NOT_FOUND', { task_id })
  // A relay that an older version of Baton carried has no visit yet.
  const record = { ...open.record, carried: open.record.carried ?? { visit: 0 } }
  const visit = visitOfTask(draft, record)
  if (visit && visit.kind === 'approval' && visit.state !== 'closed') {
    return { task_id, visit: visit.visit, by: visit.entry.approved_by }
  }
  draft.event(task_id, 'approval:taken', { by: actor.agent_id })
  const by = { stage: '', kind: 'approval', approved_by: actor.agent_id } as const
  const approved = putTask(draft, openNextVisit(draft, record, pipeline, by))
  return { task_id, visit: visitOfTask(draft, approved)?.visit ?? '', by: actor.agent_id }
}
