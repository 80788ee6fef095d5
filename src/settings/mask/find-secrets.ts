import { keyAt } from './key-forms.ts'
import { partialStart } from './key-literals.ts'
import { BACKSLASH } from './normal-text.ts'
import { NEEDS_MORE, type Pattern, PatternIndex } from './pattern-index.ts'
import { PlainScanner } from './plain-scanner.ts'
import type { ReadText, TextScanner } from './text-scanner.ts'
import { wasmScanner } from './wasm-scanner.ts'

/** A place in the text that must not be shown. */
export interface Found {
  readonly start: number
  readonly end: number
  readonly label: string
}

export interface Search {
  /** Values of settings first, then keys of known forms that are no such values. */
  readonly found: readonly Found[]
  /** From here on more text is needed to know; the end where nothing is open. Of values, and of keys. */
  readonly openValue: number
  readonly openKey: number
}

/** A text is looked through in windows of this size; a larger one is used where a value with its line breaks needs it. */
const WINDOW = 32_768
/** Shorter texts are not worth an instance of the scanner. */
const LONG_TEXT = 2_048

/**
 * Finds values of settings, and keys of known forms, in texts.
 *
 * 1. Which texts are found does not depend on where a text is cut, as long as it goes on where it is open.
 * 2. `isOver` says that nothing follows: what is then half there is not there.
 */
export class SecretFinder {
  readonly #index: PatternIndex
  #plain: TextScanner | undefined
  #fast: TextScanner | undefined

  constructor(patterns: readonly Pattern[]) {
    this.#index = new PatternIndex(patterns)
  }

  /** The text is given in two parts, so that nobody has to join them. */
  find(head: Uint8Array, body: Uint8Array, isOver: boolean): Search {
    const length = head.length + body.length
    const scanner = this.#scannerFor(length)
    const found: Found[] = []
    let size = WINDOW
    for (let from = 0; ; ) {
      const to = Math.min(length, from + size)
      const text = scanner.room(to - from)
      if (from < head.length) text.set(head.subarray(from, Math.min(to, head.length)))
      if (to > head.length) {
        const skipped = Math.max(0, from - head.length)
        text.set(body.subarray(skipped, to - head.length), Math.max(0, head.length - from))
      }
      const window = new Window(this.#index, scanner, text, isOver && to === length)
      window.search()
      for (const one of window.found) found.push({ ...one, start: from + one.start, end: from + one.end })
      const { openValue, openKey } = window
      if (to === length) return { found, openValue: from + openValue, openKey: from + openKey }
      const open = Math.min(openValue, openKey)
      size = open === 0 ? 2 * size : WINDOW
      from += open
    }
  }

  #scannerFor(length: number): TextScanner {
    if (length >= LONG_TEXT) this.#fast ??= wasmScanner(this.#index)
    if (this.#fast) return this.#fast
    this.#plain ??= new PlainScanner(this.#index)
    return this.#plain
  }
}

/** One stretch of text. */
class Window implements Search {
  readonly found: Found[] = []
  openValue: number
  openKey: number
  readonly #index: PatternIndex
  readonly #scanner: TextScanner
  readonly #text: Uint8Array
  readonly #isOver: boolean

  constructor(index: PatternIndex, scanner: TextScanner, text: Uint8Array, isOver: boolean) {
    this.#index = index
    this.#scanner = scanner
    this.#text = text
    this.#isOver = isOver
    this.openValue = text.length
    this.openKey = text.length
  }

  search(): void {
    if (!this.#index.isEmpty) this.#values(this.#scanner.read(this.#text.length, this.#isOver))
    this.#keys()
  }

  #values(read: ReadText): void {
    const { piece, stride } = this.#index
    const { bytes, stop } = read
    for (let at = this.#scanner.next(0); at >= 0; at = this.#scanner.next(at + stride)) this.#aroundPiece(read, at)
    if (this.#isOver) return
    // What begins after the last piece that was looked at.
    const looked = Math.floor((bytes.length - piece) / stride) * stride
    for (let start = Math.max(0, looked + 1); start < bytes.length; start += 1) this.#beginning(read, start)
    if (stop < this.#text.length) this.#holdBackslash(stop)
  }

  #aroundPiece(read: ReadText, at: number): void {
    for (const { number, offset } of this.#index.candidates(this.#index.hashAt(read.bytes, at))) {
      if (at >= offset) this.#compare(read, number, at - offset)
    }
  }

  #beginning(read: ReadText, start: number): void {
    const { bytes, placeOf } = read
    const [first = 0, second] = bytes.subarray(start, start + 2)
    if (this.#index.first[first] === 0) return
    if (second === undefined) this.openValue = Math.min(this.openValue, placeOf(start))
    else for (const number of this.#index.startingWith(first, second)) this.#compare(read, number, start)
  }

  #compare({ bytes, placeOf }: ReadText, number: number, start: number): void {
    const end = this.#index.match(number, bytes, start, this.#isOver)
    if (end === NEEDS_MORE) this.openValue = Math.min(this.openValue, placeOf(start))
    if (end <= 0) return
    const label = this.#index.patterns[number]?.label ?? ''
    this.found.push({ start: placeOf(start), end: placeOf(end - 1) + 1, label })
  }

  /** The text ends in a line break. A backslash is not given away before it is known what it escapes. */
  #holdBackslash(stop: number): void {
    const text = this.#text
    let run = text.length
    while (run > stop && text[run - 1] === BACKSLASH) run -= 1
    if (run < text.length) this.openValue = Math.min(this.openValue, run)
  }

  /** A value that has the form of a key is known by its name. */
  #keys(): void {
    const text = this.#text
    const values = this.found.slice()
    const places = this.#scanner.keyStarts(text.length)
    let after = 0
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number
      const key = place < after ? undefined : keyAt(text, place, this.#isOver)
      if (!key) continue
      if (key.end === NEEDS_MORE) {
        this.openKey = Math.min(this.openKey, key.start)
        continue
      }
      after = key.end
      if (!values.some(({ start, end }) => start < key.end && key.start < end)) this.found.push(key)
    }
    if (!this.#isOver) this.openKey = Math.min(this.openKey, partialStart(text))
  }
}
