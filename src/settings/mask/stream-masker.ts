import { endOfKeys, type SecretFinder } from './find-secrets.ts'
import { tellsKey } from './key-forms.ts'
import { staysVisible } from './normal-text.ts'

const STAR = 42
/** The beginning of a value that is so long is hidden when a stream stops in it. */
const TELLING = 4

/**
 * Hides values, and keys of known forms, in a stream that comes in chunks.
 *
 * 1. As many bytes come out as went in, in their order. What comes out of the whole does not depend on the chunks.
 * 2. What may be the beginning of a value is held back, at most as much as the longest pattern with its line breaks; of
 *    keys at most a private key.
 * 3. `release` gives away what is held, where nothing more came for a while: four bytes and more of a value are hidden,
 *    as are keys that are known for one; what follows of that value or key is still found.
 */
export class StreamMasker {
  readonly #finder: SecretFinder
  /** Bytes that were given away and may begin a value, then those that are held. */
  #bytes: Uint8Array = EMPTY
  /** How many of them were given away. */
  #given = 0
  /** Up to where they are hidden, whatever follows: the rest of what began before them. */
  #hiddenTo = 0
  /** From where on they may be a value, and a key. */
  #openValue = 0
  #openKey = 0
  /** Where the last key that began before them ends. */
  #keyEnd = 0

  constructor(finder: SecretFinder) {
    this.#finder = finder
  }

  get held(): number {
    return this.#bytes.length - this.#given
  }

  /** How many bytes are in memory: those that are held, and those that were given away and may begin a value. */
  get kept(): number {
    return this.#bytes.length
  }

  push(chunk: Uint8Array): Uint8Array {
    return joined(this.take(chunk))
  }

  /** As `push`, in pieces that need not be joined: of what was held, and of the chunk. */
  take(chunk: Uint8Array): readonly Uint8Array[] {
    return chunk.length === 0 ? NOTHING : this.#give(chunk, false)
  }

  release(): Uint8Array {
    if (this.held === 0) return EMPTY
    const bytes = Buffer.from(this.#bytes)
    hideBetween(bytes, 0, this.#hiddenTo)
    if (bytes.length - this.#openValue >= TELLING) hideBetween(bytes, this.#openValue, bytes.length)
    const rest = this.#bytes.subarray(this.#openKey)
    if (tellsKey(rest)) hideBetween(bytes, this.#openKey, bytes.length)
    else
      for (const { start, end } of this.#finder.find(EMPTY, rest, true).found) {
        hideBetween(bytes, this.#openKey + start, this.#openKey + end)
      }
    const out = bytes.subarray(this.#given)
    this.#given = this.#bytes.length
    return out
  }

  end(): Uint8Array {
    return this.#bytes.length === 0 ? EMPTY : joined(this.#give(EMPTY, true))
  }

  #give(chunk: Uint8Array, isOver: boolean): readonly Uint8Array[] {
    const head = this.#bytes
    const { found, openValue, openKey, restart } = this.#finder.find(head, chunk, isOver, this.#keyEnd)
    const length = head.length + chunk.length
    const open = Math.min(openValue, openKey)
    const given = this.#given
    const upTo = Math.max(open, given)
    let hiddenTo = this.#hiddenTo
    let out: readonly Uint8Array[]
    if (found.length > 0 || hiddenTo > given) {
      const copy = Buffer.from(joined(between(head, chunk, given, upTo)))
      hideBetween(copy, 0, hiddenTo - given)
      for (const { start, end } of found) {
        hideBetween(copy, start - given, end - given)
        // What begins where the text is open, or later, is kept whole and found again: what is before it may be shown.
        if (start < open) hiddenTo = Math.max(hiddenTo, end)
      }
      out = [copy]
    } else out = between(head, chunk, given, upTo)
    // A copy: the caller may reuse the memory of the chunk.
    this.#bytes = restart >= length ? EMPTY : Buffer.from(joined(between(head, chunk, restart, length)))
    this.#given = upTo - restart
    this.#hiddenTo = Math.max(0, hiddenTo - restart)
    this.#openValue = openValue - restart
    this.#openKey = openKey - restart
    this.#keyEnd = Math.max(0, endOfKeys(found, restart, this.#keyEnd) - restart)
    return out
  }
}

const EMPTY: Uint8Array = new Uint8Array(0)
const NOTHING: readonly Uint8Array[] = []

/** Of two arrays that stand one after the other. */
function between(head: Uint8Array, body: Uint8Array, from: number, to: number): readonly Uint8Array[] {
  const cut = head.length
  return [
    ...(from < cut && from < to ? [head.subarray(from, Math.min(to, cut))] : []),
    ...(to > cut ? [body.subarray(Math.max(0, from - cut), to - cut)] : []),
  ].filter(({ length }) => length > 0)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [first = EMPTY] = pieces
  return pieces.length <= 1 ? first : Buffer.concat(pieces)
}

function hideBetween(bytes: Uint8Array, start: number, end: number): void {
  for (let at = Math.max(0, start); at < end && at < bytes.length; at += 1) {
    if (!staysVisible(bytes[at] as number)) bytes[at] = STAR
  }
}
