import { BACKSLASH, breakEnd, CR, ESCAPE, LF } from './normal-text.ts'

const NO_ESCAPE = -1
/** Only more text can tell. */
export const MAYBE_ESCAPE = -2
/** No escape has more bytes. */
export const MOST_ESCAPE_BYTES = 32

const PERCENT = 37
const AMPERSAND = 38
const ZERO = 48
const U = 117

export const isEscapeByte = (byte: number): boolean =>
  byte === BACKSLASH || byte === PERCENT || byte === AMPERSAND || byte === ESCAPE

/** Whether an escape may begin with these two bytes, as they are or once what follows is resolved. */
export function mayEscape(byte: number, next: number | undefined): boolean {
  if (next === undefined || isEscapeByte(next)) return true
  if (byte === PERCENT) return digitOf(next) < 16 || next === U
  return byte === AMPERSAND ? isEntityByte(next) : true
}

/** The bytes with their escapes resolved once. */
export function unescaped(bytes: Uint8Array): Uint8Array {
  const reader = new EscapeReader(bytes)
  for (let at = 0; at < bytes.length; ) {
    const end = isEscapeByte(bytes[at] as number) ? reader.read(at, bytes.length, true) : NO_ESCAPE
    if (end < 0) reader.put(bytes[at] as number)
    at = end < 0 ? at + 1 : end
  }
  return reader.written
}

const LETTERS: Readonly<Record<string, number>> = { t: 9, b: 8, f: 12, v: 11, a: 7, e: 27, E: 27, n: LF, r: CR }
/** A map: `&constructor;` is no entity. */
const NAMED: ReadonlyMap<string, number> = new Map(
  Object.entries({ amp: 38, lt: 60, gt: 62, quot: 34, apos: 39, nbsp: 32 }),
)

/** Reads escapes, and writes what they stand for. */
export class EscapeReader {
  readonly #bytes: Uint8Array
  readonly #out: Uint8Array
  #count = 0
  /** What is behind it counts as not there. */
  #end = 0
  /** What to say where the bytes end within an escape. */
  #atEnd = MAYBE_ESCAPE

  /** `out`: where it is written, as long as the bytes. */
  constructor(bytes: Uint8Array, out: Uint8Array = new Uint8Array(bytes.length)) {
    this.#bytes = bytes
    this.#out = out
  }

  get count(): number {
    return this.#count
  }

  /** Goes on behind so many bytes that were written by somebody else. */
  set count(count: number) {
    this.#count = count
  }

  get written(): Uint8Array {
    return this.#out.subarray(0, this.#count)
  }

  put(byte: number): void {
    this.#out[this.#count] = byte
    this.#count += 1
  }

  /**
   * Writes what the escape at a place stands for, and returns its end: of URLs, of strings in JSON, C, Python and shells,
   * of HTML. Line breaks and control sequences of terminals stand for nothing. `isOver`: nothing follows the end.
   */
  read(at: number, end: number, isOver: boolean): number {
    this.#end = end
    this.#atEnd = isOver ? NO_ESCAPE : MAYBE_ESCAPE
    const byte = this.#bytes[at]
    if (byte === PERCENT) return this.#bytes[at + 1] === U ? this.#unicode(at + 2, '%') : this.#number(at + 1, 2, 16)
    if (byte === AMPERSAND) return this.#entity(at)
    if (byte === BACKSLASH) return this.#backslash(at)
    const after = breakEnd(this.#bytes, at, end)
    return after > 0 || after === NO_ESCAPE ? after : this.#atEnd
  }

  #backslash(at: number): number {
    if (at + 1 >= this.#end) return this.#atEnd
    const byte = this.#bytes[at + 1] as number
    const letter = String.fromCharCode(byte)
    const end = this.#byNumber(letter, at)
    if (end !== NO_ESCAPE) return end
    // A backslash before anything else only guards it.
    this.#putByte(LETTERS[letter] ?? byte)
    return at + 2
  }

  #byNumber(letter: string, at: number): number {
    if (letter === 'x') return this.#number(at + 2, 2, 16)
    if (letter === 'u') return this.#bytes[at + 2] === OPENING ? this.#braced(at + 3) : this.#unicode(at + 2)
    if (letter === 'U') return this.#number(at + 2, 8, 16)
    return letter >= '0' && letter <= '7' ? this.#number(at + 1, 3, 8) : NO_ESCAPE
  }

