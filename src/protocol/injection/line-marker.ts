import { isAsciiDigit, isAsciiLetter } from './ascii.ts'

/** What a line can begin with that is layout and not text; in a packed marker the two lowest bits. */
export const MARKER = { none: 0, quote: 1, list: 2, heading: 3, kind: 3 } as const

const BULLETS = new Set([...'-*+•‣◦·–—▪●○'].map((bullet) => bullet.codePointAt(0) as number))
const SPACE = 0x20
const TAB = 0x09
const HASH = 0x23
const QUOTE = 0x3e

const COMMENT_SIGNS = [...'/-;'].map((sign) => sign.charCodeAt(0))

/** Every character that a marker can begin with; letters can, in `a) …`. */
const BEGINS_MARKER = new Set([
  ...BULLETS,
  ...[...' \t>#(/;0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((char) => char.charCodeAt(0)),
])

/** Deep nesting shows as spaces and quote signs; beyond this it is no longer layout. */
const LONGEST_INDENT = 32

/**
 * The marker at the beginning of a line: quote signs, then a bullet, a number, a letter in brackets, a check
 * box, or the hashes of a heading. It looks at a bounded number of units, and answers with four times the unit
 * after the marker plus its kind.
 */
export function lineMarker(code: Uint32Array, at: number): number {
  if (!BEGINS_MARKER.has(code[at] ?? 0)) return MARKER.none
  const text = afterIndent(code, at)
  const heading = headingEnd(code, text)
  if (heading > text) return heading * 4 + MARKER.heading
  const bullet = Math.max(bulletEnd(code, text), numberEnd(code, text))
  if (bullet > text) return checkBoxEnd(code, bullet) * 4 + MARKER.list
  return text > at ? text * 4 + MARKER.quote : MARKER.none
}

/** After quote signs or the signs of a comment, if there are any; spaces alone are no marker. */
function afterIndent(code: Uint32Array, at: number): number {
  let end = at
  let text = at
  while (end < at + LONGEST_INDENT && (code[end] === SPACE || code[end] === TAB || code[end] === QUOTE)) {
    end += 1
    if (code[end - 1] === QUOTE) text = end
  }
  if (isMarkerStart(code, end)) return end
  return Math.max(text, commentEnd(code, end))
}

/** `//`, `///`, `--`, `;;` before a space. */
function commentEnd(code: Uint32Array, at: number): number {
  const sign = code[at] ?? 0
  if (!COMMENT_SIGNS.includes(sign) || code[at + 1] !== sign) return 0
  const end = code[at + 2] === sign ? at + 3 : at + 2
  return code[end] === SPACE ? end : 0
}

function isMarkerStart(code: Uint32Array, at: number): boolean {
  return headingEnd(code, at) > at || bulletEnd(code, at) > at || numberEnd(code, at) > at
}

function headingEnd(code: Uint32Array, at: number): number {
  let end = at
  while (end < at + 6 && code[end] === HASH) end += 1
  return end > at && code[end] === SPACE ? end : at
}

function bulletEnd(code: Uint32Array, at: number): number {
  return BULLETS.has(code[at] ?? 0) && code[at + 1] === SPACE ? at + 1 : at
}

/** `1.`, `12)`, `(3)`, `a)`, `(b)`. */
function numberEnd(code: Uint32Array, at: number): number {
  const open = code[at] === 0x28 ? at + 1 : at
  let end = open
  while (end < open + 3 && isAsciiDigit(code[end])) end += 1
  if (end === open && isAsciiLetter(code[end]) && code[end + 1] === 0x29) end += 1
  const closed = code[end] === 0x29 || (code[end] === 0x2e && isAsciiDigit(code[end - 1]))
  return end > open && closed && code[end + 1] === SPACE ? end + 1 : at
}

/** `[ ]` or `[x]`. */
function checkBoxEnd(code: Uint32Array, at: number): number {
  const tick = code[at + 2] ?? 0
  const isBox = code[at + 1] === 0x5b && code[at + 3] === 0x5d && (tick === SPACE || (tick | 0x20) === 0x78)
  return isBox ? at + 4 : at
}
