import { once } from '../../protocol/once.ts'
import { startTables } from './key-literals.ts'
import { breakEnd, MAYBE_BREAK } from './normal-text.ts'
import type { PatternIndex } from './pattern-index.ts'
import { SCANNER_CODE } from './scanner-code.ts'
import type { TextReading } from './text-reading.ts'
import type { TextScanner } from './text-scanner.ts'
import { type EscapeProgress, LONGEST_ESCAPE, MARK, UnescapedText } from './unescaped-text.ts'

interface ScannerCode {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  read(from: number, to: number, into: number, breaks: number, isOver: number): number
  widest(breaks: number, end: number, here: number, there: number): number
  resolve(
    ...numbers: [
      ...[at: number, end: number, out: number, marks: number, unread: number],
      ...[isNear: number, given: number, written: number],
    ]
  ): number
  next(at: number, last: number, stride: number, table: number, shift: number, high: number): number
  near(
    ...numbers: [
      ...[at: number, last: number, stride: number, table: number, shift: number, high: number],
      ...[out: number, back: number, mark: number, marksEnd: number],
    ]
  ): number
  starts(from: number, to: number, into: number): number
}

/** As much of the engine's WebAssembly as is used. */
interface Engine {
  readonly validate: (code: Uint8Array) => boolean
  readonly Module: new (code: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}

/** Undefined where the engine has no WebAssembly, or none that works on sixteen bytes at once. */
const scannerModule = once(() => {
  const { WebAssembly: engine } = globalThis as { readonly WebAssembly?: Engine }
  const code = Buffer.from(SCANNER_CODE, 'base64')
  return engine?.validate(code) ? { engine, module: new engine.Module(code) } : undefined
})

export function wasmScanner(indexes: readonly PatternIndex[]): TextScanner | undefined {
  const { engine, module } = scannerModule() ?? {}
  return engine && module && new WasmScanner(indexes, new engine.Instance(module).exports as ScannerCode)
}

/** Tables of the code itself: those of the beginnings of keys, and numbers that it answers. */
const STOP = 64
const BREAKS_END = 68
const ESCAPED = 72
const WRITTEN_END = 76
const MARKS_END = 80
const AGAIN = 84
const MARK_HERE = 88
const TABLES = 1_152
/** The code writes sixteen bytes at once, so a little more than asked for. */
const SLACK = 64
const PAGE = 65_536
/** Escapes are resolved so often. For each byte, one is written and a mark. */
const ROUNDS = 3
const RESOLVED = 1 + 4 * MARK

/** The search by `scripts/scanner/scanner.wat`, in a memory of its own: tables, text, what was read, breaks, places, what was resolved. */
class WasmScanner implements TextScanner {
  readonly #indexes: readonly PatternIndex[]
  readonly #tables: readonly number[]
  readonly #code: ScannerCode
  readonly #text: number
  #capacity = 0
  /** Where what it looks through begins and ends. */
  #start = 0
  #end = 0
  /** Where the marks of its escapes begin and end. */
  #marks = 0
  #marksEnd = 0
  #bytes: Uint8Array
  #numbers: Int32Array

