import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
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
  { pipeline_history }: Pick<TaskPackage, 'pipeline_history'>,
  visits: readonly Visit[],
): readonly Approval[] {
  const place = (stage: string | null | undefined) => pipeline.stages.findIndex(({ id }) => id === stage)
  return visits.flatMap(({ stage, seq, landed, evidence: found }) => {
    const evidence = found.findLast(({ commit, passed }) => commit === landed && passed)
    if (landed === null || !evidence) return []
    const back = pipeline_history.find(({ seq: at, to_status }) => {
      const to = pipeline.statuses.get(to_status)
      return at > seq && to?.kind === 'revision' && place(to.stage) <= place(stage)
    })
    return [{ stage, seq, evidence, voided_by: back?.seq ?? null }]
  })
}
