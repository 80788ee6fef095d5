import { ALPHABET_SIZE, FIRST_AMBIGUOUS } from './alphabet.ts'
import { CUT, type LetterStream } from './letter-stream.ts'
import { AMBIGUOUS } from './look-alikes.ts'

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

  /** Calls `found` for every word that begins at `from` and ends at or before `limit`. */
  walk(stream: LetterStream, from: number, limit: number, found: FoundWord): void {
    const letter = stream.letter[from] as number
    // Most letters of most texts begin no word; leave before anything is set up for a walk.
    if (letter < FIRST_AMBIGUOUS && this.next[letter] === 0) return
    this.follow(stream, { from, limit, found }, 0, from, 0)
  }

  private follow(stream: LetterStream, walk: Walk, node: number, at: number, skips: number): void {
    if (at >= walk.limit || (at > walk.from && !isCrossable(stream, at))) return
    if (stream.optional[at] === 1 && at > walk.from && skips < MOST_SKIPS) {
      this.follow(stream, walk, node, at + 1, skips + 1)
    }
    const letter = stream.letter[at] as number
    if (letter < FIRST_AMBIGUOUS) this.read(stream, walk, node, letter, at)
    else for (const reading of AMBIGUOUS[letter - FIRST_AMBIGUOUS] ?? []) this.read(stream, walk, node, reading, at)
  }

  private read(stream: LetterStream, walk: Walk, node: number, letter: number, at: number): void {
    const child = this.next[node * ALPHABET_SIZE + letter] as number
    if (child === 0) return
    const value = this.values[child] as number
    if (value !== 0) walk.found(at + 1, value)
    this.follow(stream, walk, child, at + 1, 0)
  }
}

export type FoundWord = (end: number, value: number) => void

interface Walk {
  readonly from: number
  readonly limit: number
  readonly found: FoundWord
}

/** How many signs in a row can stand between two letters of a word and still be skipped as decoration. */
const MOST_SKIPS = 2

/** A comma may part single letters and pairs of them, but `go by, pass on` holds no `bypass`. */
function isCrossable(stream: LetterStream, at: number): boolean {
  const strength = (stream.cut[at] as number) & CUT.strength
  if (strength < CUT.clause) return true
  return strength === CUT.clause && at - (stream.word[at - 1] as number) <= 2
}
