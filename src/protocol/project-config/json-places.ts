import { pointer } from '../json-pointer.ts'

/** Where the parts of a JSON text stand, as offsets. */
export interface JsonPlaces {
  /** By JSON pointer; of a member its key, of an item its value, of the whole its first character. */
  readonly offsets: ReadonlyMap<string, number>
  /** Members whose key stands in the same object before. */
  readonly repeated: readonly { readonly pointer: string; readonly at: number }[]
  /** Where the text stops being JSON; undefined where it never does. */
  readonly fault: number | undefined
}

/**
 * Walks through a JSON text and notes where everything stands. It builds no values; `JSON.parse` does that, and takes
 * the last of two members with the same key without a word, which this does not.
 *
 * The caller has limited the depth of the text: one level of nesting is one level of the stack here.
 */
export function jsonPlaces(text: string): JsonPlaces {
  const walk = new Walk(text)
  try {
    walk.whole()
    return { offsets: walk.offsets, repeated: walk.repeated, fault: undefined }
  } catch (error) {
    if (error !== STOP) throw error
    return { offsets: walk.offsets, repeated: walk.repeated, fault: Math.min(walk.at, text.length) }
  }
}

const STOP = Symbol('the text is no JSON from here on')
const SPACE = /[ \t\n\r]*/y
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y

class Walk {
  readonly text: string
  readonly offsets = new Map<string, number>()
  readonly repeated: { pointer: string; at: number }[] = []
  at = 0

  constructor(text: string) {
    this.text = text
    if (text.startsWith('\ufeff')) this.at = 1
  }

  whole(): void {
    this.#space()
    this.#value('')
    this.#space()
    if (this.at < this.text.length) throw STOP
  }

  #value(place: string): void {
    if (!this.offsets.has(place)) this.offsets.set(place, this.at)
    const char = this.text[this.at]
    if (char === '{') this.#members(place)
    else if (char === '[') this.#items(place)
    else if (char === '"') this.#string()
    else if (this.#match(SCALAR) === '') throw STOP
  }

  #members(place: string): void {
    const keys = new Set<string>()
    this.#list('}', () => {
      const at = this.at
      const key = this.#string()
      const member = place + pointer(key)
      if (keys.has(key)) this.repeated.push({ pointer: member, at })
      keys.add(key)
      this.offsets.set(member, at)
      this.#space()
      this.#expect(':')
      this.#space()
      this.#value(member)
    })
  }

  #items(place: string): void {
    let index = 0
    this.#list(']', () => {
      this.#value(place + pointer(index))
      index += 1
    })
  }

  /** From the opening bracket to behind the closing one, with commas between what `one` reads. */
  #list(close: string, one: () => void): void {
    this.at += 1
    this.#space()
    if (this.text[this.at] !== close) {
      for (;;) {
        one()
        this.#space()
        if (this.text[this.at] !== ',') break
        this.at += 1
        this.#space()
      }
    }
    this.#expect(close)
  }

  #string(): string {
    if (this.text[this.at] !== '"') throw STOP
    let end = this.at + 1
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1
    try {
      const found = JSON.parse(this.text.slice(this.at, end + 1)) as string
      this.at = end + 1
      return found
    } catch {
      // No end, an escape that does not exist, or a control character: the fault is the string that begins here.
      throw STOP
    }
  }

  #space(): void {
    this.#match(SPACE)
  }

  #expect(char: string): void {
    if (this.text[this.at] !== char) throw STOP
    this.at += 1
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }
}
