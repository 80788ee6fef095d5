import { cellWidth } from '../../src/cli/present/screen/cell-width.ts'

interface Row {
  cells: string[]
  /** The text goes on in the next row only because it was too wide. */
  folded: boolean
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal lives on them
const TOKENS = /\u001b\[[\d;?]*[A-Za-z]|\p{Cc}|\P{Cc}+/gu
/** The second cell of a wide character. */
const REST = ''

/**
 * A terminal as far as Baton's own codes need one: it folds, scrolls, remembers what scrolled away, and folds anew when
 * it is resized. A code that it does not know fails the test.
 */
export class TerminalGrid {
  columns: number
  rows: number
  /** Everything that was written, code by code. */
  written = ''
  writes = 0
  wraps = true
  /** How many characters fell off the right edge while lines did not wrap. */
  cut = 0
  readonly #lines: Row[] = [newRow()]
  readonly #resized = new Set<() => void>()
  /** Counted from the first line that was ever written. */
  #row = 0
  #column = 0

  constructor(columns: number, rows = 24) {
    this.columns = columns
    this.rows = rows
  }

  write(text: string): void {
    this.written += text
    this.writes += 1
    for (const [token] of text.matchAll(TOKENS)) {
      if (token.startsWith('\u001b[')) this.#obey(token.slice(2))
      else if (token === '\r') this.#column = 0
      else if (token === '\n') this.#newline()
      else if (/^\p{Cc}/u.test(token)) throw new Error(`a control character: ${JSON.stringify(token)}`)
      else for (const { segment } of graphemes.segment(token)) this.#put(segment)
    }
  }

  on(_: 'resize', listener: () => void): void {
    this.#resized.add(listener)
  }

  off(_: 'resize', listener: () => void): void {
    this.#resized.delete(listener)
  }

  get listeners(): number {
    return this.#resized.size
  }

  /** Folds every line anew, as most terminals do, then tells the program. */
  resize(columns: number, rows = this.rows): void {
    const logical: Row[][] = []
    for (const row of this.#lines) {
      const last = logical.at(-1)
      if (last?.at(-1)?.folded) last.push(row)
      else logical.push([row])
    }
    const cursor = this.#lines[this.#row] as Row
    this.columns = columns
    this.rows = rows
    const folded = logical.map((rowsOfLine) => {
      const cells = rowsOfLine.flatMap((row) => row.cells)
      const parts: Row[] = []
      for (let at = 0; at < Math.max(1, cells.length); at += columns)
        parts.push({ cells: cells.slice(at, at + columns), folded: at + columns < cells.length })
      return { parts, hasCursor: rowsOfLine.includes(cursor) }
    })
    this.#lines.splice(0, this.#lines.length, ...folded.flatMap(({ parts }) => parts))
    const before = folded.slice(
      0,
      folded.findIndex(({ hasCursor }) => hasCursor),
    )
    this.#row = before.reduce((sum, { parts }) => sum + parts.length, 0)
    for (const listener of this.#resized) listener()
  }

  /** What is to be seen, without what scrolled away. */
  get screen(): string[] {
    return this.#text(this.#lines.slice(this.#top))
  }

  /** With what scrolled away. */
  get all(): string[] {
    return this.#text(this.#lines)
  }

  get cursor(): { readonly row: number; readonly column: number } {
    return { row: this.#row, column: this.#column }
  }

  get #top(): number {
    return Math.max(0, this.#lines.length - this.rows)
  }

  #text(lines: readonly Row[]): string[] {
    const text = lines.map(({ cells }) => cells.join('').trimEnd())
    while (text.at(-1) === '') text.pop()
    return text
  }

  #obey(code: string): void {
    const count = Number.parseInt(code, 10) || 1
    const row = this.#lines[this.#row] as Row
    if (/^[\d;]*m$/.test(code)) return
    if (code.endsWith('A')) this.#row = Math.max(this.#top, this.#row - count)
    else if (code === 'K') row.cells.length = Math.min(row.cells.length, this.#column)
    else if (code === 'J') {
      row.cells.length = Math.min(row.cells.length, this.#column)
      this.#lines.length = this.#row + 1
    } else if (code === '?7l') this.wraps = false
    else if (code === '?7h') this.wraps = true
    else throw new Error(`an unknown code: ${JSON.stringify(code)}`)
  }

  #newline(): void {
    this.#row += 1
    this.#column = 0
    if (this.#row === this.#lines.length) this.#lines.push(newRow())
  }

  #put(grapheme: string): void {
    const width = cellWidth(grapheme)
    if (this.#column + width > this.columns) {
      if (!this.wraps) {
        this.cut += 1
        return
      }
      ;(this.#lines[this.#row] as Row).folded = true
      this.#newline()
    }
    const row = this.#lines[this.#row] as Row
    while (row.cells.length < this.#column) row.cells.push(' ')
    row.cells.splice(this.#column, width, grapheme, ...Array<string>(width - 1).fill(REST))
    row.folded = false
    this.#column += width
  }
}

const newRow = (): Row => ({ cells: [], folded: false })
