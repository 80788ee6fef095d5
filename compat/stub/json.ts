export type Json = Readonly<Record<string, unknown>>

/** Objects of a list; whatever else stands there is left out. */
export const list = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter((one): one is Json => typeof one === 'object' && one !== null) : []

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
