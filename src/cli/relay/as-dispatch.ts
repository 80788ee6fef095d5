import { dispatchPipeline } from '../../protocol/pipeline/dispatch-pipeline.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'

/** The project with the pipeline of one stage, whose agent plays all specialists. */
export function asDispatch<Project extends { readonly pipeline: Pipeline; readonly config: EffectiveConfig }>(
  project: Project,
): Project {
  const pipeline = dispatchPipeline(project.pipeline)
  const stages = project.config.stages.flatMap((one) =>
    pipeline.stages.some(({ id }) => id === one.stage) ? [{ ...one, play: 'graph' as const, reviewed: false }] : [],
  )
  return { ...project, pipeline, config: { ...project.config, stages } }
}
