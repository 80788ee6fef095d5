import type { TextReading } from './text-reading.ts'
import type { NextEscape } from './unescaped-text.ts'

/**
 * The inner loops of the search. Two parts do the same: `WasmScanner`, and `PlainScanner` for short texts and for engines
 * without WebAssembly.
 */
export interface TextScanner {
  /** Where a text of this length is to be written before it is read. Valid until the next call. */
  room(length: number): Uint8Array
  /** Takes the line breaks out of what was written, and looks through that next. `isOver`: nothing follows. */
  read(length: number, isOver: boolean): TextReading
  /** Looks through other bytes next, no more than were read. */
  look(bytes: Uint8Array): void
  /** The next escape in the bytes that it looks through. */
  readonly nextEscape: NextEscape
  /**
   * The next place of the bytes that it looks through whose piece may be one of a pattern; -1: none. Of the index with
   * this number; places are a stride apart.
   */
  next(index: number, at: number): number
  /** Places of what was written where a key of a known form may begin, in order, and more. */
  keyStarts(length: number): ArrayLike<number>
}
