/** The members of a value that a stranger wrote, each read with what it should be. */
export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

export const stringsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
