import type { Fields } from './fields.ts'

/**
 * Reads of TOML what manifests and environments consist of: tables, arrays of tables, dotted and quoted keys, strings
 * of all four kinds, arrays, inline tables, booleans. Numbers and dates stay text. A line that cannot be read is passed
 * over: this is no validator. The time is linear in the text, and nesting is limited.
 */
export function readToml(text: string): Fields {
  return new TomlReader(text).read()
}

type Table = Record<string, unknown>

const MOST_DEPTH = 32

// Without a prototype, a key `__proto__` is a key like any other.
const emptyTable = (): Table => Object.create(null) as Table

class Unreadable extends Error {}

class TomlReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  }

  read(): Table {
    const root = emptyTable()
    let table = root
    while (this.#skip(true)) {
      try {
        if (this.#eat('[[')) {
          table = enter(root, this.#keys(), true)
          this.#expect(']]')
        } else if (this.#eat('[')) {
          table = enter(root, this.#keys(), false)
          this.#expect(']')
        } else this.#pair(table, 0)
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
      }
      this.#toLineEnd()
    }
    return root
  }

  #pair(table: Table, depth: number): void {
    const keys = this.#keys()
    this.#expect('=')
    const value = this.#value(depth)
    const last = keys.pop() ?? ''
    enter(table, keys, false)[last] = value
  }

  #keys(): string[] {
    const keys: string[] = []
    do {
      this.#skip(false)
      keys.push(this.#key())
      this.#skip(false)
    } while (this.#eat('.'))
    if (keys.length > MOST_DEPTH) throw new Unreadable()
    return keys
  }

  #key(): string {
    const quote = this.#text[this.#at]
    if (quote === '"' || quote === "'") return this.#string(quote)
    const key = this.#take(/[\w-]/)
    if (key === '') throw new Unreadable()
    return key
  }

  #value(depth: number): unknown {
    if (depth > MOST_DEPTH) throw new Unreadable()
    this.#skip(false)
    for (const quote of ['"""', "'''"]) if (this.#text.startsWith(quote, this.#at)) return this.#block(quote)
    const first = this.#text[this.#at]
    if (first === '"' || first === "'") return this.#string(first)
    if (this.#eat('[')) return this.#list(depth)
    if (this.#eat('{')) return this.#inlineTable(depth)
    const word = this.#take(/[^\s,#\]}]/)
    if (word === '') throw new Unreadable()
    return word === 'true' || (word === 'false' ? false : word)
  }

  #list(depth: number): unknown[] {
    const items: unknown[] = []
    for (;;) {
      if (!this.#skip(true)) throw new Unreadable()
      if (this.#eat(']')) return items
      items.push(this.#value(depth + 1))
      this.#skip(true)
      if (!this.#eat(',') && this.#text[this.#at] !== ']') throw new Unreadable()
    }
  }

  #inlineTable(depth: number): Table {
    const table = emptyTable()
    for (;;) {
      if (!this.#skip(true)) throw new Unreadable()
      if (this.#eat('}')) return table
      this.#pair(table, depth + 1)
      this.#skip(true)
      if (!this.#eat(',') && this.#text[this.#at] !== '}') throw new Unreadable()
    }
  }

  #string(quote: string): string {
    const start = this.#at + 1
    for (let at = start; at < this.#text.length; at += 1) {
      const char = this.#text[at]
      if (char === '\n') break
      if (char === '\\' && quote === '"') at += 1
      else if (char === quote) {
        this.#at = at + 1
        const inside = this.#text.slice(start, at)
        return quote === '"' ? unescaped(inside) : inside
      }
    }
    throw new Unreadable()
  }

  #block(quote: string): string {
    const start = this.#at + 3
    let end = this.#text.indexOf(quote, start)
    // A backslash takes the meaning from the quotation mark behind it, unless it is itself behind one.
    while (end >= 0 && quote === '"""' && isEscaped(this.#text, end, start)) end = this.#text.indexOf(quote, end + 1)
    if (end < 0) throw new Unreadable()
    // Up to two quotation marks may stand before those that close it.
    while (this.#text[end + 3] === quote[0]) end += 1
    this.#at = end + 3
    const inside = this.#text.slice(start, end).replace(/^\r?\n/, '')
    return quote === '"""' ? unescaped(inside) : inside
  }

  /** Past blanks and comments, and line ends where those mean nothing; whether something is left. */
  #skip(lines: boolean): boolean {
    for (; this.#at < this.#text.length; this.#at += 1) {
      const char = this.#text[this.#at]
      if (char === '#' && lines) {
        while (this.#at + 1 < this.#text.length && this.#text[this.#at + 1] !== '\n') this.#at += 1
      } else if (char !== ' ' && char !== '\t' && !(lines && (char === '\n' || char === '\r'))) return true
    }
    return false
  }

  #take(wanted: RegExp): string {
    const start = this.#at
    while (this.#at < this.#text.length && wanted.test(this.#text[this.#at] ?? '')) this.#at += 1
    return this.#text.slice(start, this.#at)
  }

  #eat(word: string): boolean {
    if (!this.#text.startsWith(word, this.#at)) return false
    this.#at += word.length
    return true
  }

  #expect(word: string): void {
    this.#skip(false)
    if (!this.#eat(word)) throw new Unreadable()
  }

  #toLineEnd(): void {
    const end = this.#text.indexOf('\n', this.#at)
    this.#at = end < 0 ? this.#text.length : end + 1
  }
}

/** The table at the end of the keys, made where it is missing; of an array of tables the last one. */
function enter(root: Table, keys: readonly string[], anew: boolean): Table {
  let table = root
  for (const [index, key] of keys.entries()) {
    const found = table[key]
    if (anew && index === keys.length - 1) {
      const made = emptyTable()
      table[key] = Array.isArray(found) ? [...found, made] : [made]
      return made
    }
    const inner: unknown = Array.isArray(found) ? found.at(-1) : found
    if (inner === undefined) {
      const made = emptyTable()
      table[key] = made
      table = made
    } else if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) table = inner as Table
    else throw new Unreadable()
  }
  return table
}

function isEscaped(text: string, at: number, from: number): boolean {
  let marks = 0
  for (let before = at - 1; before >= from && text[before] === '\\'; before -= 1) marks += 1
  return marks % 2 === 1
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b' }

function unescaped(text: string): string {
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([ \t]*\r?\n\s*)|([\s\S]))/g,
    (_, four?: string, eight?: string, lineEnd?: string, char = '') => {
      const code = four ?? eight
      if (code !== undefined) return codePoint(Number.parseInt(code, 16))
      return lineEnd === undefined ? (ESCAPES[char] ?? char) : ''
    },
  )
}

const codePoint = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
