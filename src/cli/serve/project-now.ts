import type { Baton } from '../compose.ts'
import { type ProjectOptions, projectFrom } from '../config-file.ts'

/** What new work of a server takes from the project, as its files are when the work is started. */
export type ProjectNow = Pick<Baton, 'config' | 'pipeline' | 'prompts'>

/**
 * Reads the configuration again: a server runs for days, and who edits it expects that the next task has the edit. A broken
 * one is refused with its faults. A server keeps the pipeline that it was started with: with another one, nothing is
 * taken over until it is started again.
 */
export async function projectNow(baton: Baton, options: ProjectOptions): Promise<ProjectNow> {
  const { pipeline, config, prompts } = await projectFrom(options)
  const isSame = JSON.stringify(pipeline.definition) === JSON.stringify(baton.pipeline.definition)
  return isSame ? { config, pipeline: baton.pipeline, prompts } : baton
}
