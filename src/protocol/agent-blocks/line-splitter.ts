import { LOG_EVENT_BYTES } from './block-limits.ts'
import { ByteBuffer } from './byte-buffer.ts'
import { mayMatter } from './line-marker.ts'

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

/**
 * Turns chunks of bytes into lines.
 *
 * Owns: line numbers, byte offsets, the unfinished line, the limit of a line.
 * Does not own: what a line means.
 *
 * 1. What the sink is shown depends on the bytes alone, except where a run of plain lines is handed over in pieces:
 *    the pieces break at chunk ends, and always at the marks of LOG_EVENT_BYTES.
 * 2. Of an unfinished line at most `maxLineBytes + 1` bytes are held.
 * 3. Plain lines cost one search for the newline and a look at the first byte; they are neither copied nor decoded
 *    here. The search is the chunk's own `indexOf`: that of a Node `Buffer` is about four times as fast as that of a
 *    bare `Uint8Array`.
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

  constructor(sink: LineSink, maxLineBytes: number) {
    this.sink = sink
    this.maxLineBytes = maxLineBytes
  }

  push(chunk: Uint8Array): void {
    const from = this.unfinishedBytes > 0 ? this.finishLine(chunk) : 0
    const rest = this.scan(chunk, from)
    if (rest < chunk.length) this.keep(chunk, rest, chunk.length)
  }

  /** The stream is over: a last line without line end is a line too. */
  end(): void {
    if (this.unfinishedBytes > 0) this.handOverUnfinished(0)
  }

  /** Hands over the whole lines from `from` on; the answer is where the last, unfinished one begins. */
  private scan(chunk: Uint8Array, from: number): number {
    const { sink, maxLineBytes } = this
    let at = from
    while (at < chunk.length) {
      const plainFrom = at
      const mark = plainFrom + nextMark(this.offset) - this.offset
      let newline = chunk.indexOf(NEWLINE, at)
      let lines = 0
      while (
        newline !== -1 &&
        at < mark &&
        newline - at <= maxLineBytes &&
        !sink.attentive &&
        !mayMatter(chunk, at, newline)
      ) {
        lines += 1
        at = newline + 1
        newline = chunk.indexOf(NEWLINE, at)
      }
      if (lines > 0) sink.plain(chunk, plainFrom, at, lines, this.take(at - plainFrom, lines))
      if (newline === -1) break
      if (lines > 0 && at >= mark) continue
      this.handOver(chunk, at, newline)
      at = newline + 1
    }
    return at
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
