import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'

/** The visit that a task is in: with whom, since which step, and whether it came back. */
export interface CurrentVisit {
  readonly seq: number
  readonly stage: string
  readonly team: string
  readonly kind: 'work' | 'revision'
}

/**
 * The visit of a task with a team, if it is being worked on. A hold does not end it: the step that began it is looked
 * for behind every hold and resume.
 */
export function currentVisit(pipeline: Pipeline, { status, pipeline_history }: TaskPackage): CurrentVisit | undefined {
  const at = pipeline.statuses.get(status)
  if (!at?.stage || (at.kind !== 'in_progress' && at.kind !== 'revision')) return undefined
  const isHold = (name: string) => pipeline.statuses.get(name)?.kind === 'hold'
  const began = pipeline_history.findLast(
    ({ from_status, to_status }) => !isHold(from_status) && !isHold(to_status) && to_status === status,
  )
  if (!began) return undefined
  const kind = at.kind === 'revision' ? 'revision' : 'work'
  return { seq: began.seq, stage: at.stage, team: at.owner ?? '', kind }
}
