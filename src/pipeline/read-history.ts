import type { EscalationTrigger } from '../protocol/messages/schemas.ts'
import { handoffPointInto, type Pipeline, type Transition } from '../protocol/pipeline/pipeline.ts'
import type { HistoryStep, TaskPackage } from '../protocol/task-package/schema.ts'

/**
 * What the history of a task says about it beyond its status. A package from elsewhere brings neither handoffs nor
 * escalations: they are derived from its steps. Holds and their ends are left out: a hold returns to where it was.
 */
interface PastMove {
  readonly step: HistoryStep
  readonly transition: Transition | undefined
  /** The handoff point into the stage that the step left. */
  readonly point: string | undefined
}

function movesOf(pipeline: Pipeline, history: readonly HistoryStep[]): PastMove[] {
  const kind = (code: string) => pipeline.statuses.get(code)?.kind
  return history
    .filter(({ from_status, to_status }) => kind(from_status) !== 'hold' && kind(to_status) !== 'hold')
    .map((step) => {
      const steps = [...(pipeline.steps.get(step.from_status)?.values() ?? [])]
      const stage = pipeline.statuses.get(step.from_status)?.stage ?? ''
      return {
        step,
        transition: steps.find(({ to }) => to === step.to_status),
        point: handoffPointInto(pipeline, stage),
      }
    })
}

/** The handoff or resubmit by which a task came to the status in which it waits for a team; none in the first stage. */
export function handoffStep(
  pipeline: Pipeline,
  { status, pipeline_history }: Pick<TaskPackage, 'status' | 'pipeline_history'>,
): HistoryStep | undefined {
  const { kind, stage } = pipeline.statuses.get(status) ?? {}
  if (kind !== 'pending' || handoffPointInto(pipeline, stage ?? '') === undefined) return undefined
  const last = movesOf(pipeline, pipeline_history).at(-1)?.step
  return last?.to_status === status ? last : undefined
}

/** Rejections in a row by handoff point: a team's way back adds one, its step forward ends the row. */
export function rejectionsIn(pipeline: Pipeline, history: readonly HistoryStep[]): Record<string, number> {
  const rows: Record<string, number> = {}
  for (const { step, transition, point } of movesOf(pipeline, history)) {
    if (point === undefined) continue
    const back = pipeline.statuses.get(step.to_status)?.kind === 'revision'
    if (back && transition?.by === 'team') rows[point] = (rows[point] ?? 0) + 1
    if (FORWARD.includes(transition?.action ?? '')) rows[point] = 0
  }
  return rows
}

const FORWARD: readonly string[] = ['handoff', 'resubmit', 'complete']

/** The escalation triggers of an imported task: those of an open way back, and too many revisions. */
export function openTriggers(
  pipeline: Pipeline,
  { revision_count, priority, pipeline_history }: TaskPackage,
  /** The status, or the one that a hold returns to. */
  current: string,
): { readonly triggers: EscalationTrigger[]; readonly last: HistoryStep | undefined } {
  const { limits } = pipeline.definition
  const tooMany: EscalationTrigger[] = revision_count > limits.max_revisions ? ['revision_limit'] : []
  const last = movesOf(pipeline, pipeline_history).at(-1)
  const wayBack = pipeline.statuses.get(current)?.kind === 'revision' && last?.step.to_status === current
  if (!wayBack || last.transition?.by === 'po') return { triggers: tooMany, last: last?.step }
  const inARow = rejectionsIn(pipeline, pipeline_history)[last.point ?? ''] ?? 0
  const triggers: EscalationTrigger[] = [
    ...(inARow >= limits.rejections_in_a_row ? (['consecutive_rejections'] as const) : []),
    ...(priority === 'P0_CRITICAL' ? (['p0_reverse_flow'] as const) : []),
    ...(last.transition?.action === 'revision_request' ? (['two_step_reverse_flow'] as const) : []),
    ...tooMany,
  ]
  return { triggers, last: last.step }
}
