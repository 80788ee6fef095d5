/** The names that stand in braces in a template: `Placeholders<'{a} to {b.c}'>` is `'a' | 'b.c'`. */
export type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

export type TemplateValues<T extends string> = Readonly<Record<Placeholders<T>, string | number>>

const PLACEHOLDER = /\{([a-z_.]+)\}/g

/** The placeholders of a template, in order of appearance, each once. */
export function placeholdersOf(template: string): string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), (match) => match[1] as string))]
}

/** Fills in one pass, so that a value which itself contains braces is left as it is. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): { text: string; missing: string[] } {
  const missing = placeholdersOf(template).filter((name) => !hasValue(values, name))
  const text = template.replace(PLACEHOLDER, (whole, name: string) =>
    hasValue(values, name) ? String(values[name]) : whole,
  )
  return { text, missing }
}

function hasValue(values: Readonly<Record<string, unknown>>, name: string): boolean {
  return Object.hasOwn(values, name) && values[name] !== undefined
}
