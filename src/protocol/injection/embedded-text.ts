import { CHARACTER, type CharacterClassifier } from './classify-character.ts'
import { collectText, type TextSink } from './collect-text.ts'
import { hidingBit } from './hiding.ts'
import { BREAK, type TextView, ViewWriter } from './text-view.ts'

/**
 * The text inside base64 and hexadecimal runs, as one view with breaks between the pieces.
 *
 * 1. A run goes on over white space, quotes and the like: what stands between the lines of wrapped or quoted code.
 * 2. No run says where its first group begins (`key/aWdub3Jl…`), so it is read from each possible place.
 * 3. What comes out is kept only where it looks like text (`collect-text.ts`); random bytes hardly ever do.
 */
export function embeddedText(view: TextView, characters: CharacterClassifier): TextView | undefined {
  const writer = new ViewWriter(1024)
  const room = view.length
  const run = { digits: new Uint8Array(room), units: new Int32Array(room), bytes: new Uint8Array(room), length: 0 }
  for (const encoding of ENCODINGS) readRuns(view, run, characters, encoding, writer)
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

/** The digits of one run, the unit that each came from, and room for the bytes they make. */
interface Run {
  readonly digits: Uint8Array
  readonly units: Int32Array
  readonly bytes: Uint8Array
  length: number
}

function readRuns(view: TextView, run: Run, characters: CharacterClassifier, encoding: Encoding, writer: ViewWriter) {
  const { code, length } = view
  const { values } = encoding
  run.length = 0
  let smallLetters = 0
  let beyondHex = encoding.bits === 4
  for (let at = 0; at <= length; at += 1) {
    const unit = at < length ? (code[at] as number) : BREAK
    let value = unit < 0x80 ? (values[unit] as number) : beyondAscii(characters, unit)
    if (value >= 62 || value === 0) value = withoutLayout(code, encoding, at, value)
    if (value >= 0) {
      run.digits[run.length] = value
      run.units[run.length] = at
      run.length += 1
      smallLetters = value >= FIRST_SMALL_LETTER && value <= LAST_SMALL_LETTER ? smallLetters + 1 : 0
      if (value > LAST_HEX_CAPITAL && value < FIRST_SMALL_LETTER) beyondHex = true
    }
    if (value !== NOT_A_DIGIT && smallLetters < WORDS) continue
    if (run.length >= encoding.shortest && beyondHex) readRun(view, run, encoding, writer)
    run.length = 0
    smallLetters = 0
    beyondHex = encoding.bits === 4
  }
}

// Of base64. Text in it has a capital or a digit in nearly every group of four, so that many small letters in a
// row are words; and it has capitals beyond F, so that a run without any is a hash or a number.
const LAST_HEX_CAPITAL = 5
const FIRST_SMALL_LETTER = 26
const LAST_SMALL_LETTER = 51
const WORDS = 20

/** Invisible characters do not end a run; anything else beyond ASCII does. */
function beyondAscii(characters: CharacterClassifier, code: number): number {
  return characters.classify(code).kind === CHARACTER.ignored ? SKIPPED : NOT_A_DIGIT
}

function withoutLayout(code: Uint32Array, encoding: Encoding, at: number, value: number): number {
  // The zero of `0x69`.
  if (value === 0) return encoding.bits === 4 && code[at + 1] === 0x78 ? SKIPPED : value
  // A plus, minus or slash between blanks or quotes joins strings or begins a list item.
  return isAlphanumeric(code[at - 1]) || isAlphanumeric(code[at + 1]) ? value : SKIPPED
}

function isAlphanumeric(code: number | undefined): boolean {
  if (code === undefined) return false
  return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a)
}

function readRun(view: TextView, run: Run, encoding: Encoding, writer: ViewWriter): void {
  for (let phase = 0; phase < encoding.phases; phase += 1) {
    const length = readBytes(run, encoding.bits, phase)
    collectText(run.bytes, length, new RunSink(view, run, encoding, phase, writer))
  }
}

/** Writes characters with the places of the digits they came from. */
class RunSink implements TextSink {
  private readonly view: TextView
  private readonly run: Run
  private readonly encoding: Encoding
  private readonly phase: number
  private readonly writer: ViewWriter
  private pieceStart: number

  constructor(view: TextView, run: Run, encoding: Encoding, phase: number, writer: ViewWriter) {
    this.view = view
    this.run = run
    this.encoding = encoding
    this.phase = phase
    this.writer = writer
    this.pieceStart = writer.length
  }

  add(code: number, firstByte: number, lastByte: number): void {
    const { view, run, phase } = this
    const { bits, hidden } = this.encoding
    const first = run.units[phase + Math.floor((firstByte * 8) / bits)] as number
    const last = run.units[phase + Math.floor((lastByte * 8) / bits) + 1] as number
    this.writer.push(
      code,
      view.start[first] as number,
      view.end[last] as number,
      hidden | (view.hidden[first] as number),
    )
  }

  endPiece(keep: boolean): void {
    if (keep) this.writer.push(BREAK, 0, 0, 0)
    else this.writer.cutTo(this.pieceStart)
    this.pieceStart = this.writer.length
  }
}

/** Fills `run.bytes` from the digits after `phase`, and returns how many there are. */
function readBytes(run: Run, bits: 4 | 6, phase: number): number {
  return bits === 6 ? readSixBits(run, phase) : readFourBits(run, phase)
}

function readSixBits(run: Run, phase: number): number {
  const { digits, bytes, length: end } = run
  let length = 0
  let at = phase
  for (; at + 3 < end; at += 4, length += 3) {
    const group =
      ((digits[at] as number) << 18) |
      ((digits[at + 1] as number) << 12) |
      ((digits[at + 2] as number) << 6) |
      (digits[at + 3] as number)
    bytes[length] = group >> 16
    bytes[length + 1] = group >> 8
    bytes[length + 2] = group
  }
  // What an unfinished group still holds; the array keeps the lowest eight bits.
  if (at + 1 < end) {
    bytes[length] = ((digits[at] as number) << 2) | ((digits[at + 1] as number) >> 4)
    length += 1
  }
  if (at + 2 < end) {
    bytes[length] = ((digits[at + 1] as number) << 4) | ((digits[at + 2] as number) >> 2)
    length += 1
  }
  return length
}

function readFourBits(run: Run, phase: number): number {
  const { digits, bytes, length: end } = run
  let length = 0
  for (let at = phase; at + 1 < end; at += 2, length += 1) {
    bytes[length] = ((digits[at] as number) << 4) | (digits[at + 1] as number)
  }
  return length
}
