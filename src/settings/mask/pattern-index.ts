import { breakEnd, canBreak } from './normal-text.ts'

/**
 * All texts that are looked for, found by short pieces of them.
 *
 * Each pattern is entered by its first pieces of four bytes, as many as the stride is wide: with a stride of three, those
 * at its places 0, 1 and 2. Text is looked at in every third place then, so one of them is met wherever the pattern
 * stands; only there is the pattern compared. Whether a piece of text can be one of them is a bit of a table.
 */
export interface Pattern {
  readonly bytes: Uint8Array
  /** The name of the setting. */
  readonly label: string
}

/** The end of what was found, or that it is not there, or that more text is needed to know. */
const NOT_THERE = -1
export const NEEDS_MORE = -2

export const PIECE = 4
/** Two pieces: where all patterns are long enough for that, the walk is twice as fast. */
const WIDEST_STRIDE = 8
const TABLE_BITS = 18

const START_BITS = 18

export const startHash = (piece: number): number => Math.imul(piece, 0x9e3779b1) >>> (32 - START_BITS)

/** The place of a piece, which is read as one number, in the table. */
export const pieceHash = (piece: number): number => Math.imul(piece, 0x9e3779b1) >>> (32 - TABLE_BITS)

export class PatternIndex {
  readonly patterns: readonly Pattern[]
  /** Every so many bytes a piece of the text is looked at. */
  readonly stride: number
  readonly bits = new Int32Array(1 << (TABLE_BITS - 5))
  /** Pieces that a pattern begins with, in a table of its own. */
  readonly starts = new Int32Array(1 << (START_BITS - 5))
  /** Which bytes, and which two bytes, a pattern begins with. */
  readonly first = new Uint8Array(256)
  readonly pairs = new Uint8Array(65_536)
  readonly #surer = new Int32Array(1 << (TABLE_BITS - 5))
  readonly #heads = new Map<number, number[]>()
  readonly #byPair = new Map<number, number[]>()

  constructor(patterns: readonly Pattern[]) {
    this.patterns = patterns
    this.stride = strideFor(patterns)
    for (const [number, { bytes }] of patterns.entries()) {
      this.#enterStart(number, bytes)
      for (let offset = 0; offset < this.stride; offset += 1) this.#enterPiece(number, offset, bytes)
    }
  }

  get isEmpty(): boolean {
    return this.patterns.length === 0
  }

  /** Patterns that may stand here, as pairs of number and offset in one number. */
  candidates(piece: number): readonly number[] {
    return this.#heads.get(piece) ?? NONE
  }

  /** A second look by another hash, for the few pieces that the first one lets through by chance. */
  hasPiece(piece: number): boolean {
    const hash = secondHash(piece)
    return ((this.#surer[hash >>> 5] as number) & (1 << (hash & 31))) !== 0
  }

  startingWith(pair: number): readonly number[] {
    return this.#byPair.get(pair) ?? NONE
  }

  /** A pattern that begins at a place of the text, line breaks between its bytes aside. */
  match(number: number, text: Uint8Array, at: number, isOver: boolean): number {
    const end = text.length
    const open = isOver ? NOT_THERE : NEEDS_MORE
    const { bytes } = this.patterns[number] as Pattern
    let to = at
    for (let index = 0; index < bytes.length; index += 1) {
      if (to >= end) return open
      let byte = text[to] as number
      if (index > 0 && canBreak(byte)) {
        const after = breakEnd(text, to, end)
        if (after === -2 && !(isOver && byte === bytes[index])) return open
        if (after > 0) {
          to = after
          byte = text[to] as number
        }
      }
      if (byte !== bytes[index]) return NOT_THERE
      to += 1
    }
    return to
  }

  #enterStart(number: number, [first = 0, second = 0]: Uint8Array): void {
    const pair = (first << 8) | second
    this.first[first] = 1
    this.pairs[pair] = 1
    const list = this.#byPair.get(pair)
    if (list) list.push(number)
    else this.#byPair.set(pair, [number])
  }

  #enterPiece(number: number, offset: number, bytes: Uint8Array): void {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(offset, offset + PIECE)
    const whole = a | (b << 8) | (c << 16) | (d << 24)
    setBit(this.bits, pieceHash(whole))
    setBit(this.#surer, secondHash(whole))
    if (offset === 0) setBit(this.starts, startHash(whole))
    const entry = number * this.stride + offset
    const list = this.#heads.get(whole)
    if (!list) this.#heads.set(whole, [entry])
    else if (list.at(-1) !== entry) list.push(entry)
  }
}

function setBit(bits: Int32Array, place: number): void {
  const word = place >>> 5
  bits[word] = (bits[word] as number) | (1 << (place & 31))
}

const secondHash = (piece: number) => Math.imul(piece ^ (piece >>> 15), 0x85ebca6b) >>> (32 - TABLE_BITS)

const NONE: readonly number[] = []

/** So that a piece of the shortest pattern is met wherever it stands. */
function strideFor(patterns: readonly Pattern[]): number {
  const stride = Math.max(1, Math.min(WIDEST_STRIDE, ...patterns.map(({ bytes }) => bytes.length - PIECE + 1)))
  return stride >= WIDEST_STRIDE ? WIDEST_STRIDE : Math.min(stride, PIECE)
}
