import { isAsciiLetter } from './ascii.ts'
import { type Escape, hexDigit, readNumber } from './escape.ts'
import { hidingBit } from './hiding.ts'

const HIDDEN = hidingBit('unicode-escape')
const BACKSLASH = 0x5c
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const CAPITAL_U = 0x55
const SMALL_N = 0x6e
const SMALL_R = 0x72
const SMALL_T = 0x74
const SMALL_U = 0x75
const SMALL_X = 0x78
/** A run of backslashes is one backslash, escaped again and again; the longest that is read as such. */
const MOST_BACKSLASHES = 8
const LONGEST_COMMAND = 16

/** `\u0069`, `\u{69}`, `\U00000069`, `\x69`, `\x{69}`, `\151`, `\n`, and the escapes of CSS: `\69 `, `\000069`. */
export function readBackslash(code: Uint32Array, at: number): Escape | undefined {
  let letter = at + 1
  while (code[letter] === BACKSLASH && letter < at + MOST_BACKSLASHES) letter += 1
  const kind = code[letter] ?? 0
  return (
    readMarked(code, letter, kind) ?? readOctal(code, letter) ?? readCss(code, letter) ?? readBlank(code, letter, kind)
  )
}

function readMarked(code: Uint32Array, at: number, kind: number): Escape | undefined {
  if (kind !== SMALL_U && kind !== CAPITAL_U && kind !== SMALL_X) return undefined
  // `\uu0069` is what Java allows.
  let digits = at + 1
  while (kind === SMALL_U && code[digits] === 0x75 && digits < at + MOST_BACKSLASHES) digits += 1
  if (code[digits] === OPEN_BRACE) return readBraced(code, digits + 1)
  const longest = kind === SMALL_X ? 2 : kind === SMALL_U ? 4 : 8
  const { value, end } = readNumber(code, digits, 16, longest)
  const complete = end - digits === longest
  return complete && value <= 0x10ffff ? { code: value, end, hidden: HIDDEN } : undefined
}

function readBraced(code: Uint32Array, at: number): Escape | undefined {
  const { value, end } = readNumber(code, at, 16, 32)
  const complete = end > at && code[end] === CLOSE_BRACE && value <= 0x10ffff
  return complete ? { code: value, end: end + 1, hidden: HIDDEN } : undefined
}

/** Three octal digits, perhaps after a zero, that are a letter or a space. */
function readOctal(code: Uint32Array, at: number): Escape | undefined {
  for (const digits of code[at] === 0x30 ? [at + 1, at] : [at]) {
    const value = octal(code[digits]) * 64 + octal(code[digits + 1]) * 8 + octal(code[digits + 2])
    if (value === 0x20 || isAsciiLetter(value)) return { code: value, end: digits + 3, hidden: HIDDEN }
  }
  return undefined
}

function octal(code: number | undefined): number {
  const digit = hexDigit(code)
  return digit >= 0 && digit < 8 ? digit : Number.NaN
}

/** Two to six hexadecimal digits, and one space that ends them. */
function readCss(code: Uint32Array, at: number): Escape | undefined {
  const { value, end } = readNumber(code, at, 16, 6)
  // One digit is less than a space.
  if (value < 0x20 || value > 0x10ffff) return undefined
  return { code: value, end: code[end] === 0x20 ? end + 1 : end, hidden: HIDDEN }
}

/** `\n`, `\r`, `\t` are white space, unless they begin a command of TeX (`\textbf{`). */
function readBlank(code: Uint32Array, at: number, kind: number): Escape | undefined {
  if (kind !== SMALL_N && kind !== SMALL_R && kind !== SMALL_T) return undefined
  let end = at
  while (end < at + LONGEST_COMMAND && isAsciiLetter(code[end])) end += 1
  if (end > at + 1 && code[end] === OPEN_BRACE) return undefined
  return { code: kind === SMALL_T ? 0x09 : 0x0a, end: at + 1, hidden: HIDDEN }
}
