import { EscapeReader, isEscapeByte, MAYBE_ESCAPE, MOST_ESCAPE_BYTES, mayEscape } from './escapes.ts'
import type { TextReading } from './text-reading.ts'

/** What is farther away, because of line breaks between the bytes, is not part of an escape. */
const LONGEST_ESCAPE = 1_024

/** Finds the next byte at which an escape may begin, from a place of the bytes on; their length where there is none. */
export type NextEscape = (at: number) => number

/**
 * A reading with its escapes resolved once: `%2F`, `\x2f`, `\u002f`, `\057`, `\/` and `&#47;` all become `/`. An escape
 * within an escape is left for the next time.
 *
 * As with line breaks, what stands at a place depends only on what follows it.
 */
export class UnescapedText implements TextReading {
  readonly bytes: Uint8Array
  readonly isEscaped: boolean
  readonly stop: number
  readonly mayBegin: boolean
  /** The first byte that was read from an escape; the length where there is none. */
  readonly firstChange: number
  readonly #from: TextReading
  /** Where bytes are no longer one beside the other: place here, place in what it was read from, and for how long. */
  readonly #here: number[] = []
  readonly #there: number[] = []
  readonly #lengths: number[] = []

  /** `length`: of the text. `out`: where it is written. */
  constructor(from: TextReading, length: number, isOver: boolean, nextEscape: NextEscape, out: Uint8Array) {
    this.#from = from
    const given = from.bytes
    const reader = new EscapeReader(given, out)
    let isEscaped = false
    let unread = Number.NEGATIVE_INFINITY
    let at = 0
    for (let next = nextEscape(0); ; next = nextEscape(at)) {
      reader.copy(at, next)
      at = next
      if (at >= given.length) break
      const before = reader.count
      const end = this.#escapeEnd(reader, at, length, isOver)
      if (end === MAYBE_ESCAPE) break
      if (end < 0) {
        reader.put(given[at] as number)
        at += 1
        if (mayEscape(given[at - 1] as number, given[at])) unread = before
        continue
      }
      // What was no escape before may be one where something behind it has changed.
      isEscaped ||= before - unread <= MOST_ESCAPE_BYTES
      for (let byte = before; byte < reader.count; byte += 1) {
        this.#mark(byte, at, end - at)
        isEscaped ||= isEscapeByte(reader.written[byte] as number)
      }
      this.#mark(reader.count, end, 0)
      at = end
    }
    this.bytes = reader.written
    // What comes later may change it too.
    this.isEscaped = isEscaped || (!isOver && reader.count - unread <= MOST_ESCAPE_BYTES)
    const isWhole = at >= given.length
    this.stop = isWhole ? from.stop : from.startOf(at)
    this.mayBegin = isWhole ? from.mayBegin : true
    this.firstChange = this.#here[0] ?? reader.count
  }

  startOf(at: number): number {
    const mark = this.#lastMark(at)
    return this.#from.startOf(mark < 0 ? at : this.#placeAt(mark, at))
  }

  endOf(at: number): number {
    const mark = this.#lastMark(at)
    if (mark < 0) return this.#from.endOf(at)
    return this.#from.endOf(this.#placeAt(mark, at) + Math.max(1, this.#lengths[mark] as number) - 1)
  }

  /** Nothing is sure here: line breaks may be behind it. */
  nearUntil(at: number): number {
    return at
  }

  #escapeEnd(reader: EscapeReader, at: number, length: number, isOver: boolean): number {
    const most = at + MOST_ESCAPE_BYTES
    if (most < this.#from.bytes.length && this.#from.nearUntil(at) >= most) return reader.read(at, most, true)
    const start = this.#from.startOf(at)
    const all = this.#from.bytes.length
    let end = Math.min(all, at + MOST_ESCAPE_BYTES)
    while (this.#from.endOf(end - 1) - start > LONGEST_ESCAPE) end -= 1
    const isCut = end < all || length - start > LONGEST_ESCAPE
    return reader.read(at, end, isOver || isCut)
  }

  #placeAt(mark: number, at: number): number {
    const there = this.#there[mark] as number
    return (this.#lengths[mark] as number) > 0 ? there : there + at - (this.#here[mark] as number)
  }

  #mark(here: number, there: number, length: number): void {
    this.#here.push(here)
    this.#there.push(there)
    this.#lengths.push(length)
  }

  #lastMark(at: number): number {
    let low = 0
    let high = this.#here.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#here[middle] as number) <= at) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}
