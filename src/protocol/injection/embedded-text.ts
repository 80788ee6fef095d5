import { CHARACTER, type CharacterClassifier } from './classify-character.ts'
import { hidingBit } from './hiding.ts'
import { TextCollector } from './text-collector.ts'
import { type TextView, ViewWriter } from './text-view.ts'

/**
 * The text inside base64 and hexadecimal runs, as one view with breaks between the pieces.
 *
 * 1. A run goes on over white space, quotes and the like: what stands between the lines of wrapped or quoted code.
 * 2. No run says where its first group begins (`key/aWdub3Jl…`), so it is read from each possible place.
 * 3. What comes out is kept only where it looks like text (`text-collector.ts`); random bytes hardly ever do.
 */
export function embeddedText(view: TextView, characters: CharacterClassifier): TextView | undefined {
  const writer = new ViewWriter(1024)
  for (const encoding of ENCODINGS) readRuns(view, characters, encoding, writer)
  return writer.length > 0 ? writer.finish() : undefined
}

interface Encoding {
  readonly hidden: number
  readonly bits: 4 | 6
  /** At how many places a group can begin. */
  readonly phases: number
  /** The fewest digits that can hold a phrase. */
  readonly shortest: number
  /** For each ASCII character its value, SKIPPED, or NOT_A_DIGIT, which ends a run. */
  readonly values: Int8Array
}

const NOT_A_DIGIT = -1
const SKIPPED = -2

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BETWEEN_LINES = ' \t\r\n"\'`>|*\\'

const ENCODINGS: readonly Encoding[] = [
  {
    hidden: hidingBit('base64'),
    bits: 6,
    phases: 4,
    shortest: 14,
    values: valuesOf({ ...placesIn(BASE64), '-': 62, _: 63 }, BETWEEN_LINES),
  },
  {
    hidden: hidingBit('hex'),
    bits: 4,
    phases: 2,
    shortest: 20,
    values: valuesOf(
      { ...placesIn('0123456789abcdef'), A: 10, B: 11, C: 12, D: 13, E: 14, F: 15 },
      `${BETWEEN_LINES}:,-x`,
    ),
  },
]

function placesIn(digits: string): Record<string, number> {
  return Object.fromEntries([...digits].map((digit, value) => [digit, value]))
}

function valuesOf(digits: Readonly<Record<string, number>>, skipped: string): Int8Array {
  return Int8Array.from({ length: 128 }, (_, code) => {
    const char = String.fromCharCode(code)
    return digits[char] ?? (skipped.includes(char) ? SKIPPED : NOT_A_DIGIT)
  })
}

/** The digits of one run, and the unit that each came from. */
interface Run {
  readonly digits: Uint8Array
  readonly units: Int32Array
  length: number
}

function readRuns(view: TextView, characters: CharacterClassifier, encoding: Encoding, writer: ViewWriter): void {
  const run: Run = { digits: new Uint8Array(view.length), units: new Int32Array(view.length), length: 0 }
  for (let at = 0; at <= view.length; at += 1) {
    const value = at === view.length ? NOT_A_DIGIT : digitAt(view, characters, encoding, at)
    if (value >= 0) {
      run.digits[run.length] = value
      run.units[run.length] = at
      run.length += 1
    } else if (value === NOT_A_DIGIT) {
      if (run.length >= encoding.shortest) readRun(view, run, encoding, writer)
      run.length = 0
    }
  }
}

function digitAt(view: TextView, characters: CharacterClassifier, encoding: Encoding, at: number): number {
  const code = view.code[at] as number
  if (code >= 0x80) return characters.classify(code).kind === CHARACTER.ignored ? SKIPPED : NOT_A_DIGIT
  const value = encoding.values[code] as number
  // A plus, minus or slash between blanks or quotes joins strings or begins a list item.
  if (value >= 62 && !isAlphanumeric(view.code[at - 1]) && !isAlphanumeric(view.code[at + 1])) return SKIPPED
  // The zero of `0x69`.
  if (encoding.bits === 4 && value === 0 && view.code[at + 1] === 0x78) return SKIPPED
  return value
}

function isAlphanumeric(code: number | undefined): boolean {
  if (code === undefined) return false
  return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a)
}

function readRun(view: TextView, run: Run, encoding: Encoding, writer: ViewWriter): void {
  for (let phase = 0; phase < encoding.phases; phase += 1) {
    const collector = new TextCollector(view, writer, encoding.hidden)
    readBytes(run, encoding, phase, (byte, first, last) => collector.byte(byte, first, last))
    collector.endPiece()
    if (!collector.looksLikeUtf16) continue
    const wide = new TextCollector(view, writer, encoding.hidden)
    readBytes(run, encoding, phase, (byte, first, last) => wide.utf16Byte(byte, first, last, collector.utf16Order))
    wide.endPiece()
  }
}

function readBytes(
  run: Run,
  encoding: Encoding,
  phase: number,
  take: (byte: number, firstUnit: number, lastUnit: number) => void,
): void {
  const { bits } = encoding
  let pending = 0
  let pendingBits = 0
  for (let at = phase; at < run.length; at += 1) {
    pending = ((pending << bits) | (run.digits[at] as number)) & 0xffff
    pendingBits += bits
    if (pendingBits < 8) continue
    pendingBits -= 8
    // Every byte spans two digits: of four or of six bits.
    take((pending >> pendingBits) & 0xff, run.units[at - 1] as number, run.units[at] as number)
  }
}
