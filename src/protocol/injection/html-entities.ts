import { decodeHTMLStrict } from 'entities/decode'

/** The longest name of HTML is CounterClockwiseContourIntegral. */
export const LONGEST_ENTITY_NAME = 31

/**
 * What a named entity stands for, as a plain character where it is a variant of one: `&nbsp;` is a space, `&iacute;`
 * is i. Undefined for a name that HTML does not know; `&NBSP;` counts as `&nbsp;`.
 */
export function namedEntity(name: string): string | undefined {
  const text = decoded(name) ?? decoded(name.toLowerCase())
  if (text === undefined) return undefined
  const plain = [...text.normalize('NFKD').replace(MARKS, '')]
  return plain.length === 1 ? plain[0] : text
}

const MARKS = /\p{M}/gu

function decoded(name: string): string | undefined {
  const written = `&${name};`
  const text = decodeHTMLStrict(written)
  return text === written ? undefined : text
}