  constructor(indexes: readonly PatternIndex[], code: ScannerCode) {
    this.#indexes = indexes
    this.#code = code
    let after = TABLES
    this.#tables = indexes.map(({ table }) => {
      after += table.length
      return after - table.length
    })
    this.#text = after + SLACK
    this.#bytes = new Uint8Array(code.memory.buffer)
    this.#numbers = new Int32Array(code.memory.buffer)
    this.#reserve(this.#text)
    this.#bytes.set(startTables())
    for (const [number, { table }] of indexes.entries()) this.#bytes.set(table, this.#tables[number])
  }

  room(length: number): Uint8Array {
    if (length > this.#capacity) {
      this.#capacity = length + (-length & 15)
      // Each break takes a byte away and is written as two numbers; a place may be written for each byte.
      this.#reserve(this.#resolved(ROUNDS))
    }
    return this.#bytes.subarray(this.#text, this.#text + length)
  }

  read(length: number, isOver: boolean): TextReading {
    const [text, into, breaks] = [this.#text, this.#into, this.#breaks]
    this.#start = into
    this.#end = this.#code.read(text, text + length, into, breaks, isOver ? 1 : 0)
    const stop = (this.#numbers[STOP / 4] as number) - text
    const startOf = (at: number) => this.#placeOf(into + at)
    const isEscaped = this.#numbers[ESCAPED / 4] !== 0
    return {
      bytes: this.#bytes.subarray(into, this.#end),
      isEscaped,
      stop,
      mayBegin: stop < length && breakEnd(this.#bytes, text + stop, text + length) === MAYBE_BREAK,
      startOf,
      endOf: (at) => startOf(at) + 1,
      nearUntil: this.#nearUntil(),
      // Only asked for where there are escapes.
      widest: isEscaped ? this.#code.widest(breaks, this.#numbers[BREAKS_END / 4] as number, into, text) + 1 : 1,
      wholeBefore: (place) => this.#wholeBefore(text + place) - text,
    }
  }

  unescape(from: TextReading, round: number, length: number, isOver: boolean): UnescapedText {
    const [given, end, out] = [this.#start, this.#end, this.#resolved(round)]
    const marks = out + this.#capacity + SLACK
    // An escape of two bytes is never too long then.
    const isNear = 2 * from.widest <= LONGEST_ESCAPE ? 1 : 0
    const numbers = this.#numbers
    const step = (progress: EscapeProgress) => {
      const { at, count, unread } = progress
      const mark = marks + 4 * progress.marks
      progress.at = this.#code.resolve(given + at, end, out + count, mark, out + unread, isNear, given, out) - given
      progress.count = (numbers[WRITTEN_END / 4] as number) - out
      progress.marks = ((numbers[MARKS_END / 4] as number) - marks) / 4
      progress.isEscaped ||= numbers[AGAIN / 4] !== 0
    }
    const text = new UnescapedText(from, length, isOver, {
      out: this.#bytes.subarray(out, marks),
      marks: numbers.subarray(marks / 4, this.#resolved(round + 1) / 4),
      step,
    })
    this.#start = out
    this.#end = out + text.bytes.length
    this.#marks = marks
    this.#marksEnd = marks + 4 * MARK * text.changes
    return text
  }

  next(number: number, at: number): number {
    const { piece, stride, shift, highFactor } = this.#indexes[number] as PatternIndex
    const start = this.#start
    const table = this.#tables[number] as number
    const found = this.#code.next(start + at, this.#end - piece, stride, table, shift, highFactor)
    return found < 0 ? found : found - start
  }

  near(number: number, at: number): number {
    const { piece, stride, shift, highFactor, back } = this.#indexes[number] as PatternIndex
    const start = this.#start
    const table = this.#tables[number] as number
    const mark = at === 0 ? this.#marks : (this.#numbers[MARK_HERE / 4] as number)
    const found = this.#code.near(
      ...([start + at, this.#end - piece, stride, table, shift, highFactor] as const),
      ...([start, back, mark, this.#marksEnd] as const),
    )
    return found < 0 ? found : found - start
  }

  keyStarts(length: number): ArrayLike<number> {
    const [text, places] = [this.#text, this.#places]
    const end = this.#code.starts(text, text + length, places)
    return this.#numbers.subarray(places / 4, end / 4).map((place) => place - text)
  }

  /** Up to the fourth break: none has more than 260 bytes. Goes on from where it was asked last. */
  #nearUntil(): (at: number) => number {
    const numbers = this.#numbers
    const into = this.#into
    const end = (numbers[BREAKS_END / 4] as number) / 4
    let next = this.#breaks / 4
    return (at) => {
      while (next < end && (numbers[next] as number) <= into + at) next += 2
      const fourth = next + 6
      return fourth < end ? (numbers[fourth] as number) - into : Number.POSITIVE_INFINITY
    }
  }

  /** By the last break before it. */
  #placeOf(address: number): number {
    const breaks = this.#breaks / 4
    let low = 0
    let high = ((this.#numbers[BREAKS_END / 4] as number) / 4 - breaks) / 2
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#numbers[breaks + 2 * middle] as number) <= address) low = middle + 1
      else high = middle
    }
    if (low === 0) return address - this.#into
    const at = breaks + 2 * (low - 1)
    return (this.#numbers[at + 1] as number) + address - (this.#numbers[at] as number) - this.#text
  }

  /** An address of the text; the beginning of the break that it is within. */
  #wholeBefore(address: number): number {
    const numbers = this.#numbers
    const first = this.#breaks / 4
    let low = 0
    let high = ((numbers[BREAKS_END / 4] as number) / 4 - first) / 2
    const count = high
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((numbers[first + 2 * middle + 1] as number) <= address) low = middle + 1
      else high = middle
    }
    if (low === count) return address
    const at = first + 2 * low
    const [here, there] = low === 0 ? [this.#into, this.#text] : [numbers[at - 2] as number, numbers[at - 1] as number]
    return Math.min(address, there + (numbers[at] as number) - here)
  }

  get #into(): number {
    return this.#text + this.#capacity + SLACK
  }

  get #breaks(): number {
    return this.#into + this.#capacity + SLACK
  }

  get #places(): number {
    return this.#breaks + 8 * this.#capacity + SLACK
  }

  #resolved(round: number): number {
    return this.#places + (4 + RESOLVED * round) * (this.#capacity + SLACK)
  }

  /** So much memory. What was in it stays. */
  #reserve(bytes: number): void {
    const { memory } = this.#code
    const missing = bytes - memory.buffer.byteLength
    if (missing <= 0) return
    memory.grow(Math.ceil(missing / PAGE))
    this.#bytes = new Uint8Array(memory.buffer)
    this.#numbers = new Int32Array(memory.buffer)
  }
}
