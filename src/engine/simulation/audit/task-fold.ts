import type { AckTimer, Deadline } from './ack-timer.ts'
import { DEADLINES, SHARES } from './ack-timer.ts'

/** A task as its events tell it. */
export interface TaskFold {
  readonly id: string
  readonly definition: string
  readonly created_at: string
  title: string
  priority: string
  status: string
  team: string
  agent: string | undefined
  dependencies: readonly string[]
  tags: readonly string[]
  input_ref: string | undefined
  feedback: string | undefined
  revisions: number
  remembered: string | null
  readonly history: Record<string, unknown>[]
  handoff: HandoffFold | null
  readonly rejections: Map<string, number>
  readonly escalations: EscalationFold[]
  /** Dependencies that are known to be cancelled. */
  cancelled: readonly string[]
  watchers: readonly string[]
  /** Dependencies of which somebody told the PO that they were cancelled. */
  readonly told: Set<string>
}

export interface HandoffFold {
  readonly id: string
  readonly point: string
  readonly source: string
  readonly target: string
  readonly limit: number
  ack: 'awaiting' | 'accepted' | 'deferred' | 'rejected'
  deferrals: number
  timer: AckTimer
  fired: Set<Deadline>
}

interface EscalationFold {
  readonly id: string
  readonly level: number
  readonly triggers: readonly string[]
  readonly team: string
  readonly handoff: string | null
  readonly note: string | null
  readonly raised_at: string
  state: 'open' | 'resolved' | 'closed'
  outcome: string | null
  resolved_by: string | null
}

export function waits(handoff: HandoffFold | null): handoff is HandoffFold {
  return handoff !== null && (handoff.ack === 'awaiting' || handoff.ack === 'deferred')
}

export function blocks(fold: TaskFold): boolean {
  return fold.escalations.some(({ state, level }) => state === 'open' && level > 1)
}

/** What a list shows as blocked: by an open L2 or L3, or by a dependency that was cancelled. */
export function shownBlocked(fold: TaskFold, ended: boolean): boolean {
  return blocks(fold) || (!ended && fold.cancelled.length > 0)
}

/**
 * What must have fired for the task by now, in pipeline time, and has not. While the clock stands before the moment
 * at which the timer last started, because it was set back, nothing need fire: it will when the clock is there again.
 */
export function overdue({ handoff }: TaskFold, at: number): readonly (Deadline | 'redelivery')[] {
  const since = handoff?.timer.since ?? null
  if (!waits(handoff) || since === null || at < since) return []
  const counted = handoff.timer.counted(at)
  if (handoff.ack === 'deferred') return counted >= handoff.timer.after(100) ? ['redelivery'] : []
  return DEADLINES.filter((one) => !handoff.fired.has(one) && counted >= handoff.timer.after(SHARES[one]))
}

/** The pipeline time at which something of the task is due next. */
export function nextDue({ handoff }: TaskFold): number | null {
  const since = handoff?.timer.since ?? null
  if (!waits(handoff) || since === null) return null
  const start = since - handoff.timer.countedBefore
  if (handoff.ack === 'deferred') return start + handoff.timer.after(100)
  const left = DEADLINES.filter((one) => !handoff.fired.has(one)).map((one) => handoff.timer.after(SHARES[one]))
  return left.length === 0 ? null : start + Math.min(...left)
}
