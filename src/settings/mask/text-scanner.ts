/** Text as it was read for a search: without its line breaks. */
export interface ReadText {
  readonly bytes: Uint8Array
  /** Up to where of the text it was read; the rest is a line break that may go on. */
  readonly stop: number
  /** The place in the text of a byte that was read. */
  readonly placeOf: (at: number) => number
}

/**
 * The inner loops of the search. Two parts do the same: `WasmScanner`, and `PlainScanner` for short texts and for engines
 * without WebAssembly.
 */
export interface TextScanner {
  /** Where a text of this length is to be written before it is read. Valid until the next call. */
  room(length: number): Uint8Array
  /** Takes the line breaks out of what was written. `isOver`: nothing follows. */
  read(length: number, isOver: boolean): ReadText
  /** The next place of what was read whose piece may be one of a pattern, a multiple of the stride; -1: none. */
  next(at: number): number
  /** Places of what was written where a key of a known form may begin, in order, and more. */
  keyStarts(length: number): ArrayLike<number>
}
