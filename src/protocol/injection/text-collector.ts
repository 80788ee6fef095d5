import { BREAK, type TextView, type ViewWriter } from './text-view.ts'

/** Fewer characters than this hold none of the phrases. */
const SHORTEST_PIECE = 7
/** No phrase has fewer different letters; a run of one letter over and over has. */
const FEWEST_DISTINCT = 5
/** What share of the bytes must look like the high halves of Hangul or ASCII for UTF-16. */
const UTF16_SHARE = 0.8

/**
 * Takes bytes that may be text and keeps the stretches that are: printable ASCII and well-formed UTF-8. Zero
 * bytes are nothing, so ASCII in UTF-16 reads as ASCII.
 */
export class TextCollector {
  private readonly view: TextView
  private readonly writer: ViewWriter
  private readonly hidden: number

  private pieceStart: number
  private distinct = 0

  private partial = 0
  private missing = 0
  private firstUnit = 0

  private bytes = 0
  private readonly highHalves = [0, 0]
  private lowHalf = -1

  constructor(view: TextView, writer: ViewWriter, hidden: number) {
    this.view = view
    this.writer = writer
    this.hidden = hidden
    this.pieceStart = writer.length
  }

  byte(byte: number, first: number, last: number): void {
    if (byte === 0 || (byte >= 0xac && byte <= 0xd7)) {
      const parity = this.bytes & 1
      this.highHalves[parity] = (this.highHalves[parity] as number) + 1
    }
    this.bytes += 1
    if (this.missing > 0 && (byte & 0xc0) === 0x80) this.continueSequence(byte, last)
    else if (byte === 0) return
    else if (byte < 0x80) this.ascii(byte, first, last)
    else this.startSequence(byte, first)
  }

  /** Whether every other byte is the high half of a Hangul syllable or of an ASCII character. */
  get looksLikeUtf16(): boolean {
    return this.bytes >= 8 && Math.max(...this.highHalves) >= (this.bytes / 2) * UTF16_SHARE
  }

  /** On which bytes the high halves stand: 1 for little-endian, 0 for big-endian. */
  get utf16Order(): number {
    return (this.highHalves[1] as number) >= (this.highHalves[0] as number) ? 1 : 0
  }

  utf16Byte(byte: number, first: number, last: number, highAt: number): void {
    const isSecond = (this.bytes & 1) === 1
    this.bytes += 1
    if (!isSecond) {
      this.lowHalf = byte
      this.firstUnit = first
      return
    }
    const value = highAt === 1 ? byte * 256 + this.lowHalf : this.lowHalf * 256 + byte
    if (value >= 0x20 && (value < 0x7f || (value > 0xff && (value < 0xd800 || value > 0xdfff)))) {
      this.keep(value, this.firstUnit, last)
    } else this.endPiece()
  }

  /** Ends a stretch of text, and forgets it if no phrase can be in it. */
  endPiece(): void {
    const length = this.writer.length - this.pieceStart
    if (length < SHORTEST_PIECE || bitCount(this.distinct) < FEWEST_DISTINCT) this.writer.cutTo(this.pieceStart)
    else this.writer.push(BREAK, 0, 0, 0)
    this.pieceStart = this.writer.length
    this.distinct = 0
    this.missing = 0
  }

  private ascii(byte: number, first: number, last: number): void {
    this.missing = 0
    if ((byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 0x09) this.keep(byte, first, last)
    else this.endPiece()
  }

  private startSequence(byte: number, first: number): void {
    const length = byte >= 0xf0 && byte < 0xf5 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0
    if (length === 0 || byte >= 0xf5 || this.missing > 0) {
      this.endPiece()
      return
    }
    this.partial = byte & (0x7f >> length)
    this.missing = length - 1
    this.firstUnit = first
  }

  private continueSequence(byte: number, last: number): void {
    this.partial = this.partial * 64 + (byte & 0x3f)
    this.missing -= 1
    if (this.missing > 0) return
    if (this.partial <= 0x10ffff) this.keep(this.partial, this.firstUnit, last)
    else this.endPiece()
  }

  private keep(code: number, first: number, last: number): void {
    this.distinct |= 1 << (code & 31)
    const { start, end, hidden } = this.view
    this.writer.push(code, start[first] as number, end[last] as number, this.hidden | (hidden[first] as number))
  }
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
