import { BatonError } from '../../protocol/baton-error.ts'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import { ackLimit } from '../../protocol/deadlines.ts'
import { messageContent } from '../../protocol/messages/same-content.ts'
import { judgeTransition } from '../../protocol/pipeline/judge-transition.ts'
import { teamName } from '../../protocol/pipeline/pipeline.ts'
import { shortPriority } from '../../protocol/priority.ts'
import { defer, stopClock } from '../ack-clock.ts'
import type { Answer } from '../changeset.ts'
import type { NamedFile } from '../command.ts'
import { activeTeams, actorOf, type Draft } from '../draft.ts'
import { closeAckEscalations, raiseEscalation } from '../escalations.ts'
import type { HandoffState } from '../records.ts'
import { requireMessage } from '../require-contract.ts'
import type { Results } from '../results.ts'
import type { LineComment, SendBackReason } from '../send-back-reason.ts'
import { type OpenTask, putTask } from '../task-state.ts'
import { requireReason, sendBack } from './send-back.ts'

type Json = Readonly<Record<string, unknown>>

export interface Acknowledgement {
  readonly handoff_id: string | null
  readonly status: 'accepted' | 'deferred' | 'rejected'
  readonly message: string | null
  readonly reason?: SendBackReason | undefined
  readonly attachments?: readonly NamedFile[] | undefined
  readonly line_comments?: readonly LineComment[] | undefined
}

/** An ACK that came as a message: what it says, and what else must hold before it counts. */
interface SentAck {
  readonly body: Json
  readonly check: (handoff: HandoffState) => void
}

/** The receiving team's answer to a handoff. The fourth deferral is refused and recorded: it raises L1. */
export function acknowledge(draft: Draft, open: OpenTask, ack: Acknowledgement, sent?: SentAck): Answer {
  const repeated = repeatOf(draft, open, ack, sent?.body)
  if (repeated) return { ok: true, result: repeated }
  const handoff = requireAwaiting(draft, open, ack.handoff_id)
  requireReceiver(draft, open, handoff)
  sent?.check(handoff)
  requireReasons(ack)
  const message = sent?.body ?? ackMessage(draft, open, handoff, ack)
  if (!sent) requireMessage(open.pipeline, message)
  const keep = (result: Results['acknowledge']): Answer => {
    draft.keepMessage(`${handoff.handoff_id}/ack`, {
      task_id: open.record.task.task_id,
      handoff_id: handoff.handoff_id,
      type: 'ack',
      body: message,
      content: messageContent(message),
      result,
    })
    return { ok: true, result }
  }
  if (ack.status === 'rejected') return keep(sendBack(draft, open, 'ack_rejected', ack))
  if (ack.status === 'accepted') return keep(accept(draft, open, handoff, ack.message))
  const { max_deferrals } = open.pipeline.definition.limits
  if (handoff.deferrals >= max_deferrals) return refuseDeferral(draft, open, handoff, max_deferrals)
  return keep(postpone(draft, open, handoff, ack.message ?? ''))
}

function requireReasons({ status, message, reason }: Acknowledgement): void {
  if (status === 'rejected') requireReason('ack_rejected', reason)
  if (status !== 'deferred' || message?.trim()) return
  throw BatonError.of('REASON_REQUIRED', { action: 'ack deferred', missing: '--reason "…" (ack_message)' })
}

/**
 * The same answer to the same handoff again changes nothing, whatever became of the task. Only a handoff that was
 * delivered again after a deferral waits for a new answer, which may have the same words.
 */
function repeatOf(draft: Draft, open: OpenTask, ack: Acknowledgement, sent: Json | undefined) {
  const { handoff } = open.record
  const id = ack.handoff_id ?? handoff?.handoff_id
  if (id === undefined) return undefined
  const kept = draft.read('message', `${id}/ack`)
  if (kept?.task_id !== open.record.task.task_id) return undefined
  if (id === handoff?.handoff_id && handoff.ack !== ack.status) return undefined
  if (sent) return kept.content === messageContent(sent) ? kept.result : undefined
  return answerOf(kept.body) === answerOf(answerBody(draft, ack)) ? kept.result : undefined
}

/** What somebody answered, apart from the handoff and the task as they stood then. */
function answerBody(draft: Draft, { status, message, reason, attachments, line_comments }: Acknowledgement) {
  return {
    source: { agent_id: draft.request.actor },
    ack_status: status,
    ...(message === null ? {} : { ack_message: message }),
    ...(reason ? { reject_reason: reason } : {}),
    ...(attachments?.length && status === 'rejected' ? { attachments } : {}),
    ...(line_comments?.length && status === 'rejected' ? { line_comments } : {}),
  }
}

function answerOf(body: Json): string {
  const { source, ack_status, ack_message = null, reject_reason = null } = body
  const { attachments = null, line_comments = null } = body
  const { agent_id } = source as { agent_id: string }
  return canonicalJson({ agent_id, ack_status, ack_message, reject_reason, attachments, line_comments })
}

