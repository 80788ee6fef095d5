import { keyAt } from './key-forms.ts'
import { LONGEST_LITERAL, partialStart } from './key-literals.ts'
import { indexesOf, NEEDS_MORE, type Pattern, type PatternIndex } from './pattern-index.ts'
import { PlainScanner } from './plain-scanner.ts'
import { restartBefore, type TextReading } from './text-reading.ts'
import type { TextScanner } from './text-scanner.ts'
import { wasmScanner } from './wasm-scanner.ts'

/** A place in the text that must not be shown. */
export interface Found {
  readonly start: number
  readonly end: number
  /** The name of a setting or the kind of a key; empty: a key in which a value was found. */
  readonly label: string
  readonly isKey: boolean
}

export interface Search {
  readonly found: readonly Found[]
  /** From here on more text is needed to know; the end where nothing is open. Of values, and of keys. */
  readonly openValue: number
  readonly openKey: number
  /** From here on the text is needed to go on with what follows it; not after those two. */
  readonly restart: number
}

/** A text is looked through in windows of this size; a larger one is used where a value with its line breaks needs it. */
const WINDOW = 65_536
/** Shorter texts are not worth an instance of the scanner. */
const LONG_TEXT = 2_048
/** How often escapes are resolved: JSON in JSON, URLs in URLs. */
const MOST_UNESCAPED = 3

/** Line breaks and escapes make a value longer. What is longer than this is no longer taken for it. */
const SPREAD_BYTES = 1_024
const SPREAD_FACTOR = 16

/**
 * Finds values of settings, and keys of known forms, in texts.
 *
 * 1. Which texts are found does not depend on where a text is cut, as long as it goes on from `restart`: whether a value or
 *    a key begins at a place depends only on the text from there on, and on where the last key ended.
 * 2. `isOver` says that nothing follows: what is then half there is not there.
 */
export class SecretFinder {
  readonly #indexes: readonly PatternIndex[]
  #plain: TextScanner | undefined
  #fast: TextScanner | undefined

  constructor(patterns: readonly Pattern[]) {
    this.#indexes = indexesOf(patterns)
  }

  /** The text is given in two parts, so that nobody has to join them. The last key before it ends at `keyEnd`. */
  find(head: Uint8Array, body: Uint8Array, isOver: boolean, keyEnd = 0): Search {
    const length = head.length + body.length
    const scanner = this.#scannerFor(length)
    const found: Found[] = []
    let size = WINDOW
    let lastKeyEnd = keyEnd
    for (let from = 0; ; ) {
      // A short rest is not worth a window of its own.
      const to = length - from < 1.5 * size ? length : from + size
      const text = scanner.room(to - from)
      if (from < head.length) text.set(head.subarray(from, Math.min(to, head.length)))
      if (to > head.length) {
        const skipped = Math.max(0, from - head.length)
        text.set(body.subarray(skipped, to - head.length), Math.max(0, head.length - from))
      }
      const window = new Window(this.#indexes, scanner, text, to < length ? 'follows' : isOver ? 'over' : 'open')
      window.search(lastKeyEnd - from)
      const { openValue, openKey, restart } = window
      for (const one of window.found) {
        // What begins later is found again.
        if (to === length || one.start < restart) {
          found.push({ ...one, start: from + one.start, end: from + one.end })
        }
      }
      if (to === length) {
        return { found, openValue: from + openValue, openKey: from + openKey, restart: from + restart }
      }
      size = restart === 0 ? 2 * size : WINDOW
      from += restart
      lastKeyEnd = endOfKeys(found, from, lastKeyEnd)
    }
  }

  #scannerFor(length: number): TextScanner {
    if (length >= LONG_TEXT) this.#fast ??= wasmScanner(this.#indexes)
    if (this.#fast) return this.#fast
    this.#plain ??= new PlainScanner(this.#indexes)
    return this.#plain
  }
}

/** Where the last key that begins before a place ends. */
export function endOfKeys(found: readonly Found[], place: number, before: number): number {
  return found.reduce((last, { isKey, start, end }) => (isKey && start < place ? Math.max(last, end) : last), before)
}

/** What is behind a window: more text that is there already, nothing, or nobody knows. */
type Behind = 'follows' | 'over' | 'open'

/** A piece of a pattern that is in the text: the number of the pattern, and the place of the piece in it. */
interface Piece {
  readonly index: PatternIndex
  readonly number: number
  readonly offset: number
  /** In the text. */
  readonly place: number
}

/** One stretch of text. */
class Window implements Search {
  readonly found: Found[] = []
  openValue: number
  openKey: number
  restart: number
  readonly #indexes: readonly PatternIndex[]
  readonly #scanner: TextScanner
  readonly #text: Uint8Array
  readonly #behind: Behind
  readonly #isOver: boolean
  readonly #pieces: Piece[] = []

  constructor(indexes: readonly PatternIndex[], scanner: TextScanner, text: Uint8Array, behind: Behind) {
    this.#indexes = indexes
    this.#scanner = scanner
    this.#text = text
    this.#behind = behind
    this.#isOver = behind === 'over'
    this.openValue = text.length
    this.openKey = text.length
    this.restart = text.length
  }

