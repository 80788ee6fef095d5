import { eastAsianWidth } from 'get-east-asian-width'
import { once } from '../../../protocol/once.ts'

/**
 * Made only for a text that needs it: it can take longer than Node itself to start. The package `string-width` makes one
 * when it is loaded, so it is not used here.
 */
const graphemes = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** Latin letters, punctuation, arrows, lines and Hangul syllables: each is a grapheme of its own. */
const SIMPLE = /^[\x20-\x7e\u00a1-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u257f\uac00-\ud7a3]*$/
const HANGUL = /[\uac00-\ud7a3]/g

/** Accents on their own, joiners, controls. */
const NOTHING = /^[\p{M}\p{Cc}\p{Cf}]+$/u
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u

/** How many columns a text takes on a terminal. */
export function cellWidth(text: string): number {
  if (SIMPLE.test(text)) return text.length + (text.match(HANGUL)?.length ?? 0)
  let width = 0
  for (const { segment } of graphemes().segment(text)) width += widthOf(segment)
  return width
}

/** As much of a text as fits, with a mark where it was cut. */
export function cutTo(text: string, columns: number): string {
  if (cellWidth(text) <= columns) return text
  let kept = ''
  let width = 1
  for (const { segment } of graphemes().segment(text)) {
    width += widthOf(segment)
    if (width > columns) break
    kept += segment
  }
  return `${kept}…`
}

export function padTo(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - cellWidth(text)))
}

function widthOf(grapheme: string): number {
  if (NOTHING.test(grapheme)) return 0
  return EMOJI.test(grapheme) ? 2 : eastAsianWidth(grapheme.codePointAt(0) ?? 0)
}