/** A pickup accepts what was not answered yet; nothing more is said about it. */
export function accept(
  draft: Draft,
  { record }: OpenTask,
  handoff: HandoffState,
  message: string | null,
): Results['acknowledge'] {
  const { task_id, status } = record.task
  draft.event(task_id, 'handoff:acknowledged', { handoff_id: handoff.handoff_id, ack: 'accepted', message })
  const closed = closeAckEscalations(draft, record, handoff.handoff_id)
  putTask(draft, { ...closed, handoff: stopClock(handoff, 'accepted', draft.pipelineNow) })
  return { task_id, status, handoff_id: handoff.handoff_id, ack: 'accepted' }
}

/** It comes back after the ACK limit of the priority, whatever limit the sender set for the answer. */
function postpone(
  draft: Draft,
  { record, pipeline }: OpenTask,
  handoff: HandoffState,
  message: string,
): Results['acknowledge'] {
  const { task_id, status, priority } = record.task
  const minutes = ackLimit(pipeline, { priority: shortPriority(priority) })
  const deferred = defer(handoff, draft.pipelineNow, minutes)
  draft.event(task_id, 'handoff:deferred', {
    handoff_id: handoff.handoff_id,
    deferrals: deferred.deferrals,
    message,
    again_in_minutes: minutes,
  })
  const closed = closeAckEscalations(draft, record, handoff.handoff_id)
  putTask(draft, { ...closed, handoff: deferred })
  return { task_id, status, handoff_id: handoff.handoff_id, ack: 'deferred', deferrals: deferred.deferrals }
}

function refuseDeferral(draft: Draft, open: OpenTask, handoff: HandoffState, limit: number): Answer {
  const values = { handoff_id: handoff.handoff_id, limit }
  const raised = open.record.escalations.some(
    (one) => one.state === 'open' && one.handoff_id === handoff.handoff_id && one.triggers.includes('deferral_limit'),
  )
  if (raised) throw BatonError.of('DEFERRAL_LIMIT', values)
  putTask(
    draft,
    raiseEscalation(draft, open, { level: 1, triggers: ['deferral_limit'], team: handoff.target_team, note: null }),
  )
  return { ok: false, error: { code: 'DEFERRAL_LIMIT', values, details: {} } }
}

/** The handoff that waits for an ACK: the one that is named, or the newest. */
export function requireAwaiting(draft: Draft, { record, pipeline }: OpenTask, named: string | null): HandoffState {
  const { task_id, status } = record.task
  const { handoff } = record
  if (named !== null && named !== handoff?.handoff_id) {
    const known = draft.read('message', named)
    if (known?.task_id !== task_id) throw BatonError.of('HANDOFF_NOT_FOUND', { task_id, handoff_id: named })
    throw BatonError.of('HANDOFF_SUPERSEDED', { handoff_id: named, newest: handoff?.handoff_id ?? '-' })
  }
  if (!handoff) throw BatonError.of('NO_OPEN_HANDOFF', { task_id, status })
  if (handoff.ack === 'accepted' || handoff.ack === 'rejected') {
    throw BatonError.of('ALREADY_ACKED', { handoff_id: handoff.handoff_id, ack: handoff.ack })
  }
  if (pipeline.statuses.get(status)?.kind !== 'pending') throw BatonError.of('NO_OPEN_HANDOFF', { task_id, status })
  return handoff
}

/** Only the receiving team answers; the table's own words for it are those of refusing the ACK. */
function requireReceiver(draft: Draft, { record, pipeline }: OpenTask, handoff: HandoffState): void {
  const actor = actorOf(draft)
  const judged = judgeTransition(pipeline, {
    status: record.task.status,
    action: 'ack_rejected',
    actor,
    activeTeams: activeTeams(draft),
  })
  if (judged.ok) return
  if (judged.error.code === 'ACTOR_NOT_ALLOWED') throw notReceiver(actor.agent_id, record.task.status, handoff)
  if (judged.error.code !== 'TRANSITION_REFUSED') throw judged.error
  if (!actor.active) throw BatonError.of('AGENT_NOT_ACTIVE', { actor: actor.agent_id })
  if (actor.team === handoff.target_team) return
  throw notReceiver(actor.agent_id, record.task.status, handoff)
}

/** In the words of what was asked: somebody who accepts did not ask to reject. */
function notReceiver(actor: string, status: string, { target_team }: HandoffState): BatonError {
  return BatonError.of('ACTOR_NOT_ALLOWED', { actor, status, action: 'ack', who: target_team })
}

function ackMessage(draft: Draft, { record, pipeline }: OpenTask, handoff: HandoffState, ack: Acknowledgement): Json {
  const { task_id, title, status, priority } = record.task
  const party = (team: string) => ({ team_id: team, team_name: teamName(pipeline, team) })
  const answer = answerBody(draft, ack)
  return {
    handoff_id: handoff.handoff_id,
    type: 'ack',
    target: party(handoff.source_team),
    task: { task_id, title, status_from: status, status_to: status, priority: shortPriority(priority) },
    ...answer,
    source: { ...party(handoff.target_team), ...answer.source },
    timestamp: draft.at,
  }
}
