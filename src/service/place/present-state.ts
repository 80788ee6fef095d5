import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { WithEngine } from '../service.ts'

/** The time that counts, and the definition that new tasks follow, with its hash. */
export function presentState({ engine }: WithEngine): {
  readonly now: number
  readonly pipeline: Pipeline
  readonly hash: string
} {
  return { now: engine.clock.now(), pipeline: engine.pipeline, hash: engine.definition }
}
