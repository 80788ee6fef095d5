/** JSON text without its comments, or where a comment begins that never ends. */
export type Blanked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly at: number }

/**
 * Makes JSON of JSON with comments: `//`, block comments and a comma before a closing bracket become spaces.
 *
 * 1. Every other character stays, and stays where it is: the text has the same length and the same line breaks, so a
 *    place in one is the same place in the other.
 * 2. The contents of a string are never changed.
 * 3. One pass, whatever the text is. Nothing is guessed: `[,]` and `[1,,]` are no JSON before and after.
 */
export function blankComments(text: string): Blanked {
  const cuts: Cut[] = []
  /** The character before, white space and comments aside. */
  let before = ''
  /** A comma after a value, as long as nothing but white space and comments follows it. */
  let comma: Cut | undefined
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at)
    const comment = char === '/' ? commentEnd(text, at) : undefined
    if (comment !== undefined) {
      if (comment < 0) return { ok: false, at }
      cuts.push({ from: at, to: comment, blank: true })
      at = comment
      continue
    }
    if (!isSpace(char)) {
      if (comma && (char === ']' || char === '}')) comma.blank = true
      comma = char === ',' && !OPENERS.includes(before) ? { from: at, to: at + 1, blank: false } : undefined
      if (comma) cuts.push(comma)
      before = char
    }
    at = char === '"' ? stringEnd(text, at) : at + 1
  }
  return { ok: true, text: without(text, cuts) }
}

/** A part of the text in reading order; a comma is blanked only once what follows it is known. */
interface Cut {
  readonly from: number
  readonly to: number
  blank: boolean
}

/** After one of these (or nothing at all) a comma has no value before it. */
const OPENERS: readonly string[] = ['', '[', '{', ',', ':']

const isSpace = (char: string) => char === ' ' || char === '\n' || char === '\r' || char === '\t' || char === '\ufeff'

/** Where the comment that begins here ends; undefined where none begins, negative where it never ends. */
function commentEnd(text: string, at: number): number | undefined {
  const next = text.charAt(at + 1)
  if (next === '/') return lineEnd(text, at)
  if (next !== '*') return undefined
  const end = text.indexOf('*/', at + 2)
  return end < 0 ? -1 : end + 2
}

function lineEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '\n' || char === '\r') return at
  }
  return text.length
}

/** Behind the quote that ends the string; behind the text where none does. */
function stringEnd(text: string, quote: number): number {
  for (let at = quote + 1; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '\\') at += 1
    else if (char === '"') return at + 1
  }
  return text.length
}

function without(text: string, cuts: readonly Cut[]): string {
  const pieces: string[] = []
  let kept = 0
  for (const { from, to, blank } of cuts) {
    if (!blank) continue
    pieces.push(text.slice(kept, from), text.slice(from, to).replace(/[^\r\n]/g, ' '))
    kept = to
  }
  return pieces.join('') + text.slice(kept)
}
