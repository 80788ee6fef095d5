import { findSecrets } from './find-secrets.ts'
import { staysVisible } from './normal-text.ts'
import type { PatternIndex } from './pattern-index.ts'

const STAR = 42
/** The beginning of a value that is so long is hidden when a stream stops in it. */
const TELLING = 4

/**
 * Hides values in a stream that comes in chunks.
 *
 * 1. As many bytes come out as went in, in their order. What comes out of the whole does not depend on the chunks.
 * 2. What may be the beginning of a value is held back, at most as much as the longest pattern with its line breaks.
 * 3. `release` gives away what is held, where nothing more came for a while: four bytes and more of a value are hidden,
 *    and what follows of that value is still found.
 */
export class StreamMasker {
  readonly #index: PatternIndex
  /** Bytes that were given away and may begin a value, then those that are held. */
  #bytes: Uint8Array = EMPTY
  /** How many of them were given away. */
  #given = 0
  /** Up to where bytes are hidden, whatever follows. */
  #hiddenTo = 0

  constructor(index: PatternIndex) {
    this.#index = index
  }

  get held(): number {
    return this.#bytes.length - this.#given
  }

  push(chunk: Uint8Array): Uint8Array {
    if (chunk.length === 0) return chunk
    const bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
    return this.#give(bytes, false)
  }

  release(): Uint8Array {
    if (this.held === 0) return EMPTY
    const bytes = Buffer.from(this.#bytes)
    const telling = this.#bytes.length >= TELLING
    const out = bytes.subarray(this.#given)
    hideUntil(out, (telling ? bytes.length : this.#hiddenTo) - this.#given)
    this.#given = this.#bytes.length
    return out
  }

  end(): Uint8Array {
    if (this.#bytes.length === 0) return EMPTY
    return this.#give(this.#bytes, true)
  }

  #give(bytes: Uint8Array, isOver: boolean): Uint8Array {
    const { found, open } = findSecrets(this.#index, bytes, isOver)
    const given = this.#given
    const upTo = Math.max(open, given)
    let out: Uint8Array = bytes.subarray(given, upTo)
    let hiddenTo = this.#hiddenTo
    if (found.length > 0 || hiddenTo > given) {
      const copy = Buffer.from(out)
      hideUntil(copy, hiddenTo - given)
      for (const { start, end } of found) {
        hideBetween(copy, start - given, end - given)
        hiddenTo = Math.max(hiddenTo, end)
      }
      out = copy
    }
    // A copy: whoever gave the chunk may use its memory again.
    this.#bytes = open >= bytes.length ? EMPTY : Buffer.from(bytes.subarray(open))
    this.#given = upTo - open > 0 && open < bytes.length ? upTo - open : 0
    this.#hiddenTo = Math.max(0, hiddenTo - open)
    return out
  }
}

const EMPTY: Uint8Array = new Uint8Array(0)

const hideUntil = (bytes: Uint8Array, end: number) => hideBetween(bytes, 0, end)

function hideBetween(bytes: Uint8Array, start: number, end: number): void {
  for (let at = Math.max(0, start); at < end && at < bytes.length; at += 1) {
    if (!staysVisible(bytes[at] as number)) bytes[at] = STAR
  }
}
