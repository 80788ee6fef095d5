import { BatonError } from '../baton-error.ts'
import { listText } from '../list-text.ts'
import { ok, type Result, refuse } from '../result.ts'
import { attemptEffect, type LoopEvent, type LoopState, type LoopStatus, type LoopStep } from './loop.ts'

/** What may happen in each status. */
export const LOOP_EVENTS = {
  CODING: ['attempt:passed', 'attempt:failed'],
  PAUSED_FOR_HITL: ['person:fixed', 'person:relaxed', 'person:cancelled'],
  VERIFYING_FIX: ['fix:passed', 'fix:failed'],
  DONE: [],
  CANCELLED: [],
} as const satisfies Record<LoopStatus, readonly LoopEvent['type'][]>

/** One step of the loop. An event that does not belong here, or to an earlier attempt, changes nothing. */
export function stepLoop(state: LoopState, event: LoopEvent): Result<LoopStep> {
  const allowed: readonly LoopEvent['type'][] = LOOP_EVENTS[state.status]
  const isStale = 'attempt' in event && event.attempt !== state.attempt
  if (!allowed.includes(event.type) || isStale) return refuse(eventRefused(state, event, allowed))
  switch (event.type) {
    case 'attempt:passed':
    case 'fix:passed':
      return ok({ state: { ...state, status: 'DONE' }, effect: { type: 'loop:done' } })
    case 'attempt:failed':
      return ok(afterFailure(state, event))
    case 'fix:failed':
      return ok(pause(state, event))
    case 'person:fixed':
      return ok({ state: { ...state, status: 'VERIFYING_FIX' }, effect: { type: 'fix:verify' } })
    case 'person:relaxed':
      return event.approvedByPo
        ? ok(relax(state, event.criteria))
        : refuse(BatonError.of('PO_APPROVAL_REQUIRED', { action: event.type }))
    case 'person:cancelled':
      return ok({ state: { ...state, status: 'CANCELLED' }, effect: { type: 'loop:cancelled' } })
  }
}

type Failure = Pick<Extract<LoopEvent, { type: 'fix:failed' }>, 'feedback' | 'failedFiles'>

function afterFailure(state: LoopState, event: Extract<LoopEvent, { type: 'attempt:failed' }>): LoopStep {
  const redesign = event.decision === 'redesign'
  const counted = { ...state, redesigns: state.redesigns + (redesign ? 1 : 0) }
  if (state.attempt >= state.allowed) return pause(counted, event)
  const next: LoopState = {
    ...counted,
    attempt: state.attempt + 1,
    lastFeedback: event.feedback,
    failedFiles: filesOf(state, event),
  }
  return { state: next, effect: attemptEffect(next, redesign) }
}

function pause(state: LoopState, failure: Failure): LoopStep {
  const { feedback: lastFeedback } = failure
  const failedFiles = filesOf(state, failure)
  return {
    state: { ...state, status: 'PAUSED_FOR_HITL', lastFeedback, failedFiles },
    effect: { type: 'person:ask', attempts: state.attempt, lastFeedback, failedFiles },
  }
}

/** An attempt that left nothing says nothing about files: those of the attempt before are still the ones to look at. */
const filesOf = (before: LoopState, { failedFiles }: Failure) =>
  failedFiles.length > 0 ? failedFiles : before.failedFiles

function relax(state: LoopState, relaxedCriteria: readonly string[]): LoopStep {
  const next: LoopState = {
    ...state,
    status: 'CODING',
    attempt: state.attempt + 1,
    allowed: state.attempt + state.limits.relaxedAttempts,
    relaxedCriteria,
  }
  return { state: next, effect: attemptEffect(next, false) }
}

function eventRefused(state: LoopState, event: LoopEvent, allowed: readonly string[]): BatonError {
  const name = 'attempt' in event ? `${event.type} (${event.attempt})` : event.type
  const { status, attempt } = state
  return BatonError.of('LOOP_EVENT_REFUSED', { status, attempt, event: name, allowed: listText(allowed) }, { allowed })
}
