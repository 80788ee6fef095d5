import { BatonError } from '../baton-error.ts'
import { fillText, placeholdersOf } from '../fill-template.ts'
import type { Lang, Localized } from '../lang.ts'
import { PROMPT_NAMES, PROMPT_PARTS, type PromptFile, type PromptName } from './prompt-names.ts'
import { PROMPT_PLACEHOLDERS, type PromptInput, promptValues } from './prompt-values.ts'
import { withoutMissing } from './without-missing.ts'

/** The templates that come with Baton. */
export type PromptTemplates = Readonly<Record<PromptFile, Localized>>

export interface PromptSources {
  readonly language: Lang
  readonly templates: PromptTemplates
  /** A project's own, by name; they stand in for both languages. */
  readonly overrides: Readonly<Record<string, string>>
}

/**
 * What an agent is asked, as one text.
 *
 * 1. Parts are put in first, then what has no value goes, then all values are filled in at once: whatever a value
 *    holds, braces included, stays as it is.
 * 2. A placeholder that is not known is an error that names it, not a brace in front of an agent.
 */
export function renderPrompt(name: PromptName, sources: PromptSources, input: PromptInput): string {
  const whole = fillText(templateOf(name, sources), parts(sources))
  const values = promptValues(input, sources.language)
  const kept = withoutMissing(whole, (placeholder) => values.has(placeholder))
  return fillText(kept, Object.fromEntries(PROMPT_PLACEHOLDERS.map((one) => [one, values.get(one) ?? ''])))
}

/** A name in braces that is not a placeholder. */
export function unknownPlaceholders(file: PromptFile, text: string): string[] {
  const known = knownPlaceholders(file)
  return placeholdersOf(text).filter((name) => !known.includes(name))
}

/** The names that a template may use in braces. A part contains no other parts. */
export function knownPlaceholders(file: PromptFile): readonly string[] {
  const isWhole = (PROMPT_NAMES as readonly string[]).includes(file)
  return isWhole ? [...PROMPT_PLACEHOLDERS, ...PROMPT_PARTS.map((part) => `part.${part}`)] : PROMPT_PLACEHOLDERS
}

/** Names as they are written in a template. */
export const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

function parts(sources: PromptSources): Record<string, string> {
  return Object.fromEntries(PROMPT_PARTS.map((part) => [`part.${part}`, templateOf(part, sources).trim()]))
}

function templateOf(file: PromptFile, { language, templates, overrides }: PromptSources): string {
  const text = Object.hasOwn(overrides, file) ? (overrides[file] ?? '') : templates[file][language]
  const unknown = unknownPlaceholders(file, text)
  if (unknown.length === 0) return text.replaceAll('\r\n', '\n')
  const known = inBraces(knownPlaceholders(file))
  throw BatonError.of('PROMPT_TEMPLATE_INVALID', { file, unknown: inBraces(unknown), known }, { unknown })
}
