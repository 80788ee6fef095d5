import { ACK_STEPS, type AckStep, ackDeadlines } from '../protocol/deadlines.ts'
import type { HandoffState } from './records.ts'

/**
 * The clock of one handoff. It runs while an ACK is awaited or a deferral lasts, and stops while the task
 * is held; what has run is kept, so that it goes on with the time that was left.
 */
const MS_PER_MINUTE = 60_000
const STEPS = Object.keys(ACK_STEPS) as readonly AckStep[]

/** Milliseconds that have counted so far. */
export function elapsedMs(handoff: HandoffState, at: number): number {
  return handoff.elapsed_ms + (handoff.running_since === null ? 0 : Math.max(0, at - handoff.running_since))
}

export function elapsedMinutes(handoff: HandoffState, at: number): number {
  return Math.floor(elapsedMs(handoff, at) / MS_PER_MINUTE)
}

/** The deadlines that have been reached and have not fired, in order. */
export function dueSteps(handoff: HandoffState, at: number): readonly AckStep[] {
  if (handoff.ack !== 'awaiting' || handoff.running_since === null) return []
  const deadlines = ackDeadlines(handoff.limit_minutes)
  const elapsed = elapsedMs(handoff, at)
  return STEPS.filter((step) => !handoff.fired.includes(step) && elapsed >= deadlines[step] * MS_PER_MINUTE)
}

export function redeliveryDue(handoff: HandoffState, at: number): boolean {
  return (
    handoff.ack === 'deferred' &&
    handoff.running_since !== null &&
    handoff.redeliver_after_ms !== null &&
    elapsedMs(handoff, at) >= handoff.redeliver_after_ms
  )
}

/** When the next deadline of the clock is due, in pipeline time; null while it is stopped or has none left. */
export function nextDue(handoff: HandoffState | null): number | null {
  if (!handoff || handoff.running_since === null) return null
  const start = handoff.running_since - handoff.elapsed_ms
  if (handoff.ack === 'deferred') return handoff.redeliver_after_ms === null ? null : start + handoff.redeliver_after_ms
  if (handoff.ack !== 'awaiting') return null
  const deadlines = ackDeadlines(handoff.limit_minutes)
  const left = STEPS.filter((step) => !handoff.fired.includes(step)).map((step) => deadlines[step])
  return left.length === 0 ? null : start + Math.min(...left) * MS_PER_MINUTE
}

export function freeze(handoff: HandoffState, at: number): HandoffState {
  return { ...handoff, elapsed_ms: elapsedMs(handoff, at), running_since: null }
}

export function thaw(handoff: HandoffState, at: number): HandoffState {
  const waits = handoff.ack === 'awaiting' || handoff.ack === 'deferred'
  return waits ? { ...handoff, running_since: at } : handoff
}

/** From zero again: a new handoff, or one that is delivered once more. */
export function restart(handoff: HandoffState, at: number): HandoffState {
  return { ...handoff, ack: 'awaiting', elapsed_ms: 0, running_since: at, fired: [], redeliver_after_ms: null }
}

/** An ACK ends the deadlines; the elapsed time stays recorded. */
export function stopClock(handoff: HandoffState, ack: 'accepted' | 'rejected', at: number): HandoffState {
  return { ...freeze(handoff, at), ack, redeliver_after_ms: null }
}

export function defer(handoff: HandoffState, at: number, minutes: number): HandoffState {
  return {
    ...handoff,
    ack: 'deferred',
    deferrals: handoff.deferrals + 1,
    elapsed_ms: 0,
    running_since: at,
    redeliver_after_ms: minutes * MS_PER_MINUTE,
  }
}
