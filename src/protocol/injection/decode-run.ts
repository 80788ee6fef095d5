import { collectText, type TextSink } from './collect-text.ts'
import { BREAK, type TextView, type ViewWriter } from './text-view.ts'

export interface RunEncoding {
  /** How the text is hidden, as bits of `hiding.ts`. */
  readonly hidden: number
  /** How many bits a digit has. */
  readonly bits: 4 | 6
  /** At how many places a group of digits can begin. */
  readonly phases: number
  /** The fewest digits that can hold a phrase. */
  readonly shortest: number
}

/** Enough for most runs; more is made as it is needed. */
const FIRST_ROOM = 4096

/** The digits of one run, the unit that each came from, and room for the bytes they make. */
export class DigitRun {
  digits = new Uint8Array(FIRST_ROOM)
  units = new Int32Array(FIRST_ROOM)
  bytes = new Uint8Array(FIRST_ROOM)
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

/** Some digits of a run: the first one, and the one after the last. */
type Stretch = readonly [from: number, to: number]

/**
 * Writes the text that a run of digits holds.
 *
 * No run says where its first group begins (`key/aWdub3Jl…`), and what is glued to it may shift it halfway. So it
 * is read from each place where a group can begin; but only those stretches that were not text before, because
 * no digits are text in two ways.
 */
export function decodeRun(view: TextView, run: DigitRun, encoding: RunEncoding, writer: ViewWriter): void {
  const sink = new StretchSink(view, run, encoding, writer)
  let open: readonly Stretch[] = [[0, run.length]]
  for (let phase = 0; phase < encoding.phases && open.length > 0; phase += 1) {
    const rest: Stretch[] = []
    for (const stretch of open) decodeStretch(sink, run, encoding, stretch, phase, rest)
    open = rest
  }
}

/** Writes the text of a stretch, read from one place, and adds what was no text to `rest`. */
function decodeStretch(
  sink: StretchSink,
  run: DigitRun,
  encoding: RunEncoding,
  [from, to]: Stretch,
  phase: number,
  rest: Stretch[],
): void {
  const first = from + ((phase - from) & (encoding.phases - 1))
  sink.restart(first)
  const length = encoding.bits === 6 ? readSixBits(run, first, to) : readFourBits(run, first, to)
  collectText(run.bytes, length, sink)
  addBetween(from, to, sink.text, encoding.shortest, rest)
}

/** Adds what lies between texts, widened by a little: a character at the edge of a text may be chance. */
function addBetween(from: number, to: number, taken: readonly Stretch[], shortest: number, rest: Stretch[]): void {
  let start = from
  for (const [first, last] of taken) {
    const end = Math.min(to, first + EDGE)
    if (end - start >= shortest) rest.push([start, end])
    start = Math.max(start, last - EDGE)
  }
  if (to - start >= shortest) rest.push([start, to])
}

const EDGE = 4
/** Shorter text may be chance and is not taken out. */
const SHORTEST_TAKEN = 16

/** Writes characters with the places of the digits they came from, and notes which digits were text. */
class StretchSink implements TextSink {
  readonly text: Stretch[] = []
  private first = 0
  private readonly view: TextView
  private readonly run: DigitRun
  private readonly encoding: RunEncoding
  private readonly writer: ViewWriter
  private pieceStart: number
  private firstDigit = -1
  private lastDigit = -1

  constructor(view: TextView, run: DigitRun, encoding: RunEncoding, writer: ViewWriter) {
    this.view = view
    this.run = run
    this.encoding = encoding
    this.writer = writer
    this.pieceStart = writer.length
  }

  /** Bytes come from the digit `first` on. */
  restart(first: number): void {
    this.first = first
    this.text.length = 0
  }

  add(code: number, firstByte: number, lastByte: number): void {
    const { view, run } = this
    const first = this.digitOf(firstByte)
    const last = this.digitOf(lastByte) + 1
    if (this.firstDigit < 0) this.firstDigit = first
    this.lastDigit = last
    const unit = run.units[first] as number
    const end = view.end[run.units[last] as number] as number
    this.writer.push(code, view.start[unit] as number, end, this.encoding.hidden | (view.hidden[unit] as number))
  }

  endPiece(keep: boolean): void {
    if (keep) this.writer.push(BREAK, 0, 0, 0)
    else this.writer.cutTo(this.pieceStart)
    if (keep && this.lastDigit - this.firstDigit >= SHORTEST_TAKEN)
      this.text.push([this.firstDigit, this.lastDigit + 1])
    this.pieceStart = this.writer.length
    this.firstDigit = -1
  }

  /** The first of the two digits that hold a byte. */
  private digitOf(byte: number): number {
    return this.first + byte + (this.encoding.bits === 6 ? Math.trunc(byte / 3) : byte)
  }
}

/** Fills `run.bytes` from the digits of a stretch, and returns how many bytes there are. */
function readSixBits(run: DigitRun, from: number, to: number): number {
  const { digits, bytes } = run
  let length = 0
  let at = from
  for (; at + 3 < to; at += 4, length += 3) {
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
  if (at + 1 < to) {
    bytes[length] = ((digits[at] as number) << 2) | ((digits[at + 1] as number) >> 4)
    length += 1
  }
  if (at + 2 < to) {
    bytes[length] = ((digits[at + 1] as number) << 4) | ((digits[at + 2] as number) >> 2)
    length += 1
  }
  return length
}

function readFourBits(run: DigitRun, from: number, to: number): number {
  const { digits, bytes } = run
  let length = 0
  for (let at = from; at + 1 < to; at += 2, length += 1) {
    bytes[length] = ((digits[at] as number) << 4) | (digits[at + 1] as number)
  }
  return length
}
