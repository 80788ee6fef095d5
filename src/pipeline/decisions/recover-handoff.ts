import { ackLimit } from '../../protocol/deadlines.ts'
import { messageContent } from '../../protocol/messages/same-content.ts'
import { handoffPointInto, teamName } from '../../protocol/pipeline/pipeline.ts'
import { shortPriority } from '../../protocol/priority.ts'
import type { Draft } from '../draft.ts'
import { handoffStep } from '../read-history.ts'
import type { TaskRecord } from '../records.ts'
import type { OpenTask } from '../task-state.ts'
import { announce, newHandoff } from './hand-over.ts'

/**
 * Gives an imported task that waits for a team the handoff that it waits by: its own id and message, made from the
 * step in the history, with the ACK limit of the priority from now on. Its sender, step and time are those of that step.
 */
export function recoverHandoff(draft: Draft, { record, pipeline }: OpenTask): TaskRecord {
  const { task } = record
  const step = record.handoff ? undefined : handoffStep(pipeline, task)
  if (!step) return record
  const handoff_id = draft.uuid()
  const priority = shortPriority(task.priority)
  const limit_minutes = ackLimit(pipeline, { priority })
  const point = handoffPointInto(pipeline, pipeline.statuses.get(task.status)?.stage ?? '') ?? '-'
  const sides = { source_team: step.team, target_team: task.assigned_team }
  const party = (team: string) => ({ team_id: team, team_name: teamName(pipeline, team) })
  const body = {
    handoff_id,
    type: 'handoff',
    source: { ...party(sides.source_team), agent_id: step.actor },
    target: { ...party(sides.target_team), ...(task.assigned_agent?.trim() ? { agent_id: task.assigned_agent } : {}) },
    task: {
      task_id: task.task_id,
      title: task.title,
      status_from: step.from_status,
      status_to: step.to_status,
      priority,
      ...(step.note === undefined ? {} : { context: step.note }),
    },
    timeout_minutes: limit_minutes,
    timestamp: step.timestamp,
    metadata: { made_by: 'import' },
  }
  const result = { task_id: task.task_id, status: task.status, handoff_id }
  const kept = { task_id: task.task_id, handoff_id, type: 'handoff', body, content: messageContent(body), result }
  draft.keepMessage(handoff_id, kept)
  draft.event(task.task_id, 'handoff:sent', { handoff_id, point, ...sides, limit_minutes, made_by: 'import' })
  const handoff = newHandoff({ handoff_id, point, ...sides, limit_minutes }, draft.pipelineNow)
  const whole = { ...record, handoff }
  announce(draft, { record: whole, pipeline }, handoff)
  return whole
}
