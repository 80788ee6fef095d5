import type { Pipeline } from './pipeline/pipeline.ts'
import type { ShortPriority } from './priority.ts'

/** What happens while a handoff waits for its ACK, in this order, at these shares of the limit. */
export const ACK_STEPS = { reminder: 50, overdue: 100, l1: 150, l2: 200 } as const
export type AckStep = keyof typeof ACK_STEPS

/** Whole minutes after the handoff, rounded down. */
export type AckDeadlines = Readonly<Record<AckStep, number>>

const MS_PER_MINUTE = 60_000

/** The minutes that a receiving team has: what the message says, else what its priority gives. */
export function ackLimit(
  pipeline: Pipeline,
  handoff: { readonly timeout_minutes?: number | undefined; readonly priority: ShortPriority },
): number {
  return handoff.timeout_minutes ?? pipeline.definition.limits.ack_minutes[handoff.priority]
}

export function ackDeadlines(limitMinutes: number): AckDeadlines {
  const share = (percent: number) => Math.floor((limitMinutes * percent) / 100)
  return {
    reminder: share(ACK_STEPS.reminder),
    overdue: share(ACK_STEPS.overdue),
    l1: share(ACK_STEPS.l1),
    l2: share(ACK_STEPS.l2),
  }
}

/** The same as instants, in milliseconds since the epoch. */
export function ackInstants(sentAt: number, limitMinutes: number): AckDeadlines {
  const minutes = ackDeadlines(limitMinutes)
  return {
    reminder: sentAt + minutes.reminder * MS_PER_MINUTE,
    overdue: sentAt + minutes.overdue * MS_PER_MINUTE,
    l1: sentAt + minutes.l1 * MS_PER_MINUTE,
    l2: sentAt + minutes.l2 * MS_PER_MINUTE,
  }
}
