import { BatonError } from '../../protocol/baton-error.ts'
import type { ContractKind } from '../../protocol/contract-kinds.ts'
import { guessKind } from '../../protocol/guess-kind.ts'
import type {
  DocumentationRequest,
  DocumentationResult,
  FinalCompletionReport,
} from '../../protocol/messages/documentation.ts'
import { messageContent } from '../../protocol/messages/same-content.ts'
import type { AckMessage, HandoffMessage, RejectMessage } from '../../protocol/messages/schemas.ts'
import { isPo } from '../../protocol/pipeline/judge-transition.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { createValidator } from '../../protocol/validate-document.ts'
import type { Answer } from '../changeset.ts'
import { actorOf, type Draft } from '../draft.ts'
import { taskOf } from '../facts.ts'
import { documentationKey, messageKey } from '../message-key.ts'
import { requireNone } from '../require-contract.ts'
import type { Results } from '../results.ts'
import type { SendBackReason } from '../send-back-reason.ts'
import { type OpenTask, openTask } from '../task-state.ts'
import { acknowledge, requireAwaiting } from './acknowledge.ts'
import { receiveRequest, receiveResult } from './documentation.ts'
import { handOver } from './hand-over.ts'
import { requireAgreement } from './message-agreement.ts'
import { sendBack } from './send-back.ts'
import { complete } from './step.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * A message that is sent as JSON. It is accepted only if it keeps its contract, comes from the sender it names,
 * and agrees with the current task; then it has the effect of the command of the same name.
 */
export function receiveMessage(draft: Draft, message: Json): Answer {
  const id = taskOf({ type: 'receive_message', message })
  if (id === undefined) throw BatonError.of('UNKNOWN_KIND', { source: 'message', kinds: KINDS.join(', ') })
  const open = openTask(draft, id)
  const { kind, value } = contractOf(message, open.pipeline)
  // An ACK has rules of its own for what comes again.
  if (kind === 'ack') return receiveAck(draft, open, value as AckMessage)
  const key = messageKey(value) ?? documentationKey(value, open.record, open.pipeline)
  const repeated = repeatOf(draft, key, value)
  if (repeated) return done(repeated)
  requireSender(draft, open, value)
  requireAgreement(draft, open, value as never)
  return done(take(draft, open, { kind, value, key }))
}

function take(
  draft: Draft,
  open: OpenTask,
  { kind, value, key }: { kind: ContractKind; value: Json; key: string },
): Results['receive_message'] {
  switch (kind) {
    case 'handoff':
      return moved(open, value, receiveHandoff(draft, open, value as HandoffMessage))
    case 'reject':
    case 'revision-request':
      return moved(open, value, receiveWayBack(draft, open, value as RejectMessage))
    case 'documentation-request':
      return receiveRequest(draft, open, value as DocumentationRequest, key)
    case 'documentation-result':
      return receiveResult(draft, open, value as DocumentationResult, key)
    case 'final-completion-report':
      return moved(open, value, receiveReport(draft, open, value as FinalCompletionReport))
    default:
      throw BatonError.of('UNKNOWN_KIND', { source: kind, kinds: KINDS.join(', ') })
  }
}

/** What a person or team sends. Escalations are Baton's own. */
const KINDS: readonly ContractKind[] = [
  'handoff',
  'ack',
  'reject',
  'revision-request',
  'documentation-request',
  'documentation-result',
  'final-completion-report',
]

const done = (result: Results['receive_message']): Answer => ({ ok: true, result })

function contractOf(message: Json, pipeline: Pipeline): { kind: ContractKind; value: Json } {
  const kind = guessKind(message)
  if (!kind || !KINDS.includes(kind))
    throw BatonError.of('UNKNOWN_KIND', { source: 'message', kinds: KINDS.join(', ') })
  const { violations, value } = createValidator(pipeline)(kind, message)
  requireNone(violations, { kind })
  return { kind, value: value as Json }
}

/** The first result of the same message; the same id with other content is refused. */
function repeatOf(draft: Draft, key: string, message: Json): Results['receive_message'] | undefined {
  const kept = draft.read('message', key)
  if (!kept) return undefined
  if (kept.content === messageContent(message)) return kept.result as Results['receive_message']
  throw BatonError.of('HANDOFF_ID_REUSED', { handoff_id: key })
}

/** The actor must be the sender that the message names. A request for documents may also come from the PO. */
function requireSender(draft: Draft, { pipeline }: OpenTask, message: Json): void {
  const actor = actorOf(draft)
  const { source, source_team } = message as { source?: { team_id: string; agent_id: string }; source_team?: string }
  const team = source?.team_id ?? source_team ?? ''
  const named = source?.agent_id ?? actor.agent_id
  const asked = message.type === 'documentation_request'
  if (asked && !actor.active) throw BatonError.of('AGENT_NOT_ACTIVE', { actor: actor.agent_id })
  if (actor.team === team && actor.agent_id === named) return
  if (asked && isPo(pipeline, actor)) return
  const who = source ? `${named} (${team})` : asked ? `${team}, PO (${pipeline.definition.po})` : team
  throw BatonError.of('ACTOR_NOT_ALLOWED', { actor: actor.agent_id, status: '-', action: 'send this message', who })
}

/** The step must end where the message says; the table gives each action one end, so this is a last check. */
function moved({ record }: OpenTask, message: Json, result: Results['receive_message']): Results['receive_message'] {
  const { status_to: found } = message.task as { status_to: string }
  if (result.status === found) return result
  const { task_id } = record.task
  throw BatonError.of('MESSAGE_DISAGREES', { task_id, field: 'status_to', expected: String(result.status), found })
}

function receiveHandoff(draft: Draft, open: OpenTask, message: HandoffMessage): Results['receive_message'] {
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
  const { handoff_id, ack_status: status, ack_message } = message
  const reason = status === 'rejected' ? (message.reject_reason as SendBackReason) : undefined
  const { attachments, line_comments } = status === 'rejected' ? message : {}
  const ack = { handoff_id, status, message: ack_message ?? null, reason, attachments, line_comments }
  return acknowledge(draft, open, ack, {
    body: message,
    check: (handoff) => {
      requireSender(draft, open, message)
      requireAgreement(draft, open, message as never, handoff)
    },
  })
}

function receiveWayBack(draft: Draft, open: OpenTask, message: RejectMessage): Results['receive_message'] {
  const pending = open.pipeline.statuses.get(open.record.task.status)?.kind === 'pending'
  const action =
    (message.type as string) === 'revision_request' ? 'revision_request' : pending ? 'ack_rejected' : 'reject'
  // A handoff that was answered is not answered again, whatever the answer is called.
  if (action === 'ack_rejected') requireAwaiting(draft, open, null)
  const { reject_reason, attachments } = message
  return sendBack(draft, open, action, { reason: reject_reason as SendBackReason, attachments }, message)
}

function receiveReport(draft: Draft, open: OpenTask, message: FinalCompletionReport): Results['receive_message'] {
  return complete(draft, open, { artifacts: message.artifacts, context: message.summary }, message)
}
