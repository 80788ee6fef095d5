import { cellWidth } from './cell-width.ts'

/** Where is drawn: the standard output, or something that looks like it. */
export interface Terminal {
  readonly columns?: number
  readonly rows?: number
  readonly write: (text: string) => unknown
}

const CLEAR_BELOW = '\u001b[J'
const CLEAR_RIGHT = '\u001b[K'
/** A line that is wider than we thought is cut by the terminal instead of taking two rows. */
const NO_WRAP = '\u001b[?7l'
const WRAP = '\u001b[?7h'

/**
 * The last lines of a terminal, drawn over and over, with finished text above them that stays.
 *
 * 1. Between two draws the terminal is as we found it: the cursor is shown, below the region, at the left edge, and
 *    lines wrap. So whatever ends the process, a signal nobody handles included, leaves nothing to put right.
 * 2. One draw is one write.
 */
export class LiveRegion {
  readonly #terminal: Terminal
  /** The widths of the lines that are on the screen now. */
  #widths: readonly number[] = []
  #drawn = ''

  constructor(terminal: Terminal) {
    this.#terminal = terminal
  }

  /** The finished text goes above; the lines take the place of those that were there. */
  draw(finished: readonly string[], lines: readonly Line[]): void {
    const frame = lines.map(({ text }) => `${text}${CLEAR_RIGHT}\n`).join('')
    if (finished.length === 0 && frame === this.#drawn) return
    const above = finished.length === 0 ? '' : `${CLEAR_BELOW}${finished.map((text) => `${text}\n`).join('')}`
    this.#terminal.write(`${this.#toTop()}${above}${NO_WRAP}${frame}${CLEAR_BELOW}${WRAP}`)
    this.#widths = lines.map(({ width }) => width)
    this.#drawn = frame
  }

  /** Takes the lines off the screen, for somebody else to write there. */
  erase(): void {
    if (this.#widths.length > 0) this.#terminal.write(`${this.#toTop()}${CLEAR_BELOW}`)
    this.#widths = []
    this.#drawn = ''
  }

  /** A terminal that became narrower has folded our lines: each may take several rows now. */
  #toTop(): string {
    const columns = this.#terminal.columns ?? Number.POSITIVE_INFINITY
    const rows = this.#widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / columns)), 0)
    return rows === 0 ? '\r' : `\r\u001b[${rows}A`
  }
}

export interface Line {
  readonly text: string
  /** The columns that it takes. */
  readonly width: number
}

/** A line with colour, which takes no room. */
export function lineOf(text: string): Line {
  return { text, width: cellWidth(text.replace(COLOURS, '')) }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: our own colours begin with one
const COLOURS = /\u001b\[[\d;]*m/g
