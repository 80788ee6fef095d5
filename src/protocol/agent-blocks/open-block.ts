import { type BlockLimits, MAX_BLOCK_LINES, MAX_MISPLACED_LINES } from './block-limits.ts'
import type { BlockTag } from './block-schemas.ts'
import type { ByteBuffer } from './byte-buffer.ts'
import { CUT_MARK, decodeUtf8, wholeCharacters } from './decode-utf8.ts'
import type { Span } from './line-splitter.ts'
import type { BlockLine } from './read-fields.ts'

const MARK_LINE = new TextEncoder().encode(`  ${CUT_MARK}\n`)
const MARK_END = new TextEncoder().encode(`${CUT_MARK}\n`)

/** Room for fields beyond the limit, so that one long value does not silence the whole block. */
const SPARE = { bytes: 16 * 1024, lines: 100 }

/**
 * The lines of a block whose closing tag has not come yet.
 *
 * 1. What is kept is bounded. Over the limit, lines that continue a value are dropped, and the value carries the cut
 *    mark; fields have a little room to spare.
 * 2. It is hopeless once twice the limit was seen or too many lines cannot belong to a block.
 */
export class OpenBlock {
  readonly name: BlockTag
  readonly fenced: boolean
  readonly line: number
  readonly start: number
  end: number
  /** All lines seen, tags and dropped lines included. */
  lines = 1
  cut = false
  private readonly limits: BlockLimits
  private readonly kept: ByteBuffer
  /** The numbers of the lines that were kept, the opening tag first. */
  private readonly numbers: number[]
  private seenBytes = 0
  private misplaced = 0
  private dropping = false

  /** `kept` holds the line of the opening tag. It is lent: one buffer serves the blocks of a stream in turn. */
  constructor(name: BlockTag, fenced: boolean, at: Span, limits: BlockLimits, kept: ByteBuffer) {
    this.name = name
    this.fenced = fenced
    this.line = at.line
    this.start = at.start
    this.end = at.end
    this.limits = limits
    this.numbers = [at.line]
    this.kept = kept
  }

  get hopeless(): boolean {
    return this.misplaced >= MAX_MISPLACED_LINES || this.seenBytes > 2 * this.limits.maxBlockBytes
  }

  add(bytes: Uint8Array, from: number, to: number, at: Span): void {
    this.see(bytes[from], to - from, at)
    if (this.hasRoom(bytes[from], to - from)) this.keep(bytes, from, to, at.line)
    else this.drop(at.line)
  }

  /** A line over its limit: its beginning with the mark. What was skipped of it does not count as seen. */
  addLong(beginning: Uint8Array, at: Span): void {
    this.see(beginning[0], beginning.length, at)
    this.cut = true
    if (this.hasRoom(beginning[0], beginning.length)) {
      this.keep(beginning, 0, wholeCharacters(beginning), at.line)
      this.kept.append(MARK_END)
    } else this.drop(at.line)
  }

  close(bytes: Uint8Array, from: number, to: number, at: Span): void {
    this.end = at.end
    this.lines += 1
    this.kept.append(bytes, from, to)
  }

  /** The lines between the tags. */
  content(): BlockLine[] {
    const texts = this.text.split('\n')
    return this.numbers.map((line, index) => ({ text: withoutReturn(texts[index] ?? ''), line })).slice(1)
  }

  /** Everything that was kept, as it was printed. */
  get text(): string {
    return decodeUtf8(this.kept.view())
  }

  private see(first: number | undefined, length: number, at: Span): void {
    this.end = at.end
    this.lines += 1
    this.seenBytes += length
    if (!canBelong(first)) this.misplaced += 1
  }

  private hasRoom(first: number | undefined, length: number): boolean {
    const spare = isLowerCase(first) ? SPARE : { bytes: 0, lines: 0 }
    const bytes = this.limits.maxBlockBytes + spare.bytes
    return this.kept.length + length <= bytes && this.numbers.length < MAX_BLOCK_LINES + spare.lines
  }

  private keep(bytes: Uint8Array, from: number, to: number, line: number): void {
    this.dropping = false
    this.kept.append(bytes, from, to)
    this.numbers.push(line)
  }

  private drop(line: number): void {
    this.cut = true
    if (this.dropping) return
    this.keep(MARK_LINE, 0, MARK_LINE.length, line)
    this.dropping = true
  }
}

/** By its first byte: a field, a continuation, an item or an empty line. */
function canBelong(first: number | undefined): boolean {
  return isLowerCase(first) || first === 0x20 || first === 0x09 || first === 0x2d || first === 0x0d || first === 0x0a
}

function isLowerCase(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x61 && byte <= 0x7a
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text
}