  /** Two and three digits are a byte, more are a character. */
  #number(at: number, digits: number, base: number): number {
    const value = this.#valueAt(at, digits, base)
    if (value < 0) return value
    if (digits <= 3) this.#putByte(value & 255)
    else this.#putCode(value)
    return at + digits
  }

  /** `sign`: what it begins with, before the `u`. */
  #unicode(at: number, sign = '\\'): number {
    const code = this.#valueAt(at, 4, 16)
    if (code < 0) return code
    const end = at + 4
    if (code >= 0xd800 && code <= 0xdbff) {
      // The first half of a character: the second follows as an escape of its own.
      const second = this.#secondHalf(end, sign)
      if (second === MAYBE_ESCAPE) return MAYBE_ESCAPE
      if (second >= 0) {
        this.#putCode(0x10000 + ((code - 0xd800) << 10) + second)
        return end + 6
      }
    }
    this.#putCode(code)
    return end
  }

  #secondHalf(at: number, sign: string): number {
    for (const [index, letter] of [sign, 'u'].entries()) {
      if (at + index >= this.#end) return this.#atEnd
      if (this.#bytes[at + index] !== letter.charCodeAt(0)) return NO_ESCAPE
    }
    const code = this.#valueAt(at + 2, 4, 16)
    if (code < 0) return code
    return code >= 0xdc00 && code <= 0xdfff ? code - 0xdc00 : NO_ESCAPE
  }

  #braced(at: number): number {
    for (let to = at; to <= at + MOST_BRACED; to += 1) {
      if (to >= this.#end) return this.#atEnd
      if (this.#bytes[to] === CLOSING && to > at) {
        this.#putCode(this.#valueAt(at, to - at, 16))
        return to + 1
      }
      if (digitOf(this.#bytes[to] as number) >= 16) return NO_ESCAPE
    }
    return NO_ESCAPE
  }

  #entity(at: number): number {
    const most = Math.min(this.#end, at + LONGEST_ENTITY)
    let end = at + 1
    if (end < most && !isEntityByte(this.#bytes[end] as number)) return NO_ESCAPE
    while (end < most && isEntityByte(this.#bytes[end] as number)) end += 1
    const isCut = end === this.#end && end < at + LONGEST_ENTITY
    if (!isCut && (end === most || this.#bytes[end] !== SEMICOLON)) return NO_ESCAPE
    const name = String.fromCharCode(...this.#bytes.subarray(at + 1, end))
    if (isCut) return BEGUN.test(name) ? this.#atEnd : NO_ESCAPE
    const code = NAMED.get(name) ?? numbered(name)
    if (Number.isNaN(code)) return NO_ESCAPE
    this.#putCode(code)
    return end + 1
  }

  /** Exactly so many digits. */
  #valueAt(at: number, digits: number, base: number): number {
    let value = 0
    for (let index = at; index < at + digits; index += 1) {
      if (index >= this.#end) return this.#atEnd
      const digit = digitOf(this.#bytes[index] as number)
      if (digit >= base) return NO_ESCAPE
      value = value * base + digit
    }
    return value
  }

  #putByte(byte: number): void {
    if (byte !== LF && byte !== CR) this.put(byte)
  }

  /** As UTF-8. */
  #putCode(code: number): void {
    if (code < 0x80) this.#putByte(code)
    else for (const byte of Buffer.from(String.fromCodePoint(Math.min(code, 0x10ffff)))) this.put(byte)
  }
}

const OPENING = 123
const CLOSING = 125
const SEMICOLON = 59
const MOST_BRACED = 6
const LONGEST_ENTITY = 12
/** What an entity that is not over yet looks like. */
const BEGUN = /^(?:[a-z]{0,4}|#[0-9]{0,7}|#[xX][0-9a-fA-F]{0,6})$/

function digitOf(byte: number): number {
  if (byte >= ZERO && byte <= 57) return byte - ZERO
  const letter = byte | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : 99
}

const isEntityByte = (byte: number) => byte === 35 || digitOf(byte) < 10 || ((byte | 32) >= 97 && (byte | 32) <= 122)

function numbered(name: string): number {
  if (/^#[0-9]{1,7}$/.test(name)) return Number.parseInt(name.slice(1), 10)
  return /^#[xX][0-9a-fA-F]{1,6}$/.test(name) ? Number.parseInt(name.slice(2), 16) : Number.NaN
}
