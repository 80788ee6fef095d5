/**
 * The ways in which a phrase can be hidden, once: each is a bit, so that a match can carry the union of what
 * had to be undone for its letters, and each has the name that people and programs read.
 */
export const HIDINGS = [
  // What a unit of a view can carry: the first eight, so that they fit a byte.
  'full-width',
  'zero-width',
  'entity',
  'percent',
  'unicode-escape',
  'markup',
  'base64',
  'hex',
  // What shows only when letters are read as words.
  'homoglyph',
  'combining-mark',
  'jamo',
  'case',
  'spacing',
  'line-break',
  'punctuation',
  'words-between',
  'wording',
  'reversed',
  'rot13',
] as const

export type Hiding = (typeof HIDINGS)[number]

export function hidingBit(hiding: Hiding): number {
  return 1 << HIDINGS.indexOf(hiding)
}

/** The names in a set of bits, in the order of the list above. */
export function hidingsOf(bits: number): Hiding[] {
  return HIDINGS.filter((hiding) => (bits & hidingBit(hiding)) !== 0)
}
