import { isEscapeByte, unescaped } from './escapes.ts'
import { BACKSLASH, normalBytes, staysVisible } from './normal-text.ts'
import { textVariants, wordsOf } from './value-variants.ts'

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

/**
 * Every text that a value is looked for as: as it is, and as common tools write it. Without repeats. What is only escaped
 * is not among them, because escapes are resolved in what is looked through.
 */
export function valueEncodings(value: Uint8Array): readonly Uint8Array[] {
  const found = new Map<string, Uint8Array>()
  for (const piece of [value, trimmed(value), ...wordsOf(value)].flatMap(piecesOf)) {
    for (const encoded of encodingsOf(piece)) {
      for (const form of readForms(encoded)) {
        const pattern = withoutBlanks(form)
        for (const one of [pattern, ...atBackslashes(pattern)]) {
          if (one.length >= SHORTEST_VALUE) found.set(Buffer.from(one).toString('latin1'), one)
        }
      }
    }
  }
  return [...found.values()]
}

/**
 * How it is read: without line breaks, and with the escapes resolved that it happens to hold. Where its line ends were
 * escaped, a backslash before one of them is no part of a line break.
 */
function* readForms(encoded: Uint8Array): Generator<Uint8Array> {
  const normal = normalBytes(encoded)
  yield* resolved(normal)
  if (normal.length < encoded.length) yield* resolved(encoded.filter((byte) => !staysVisible(byte)))
}

function* resolved(given: Uint8Array): Generator<Uint8Array> {
  let form = given
  yield form
  while (form.some(isEscapeByte)) {
    const next = unescaped(form)
    if (next.length === form.length) return
    yield next
    form = next
  }
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
  const { written, inner } = textVariants(bytes)
  yield* written
  for (const one of [bytes, ...inner]) yield* base64Cores(one)
  yield* byteForms(bytes)
  yield* mixedForms(bytes)
  for (const core of standardCores(bytes)) yield* standardCores(core)
  yield* base32Cores(bytes)
  yield Buffer.from(bytes.toReversed())
}

const BETWEEN_HEX = ['', ' ', ':', '-', ', ', ',', ';', '_', '.', '\t']

/** The bytes as numbers: hex with and without something between them, octal, decimal. */
function* byteForms(bytes: Buffer): Generator<Uint8Array> {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0'))
  const upper = hex.map((one) => one.toUpperCase())
  for (const digits of [hex, upper]) {
    for (const between of BETWEEN_HEX) yield Buffer.from(digits.join(between))
    for (const between of [',', ', ', ' ']) yield Buffer.from(digits.map((one) => `0x${one}`).join(between))
    yield Buffer.from(inPairs(digits, 0))
    yield Buffer.from(inPairs(digits, 1))
  }
  yield Buffer.from([...bytes].map((byte) => byte.toString(8).padStart(3, '0')).join(' '))
  // Escapes of one or two octal digits: as they are, because `\\1` may also be a guarded digit.
  yield Buffer.from([...bytes].map((byte) => `\\${byte.toString(8)}`).join(''))
  // The last one is a list with a number on each line: line breaks do not count.
  for (const between of [',', ', ', ' ', '; ', ';', '']) yield Buffer.from([...bytes].join(between))
}

/** Hex of base64, base64 of hex, and characters one by one, as a list of JSON or with blanks between them. */
function* mixedForms(bytes: Buffer): Generator<Uint8Array> {
  yield* standardCores(Buffer.from(bytes.toString('hex')))
  yield Buffer.from(Buffer.from(bytes.toString('base64').replaceAll('=', '')).toString('hex'))
  const signs = [...bytes.toString('utf8')]
  for (const between of [' ', '","', '", "', "', '"]) yield Buffer.from(signs.join(between))
}

/** `7365 6372 6574`, as xxd writes it. */
function inPairs(digits: readonly string[], from: number): string {
  return digits.map((one, index) => ((index + from) % 2 === 0 && index > 0 ? ` ${one}` : one)).join('')
}

/** The characters that depend on the value alone, at each of the three places where it may begin. */
function standardCores(value: Buffer): Buffer[] {
  return [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), value]).toString('base64')
    return Buffer.from(whole.slice([0, 2, 3][before], Math.floor(((before + value.length) * 8) / 6)))
  })
}

/** In both alphabets. */
function base64Cores(value: Buffer): Buffer[] {
  return standardCores(value).flatMap((core) => [
    core,
    Buffer.from(core.toString('latin1').replaceAll('+', '-').replaceAll('/', '_')),
  ])
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function base32Cores(value: Buffer): Buffer[] {
  return [0, 1, 2, 3, 4].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), value])
    let core = ''
    for (let bit = Math.ceil((before * 8) / 5) * 5; bit + 5 <= bytes.length * 8; bit += 5) {
      const pair = ((bytes[bit >> 3] as number) << 8) | (bytes[(bit >> 3) + 1] ?? 0)
      core += BASE32[(pair >> (11 - (bit & 7))) & 31]
    }
    return Buffer.from(core)
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
  const last = pattern.findLastIndex((byte) => byte !== BACKSLASH)
  return [
    ...(first === 110 || first === 114 ? [pattern.subarray(1)] : []),
    ...(last < pattern.length - 1 ? [pattern.subarray(0, last + 1)] : []),
  ]
}
