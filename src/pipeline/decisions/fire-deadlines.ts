import type { AckStep } from '../../protocol/deadlines.ts'
import { dueSteps, elapsedMinutes, redeliveryDue, restart } from '../ack-clock.ts'
import type { Draft } from '../draft.ts'
import { closeEscalations, raiseEscalation } from '../escalations.ts'
import type { HandoffState, TaskRecord } from '../records.ts'
import type { Results } from '../results.ts'
import { type OpenTask, putTask, taskWords, teamWords } from '../task-state.ts'
import { announce } from './hand-over.ts'

/**
 * Whatever is due for a task fires now, in order, each once: what fired is written with what it caused. A machine
 * that was off for hours fires them together. When nothing is due, nothing is written: an alarm only re-checks.
 */
export function fireDeadlines(draft: Draft, open: OpenTask): Results['fire_deadlines'] {
  const { record } = open
  const { handoff } = record
  const at = draft.pipelineNow
  const { task_id } = record.task
  if (!handoff) return { task_id, fired: [] }
  if (redeliveryDue(handoff, at)) {
    const again = restart(handoff, at)
    draft.event(task_id, 'handoff:redelivered', { handoff_id: handoff.handoff_id, deferrals: handoff.deferrals })
    announce(draft, open, again)
    putTask(draft, { ...record, handoff: again })
    return { task_id, fired: ['redelivery'] }
  }
  const due = dueSteps(handoff, at)
  if (due.length === 0) return { task_id, fired: [] }
  let after: TaskRecord = { ...record, handoff: { ...handoff, fired: [...handoff.fired, ...due] } }
  for (const step of due) after = fire(draft, { ...open, record: after }, handoff, step)
  putTask(draft, after)
  return { task_id, fired: due }
}

function fire(draft: Draft, open: OpenTask, handoff: HandoffState, step: AckStep): TaskRecord {
  const { record, pipeline } = open
  const { task_id } = record.task
  const elapsed_minutes = elapsedMinutes(handoff, draft.pipelineNow)
  const team = handoff.target_team
  if (step === 'l1') {
    return raiseEscalation(draft, open, { level: 1, triggers: ['ack_timeout'], team, note: null })
  }
  if (step === 'l2') {
    // The lead had their time: the same matter is now the PO's, and one item of it is enough.
    const ofTimeout = (one: { level: number; handoff_id: string | null; triggers: readonly string[] }) =>
      one.level === 1 && one.handoff_id === handoff.handoff_id && one.triggers.includes('ack_timeout')
    const raisedUp = closeEscalations(draft, record, 'superseded', ofTimeout)
    return raiseEscalation(
      draft,
      { record: raisedUp, pipeline },
      { level: 2, triggers: ['ack_timeout'], team, note: null },
    )
  }
  const words = { ...teamWords(pipeline, handoff.source_team, team), ...taskWords(record), elapsed_minutes }
  draft.event(task_id, step === 'reminder' ? 'handoff:reminded' : 'handoff:overdue', {
    handoff_id: handoff.handoff_id,
    elapsed_minutes,
  })
  if (step === 'reminder') draft.notify('reminder', { channel: 'direct', to: `team:${team}`, task_id }, words)
  else {
    draft.notify('overdue', { channel: 'direct', to: `team:${team}`, task_id }, words)
    draft.notify('overdue', { channel: 'direct', to: pipeline.definition.po, task_id }, words)
  }
  return record
}
