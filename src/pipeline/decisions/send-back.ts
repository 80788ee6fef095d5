import { BatonError } from '../../protocol/baton-error.ts'
import { messageContent } from '../../protocol/messages/same-content.ts'
import type { EscalationTrigger } from '../../protocol/messages/schemas.ts'
import { isPo } from '../../protocol/pipeline/judge-transition.ts'
import { handoffPointInto } from '../../protocol/pipeline/pipeline.ts'
import { stopClock } from '../ack-clock.ts'
import type { NamedFile } from '../command.ts'
import { type Draft, defaultAgent } from '../draft.ts'
import { closeAckEscalations, raiseEscalation } from '../escalations.ts'
import { type JudgedStep, judgeStep, moveTask } from '../move-task.ts'
import { withInput, withOutput } from '../payloads.ts'
import type { TaskRecord } from '../records.ts'
import { requireMessage } from '../require-contract.ts'
import type { Results } from '../results.ts'
import type { LineComment, SendBackReason } from '../send-back-reason.ts'
import { type OpenTask, putTask, taskWords, teamWords } from '../task-state.ts'
import { envelope, movedTask } from './hand-over.ts'

export interface SendBackDetails {
  readonly reason?: SendBackReason | undefined
  readonly attachments?: readonly NamedFile[] | undefined
  readonly line_comments?: readonly LineComment[] | undefined
  readonly output?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Work goes back: rejected, a revision requested, or an ACK refused. Needs a reason and something to do about it.
 * One way back raises at most one escalation, which lists everything that speaks for it.
 */
export function sendBack(
  draft: Draft,
  open: OpenTask,
  action: 'reject' | 'revision_request' | 'ack_rejected',
  details: SendBackDetails,
  sent?: Readonly<Record<string, unknown>>,
): Results['step'] {
  const step = judgeStep(draft, open, action)
  const reason = requireReason(action, details.reason)
  const { pipeline, record } = open
  const to = pipeline.statuses.get(step.to)?.owner ?? ''
  const agent = defaultAgent(draft, to)
  const message = sent ?? backMessage(draft, open, step, action, { ...details, reason })
  if (!sent) requireMessage(pipeline, message, details)
  const handoff_id = String(message.handoff_id)
  const moved = moveTask(draft, open, step, reason.description, agent, { message: handoff_id })
  const output = withOutput(moved.task.team_payloads, pipeline, step.team, details.output ?? {})
  const answered = answerHandoff(draft, {
    ...moved,
    task: { ...moved.task, team_payloads: withInput(output, pipeline, to), feedback: reason.description },
  })
  const counted = countRejection(open, answered, step)
  const triggers = escalationTriggers(open, counted, step)
  const after =
    triggers.length === 0
      ? counted
      : raiseEscalation(
          draft,
          { record: counted, pipeline },
          { level: 2, triggers, team: step.team, note: reason.description },
        )
  putTask(draft, after)
  const result = {
    task_id: record.task.task_id,
    status: step.to,
    handoff_id,
    revision_count: after.task.revision_count,
    ...(triggers.length === 0 ? {} : { escalation: after.escalations.at(-1)?.id }),
  }
  draft.keepMessage(handoff_id, {
    task_id: record.task.task_id,
    handoff_id,
    type: String(message.type),
    body: message,
    content: messageContent(message),
    result,
  })
  draft.notify(
    'reject',
    { channel: 'direct', to: `team:${to}`, task_id: record.task.task_id },
    {
      ...teamWords(pipeline, step.team, to),
      ...taskWords(record),
      reason: reason.description,
      action_item_count: reason.action_items.length,
    },
  )
  return result
}

export function requireReason(action: string, reason: SendBackReason | undefined): SendBackReason {
  const hasText = Boolean(reason?.description.trim())
  if (reason && hasText && reason.action_items.length > 0) return reason
  const missing = hasText
    ? { ko: '--item "담당: 할 일 @ 기한" (action_items)', en: '--item "assignee: action @ deadline" (action_items)' }
    : {
        ko: '--reason "…" --category quality|scope|dependency|blocker --item "담당: 할 일 @ 기한" (reject_reason)',
        en: '--reason "…" --category quality|scope|dependency|blocker --item "assignee: action @ deadline" (reject_reason)',
      }
  throw BatonError.of('REASON_REQUIRED', { action, missing })
}

function backMessage(
  draft: Draft,
  open: OpenTask,
  step: JudgedStep,
  action: 'reject' | 'revision_request' | 'ack_rejected',
  { reason, attachments, line_comments }: SendBackDetails,
): Readonly<Record<string, unknown>> {
  const to = open.pipeline.statuses.get(step.to)?.owner ?? ''
  return {
    ...envelope(
      draft,
      open,
      step,
      action === 'revision_request' ? 'revision_request' : 'reject',
      defaultAgent(draft, to),
    ),
    task: movedTask(open.record, step),
    reject_reason: reason,
    ...(attachments?.length ? { attachments } : {}),
    ...(line_comments?.length ? { line_comments } : {}),
  }
}

/** Sending back also acknowledges a handoff that still waited for its ACK. */
function answerHandoff(draft: Draft, record: TaskRecord): TaskRecord {
  const { handoff } = record
  if (!handoff || (handoff.ack !== 'awaiting' && handoff.ack !== 'deferred')) return record
  const closed = closeAckEscalations(draft, record, handoff.handoff_id)
  return { ...closed, handoff: stopClock(handoff, 'rejected', draft.pipelineNow) }
}

/** The row at a point grows by one; the PO's own reject belongs to no point. */
function countRejection({ pipeline, record }: OpenTask, after: TaskRecord, step: JudgedStep): TaskRecord {
  const point = handoffPointInto(pipeline, pipeline.statuses.get(record.task.status)?.stage ?? '')
  if (point === undefined || step.transition.by === 'po') return after
  return { ...after, rejections: { ...after.rejections, [point]: (after.rejections[point] ?? 0) + 1 } }
}

function escalationTriggers({ pipeline, record }: OpenTask, after: TaskRecord, step: JudgedStep): EscalationTrigger[] {
  const { limits } = pipeline.definition
  const tooMany: EscalationTrigger[] = after.task.revision_count > limits.max_revisions ? ['revision_limit'] : []
  if (isPo(pipeline, step.actor) && step.transition.by === 'po') return tooMany
  const point = handoffPointInto(pipeline, pipeline.statuses.get(record.task.status)?.stage ?? '')
  const inARow = point === undefined ? 0 : (after.rejections[point] ?? 0)
  return [
    ...(inARow >= limits.rejections_in_a_row ? (['consecutive_rejections'] as const) : []),
    ...(record.task.priority === 'P0_CRITICAL' ? (['p0_reverse_flow'] as const) : []),
    ...(step.transition.action === 'revision_request' ? (['two_step_reverse_flow'] as const) : []),
    ...tooMany,
  ]
}
