import { isEscapeByte } from './escapes.ts'
import { findStarts } from './key-literals.ts'
import { breakEnd, canBreak, MAYBE_BREAK, NO_BREAK, OPEN_BREAK } from './normal-text.ts'
import type { PatternIndex } from './pattern-index.ts'
import type { TextReading } from './text-reading.ts'
import type { TextScanner } from './text-scanner.ts'
import { type EscapeProgress, MARK, UnescapedText } from './unescaped-text.ts'

const NEAR = 1_024

/** The search in plain JavaScript. */
export class PlainScanner implements TextScanner {
  readonly #indexes: readonly PatternIndex[]
  #text = new Uint8Array(0)
  #looked = new Uint8Array(0)
  /** The first byte of it that was read from an escape. */
  #firstChange = 0

  constructor(indexes: readonly PatternIndex[]) {
    this.#indexes = indexes
  }

  room(length: number): Uint8Array {
    this.#text = new Uint8Array(length)
    return this.#text
  }

  read(length: number, isOver: boolean): TextReading {
    const text = this.#text.subarray(0, length)
    const kept = new Uint8Array(length)
    const places = new Int32Array(length)
    const breaks: (readonly [start: number, end: number])[] = []
    let isEscaped = false
    let count = 0
    let at = 0
    let after = NO_BREAK
    while (at < length) {
      const byte = text[at] as number
      after = canBreak(byte) ? breakEnd(text, at, length) : NO_BREAK
      if (after < NO_BREAK && !isOver) break
      if (after === OPEN_BREAK) after = length
      if (after > 0) {
        breaks.push([at, after])
        at = after
        continue
      }
      isEscaped ||= isEscapeByte(byte)
      kept[count] = byte
      places[count] = at
      count += 1
      at += 1
    }
    this.#looked = kept.subarray(0, count)
    const startOf = (place: number) => places[place] as number
    const mayBegin = after === MAYBE_BREAK
    return {
      ...{ bytes: this.#looked, isEscaped, stop: at, mayBegin, startOf },
      endOf: (place) => startOf(place) + 1,
      nearUntil: (place) => {
        let next = place + 1
        while (next < count && startOf(next) - startOf(place) < NEAR) next += 1
        return next
      },
      // Only the other scanner needs to know.
      widest: Number.POSITIVE_INFINITY,
      wholeBefore: (place) => breaks.find(([start, end]) => start < place && place < end)?.[0] ?? place,
    }
  }

  unescape(from: TextReading, _round: number, length: number, isOver: boolean): UnescapedText {
    const given = from.bytes
    const out = new Uint8Array(given.length)
    const step = (progress: EscapeProgress) => {
      while (progress.at < given.length && !isEscapeByte(given[progress.at] as number)) {
        out[progress.count] = given[progress.at] as number
        progress.at += 1
        progress.count += 1
      }
    }
    const marks = new Int32Array(MARK * (given.length + 1))
    const text = new UnescapedText(from, length, isOver, { out, marks, step })
    this.#looked = text.bytes as Uint8Array<ArrayBuffer>
    this.#firstChange = text.firstChange
    return text
  }

  next(number: number, from: number): number {
    const index = this.#indexes[number] as PatternIndex
    const { piece, stride } = index
    for (let at = from; at <= this.#looked.length - piece; at += stride) {
      if (index.mayHave(index.hashAt(this.#looked, at))) return at
    }
    return -1
  }

  near(number: number, from: number): number {
    const { back, stride } = this.#indexes[number] as PatternIndex
    const first = Math.max(0, this.#firstChange - back)
    return this.next(number, Math.max(from, first - (first % stride)))
  }

  keyStarts(length: number): readonly number[] {
    return findStarts(this.#text.subarray(0, length))
  }
}
