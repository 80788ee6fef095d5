import { EscapeReader, isEscapeByte, MAYBE_ESCAPE, MOST_ESCAPE_BYTES, mayEscape } from './escapes.ts'
import type { TextReading } from './text-reading.ts'

/** What is farther away, because of line breaks between the bytes, is not part of an escape. */
export const LONGEST_ESCAPE = 1_024
/** Numbers of a mark: place here, place in what it was read from, and the length of the escape; none: text goes on there. */
export const MARK = 3
/** Farther back than any escape reaches. */
const NOWHERE = -2 * MOST_ESCAPE_BYTES

/** How far the resolving is. */
export class EscapeProgress {
  /** In what is read, and in what is written. */
  at = 0
  count = 0
  /** How many numbers of marks there are. */
  marks = 0
  /** Where a sign was written last that may become an escape. */
  unread = NOWHERE
  isEscaped = false
}

/** Where it is written, and a first step. */
export interface EscapeRoom {
  readonly out: Uint8Array
  /** Room for a mark for each byte, and one more. */
  readonly marks: Int32Array
  /** Copies up to the next escape, and may resolve it and go on. Stops where `reader` has to read, or at the end. */
  readonly step: (progress: EscapeProgress) => void
}

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
  /** Where bytes are no longer one beside the other. */
  readonly #marks: Int32Array
  readonly #count: number

  /** `length`: of the text. */
  constructor(from: TextReading, length: number, isOver: boolean, { out, marks, step }: EscapeRoom) {
    this.#from = from
    this.#marks = marks
    const given = from.bytes
    const reader = new EscapeReader(given, out)
    const progress = new EscapeProgress()
    for (;;) {
      step(progress)
      const { at, count: before } = progress
      if (at >= given.length) break
      reader.count = before
      const end = this.#escapeEnd(reader, at, length, isOver)
      if (end === MAYBE_ESCAPE) break
      if (end < 0) {
        reader.put(given[at] as number)
        if (mayEscape(given[at] as number, given[at + 1])) progress.unread = before
      } else {
        // What was no escape before may be one where something behind it has changed.
        progress.isEscaped ||= before - progress.unread <= MOST_ESCAPE_BYTES
        for (let byte = before; byte < reader.count; byte += 1) {
          this.#mark(progress, byte, at, end - at)
          progress.isEscaped ||= isEscapeByte(out[byte] as number)
        }
        this.#mark(progress, reader.count, end, 0)
      }
      progress.at = end < 0 ? at + 1 : end
      progress.count = reader.count
    }
    const { at, count } = progress
    this.bytes = out.subarray(0, count)
    this.#count = progress.marks / MARK
    // What comes later may change it too.
    this.isEscaped = progress.isEscaped || (!isOver && count - progress.unread <= MOST_ESCAPE_BYTES)
    const isWhole = at >= given.length
    this.stop = isWhole ? from.stop : from.startOf(at)
    this.mayBegin = isWhole ? from.mayBegin : true
    this.firstChange = this.#count === 0 ? count : this.#here(0)
  }

  /** How many marks there are. */
  get changes(): number {
    return this.#count
  }

  startOf(at: number): number {
    const mark = this.#lastMark(at)
    return this.#from.startOf(mark < 0 ? at : this.#placeAt(mark, at))
  }

  endOf(at: number): number {
    return this.#from.endOf(this.#endIn(this.#lastMark(at), at) - 1)
  }

  /** Nothing is sure here: line breaks may be behind it. */
  nearUntil(at: number): number {
    return at
  }

  get widest(): number {
    let most = 1
    let before = -1
    for (let mark = 0; mark < this.#count; mark += 1) {
      const here = this.#here(mark)
      if (mark + 1 < this.#count && this.#here(mark + 1) === here) continue
      most = Math.max(most, this.#endIn(mark, here) - (here === 0 ? 0 : this.#endIn(before, here - 1)))
      before = mark
    }
    return most * this.#from.widest
  }

  wholeBefore(place: number): number {
    const from = this.#from
    // All marks of an escape have the same end, so this is the first mark of the first escape that ends later.
    const mark = this.#firstMark((one) => from.endOf(this.#endIn(one, this.#here(one), 0) - 1) > place)
    if (mark === this.#count) return from.wholeBefore(place)
    const isNothing = this.#length(mark) === 0
    const start = isNothing ? this.#endIn(mark - 1, this.#here(mark), 0) : this.#there(mark)
    return from.wholeBefore(Math.min(place, from.startOf(start)))
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
    return this.#length(mark) > 0 ? this.#there(mark) : this.#there(mark) + at - this.#here(mark)
  }

  /** Where a byte ends in what it was read from, by the last mark before it. One that is copied has `own` bytes. */
  #endIn(mark: number, at: number, own = 1): number {
    if (mark < 0) return at + own
    const length = this.#length(mark)
    return length > 0 ? this.#there(mark) + length : this.#placeAt(mark, at) + own
  }

  #here(mark: number): number {
    return this.#marks[mark * MARK] as number
  }

  #there(mark: number): number {
    return this.#marks[mark * MARK + 1] as number
  }

  #length(mark: number): number {
    return this.#marks[mark * MARK + 2] as number
  }

  #mark(progress: EscapeProgress, here: number, there: number, length: number): void {
    const marks = this.#marks
    const at = progress.marks
    marks[at] = here
    marks[at + 1] = there
    marks[at + 2] = length
    progress.marks = at + MARK
  }

  #lastMark(at: number): number {
    return this.#firstMark((mark) => this.#here(mark) > at) - 1
  }

  /** The first one of which something is true that stays true for all later ones; their number where there is none. */
  #firstMark(isTrue: (mark: number) => boolean): number {
    let low = 0
    let high = this.#count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isTrue(middle)) high = middle
      else low = middle + 1
    }
    return low
  }
}
