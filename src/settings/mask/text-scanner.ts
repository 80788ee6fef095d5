import type { TextReading } from './text-reading.ts'
import type { UnescapedText } from './unescaped-text.ts'

/**
 * The inner loops of the search. Two parts do the same: `WasmScanner`, and `PlainScanner` for short texts and for engines
 * without WebAssembly.
 */
export interface TextScanner {
  /** Where a text of this length is to be written before it is read. Valid until the next call. */
  room(length: number): Uint8Array
  /** Takes the line breaks out of what was written, and looks through that next. `isOver`: nothing follows. */
  read(length: number, isOver: boolean): TextReading
  /** Resolves the escapes of what it looks through, and looks through that next. `round`: how often it did so before. */
  unescape(from: TextReading, round: number, length: number, isOver: boolean): UnescapedText
  /**
   * The next place of the bytes that it looks through whose piece may be one of a pattern; -1: none. Of the index with
   * this number; places are a stride apart.
   */
  next(index: number, at: number): number
  /** As `next`, of places where a pattern with one of its first pieces there may hold a resolved escape; and maybe more. */
  near(index: number, at: number): number
  /** Places of what was written where a key of a known form may begin, in order, and more. */
  keyStarts(length: number): ArrayLike<number>
}
