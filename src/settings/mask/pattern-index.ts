/**
 * All texts that are looked for, found by short pieces of them.
 *
 * Each pattern is entered by its first pieces, as many as the stride is wide: with a stride of three, those at its places
 * 0, 1 and 2. Text is looked at in every third place then, so one of them is met wherever the pattern stands; only there
 * is the pattern compared. A bit in each of two tables says whether a piece of text can be one of them; the second one is
 * seldom looked at, so that the processor keeps the first one near.
 */
export interface Pattern {
  readonly bytes: Uint8Array
  /** The name of the setting. */
  readonly label: string
}

/** The end of what was found, or that it is not there, or that more text is needed to know. */
export const NOT_THERE = -1
export const NEEDS_MORE = -2

/** Where all patterns are long enough, pieces have eight bytes: fewer texts have one of them by chance. */
const LONG_PIECE = 8
const SHORT_PIECE = 4
const WIDEST_STRIDE = 24
/** So that a piece of text that is not entered is rarely let through: with 10, agent output in JSON is masked 3 % slower. */
const BITS_FOR_EACH = 40
const MOST_TABLE_BITS = 21
const LEAST_TABLE_BITS = 11

const LOW_FACTOR = 0x9e3779b1
const HIGH_FACTOR = 0xc2b2ae35
const SECOND_FACTOR = 0x85ebca6b

/** Short patterns have an index of their own, so that long ones can be looked for in wide strides. */
export function indexesOf(patterns: readonly Pattern[]): readonly PatternIndex[] {
  const isLong = ({ bytes }: Pattern) => bytes.length >= LONG_PIECE + WIDEST_STRIDE - 1
  const groups = [patterns.filter(isLong), patterns.filter((pattern) => !isLong(pattern))]
  return groups.filter(({ length }) => length > 0).map((group) => new PatternIndex(group))
}

export class PatternIndex {
  readonly patterns: readonly Pattern[]
  /** How many bytes of the text are looked at, and every how many bytes. */
  readonly piece: number
  readonly stride: number
  /** A hash is shifted by so much to be a place in a table. */
  readonly shift: number
  /** Both tables, one behind the other. */
  readonly table: Uint8Array
  /** A piece that is looked for ends at most so many bytes after the first one of its pattern. */
  readonly back: number
  /** What the last four bytes of a piece are multiplied by: nothing, where pieces have four. */
  readonly highFactor: number
  /** Which bytes, which two, and which four, a pattern begins with. */
  readonly first = new Uint8Array(256)
  readonly #tableBits: number
  readonly #pairs = new Map<number, number[]>()
  readonly #fours = new Uint8Array(1 << START_BITS)
  /** Entries by their place in the table: where those of each place begin, and all of them. */
  readonly #bucketShift: number
  readonly #buckets: Int32Array
  readonly #entries: Int32Array
  readonly #hashes: Int32Array

