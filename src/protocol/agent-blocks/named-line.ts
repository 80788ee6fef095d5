import { unquote } from './quoted-text.ts'

/** A name with what is said of it. */
export interface NamedText {
  readonly name: string
  readonly text: string
}

export const NAMED_FORM = 'name: text (the name in lower case)'

const NAMED = /^([a-z][a-z0-9_]{0,39}):[ \t]+(.+)$/s

/** `changelog: nothing that users see has changed`; the text may be a JSON string. */
export function parseNamedLine(line: string): NamedText | undefined {
  const [, name, said = ''] = NAMED.exec(line) ?? []
  const text = unquote(said.trim())
  return name === undefined || text.trim() === '' ? undefined : { name, text }
}
