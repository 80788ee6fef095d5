import { LOG_EVENT_BYTES } from './block-limits.ts'
import { ByteBuffer } from './byte-buffer.ts'
import { markerRoles, mayMatter } from './line-marker.ts'
import { PlainScanner } from './plain-scanner.ts'

/** Where something stands in the stream: the number of its first line, from 1, and its bytes `[start, end)`. */
export interface Span {
  readonly line: number
  readonly start: number
  readonly end: number
}

/** Who is shown the lines. `bytes` belongs to the caller and is valid only during the call. */
export interface LineSink {
  /** Whether every line is shown one by one; while false, lines that cannot matter come in runs. */
  readonly attentive: boolean
  /** `lines` whole lines that begin no tag, signal or fence. */
  plain(bytes: Uint8Array, from: number, to: number, lines: number, at: Span): void
  /** One line with its line end. */
  line(bytes: Uint8Array, from: number, to: number, at: Span): void
  /** The beginning of a line that is over the limit; the rest was dropped. */
  long(beginning: Uint8Array, at: Span): void
}

const NEWLINE = 0x0a

const MANY_BYTES = 4096
const LONG_LINE = 2048
const LINES_PER_TRY = 16

/**
 * Turns chunks of bytes into lines.
 *
 * Owns: line numbers, byte offsets, the unfinished line, the limit of a line.
 * Does not own: what a line means.
 *
 * 1. What the sink is shown depends on the bytes alone, except where a run of plain lines is handed over in pieces:
 *    the pieces break at chunk ends, and always at the marks of LOG_EVENT_BYTES.
 * 2. Of an unfinished line at most `maxLineBytes + 1` bytes are held.
 * 3. Plain lines are not decoded here. In a large chunk the scanner runs over them; it and the search line by line
 *    find the same.
 */
export class LineSplitter {
  private readonly sink: LineSink
  private readonly maxLineBytes: number
  private readonly unfinished = new ByteBuffer()
  /** Bytes of the unfinished line seen so far, dropped ones included. */
  private unfinishedBytes = 0
  /** Offset and number of the first line that was not handed over. */
  private offset = 0
  private lineNumber = 1
  /** How many lines the last run of plain lines had. */
  private skipped = 0
  /** Null until it is needed, undefined where there is none. */
  private scanner: PlainScanner | undefined | null = null

  constructor(sink: LineSink, maxLineBytes: number) {
    this.sink = sink
    this.maxLineBytes = maxLineBytes
  }

  push(chunk: Uint8Array): void {
    const from = this.unfinishedBytes > 0 ? this.finishLine(chunk) : 0
    const rest = this.scan(chunk, from)
    if (rest < chunk.length) this.keep(chunk, rest, chunk.length)
    this.scanner?.forget()
  }

  /** The stream is over: a last line without line end is a line too. */
  end(): void {
    if (this.unfinishedBytes > 0) this.handOverUnfinished(0)
  }

  /** Hands over the whole lines from `from` on; the answer is where the last, unfinished one begins. */
  private scan(chunk: Uint8Array, from: number): number {
    let at = from
    while (at < chunk.length) {
      const mark = at + nextMark(this.offset) - this.offset
      const next = this.sink.attentive ? at : this.skipPlain(chunk, at, mark)
      if (next > at) this.sink.plain(chunk, at, next, this.skipped, this.take(next - at, this.skipped))
      at = next
      if (at >= mark) continue
      const newline = chunk.indexOf(NEWLINE, at)
      if (newline === -1) break
      this.handOver(chunk, at, newline)
      at = newline + 1
    }
    return at
  }

  /** To the first line that may matter, is over the limit, is unfinished, or begins at the mark; counts in `skipped`. */
  private skipPlain(chunk: Uint8Array, from: number, mark: number): number {
    const scanner = this.scannerFor(chunk, from)
    let at = from
    this.skipped = 0
    for (let tries = 0; at < mark; tries += 1) {
      // A line that only looks as if it mattered is read here; after a few lines the scanner gets its next try.
      if (scanner && tries % LINES_PER_TRY === 0) {
        at = scanner.skip(chunk, at, mark, this.maxLineBytes)
        this.skipped += scanner.lines
        if (at >= mark) break
      }
      const newline = chunk.indexOf(NEWLINE, at)
      if (newline === -1 || newline - at > this.maxLineBytes || mayMatter(chunk, at, newline)) break
      this.skipped += 1
      at = newline + 1
    }
    return at
  }

  /** Not worth its copy for a little text, nor for long lines, where a search line by line is as good. */
  private scannerFor(chunk: Uint8Array, from: number): PlainScanner | undefined {
    if (chunk.length - from < MANY_BYTES || chunk.subarray(from, from + LONG_LINE).indexOf(NEWLINE) === -1)
      return undefined
    if (this.scanner === null) this.scanner = PlainScanner.create(markerRoles())
    return this.scanner
  }

  private handOver(chunk: Uint8Array, from: number, newline: number): void {
    const at = this.take(newline + 1 - from, 1)
    if (newline - from > this.maxLineBytes) this.sink.long(chunk.subarray(from, from + this.maxLineBytes), at)
    else this.sink.line(chunk, from, newline + 1, at)
  }

  /** The unfinished line goes on in this chunk; the answer is where the next line begins. */
  private finishLine(chunk: Uint8Array): number {
    const newline = chunk.indexOf(NEWLINE)
    const next = newline === -1 ? chunk.length : newline + 1
    this.keep(chunk, 0, next)
    if (newline !== -1) this.handOverUnfinished(1)
    return next
  }

  private keep(chunk: Uint8Array, from: number, to: number): void {
    const room = this.maxLineBytes + 1 - this.unfinished.length
    if (room > 0) this.unfinished.append(chunk, from, Math.min(to, from + room))
    this.unfinishedBytes += to - from
  }

  private handOverUnfinished(newlineBytes: 0 | 1): void {
    const bytes = this.unfinished.view()
    const span = this.take(this.unfinishedBytes, 1)
    if (this.unfinishedBytes - newlineBytes > this.maxLineBytes)
      this.sink.long(bytes.subarray(0, this.maxLineBytes), span)
    else if (this.sink.attentive || mayMatter(bytes, 0, bytes.length)) this.sink.line(bytes, 0, bytes.length, span)
    else this.sink.plain(bytes, 0, bytes.length, 1, span)
    this.unfinished.clear()
    this.unfinishedBytes = 0
  }

  private take(bytes: number, lines: number): Span {
    const span = { line: this.lineNumber, start: this.offset, end: this.offset + bytes }
    this.offset = span.end
    this.lineNumber += lines
    return span
  }
}

/** The next multiple of LOG_EVENT_BYTES after `offset`. */
export function nextMark(offset: number): number {
  return (Math.floor(offset / LOG_EVENT_BYTES) + 1) * LOG_EVENT_BYTES
}
