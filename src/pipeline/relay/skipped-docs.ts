import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import { voidedBy } from './forward-steps.ts'

/** That a task goes on without documentation: who skipped it, when, and why. */
export interface SkippedDocs {
  readonly by: string
  readonly at: string
  readonly note: string | null
}

/** The step that skipped documentation, unless the task went back behind it since. */
export function skippedDocs(pipeline: Pipeline, task: Pick<TaskPackage, 'pipeline_history'>): SkippedDocs | null {
  const step = task.pipeline_history.findLast(
    ({ from_status, to_status }) => pipeline.steps.get(from_status)?.get('skip_docs')?.to === to_status,
  )
  const stage = pipeline.statuses.get(step?.from_status ?? '')?.stage
  if (!step || !stage || voidedBy(pipeline, task, stage, step.seq) !== null) return null
  return { by: step.actor, at: step.timestamp, note: step.note ?? null }
}
