import { BACKSLASH, normalBytes } from './normal-text.ts'

/** Shorter values are in every text. */
export const SHORTEST_VALUE = 6

/** A longer value is looked for in pieces, each of which is masked by itself. */
const PIECE = 96
/** Pieces overlap by so much, so that an encoding that joins bytes at their seam has nothing left there. */
const OVERLAP = 6

/**
 * Whether a value can be masked. Blanks and line breaks do not count, because tools drop and add them, nor backslashes,
 * which can make a line break of what follows them.
 */
export const isMaskable = (value: Uint8Array): boolean =>
  normalBytes(value).filter((byte) => !isBlank(byte) && byte !== BACKSLASH).length >= SHORTEST_VALUE

/** Every way in which a value is looked for: as it is, and as common tools write it. Without repeats. */
export function valueEncodings(value: Uint8Array): readonly Uint8Array[] {
  const found = new Map<string, Uint8Array>()
  for (const piece of [...piecesOf(value), ...piecesOf(trimmed(value))]) {
    for (const encoded of encodingsOf(piece)) {
      const pattern = withoutBlanks(normalBytes(encoded))
      if (pattern.length < SHORTEST_VALUE) continue
      for (const one of [pattern, ...atBackslashes(pattern)]) found.set(Buffer.from(one).toString('latin1'), one)
    }
  }
  return [...found.values()]
}

const isBlank = (byte: number) => byte === 32 || (byte >= 9 && byte <= 13)

function trimmed(value: Uint8Array): Uint8Array {
  const start = value.findIndex((byte) => !isBlank(byte))
  return start < 0 ? value.subarray(0, 0) : value.subarray(start, value.findLastIndex((byte) => !isBlank(byte)) + 1)
}

function piecesOf(value: Uint8Array): Uint8Array[] {
  if (value.length <= 2 * PIECE) return [value]
  const pieces: Uint8Array[] = []
  for (let at = 0; at < value.length; at += PIECE - OVERLAP) {
    // The last piece is as long as the others.
    const start = Math.max(0, Math.min(at, value.length - PIECE))
    pieces.push(value.subarray(start, start + PIECE))
    if (start + PIECE >= value.length) break
  }
  return pieces
}

function* encodingsOf(value: Uint8Array): Generator<Uint8Array> {
  const bytes = Buffer.from(value)
  yield bytes
  yield* textForms(bytes)
  yield* byteForms(bytes)
  for (const inner of base64Cores(bytes)) {
    yield inner
    yield* base64Cores(inner)
    yield Buffer.from(inner.toString('hex'))
  }
  for (const inner of base32Cores(bytes)) yield inner
  yield Buffer.from(bytes.toReversed())
}

