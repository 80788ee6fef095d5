import { BatonError } from '../baton-error.ts'
import { located } from '../parsed.ts'
import { ok, type Result, refuse } from '../result.ts'
import { describeViolation, type Violation } from '../violation.ts'
import { checkProjectConfig } from './check-project-config.ts'
import type { ProjectConfig } from './project-config.ts'
import { type CommentedJson, readCommentedJson } from './read-commented-json.ts'

/** The text of a configuration, read and not yet held to its contract. */
export interface ConfigText extends CommentedJson {
  readonly source: string
  /** Where it says that its pipeline is; undefined where it names none or brings a whole definition. */
  readonly pipelinePath: string | undefined
  /** Where it says that its prompts are. */
  readonly promptsPath: string | undefined
}

export function readProjectConfig(text: string, source: string): Result<ConfigText> {
  const read = readCommentedJson(text, source)
  if (!read.ok) return read
  const { pipeline, prompts } = (read.value.value ?? {}) as { pipeline?: unknown; prompts?: unknown }
  const path = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return ok({ ...read.value, source, pipelinePath: path(pipeline), promptsPath: path(prompts) })
}

/**
 * Everything that is wrong with it, in reading order. `stages` are those of the definition at `pipelinePath`, and `more`
 * is what went wrong with that file and with the prompts, from the caller that read them.
 */
export function projectConfigFaults(
  { value, positions, repeated }: ConfigText,
  stages?: readonly string[],
  more: readonly Violation[] = [],
): Violation[] {
  return located([...repeated, ...checkProjectConfig(value, stages), ...more], positions)
}

export function requireProjectConfig(
  { value, source }: ConfigText,
  faults: readonly Violation[],
): Result<ProjectConfig> {
  if (faults.length === 0) return ok(value as ProjectConfig)
  const violations = faults.map((fault) => ({ ...fault, message: describeViolation(fault, 'en') }))
  return refuse(BatonError.of('CONFIG_INVALID', { source, faults: faults.length }, { violations }))
}
