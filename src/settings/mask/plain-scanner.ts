import { findStarts } from './key-literals.ts'
import { breakEnd, canBreak, staysVisible as isLineEnd } from './normal-text.ts'
import type { PatternIndex } from './pattern-index.ts'
import type { ReadText, TextScanner } from './text-scanner.ts'

const SPACE = 32

/** The search in plain JavaScript. */
export class PlainScanner implements TextScanner {
  readonly #index: PatternIndex
  #text = new Uint8Array(0)
  #read = new Uint8Array(0)

  constructor(index: PatternIndex) {
    this.#index = index
  }

  room(length: number): Uint8Array {
    this.#text = new Uint8Array(length)
    return this.#text
  }

  read(length: number, isOver: boolean): ReadText {
    const text = this.#text.subarray(0, length)
    const kept = new Uint8Array(length)
    const places = new Int32Array(length)
    let count = 0
    let at = 0
    const keep = () => {
      kept[count] = text[at] as number
      places[count] = at
      count += 1
      at += 1
    }
    while (at < length) {
      const after = canBreak(text[at] as number) ? breakEnd(text, at, length) : -1
      if (after === -2 && !isOver) break
      if (after > 0) {
        at = after
        continue
      }
      const isRun = after === -1 && isLineEnd(text[at] as number)
      keep()
      // A run of line ends that is too long for a break is kept at once.
      while (isRun && at < length && (text[at] as number) <= SPACE) keep()
    }
    this.#read = kept.subarray(0, count)
    return { bytes: this.#read, stop: at, placeOf: (place) => places[place] as number }
  }

  next(from: number): number {
    const { piece, stride } = this.#index
    for (let at = from; at <= this.#read.length - piece; at += stride) {
      if (this.#index.mayHave(this.#index.hashAt(this.#read, at))) return at
    }
    return -1
  }

  keyStarts(length: number): readonly number[] {
    return findStarts(this.#text.subarray(0, length))
  }
}