  search(keyEnd: number): void {
    const top = this.#indexes.length > 0 ? this.#allValues() : undefined
    this.#keys(keyEnd)
    const open = Math.min(this.openValue, this.openKey, this.restart)
    // A reading can only begin anew where none of them is within an escape or a break.
    this.restart = top && !this.#isOver ? restartBefore(top, Math.min(open, top.stop)) : open
  }

  /** In the text without its line breaks; and, where there are escapes, in what they stand for. */
  #allValues(): TextReading {
    const scanner = this.#scanner
    const { length } = this.#text
    const read = scanner.read(length, this.#isOver)
    this.#values(read, (number, at) => scanner.next(number, at))
    let top = read
    for (let round = 0; round < MOST_UNESCAPED && top.isEscaped; round += 1) {
      const next = scanner.unescape(top, round, length, this.#isOver)
      if (next.bytes.length === top.bytes.length) break
      this.#seenPieces(next)
      // Whatever begins elsewhere begins with a piece that was seen before.
      this.#values(next, (number, at) => scanner.near(number, at))
      top = next
    }
    return top
  }

  #values(read: TextReading, nextPlace: (number: number, at: number) => number): void {
    for (const [number, index] of this.#indexes.entries()) {
      for (let at = nextPlace(number, 0); at >= 0; at = nextPlace(number, at + index.stride)) {
        this.#aroundPiece(index, read, at)
      }
      if (this.#isOver) continue
      // What begins there may have no piece that was looked at.
      const rest = Math.max(0, read.bytes.length - index.back)
      if (this.#behind === 'open') {
        for (let start = rest; start < read.bytes.length; start += 1) this.#beginning(index, read, start)
      } else if (rest < read.bytes.length) this.restart = Math.min(this.restart, read.startOf(rest))
    }
    if (read.mayBegin && read.stop < this.#text.length) this.openValue = Math.min(this.openValue, read.stop)
  }

  #aroundPiece(index: PatternIndex, read: TextReading, at: number): void {
    index.around(index.hashAt(read.bytes, at), (number, offset) => {
      this.#pieces.push({ index, number, offset, place: read.startOf(at) })
      if (at >= offset) this.#compare(index, read, number, at - offset)
    })
  }

  /** Pieces that were found in other readings: what follows them may be different in this one. */
  #seenPieces(read: TextReading): void {
    for (const { index, number, offset, place } of this.#pieces) {
      // An escape may stand for several bytes.
      for (let at = firstAt(read, place); at < read.bytes.length && read.startOf(at) === place; at += 1) {
        if (at >= offset) this.#compare(index, read, number, at - offset)
      }
    }
  }

  #beginning(index: PatternIndex, read: TextReading, start: number): void {
    if (index.first[read.bytes[start] as number] === 0) return
    if (start + 1 === read.bytes.length) this.#open(read.startOf(start), 0)
    else for (const number of index.startingAt(read.bytes, start)) this.#compare(index, read, number, start)
  }

  #compare(index: PatternIndex, read: TextReading, number: number, start: number): void {
    const end = index.match(number, read.bytes, start, this.#isOver)
    if (end < 0 && end !== NEEDS_MORE) return
    const { bytes, label } = index.patterns[number] as Pattern
    const place = read.startOf(start)
    if (end === NEEDS_MORE) this.#open(place, bytes.length)
    else if (read.endOf(end - 1) - place <= spreadOf(bytes.length)) {
      this.found.push({ start: place, end: read.endOf(end - 1), label, isKey: false })
    }
  }

  /** Not where line breaks and escapes have made it too long already. */
  #open(place: number, length: number): void {
    if (this.#text.length - place <= spreadOf(length)) this.openValue = Math.min(this.openValue, place)
  }

  /** A value that has the form of a key is known by its name. */
  #keys(keyEnd: number): void {
    const text = this.#text
    const values = this.found.slice()
    const places = this.#scanner.keyStarts(text.length)
    let after = keyEnd
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number
      const key = place < after ? undefined : keyAt(text, place, this.#isOver)
      if (!key) continue
      if (key.end === NEEDS_MORE) {
        this.openKey = Math.min(this.openKey, key.start)
        continue
      }
      after = key.end
      const isValue = values.some(({ start, end }) => start < key.end && key.start < end)
      this.found.push({ ...key, label: isValue ? '' : key.label, isKey: true })
    }
    if (this.#behind === 'open') this.openKey = Math.min(this.openKey, partialStart(text))
    if (this.#behind === 'follows') this.restart = Math.min(this.restart, Math.max(0, text.length - LONGEST_LITERAL))
  }
}

/** The first byte that was read from a place of the text, or from one after it. */
function firstAt(read: TextReading, place: number): number {
  let low = 0
  let high = read.bytes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (read.startOf(middle) < place) low = middle + 1
    else high = middle
  }
  return low
}

const spreadOf = (length: number) => SPREAD_BYTES + SPREAD_FACTOR * length
