import { inflect } from './inflect.ts'
import type { Lang, Localized } from './lang.ts'

/** What can be filled in; a text in both languages is filled in the one that is asked for. */
export type TemplateValue = string | number | Localized

/** The names that stand in braces in a template: `Placeholders<'{a} to {b.c}'>` is `'a' | 'b.c'`. */
type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

export type TemplateValues<T extends string> = Readonly<Record<Placeholders<T>, TemplateValue>>

const PLACEHOLDER = /\{([a-z_.]+)\}/g
const WHOLE_PLACEHOLDER = /\{[a-z_.]+\}/

/** The placeholders of a template, in order of appearance, each once. */
export function placeholdersOf(template: string): string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), (match) => match[1] as string))]
}

export function fillTemplate(
  template: Localized,
  values: Readonly<Record<string, TemplateValue | undefined>>,
  lang: Lang,
): { text: string; missing: string[] } {
  const words = inLanguage(values, lang)
  const missing = placeholdersOf(template[lang]).filter((name) => !hasValue(words, name))
  return { text: fillInflected(template[lang], words), missing }
}

/** A template taken apart: the texts around its placeholders, and their names, in order. */
export interface ParsedTemplate {
  readonly texts: readonly string[]
  readonly names: readonly string[]
}

export function parseTemplate(template: string): ParsedTemplate {
  const names = Array.from(template.matchAll(PLACEHOLDER), (match) => match[1] as string)
  return { names, texts: template.split(WHOLE_PLACEHOLDER) }
}

/** Fills in one pass, and lets particles and plurals follow what was filled in. */
function fillInflected(template: string, words: Readonly<Record<string, string | number | undefined>>): string {
  const { texts, names } = parseTemplate(template)
  return inflect(
    texts,
    ...names.map((name) => (hasValue(words, name) ? (words[name] as string | number) : `{${name}}`)),
  )
}

/** Fills in one pass, so that a value which itself contains braces is left as it is. What has no value stays. */
export function fillText(template: string, words: Readonly<Record<string, string | number | undefined>>): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => (hasValue(words, name) ? String(words[name]) : whole))
}

/** The values as they read in one language. */
export function inLanguage(
  values: Readonly<Record<string, TemplateValue | undefined>>,
  lang: Lang,
): Record<string, string | number | undefined> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]),
  )
}

function hasValue(values: Readonly<Record<string, unknown>>, name: string): boolean {
  return Object.hasOwn(values, name) && values[name] !== undefined
}