/** As JSON, shells, URLs, HTML and source code write a text. */
function* textForms(bytes: Buffer): Generator<Uint8Array> {
  const text = bytes.toString('utf8')
  if (!Buffer.from(text).equals(bytes)) return
  const json = JSON.stringify(text).slice(1, -1)
  yield Buffer.from(json)
  yield Buffer.from(json.replaceAll('/', '\\/'))
  yield Buffer.from(JSON.stringify(json).slice(1, -1))
  yield Buffer.from(escapedUnicode(json))
  yield Buffer.from(encodeURIComponent(text.toWellFormed()))
  yield Buffer.from(encodeURI(text.toWellFormed()))
  yield Buffer.from(encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+'))
  yield Buffer.from(strictPercent(bytes, 'upper'))
  yield Buffer.from(strictPercent(bytes, 'lower'))
  // 'it'\''s', and each odd character behind a backslash, as bash's printf %q writes it
  yield Buffer.from(text.replaceAll("'", "'\\''"))
  yield Buffer.from(text.replaceAll("'", "'\"'\"'"))
  yield Buffer.from(text.replaceAll(/[^\w@%+=:,./\n-]/g, '\\$&'))
  yield Buffer.from(text.replaceAll(/[\\"$`]/g, '\\$&'))
  yield Buffer.from(text.replaceAll("'", "\\'").replaceAll('\n', '\\n'))
  yield Buffer.from(htmlText(text, '&#39;'))
  yield Buffer.from(htmlText(text, '&#x27;'))
  yield Buffer.from(text, 'utf16le')
  yield Buffer.from(text, 'utf16le').swap16()
}

const escapedUnicode = (json: string) =>
  json.replaceAll(/[\u007f-\uffff<>&']/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

const htmlText = (text: string, quote: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", quote)

/** Everything but letters, digits, `-`, `.`, `_` and `~` behind a percent sign. */
function strictPercent(bytes: Buffer, letters: 'upper' | 'lower'): string {
  return [...bytes]
    .map((byte) => {
      const one = String.fromCharCode(byte)
      if (/[A-Za-z0-9._~-]/.test(one)) return one
      const hex = byte.toString(16).padStart(2, '0')
      return `%${letters === 'upper' ? hex.toUpperCase() : hex}`
    })
    .join('')
}

/** The bytes as numbers: hex with and without something between them, octal, decimal. */
function* byteForms(bytes: Buffer): Generator<Uint8Array> {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'))
  const upper = hex.map((one) => one.toUpperCase())
  for (const digits of [hex, upper]) {
    for (const between of ['', ' ', ':', '-', ', ']) yield Buffer.from(digits.join(between))
    for (const before of ['\\x', '%', '\\u00', '0x']) yield Buffer.from(digits.map((one) => before + one).join(''))
    yield Buffer.from(digits.map((one) => `0x${one}`).join(', '))
    yield Buffer.from(digits.map((one) => `0x${one}`).join(','))
    yield Buffer.from(digits.map((one) => `&#x${one};`).join(''))
    yield Buffer.from(inPairs(digits, 0))
    yield Buffer.from(inPairs(digits, 1))
  }
  yield Buffer.from([...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''))
  yield Buffer.from([...bytes].map((byte) => `&#${byte};`).join(''))
  for (const between of [',', ', ', ' ']) yield Buffer.from([...bytes].join(between))
}

/** `7365 6372 6574`, as xxd writes it. */
function inPairs(digits: readonly string[], from: number): string {
  return digits.map((one, index) => ((index + from) % 2 === 0 && index > 0 ? ` ${one}` : one)).join('')
}

/** The characters that depend on the value alone, at each of the three places where it may begin, in both alphabets. */
function base64Cores(value: Buffer): Buffer[] {
  const cores = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), value]).toString('base64')
    return whole.slice([0, 2, 3][before], Math.floor(((before + value.length) * 8) / 6))
  })
  return cores.flatMap((core) => {
    const url = core.replaceAll('+', '-').replaceAll('/', '_')
    const escaped = core.replaceAll('+', '%2B').replaceAll('/', '%2F')
    return [...new Set([core, url, escaped])].map((one) => Buffer.from(one))
  })
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function base32Cores(value: Buffer): Buffer[] {
  return [0, 1, 2, 3, 4].flatMap((before) => {
    const bits = [...Buffer.concat([Buffer.alloc(before), value])]
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('')
    const core: string[] = []
    for (let at = Math.ceil((before * 8) / 5) * 5; at + 5 <= bits.length; at += 5) {
      core.push(BASE32[Number.parseInt(bits.slice(at, at + 5), 2)] as string)
    }
    return [Buffer.from(core.join('')), Buffer.from(core.join('').toLowerCase())]
  })
}

/** Blanks before a value may be those of a line break, so no pattern begins with one. */
function withoutBlanks(pattern: Uint8Array): Uint8Array {
  const start = pattern.findIndex((byte) => byte !== 32 && byte !== 9)
  return start < 0 ? pattern.subarray(0, 0) : pattern.subarray(start)
}

/** A backslash beside the value can make a line break of its first or last character; without them it is found. */
function atBackslashes(pattern: Uint8Array): Uint8Array[] {
  const [first] = pattern
  const last = pattern.at(-1)
  const shorter = [
    ...(first === 110 || first === 114 ? [pattern.subarray(1)] : []),
    ...(last === 92 ? [pattern.subarray(0, -1)] : []),
  ]
  return shorter.filter(({ length }) => length >= SHORTEST_VALUE)
}
