import { BatonError } from '../../protocol/baton-error.ts'
import type { ContractKind } from '../../protocol/contract-kinds.ts'
import { guessKind } from '../../protocol/guess-kind.ts'
import type { DocumentationResult, FinalCompletionReport } from '../../protocol/messages/documentation.ts'
import { messageContent } from '../../protocol/messages/same-content.ts'
import type { AckMessage, HandoffMessage, RejectMessage } from '../../protocol/messages/schemas.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { createValidator } from '../../protocol/validate-document.ts'
import { describeViolation } from '../../protocol/violation.ts'
import type { Answer } from '../changeset.ts'
import { actorOf, type Draft } from '../draft.ts'
import { messageKey, taskOf } from '../facts.ts'
import type { CommandResult } from '../records.ts'
import type { SendBackReason } from '../send-back-reason.ts'
import { judgeStep } from '../take-step.ts'
import { type OpenTask, openTask } from '../task-state.ts'
import { acknowledge, requireAwaiting } from './acknowledge.ts'
import { handOver } from './hand-over.ts'
import { sendBack } from './send-back.ts'
import { complete, takeStep } from './step.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * A message that somebody sends as JSON. It is taken only if it keeps its contract, comes from whoever sends it,
 * and agrees with the task as it stands; then it does exactly what the command of the same name does.
 */
export function receiveMessage(draft: Draft, message: Json): Answer {
  const id = taskOf({ type: 'receive_message', message })
  if (id === undefined) throw BatonError.of('UNKNOWN_KIND', { source: 'message', kinds: KINDS.join(', ') })
  const open = openTask(draft, id)
  const { kind, value } = contractOf(message, open.pipeline)
  const repeated = repeatOf(draft, value)
  if (repeated) return { ok: true, result: repeated }
  requireSender(draft, value)
  requireAgreement(open, value)
  switch (kind) {
    case 'handoff':
      return done(receiveHandoff(draft, open, value as HandoffMessage))
    case 'ack':
      return receiveAck(draft, open, value as AckMessage)
    case 'reject':
    case 'revision-request':
      return done(receiveWayBack(draft, open, value as RejectMessage))
    case 'documentation-result':
      return done(receiveDocumentation(draft, open, value as DocumentationResult))
    case 'final-completion-report':
      return done(receiveReport(draft, open, value as FinalCompletionReport))
    default:
      throw BatonError.of('UNKNOWN_KIND', { source: kind, kinds: KINDS.join(', ') })
  }
}

/** What a person or team sends. Escalations are Baton's own, requests for documents move nothing. */
const KINDS: readonly ContractKind[] = [
  'handoff',
  'ack',
  'reject',
  'revision-request',
  'documentation-result',
  'final-completion-report',
]

const done = (result: CommandResult): Answer => ({ ok: true, result })

function contractOf(message: Json, pipeline: Pipeline): { kind: ContractKind; value: Json } {
  const kind = guessKind(message)
  if (!kind || !KINDS.includes(kind))
    throw BatonError.of('UNKNOWN_KIND', { source: 'message', kinds: KINDS.join(', ') })
  const { valid, violations, value } = createValidator(pipeline)(kind, message)
  if (valid) return { kind, value: value as Json }
  const shown = violations.map((found) => ({ ...found, message: describeViolation(found, 'en') }))
  throw BatonError.of('INVALID_INPUT', { total: 1, invalid: 1 }, { kind, violations: shown })
}

/** The first result of the same message; the same id with other content is refused. An ACK has rules of its own. */
function repeatOf(draft: Draft, message: Json): CommandResult | undefined {
  const key = messageKey(message)
  const kept = key === undefined || message.type === 'ack' ? undefined : draft.read('message', key)
  if (!kept) return undefined
  if (kept.content === messageContent(message)) return kept.result
  throw BatonError.of('HANDOFF_ID_REUSED', { handoff_id: String(message.handoff_id ?? message.report_id) })
}

function requireSender(draft: Draft, message: Json): void {
  const actor = actorOf(draft)
  const { source, source_team } = message as { source?: { team_id: string; agent_id: string }; source_team?: string }
  const team = source?.team_id ?? source_team ?? ''
  const named = source?.agent_id ?? actor.agent_id
  if (actor.team === team && actor.agent_id === named) return
  const who = source ? `${named} (${team})` : team
  throw BatonError.of('ACTOR_NOT_ALLOWED', { actor: actor.agent_id, status: '-', action: 'send this message', who })
}

function requireAgreement({ record }: OpenTask, message: Json): void {
  const { task } = message as { task?: { status_from: string; title: string } }
  if (!task) return
  const { task_id, status, title } = record.task
  if (task.status_from !== status && message.type !== 'ack') {
    throw BatonError.of('MESSAGE_DISAGREES', {
      task_id,
      field: 'status_from',
      expected: status,
      found: task.status_from,
    })
  }
  if (task.title !== title) {
    throw BatonError.of('MESSAGE_DISAGREES', { task_id, field: 'title', expected: title, found: task.title })
  }
}

function receiveHandoff(draft: Draft, open: OpenTask, message: HandoffMessage): CommandResult {
  const revision = open.pipeline.statuses.get(open.record.task.status)?.kind === 'revision'
  const { artifacts, context } = message.task
  return handOver(
    draft,
    open,
    revision ? 'resubmit' : 'handoff',
    {
      ...(artifacts ? { artifacts } : {}),
      ...(context === undefined ? {} : { context }),
      ...(message.timeout_minutes === undefined ? {} : { timeout_minutes: message.timeout_minutes }),
      ...(message.target.agent_id === undefined ? {} : { target_agent: message.target.agent_id }),
    },
    message,
  )
}

function receiveAck(draft: Draft, open: OpenTask, message: AckMessage): Answer {
  const reason = message.ack_status === 'rejected' ? (message.reject_reason as SendBackReason) : undefined
  return acknowledge(
    draft,
    open,
    { handoff_id: message.handoff_id, status: message.ack_status, message: message.ack_message ?? null, reason },
    message,
  )
}

function receiveWayBack(draft: Draft, open: OpenTask, message: RejectMessage): CommandResult {
  const pending = open.pipeline.statuses.get(open.record.task.status)?.kind === 'pending'
  const action =
    (message.type as string) === 'revision_request' ? 'revision_request' : pending ? 'ack_rejected' : 'reject'
  // A handoff that was answered is not answered again, whatever the answer is called.
  if (action === 'ack_rejected') requireAwaiting(draft, open, null)
  const { reject_reason, attachments } = message
  return sendBack(draft, open, action, { reason: reject_reason as SendBackReason, attachments }, message)
}

/** Complete ends the stage, partial keeps it, and a revision goes back with what must be done. */
function receiveDocumentation(draft: Draft, open: OpenTask, message: DocumentationResult): CommandResult {
  const { artifacts } = message
  if (message.result === 'complete') return takeStep(draft, open, 'complete', { artifacts })
  if (message.result === 'revision_needed') {
    return sendBack(draft, open, 'reject', { reason: message.reject_reason as SendBackReason })
  }
  // Whoever may say that it is all there may say that half of it is.
  judgeStep(draft, open, 'complete')
  const { task_id, status } = open.record.task
  draft.event(task_id, 'documentation:partial', { artifacts })
  return { task_id, status, result: 'partial' }
}

function receiveReport(draft: Draft, open: OpenTask, message: FinalCompletionReport): CommandResult {
  return complete(draft, open, { artifacts: message.artifacts, context: message.summary }, message)
}
