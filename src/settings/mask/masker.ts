import { type Found, SecretFinder } from './find-secrets.ts'
import { staysVisible } from './normal-text.ts'
import type { Pattern } from './pattern-index.ts'
import { StreamMasker } from './stream-masker.ts'
import { isMaskable, SHORTEST_VALUE, valueEncodings } from './value-encodings.ts'

/** A value that must not be shown. */
export interface Secret {
  /** The name of the setting or of the variable. */
  readonly name: string
  readonly value: Uint8Array
  /** False: somebody found it in a file of the project. */
  readonly declared?: boolean
}

/**
 * Hides values in texts and streams: each byte of a value becomes `*`, whatever encoding it is in, so lengths, lines and
 * positions stay the same. Keys of known forms that nobody declared are hidden too.
 *
 * Owns: what is found (`find-secrets.ts`) and how it is hidden. Does not own: which values there are.
 */
export class Masker {
  readonly #finder: SecretFinder
  readonly #names: ReadonlySet<string>

  constructor(secrets: readonly Secret[]) {
    const long = secrets.filter(({ value }) => isMaskable(value))
    const patterns = long.flatMap(({ name, value }) =>
      valueEncodings(value).map((bytes): Pattern => ({ bytes, label: name })),
    )
    this.#names = new Set(long.filter(({ declared }) => declared !== false).map(({ name }) => name))
    this.#finder = new SecretFinder(patterns)
  }

  /** The names of the values that it hides, but for those that were found in files. */
  get names(): ReadonlySet<string> {
    return this.#names
  }

  stream(): StreamMasker {
    return new StreamMasker(this.#finder)
  }

  text(text: string): string {
    if (text.length < SHORTEST_VALUE) return text
    const bytes = Buffer.from(text)
    const found = this.#find(bytes)
    return found.length === 0 ? text : hide(bytes, found).toString('utf8')
  }

  bytes(bytes: Uint8Array): Uint8Array {
    const found = this.#find(bytes)
    return found.length === 0 ? bytes : hide(Buffer.from(bytes), found)
  }

  /** What a text holds: names of settings, and kinds of keys. */
  labels(bytes: Uint8Array): readonly string[] {
    return [...new Set(this.#find(bytes).map(({ label }) => label))].filter((label) => label !== '')
  }

  #find(bytes: Uint8Array): readonly Found[] {
    return this.#finder.find(bytes, NOTHING, true).found
  }

  /** Every text of a value of plain JSON, names of members included. */
  deep<Value>(value: Value): Value {
    if (typeof value === 'string') return this.text(value) as Value
    if (Array.isArray(value)) {
      const items = value.map((item) => this.deep(item))
      return items.some((item, index) => item !== value[index]) ? (items as Value) : value
    }
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value
    const members = Object.entries(value)
    const hidden = members.map(([key, member]) => [this.text(key), this.deep(member)] as const)
    const isSame = hidden.every(([key, member], at) => key === members[at]?.[0] && member === members[at]?.[1])
    return isSame ? value : (Object.fromEntries(hidden) as Value)
  }
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

const NOTHING = new Uint8Array(0)
const STAR = 42

/** In place. */
function hide<Bytes extends Uint8Array>(bytes: Bytes, found: readonly Pick<Found, 'start' | 'end'>[]): Bytes {
  for (const { start, end } of found) {
    for (let at = Math.max(0, start); at < end && at < bytes.length; at += 1) {
      if (!staysVisible(bytes[at] as number)) bytes[at] = STAR
    }
  }
  return bytes
}
