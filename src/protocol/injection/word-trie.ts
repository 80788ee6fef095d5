import { ALPHABET_SIZE, FIRST_AMBIGUOUS } from './alphabet.ts'
import { CUT, isDecoration, type LetterStream, OPTIONAL } from './letter-stream.ts'
import { ambiguousLetters } from './look-alikes.ts'

/**
 * Words as a tree of letters, and the walk that finds them in a stream however their letters are parted.
 *
 * A walk crosses the cuts between words, so `i g n o r e` and `ig-nore` are found like `ignore`, but never the
 * end of a sentence. Its cost is bounded by the tree, not by the text: a branch is followed only while a word
 * of the tree goes on.
 */
export class WordTrie {
  private readonly next: Uint16Array
  private readonly values: Int32Array

  /** Words with a value each, which is never 0; the same word twice carries the bits of both values. */
  constructor(words: Iterable<readonly [letters: readonly number[], value: number]>) {
    const next = new Array<number>(ALPHABET_SIZE).fill(0)
    const values = [0]
    for (const [letters, value] of words) {
      let node = 0
      for (const letter of letters) {
        const slot = node * ALPHABET_SIZE + letter
        if (next[slot] === 0) {
          next[slot] = values.length
          values.push(0)
          for (let empty = 0; empty < ALPHABET_SIZE; empty += 1) next.push(0)
        }
        node = next[slot] as number
      }
      values[node] = (values[node] as number) | value
    }
    this.next = Uint16Array.from(next)
    this.values = Int32Array.from(values)
  }

  /** Whether a word can begin with two letters of a stream, or be the first of them. */
  begins(first: number, second: number): boolean {
    return readingsOf(first).some((one) => {
      const node = this.next[one] as number
      if (node === 0 || this.values[node] !== 0) return node !== 0
      return readingsOf(second).some((two) => this.next[node * ALPHABET_SIZE + two] !== 0)
    })
  }

  /** Calls `found` for every word that begins at `from` and ends at or before `limit`. */
  walk(stream: LetterStream, from: number, limit: number, found: FoundWord): void {
    let node = 0
    for (let at = from; at < limit; at += 1) {
      if (at > from && !isCrossable(stream, at)) return
      const letter = stream.letter[at] as number
      if (letter >= FIRST_AMBIGUOUS) {
        this.branch(stream, from, limit, found, node, at, 0)
        return
      }
      node = this.next[node * ALPHABET_SIZE + letter] as number
      if (node === 0) return
      const value = this.values[node] as number
      if (value !== 0) found(at + 1, value)
    }
  }

  /** The same from a letter on that can be read in several ways, or not at all. */
  private branch(
    stream: LetterStream,
    from: number,
    limit: number,
    found: FoundWord,
    node: number,
    at: number,
    skips: number,
  ): void {
    if (at >= limit || (at > from && !isCrossable(stream, at))) return
    const raw = stream.letter[at] as number
    const letter = raw & ~OPTIONAL
    if (at > from && skips < MOST_SKIPS && isDecoration(stream, at)) {
      this.branch(stream, from, limit, found, node, at + 1, skips + 1)
    }
    const readings = READINGS[letter] as readonly number[]
    for (let index = 0; index < readings.length; index += 1) {
      const child = this.next[node * ALPHABET_SIZE + (readings[index] as number)] as number
      if (child === 0) continue
      const value = this.values[child] as number
      if (value !== 0) found(at + 1, value)
      this.branch(stream, from, limit, found, child, at + 1, 0)
    }
  }
}

/** What each letter can be read as. */
const READINGS: readonly (readonly number[])[] = Array.from({ length: OPTIONAL }, (_, letter) => readingsOf(letter))

function readingsOf(letter: number): readonly number[] {
  return letter < FIRST_AMBIGUOUS ? [letter] : (ambiguousLetters()[letter - FIRST_AMBIGUOUS] ?? [])
}

type FoundWord = (end: number, value: number) => void

/** How many signs in a row can stand between two letters of a word and still be skipped as decoration. */
const MOST_SKIPS = 2

/** A comma may part single letters and pairs of them, but `go by, pass on` holds no `bypass`. */
function isCrossable(stream: LetterStream, at: number): boolean {
  const strength = (stream.cut[at] as number) & CUT.strength
  if (strength < CUT.clause) return true
  if (strength === CUT.sentence) return false
  return at <= 2 || stream.cut[at - 1] !== CUT.none || stream.cut[at - 2] !== CUT.none
}
