import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import { landedEvidence, voidedBy } from './forward-steps.ts'
import type { Evidence, Visit } from './relay-record.ts'

/** A stage that was done with evidence, and whether that still counts. */
export interface Approval {
  readonly stage: string
  readonly seq: number
  readonly evidence: Evidence
  /** The step by which the task went back, to this stage or one before it. */
  readonly voided_by: number | null
}

/**
 * What each stage was handed on with. Going back voids what this stage and all later ones had said; commits of a later
 * stage void nothing, because the checks ran again on the new tree.
 */
export function approvalsOf(
  pipeline: Pipeline,
  task: Pick<TaskPackage, 'pipeline_history'>,
  visits: readonly Visit[],
): readonly Approval[] {
  return visits.flatMap((visit) => {
    const { stage, seq } = visit
    const evidence = landedEvidence(visit)
    return evidence ? [{ stage, seq, evidence, voided_by: voidedBy(pipeline, task, stage, seq) }] : []
  })
}
