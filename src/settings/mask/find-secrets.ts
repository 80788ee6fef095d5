import { BACKSLASH, breakEnd, canBreak } from './normal-text.ts'
import { NEEDS_MORE, type PatternIndex, PIECE, pieceHash, startHash } from './pattern-index.ts'

/** A place in the text that must not be shown. */
export interface Found {
  readonly start: number
  readonly end: number
  readonly label: string
}

export interface Search {
  readonly found: readonly Found[]
  /** From here on more text is needed to know; the end where nothing is open. */
  readonly open: number
}

/**
 * Finds every pattern that begins in the text, in one walk over it.
 *
 * 1. Which texts are found does not depend on where the text is cut, as long as it goes on at `open`.
 * 2. `isOver` says that nothing follows: what is then half there is not there.
 */
export function findSecrets(index: PatternIndex, given: Uint8Array, isOver: boolean): Search {
  const walk = new Walk(index, given, isOver)
  walk.walk()
  return walk
}

class Walk implements Search {
  readonly found: Found[] = []
  open: number
  readonly #index: PatternIndex
  readonly #text: Uint8Array
  readonly #view: DataView
  readonly #isOver: boolean
  /** What begins so near before a line break may have no piece before it that is looked at. */
  readonly #nearBreak: number

  constructor(index: PatternIndex, text: Uint8Array, isOver: boolean) {
    this.#index = index
    this.#text = text
    this.#view = new DataView(text.buffer, text.byteOffset, text.length)
    this.#isOver = isOver
    this.open = text.length
    this.#nearBreak = index.stride + PIECE - 2
  }

  walk(): void {
    const { bits, stride } = this.#index
    const view = this.#view
    const last = this.#text.length - PIECE
    const isWide = stride > PIECE
    let from = 0
    let at = 0
    while (at <= last) {
      const piece = view.getInt32(at, true)
      const hash = pieceHash(piece)
      if ((bits[hash >>> 5] as number) & (1 << (hash & 31))) this.#atPiece(piece, at, from)
      // No byte is passed over unseen: a stride is at most two pieces wide.
      if (mayBreak(piece) || (isWide && at + PIECE <= last && mayBreak(view.getInt32(at + PIECE, true)))) {
        const after = this.#atBreak(at, from)
        if (after === 0) return
        if (after > 0) {
          at = after
          from = after
          continue
        }
      }
      at += stride
    }
    this.#last(Math.max(from, at - stride + 1))
  }

  /** The last bytes, which are no whole piece. */
  #last(from: number): void {
    const text = this.#text
    for (let start = from; start < text.length; ) {
      const after = canBreak(text[start] as number) ? breakEnd(text, start, text.length) : -1
      if (after === -2) {
        this.#holdBackslash(start)
        return
      }
      if (after === -1) this.#begins(start)
      start = after > 0 ? after : start + 1
    }
  }

  /** The text ends in a line break. A backslash is not given away before it is known what it escapes. */
  #holdBackslash(place: number): void {
    const text = this.#text
    let run = text.length
    while (run > place && text[run - 1] === BACKSLASH) run -= 1
    if (!this.#isOver && run < text.length) this.open = Math.min(this.open, run)
  }

  /** Where the text goes on after a line break before the next piece; 0 where it is over, -1 where there is none. */
  #atBreak(at: number, from: number): number {
    const text = this.#text
    const to = Math.min(text.length, at + Math.max(PIECE, this.#index.stride))
    for (let place = at; place < to; place += 1) {
      if (!canBreak(text[place] as number)) continue
      const after = breakEnd(text, place, text.length)
      if (after === -1) continue
      if (after > 0 && place - this.#nearBreak >= from && after + PIECE <= text.length) this.#across(place, after)
      else for (let start = Math.max(from, place - this.#nearBreak); start < place; start += 1) this.#begins(start)
      if (after > 0) return after
      this.#holdBackslash(place)
      return 0
    }
    return -1
  }

  /** What begins in the last bytes before a line break, by the piece that it has in common with the text after it. */
  #across(place: number, after: number): void {
    const view = this.#view
    const { starts } = this.#index
    const before = view.getInt32(place - PIECE, true)
    const next = view.getInt32(after, true)
    for (let start = place - this.#nearBreak; start <= place - PIECE; start += 1) {
      if (mayStart(starts, view.getInt32(start, true))) this.#begins(start)
    }
    const isShort = mayBreak(next)
    if (isShort || mayStart(starts, (before >>> 8) | (next << 24))) this.#begins(place - 3)
    if (isShort || mayStart(starts, (before >>> 16) | (next << 16))) this.#begins(place - 2)
    if (isShort || mayStart(starts, (before >>> 24) | (next << 8))) this.#begins(place - 1)
  }

  #atPiece(piece: number, at: number, from: number): void {
    if (!this.#index.hasPiece(piece)) return
    const { stride } = this.#index
    for (const entry of this.#index.candidates(piece)) {
      const start = at - (entry % stride)
      if (start >= from) this.#compare(Math.floor(entry / stride), start)
    }
  }

  /** Whatever begins at this very place, found by its first two bytes. */
  #begins(start: number): void {
    const text = this.#text
    const index = this.#index
    const first = text[start] as number
    if (index.first[first] === 0) return
    let next = start + 1
    if (next < text.length && canBreak(text[next] as number)) {
      const after = breakEnd(text, next, text.length)
      if (after !== -1) next = after > 0 ? after : text.length
    }
    if (next >= text.length) {
      if (!this.#isOver) this.open = Math.min(this.open, start)
      return
    }
    const pair = (first << 8) | (text[next] as number)
    if (index.pairs[pair] === 0) return
    for (const number of index.startingWith(pair)) this.#compare(number, start)
  }

  #compare(number: number, start: number): void {
    const end = this.#index.match(number, this.#text, start, this.#isOver)
    if (end === NEEDS_MORE) this.open = Math.min(this.open, start)
    if (end > 0) this.found.push({ start, end, label: this.#index.patterns[number]?.label ?? '' })
  }
}

function mayStart(starts: Int32Array, piece: number): boolean {
  const hash = startHash(piece)
  return ((starts[hash >>> 5] as number) & (1 << (hash & 31))) !== 0
}

/** Whether a byte below 16, as line breaks are, or a backslash is among the four. */
function mayBreak(piece: number): boolean {
  const backslash = piece ^ 0x5c5c5c5c
  return ((((piece - 0x10101010) & ~piece) | ((backslash - 0x01010101) & ~backslash)) & 0x80808080) !== 0
}
