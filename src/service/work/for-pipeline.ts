import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import type { Service } from '../service.ts'

/** Works with the same service for tasks of another pipeline, until everything that this began is recorded. */
export async function forPipeline<Result>(
  service: Service,
  { pipeline, config }: { readonly pipeline: Pipeline; readonly config: EffectiveConfig },
  work: (service: Service) => Promise<Result>,
): Promise<Result> {
  const engine = service.engine.withPipeline(pipeline)
  const result = await work({ ...service, engine, config })
  await engine.idle()
  return result
}
