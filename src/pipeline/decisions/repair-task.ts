import { BatonError } from '../../protocol/baton-error.ts'
import type { PipelineCommand } from '../command.ts'
import { type Draft, requirePo } from '../draft.ts'
import type { Results } from '../results.ts'
import { openTask, putTask, taskWords } from '../task-state.ts'
import { followTask, requireNotLanding } from '../visits/follow-task.ts'

/** The messages win: a task whose row says otherwise gets the status they lead to. An event, not history. */
export function repairTask(
  draft: Draft,
  command: Extract<PipelineCommand, { type: 'repair_task' }>,
): Results['repair_task'] {
  const { record, pipeline } = openTask(draft, command.task_id)
  requirePo(draft, pipeline, 'repair a task')
  const status = pipeline.statuses.get(command.status)
  if (!status) {
    throw BatonError.of('UNKNOWN_STATUS', {
      status: command.status,
      statuses: [...pipeline.statuses.keys()].join(', '),
    })
  }
  const { task } = record
  const assigned_team = status.owner ?? task.assigned_team
  requireNotLanding(draft, record)
  const repaired = { ...record, task: { ...task, status: status.code, assigned_team } }
  const wasHeld = pipeline.statuses.get(task.status)?.kind === 'hold'
  putTask(draft, followTask(draft, record, repaired, pipeline, wasHeld ? 'resume' : 'repair'))
  draft.event(task.task_id, 'task:repaired', {
    from: task.status,
    to: status.code,
    assigned_team,
    problem: command.problem,
  })
  return { task_id: task.task_id, status: status.code, repaired: command.problem }
}

/** A dependency was cancelled: it blocks the task until it is removed, and the PO gets one notice. */
export function noteCancelledDependency(
  draft: Draft,
  { task_id, dependency }: Extract<PipelineCommand, { type: 'note_cancelled_dependency' }>,
): Results['note_cancelled_dependency'] {
  const { record, pipeline } = openTask(draft, task_id)
  const waits = record.task.dependencies?.includes(dependency) && !pipeline.statuses.get(record.task.status)?.terminal
  if (!waits) return { task_id, noted: false }
  const known = record.cancelled_dependencies ?? []
  putTask(draft, { ...record, cancelled_dependencies: known.includes(dependency) ? known : [...known, dependency] })
  draft.event(task_id, 'dependency:cancelled', { dependency })
  draft.notify(
    'dependency_cancelled',
    { channel: 'direct', to: pipeline.definition.po, task_id },
    { ...taskWords(record), dependency },
  )
  return { task_id, noted: true }
}