  constructor(patterns: readonly Pattern[]) {
    this.patterns = patterns
    const shortest = patterns.reduce((least, { bytes }) => Math.min(least, bytes.length), Number.MAX_SAFE_INTEGER)
    this.piece = shortest >= 2 * LONG_PIECE ? LONG_PIECE : SHORT_PIECE
    this.stride = Math.max(1, Math.min(WIDEST_STRIDE, shortest - this.piece + 1))
    this.back = this.piece + this.stride - 2
    this.highFactor = this.piece === LONG_PIECE ? HIGH_FACTOR : 0
    const count = patterns.length * this.stride
    const bits = Math.ceil(Math.log2(Math.max(1, count * BITS_FOR_EACH)))
    this.shift = 32 - Math.min(MOST_TABLE_BITS, Math.max(LEAST_TABLE_BITS, bits))
    this.#tableBits = 1 << (32 - this.shift)
    this.table = new Uint8Array((2 * this.#tableBits) / 8)
    this.#bucketShift = this.shift + 4
    this.#buckets = new Int32Array((1 << (32 - this.#bucketShift)) + 1)
    this.#entries = new Int32Array(count)
    this.#hashes = new Int32Array(count)
    this.#enter()
  }

  hashAt(bytes: Uint8Array, at: number): number {
    const low = wordAt(bytes, at)
    const high = this.highFactor === 0 ? 0 : wordAt(bytes, at + 4)
    return (Math.imul(low, LOW_FACTOR) + Math.imul(high, this.highFactor)) | 0
  }

  /** Whether a piece with this hash may be one of a pattern. */
  mayHave(hash: number): boolean {
    return this.#hasBit(hash >>> this.shift) && this.#hasBit(this.#secondPlace(hash))
  }

  /** Patterns that may be around a piece with this hash, by their number and the place of the piece in them. */
  around(hash: number, tell: (number: number, offset: number) => void): void {
    const bucket = hash >>> this.#bucketShift
    const end = this.#buckets[bucket + 1] as number
    for (let at = this.#buckets[bucket] as number; at < end; at += 1) {
      const entry = this.#entries[at] as number
      if (this.#hashes[entry] === hash) tell(Math.floor(entry / this.stride), entry % this.stride)
    }
  }

  /** Patterns that may begin at a place before the last byte. */
  startingAt(bytes: Uint8Array, at: number): readonly number[] {
    if (at + 4 <= bytes.length && this.#fours[startHash(bytes, at)] === 0) return NONE
    return this.#pairs.get(((bytes[at] as number) << 8) | (bytes[at + 1] as number)) ?? NONE
  }

  /** Where a pattern that begins at a place of the text ends. */
  match(number: number, text: Uint8Array, at: number, isOver: boolean): number {
    const { bytes } = this.patterns[number] as Pattern
    const there = Math.min(bytes.length, text.length - at)
    for (let index = 0; index < there; index += 1) if (bytes[index] !== text[at + index]) return NOT_THERE
    if (there === bytes.length) return at + there
    return isOver ? NOT_THERE : NEEDS_MORE
  }

  #secondPlace(hash: number): number {
    return this.#tableBits + (secondHash(hash) >>> this.shift)
  }

  #hasBit(place: number): boolean {
    return (((this.table[place >>> 3] as number) >>> (place & 7)) & 1) === 1
  }

  #setBit(place: number): void {
    this.table[place >>> 3] = (this.table[place >>> 3] as number) | (1 << (place & 7))
  }

  /** In two rounds: first how many entries each bucket has, then the entries. */
  #enter(): void {
    const { patterns, stride } = this
    const hashes = this.#hashes
    for (const [number, { bytes }] of patterns.entries()) {
      this.#enterStart(number, bytes)
      for (let offset = 0; offset < stride; offset += 1) {
        const hash = this.hashAt(bytes, offset)
        hashes[number * stride + offset] = hash
        this.#setBit(hash >>> this.shift)
        this.#setBit(this.#secondPlace(hash))
        const next = (hash >>> this.#bucketShift) + 1
        this.#buckets[next] = (this.#buckets[next] as number) + 1
      }
    }
    for (let at = 1; at < this.#buckets.length; at += 1) {
      this.#buckets[at] = (this.#buckets[at] as number) + (this.#buckets[at - 1] as number)
    }
    const filled = this.#buckets.slice()
    for (const [entry, hash] of hashes.entries()) {
      const bucket = hash >>> this.#bucketShift
      const place = filled[bucket] as number
      this.#entries[place] = entry
      filled[bucket] = place + 1
    }
  }

  #enterStart(number: number, bytes: Uint8Array): void {
    const [first = 0, second = 0] = bytes
    this.#fours[startHash(bytes, 0)] = 1
    const pair = (first << 8) | second
    this.first[first] = 1
    const list = this.#pairs.get(pair)
    if (list) list.push(number)
    else this.#pairs.set(pair, [number])
  }
}

/** Four bytes as one number. */
const wordAt = (bytes: Uint8Array, at: number) =>
  (bytes[at] as number) |
  ((bytes[at + 1] as number) << 8) |
  ((bytes[at + 2] as number) << 16) |
  ((bytes[at + 3] as number) << 24)

const secondHash = (hash: number) => Math.imul(hash ^ (hash >>> 15), SECOND_FACTOR)

/** So many bits of a hash of four bytes: by chance, few places of a text have those of a pattern. */
const START_BITS = 16
const startHash = (bytes: Uint8Array, at: number) => Math.imul(wordAt(bytes, at), LOW_FACTOR) >>> (32 - START_BITS)

const NONE: readonly number[] = []
