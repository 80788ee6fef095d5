import type { PromptRole } from './stage-brief.ts'

/** A template for each kind of run, and the parts that several of them share: `{part.ending}`. */
export const PROMPT_NAMES = [
  'plan',
  'leader',
  'coder',
  'verifier',
  'test',
  'harden',
  'reviewer',
  'document',
  'stage',
  'specialist',
] as const
export const PROMPT_PARTS = ['task', 'returned', 'rules', 'asking', 'ending'] as const
/** Every template that a project can replace. */
export const PROMPT_FILES = [...PROMPT_NAMES, ...PROMPT_PARTS] as const

export type PromptName = (typeof PROMPT_NAMES)[number]
export type PromptPart = (typeof PROMPT_PARTS)[number]
export type PromptFile = (typeof PROMPT_FILES)[number]

/** The stages of the built-in pipeline that one run plays alone. */
const BY_STAGE: ReadonlyMap<string, PromptName> = new Map([
  ['PLAN', 'plan'],
  ['QA', 'test'],
  ['HARDEN', 'harden'],
  ['DOC', 'document'],
])

/** Which template the run of a stage gets. A stage that only its own pipeline knows gets the general one. */
export function promptName(stage: string, role: PromptRole): PromptName {
  return role === 'stage' ? (BY_STAGE.get(stage) ?? 'stage') : role
}
