import { DEFAULT_PIPELINE, type Pipeline } from '../protocol/pipeline/pipeline.ts'
import { readInput } from './read-input.ts'

/** The pipeline that `--pipeline FILE` names, checked; without it the five teams that Baton ships with. */
export async function pipelineFrom(file: string | undefined): Promise<Pipeline> {
  if (file === undefined) return DEFAULT_PIPELINE
  // Loaded only when somebody brings a definition of their own: the check brings the schemas with it.
  const { loadPipeline } = await import('../protocol/pipeline/load-pipeline.ts')
  const { parseJson } = await import('../protocol/parse-json.ts')
  const parsed = parseJson(await readInput(file), file)
  if (!parsed.ok) throw parsed.error
  const loaded = loadPipeline(parsed.value, file)
  if (!loaded.ok) throw loaded.error
  return loaded.value
}
