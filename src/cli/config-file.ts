import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { BatonError } from '../protocol/baton-error.ts'
import type { Pipeline } from '../protocol/pipeline/pipeline.ts'
import { type EffectiveConfig, effectiveConfig, NO_CONFIG } from '../protocol/project-config/effective-config.ts'
import type { ProjectConfig } from '../protocol/project-config/project-config.ts'
import type { ConfigText } from '../protocol/project-config/read-project-config.ts'
import { type Violation, violation } from '../protocol/violation.ts'
import { CONFIG_NAME, locateConfig } from './config-place.ts'
import { insideFolder } from './inside-folder.ts'
import { pipelineFrom } from './pipeline-from.ts'
import type { PromptOverrides, ReadPrompts } from './prompt-files.ts'
import { readInput } from './read-input.ts'

/** What a repository asks for: its pipeline, and everything else with the defaults filled in. */
export interface Project {
  /** The configuration that it was read from; null where there is none. */
  readonly path: string | null
  readonly pipeline: Pipeline
  readonly config: EffectiveConfig
  /** The templates that replace built-in ones, by name. */
  readonly prompts: PromptOverrides
}

export interface ProjectOptions {
  /** `--config`; null: use no configuration, even if there is one. */
  readonly config?: string | null
  /** `--pipeline`, which wins over the one that the configuration names. */
  readonly pipeline?: string
}

/** The project that we stand in. A configuration that is there and broken is refused, never passed over. */
export async function projectFrom(options: ProjectOptions): Promise<Project> {
  const file = options.pipeline ?? (process.env.BATON_PIPELINE || undefined)
  const { path, named } = locateConfig(options.config ?? undefined)
  if (options.config === null || (!named && !existsSync(path))) {
    const pipeline = await pipelineFrom(file)
    return { path: null, pipeline, config: effectiveConfig(NO_CONFIG, pipeline), prompts: {} }
  }
  const project = await loadProject(path)
  if (file === undefined) return project
  const pipeline = await pipelineFrom(file)
  return { ...project, pipeline, config: effectiveConfig(project.written, pipeline) }
}

/** A configuration with what it says as it was written. */
export interface LoadedProject extends Project {
  readonly path: string
  readonly written: ProjectConfig
}

/**
 * Reads a configuration, and the pipeline and the prompts that it names.
 *
 * 1. It is untrusted: reading it runs nothing, and opens nothing but those, which must lie beside it or below.
 * 2. What is wrong is listed whole, the files that it names included.
 */
export async function loadProject(path: string): Promise<LoadedProject> {
  const text = await readInput(path).catch((error: unknown) => {
    throw error instanceof BatonError && error.code === 'FILE_NOT_FOUND' ? notFound(path) : error
  })
  // Loaded only when there is one: the contract brings the schemas with it.
  const { projectConfigFaults, readProjectConfig, requireProjectConfig } = await import(
    '../protocol/project-config/read-project-config.ts'
  )
  const read = readProjectConfig(text, path)
  if (!read.ok) throw read.error
  const { pipeline, stages, faults } = await pipelineOf(read.value, path)
  const prompts = await promptsOf(read.value, path)
  const found = projectConfigFaults(read.value, stages, [...faults, ...prompts.faults])
  const config = requireProjectConfig(read.value, found)
  if (!config.ok) throw config.error
  return {
    path,
    pipeline,
    config: effectiveConfig(config.value, pipeline),
    prompts: prompts.overrides,
    written: config.value,
  }
}

const notFound = (source: string) => BatonError.of('CONFIG_NOT_FOUND', { source })

interface NamedPipeline {
  readonly pipeline: Pipeline
  readonly stages?: readonly string[]
  readonly faults: readonly Violation[]
}

/** The pipeline that a configuration asks for. One that cannot be used is a fault of the configuration. */
async function pipelineOf({ value, pipelinePath }: ConfigText, path: string): Promise<NamedPipeline> {
  if (pipelinePath === undefined) return { pipeline: await ownPipeline(value), faults: [] }
  const { checkWorkspacePath } = await import('../protocol/handoff-document/workspace-path.ts')
  const builtIn = await pipelineFrom(undefined)
  // Said by the check of the configuration, and not opened.
  if (checkWorkspacePath(pipelinePath, 'read')) return { pipeline: builtIn, faults: [] }
  try {
    const file = await insideFolder(dirname(path), pipelinePath)
    if (file === undefined)
      return { pipeline: builtIn, faults: [violation('/pipeline', 'path_leaves', { path: pipelinePath })] }
    const pipeline = await pipelineFrom(file)
    return { pipeline, stages: pipeline.stages.map(({ id }) => id), faults: [] }
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    const reason = { ko: error.describe('ko'), en: error.describe('en') }
    return { pipeline: builtIn, faults: [violation('/pipeline', 'pipeline_unusable', { reason })] }
  }
}

/** The templates in the folder that a configuration names. */
async function promptsOf({ promptsPath }: ConfigText, path: string): Promise<ReadPrompts> {
  const none = { overrides: {}, faults: [] }
  if (promptsPath === undefined) return none
  const { checkWorkspacePath } = await import('../protocol/handoff-document/workspace-path.ts')
  // Said by the check of the configuration, and not opened.
  if (checkWorkspacePath(promptsPath, 'read')) return none
  // Loaded only when somebody brings templates of their own.
  const { promptOverrides } = await import('./prompt-files.ts')
  return promptOverrides(dirname(path), promptsPath)
}

/** The definition that stands in the configuration itself, or the built-in one. */
async function ownPipeline(value: unknown): Promise<Pipeline> {
  const { pipeline } = (value ?? {}) as { pipeline?: unknown }
  if (pipeline === undefined) return pipelineFrom(undefined)
  const { loadPipeline } = await import('../protocol/pipeline/load-pipeline.ts')
  const loaded = loadPipeline(pipeline, CONFIG_NAME)
  // One with faults is listed among those of the configuration; what stands in for it is never used.
  return loaded.ok ? loaded.value : pipelineFrom(undefined)
}
