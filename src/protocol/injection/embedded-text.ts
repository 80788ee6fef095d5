import { CHARACTER, type CharacterClassifier } from './classify-character.ts'
import { collectText, type TextSink } from './collect-text.ts'
import { hexDigit } from './escape.ts'
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
  const run = new Run()
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
  /** For each ASCII character, what it is in a run: a value with bits of DIGIT, SKIPPED or ENDS_RUN. */
  readonly kinds: Int16Array
}

const ENDS_RUN = -1
const SKIPPED = -2

const DIGIT = {
  value: 63,
  /** A small letter of base64. */
  small: 64,
  /** A digit that tells text from words and numbers: any of hexadecimal; of base64, a capital beyond F. */
  telling: 128,
  /** May be layout instead of a digit. */
  doubtful: 256,
} as const

/**
 * Text in base64 has a capital or a digit in nearly every group of four, so that many small letters in a row are
 * words; and it has capitals beyond F, so that a run without any is a hash or a number.
 */
const WORDS = 20

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BETWEEN_LINES = ' \t\r\n"\'`>|*\\'

const ENCODINGS: readonly Encoding[] = [
  { hidden: hidingBit('base64'), bits: 6, phases: 4, shortest: 14, kinds: kindsOf(base64Kind) },
  { hidden: hidingBit('hex'), bits: 4, phases: 2, shortest: 20, kinds: kindsOf(hexKind) },
]

function kindsOf(kindOf: (char: string) => number): Int16Array {
  return Int16Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)))
}

function base64Kind(char: string): number {
  const value = BASE64.indexOf(char.replace('-', '+').replace('_', '/'))
  if (value < 0) return BETWEEN_LINES.includes(char) ? SKIPPED : ENDS_RUN
  if (value >= 62) return value | DIGIT.doubtful
  if (char >= 'a') return value | DIGIT.small
  return char >= 'G' ? value | DIGIT.telling : value
}

function hexKind(char: string): number {
  const value = hexDigit(char.charCodeAt(0))
  if (value < 0) return `${BETWEEN_LINES}:,-x`.includes(char) ? SKIPPED : ENDS_RUN
  return value | DIGIT.telling | (value === 0 ? DIGIT.doubtful : 0)
}

/** The digits of one run, the unit that each came from, and room for the bytes they make. */
class Run {
  digits = new Uint8Array(1024)
  units = new Int32Array(1024)
  bytes = new Uint8Array(1024)
  length = 0

  add(digit: number, unit: number): void {
    if (this.length === this.digits.length) this.grow()
    this.digits[this.length] = digit
    this.units[this.length] = unit
    this.length += 1
  }

  private grow(): void {
    const { digits, units } = this
    this.digits = new Uint8Array(digits.length * 4)
    this.digits.set(digits)
    this.units = new Int32Array(digits.length * 4)
    this.units.set(units)
    this.bytes = new Uint8Array(digits.length * 4)
  }
}

function readRuns(view: TextView, run: Run, characters: CharacterClassifier, encoding: Encoding, writer: ViewWriter) {
  const { code, length } = view
  let streak = 0
  for (let at = 0; at < length; at += 1) {
    const goesOn = kindAt(code[at] as number, characters, encoding) === ENDS_RUN ? 0 : 1
    streak = (streak + 1) * goesOn
    if (streak < encoding.shortest) continue
    at = readRunsFrom(at + 1 - streak, view, run, characters, encoding, writer)
    streak = 0
  }
}

/** Reads what goes on from here, as one run or, where words stand in between, as several; returns where it ends. */
function readRunsFrom(
  from: number,
  view: TextView,
  run: Run,
  characters: CharacterClassifier,
  encoding: Encoding,
  writer: ViewWriter,
): number {
  const { code, length } = view
  let telling = 0
  let small = 0
  let at = from
  run.length = 0
  for (; at < length; at += 1) {
    let kind = kindAt(code[at] as number, characters, encoding)
    if ((kind & DIGIT.doubtful) !== 0 && kind > 0) kind = withoutLayout(code, encoding, at, kind)
    if (kind === ENDS_RUN) break
    if (kind === SKIPPED) continue
    run.add(kind & DIGIT.value, at)
    telling |= kind
    small = (small + 1) * ((kind >> 6) & 1)
    if (small < WORDS) continue
    finishRun(view, run, encoding, telling, writer)
    telling = 0
    small = 0
  }
  finishRun(view, run, encoding, telling, writer)
  return at
}

function finishRun(view: TextView, run: Run, encoding: Encoding, telling: number, writer: ViewWriter): void {
  if (run.length >= encoding.shortest && (telling & DIGIT.telling) !== 0) readRun(view, run, encoding, writer)
  run.length = 0
}

/** Invisible characters do not end a run; anything else beyond ASCII does. */
function kindAt(code: number, characters: CharacterClassifier, encoding: Encoding): number {
  if (code < 0x80) return encoding.kinds[code] as number
  return characters.classify(code).kind === CHARACTER.ignored ? SKIPPED : ENDS_RUN
}

function withoutLayout(code: Uint32Array, encoding: Encoding, at: number, kind: number): number {
  // The zero of `0x69`.
  if (encoding.bits === 4) return code[at + 1] === 0x78 ? SKIPPED : kind
  // A plus, minus or slash between blanks or quotes joins strings or begins a list item.
  return isAlphanumeric(code[at - 1]) || isAlphanumeric(code[at + 1]) ? kind : SKIPPED
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
    const { view, run } = this
    const first = run.units[this.digitOf(firstByte)] as number
    const last = run.units[this.digitOf(lastByte) + 1] as number
    const hidden = this.encoding.hidden | (view.hidden[first] as number)
    this.writer.push(code, view.start[first] as number, view.end[last] as number, hidden)
  }

  /** The first of the two digits that hold a byte. */
  private digitOf(byte: number): number {
    return this.phase + byte + (this.encoding.bits === 6 ? Math.trunc(byte / 3) : byte)
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
