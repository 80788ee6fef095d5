import { type Found, findSecrets } from './find-secrets.ts'
import { findKeys } from './key-forms.ts'
import { staysVisible } from './normal-text.ts'
import { type Pattern, PatternIndex } from './pattern-index.ts'
import { StreamMasker } from './stream-masker.ts'
import { isMaskable, SHORTEST_VALUE, valueEncodings } from './value-encodings.ts'

/** A value that must not be shown. */
export interface Secret {
  /** The name of the setting or of the variable. */
  readonly name: string
  readonly value: Uint8Array
}

/**
 * Hides values in texts and streams: each byte of a value becomes `*`, whatever encoding it is in, so lengths, lines and
 * positions stay the same. Keys of known forms that nobody declared are hidden too.
 *
 * Owns: what is found (`find-secrets.ts`) and how it is hidden. Does not own: which values there are.
 */
export class Masker {
  readonly #index: PatternIndex
  readonly #names: ReadonlySet<string>

  constructor(secrets: readonly Secret[]) {
    const long = secrets.filter(({ value }) => isMaskable(value))
    const patterns = long.flatMap(({ name, value }) =>
      valueEncodings(value).map((bytes): Pattern => ({ bytes, label: name })),
    )
    this.#names = new Set(long.map(({ name }) => name))
    this.#index = new PatternIndex(patterns)
  }

  /** The names of the values that it hides. */
  get names(): ReadonlySet<string> {
    return this.#names
  }

  /** Of values alone: a stream must be fast, and keys of known forms are hidden where it is shown. */
  stream(): StreamMasker {
    return new StreamMasker(this.#index)
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
    return [...new Set(this.#find(bytes).map(({ label }) => label))]
  }

  #find(bytes: Uint8Array): readonly Found[] {
    const values = this.#index.isEmpty ? [] : findSecrets(this.#index, bytes, true).found
    const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
    const keys = findKeys(latin)
    // A value that has the form of a key is known by its name.
    return [...values, ...keys.filter(({ start, end }) => !values.some((one) => one.start < end && start < one.end))]
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
