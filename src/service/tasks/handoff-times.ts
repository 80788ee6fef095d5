import { elapsedMs } from '../../pipeline/ack-clock.ts'
import { pipelineNow } from '../../pipeline/pipeline-time.ts'
import type { Control, HandoffState } from '../../pipeline/records.ts'
import { ACK_STEPS, type AckStep, ackDeadlines } from '../../protocol/deadlines.ts'

const MS_PER_MINUTE = 60_000

export interface HandoffDeadline {
  readonly step: AckStep | 'redelivery'
  /** Milliseconds until then as the pipeline counts; below zero when it has passed. */
  readonly left_ms: number
  /** The time of day it falls on; unknown while the clock stands still. */
  readonly at: number | null
  readonly fired: boolean
}

/** The clock of a handoff, read for a person. */
export interface HandoffTimes {
  readonly elapsed_ms: number
  readonly running: boolean
  readonly deadlines: readonly HandoffDeadline[]
}

export function handoffTimes(handoff: HandoffState, control: Control, now: number): HandoffTimes {
  const elapsed = elapsedMs(handoff, pipelineNow(control, now))
  const running = handoff.running_since !== null && control.stopped_at === null
  const deadline = (step: HandoffDeadline['step'], after: number, fired: boolean): HandoffDeadline => ({
    step,
    left_ms: after - elapsed,
    at: running ? now + after - elapsed : null,
    fired,
  })
  const minutes = ackDeadlines(handoff.limit_minutes)
  const awaited = (Object.keys(ACK_STEPS) as AckStep[]).map((step) =>
    deadline(step, minutes[step] * MS_PER_MINUTE, handoff.fired.includes(step)),
  )
  const again = handoff.redeliver_after_ms === null ? [] : [deadline('redelivery', handoff.redeliver_after_ms, false)]
  const deadlines = handoff.ack === 'awaiting' ? awaited : handoff.ack === 'deferred' ? again : []
  return { elapsed_ms: elapsed, running: running && deadlines.length > 0, deadlines }
}
