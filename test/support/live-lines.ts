import { plainLine } from '../../src/agents/plain-line.ts'
import { CUT_MARK, decodeUtf8, wholeCharacters } from '../../src/protocol/agent-blocks/decode-utf8.ts'

export interface LiveLinesOptions {
  /** How many lines are kept. */
  readonly lines: number
  /** What is kept of one line. */
  readonly maxLineBytes?: number
}

interface KeptLine {
  readonly bytes: Uint8Array
  readonly cut: boolean
}

const NEWLINE = 0x0a

/**
 * The last lines of a stream, for somebody who watches: safe for a terminal, in bounded memory whatever is printed.
 * Lines are only cut here; they are made readable when somebody looks.
 */
export class LiveLines {
  private readonly count: number
  private readonly maxLineBytes: number
  private readonly whole: KeptLine[] = []
  private readonly unfinished: Buffer
  private held = 0
  private isCut = false

  constructor({ lines, maxLineBytes = 4096 }: LiveLinesOptions) {
    this.count = lines
    this.maxLineBytes = maxLineBytes
    this.unfinished = Buffer.alloc(maxLineBytes)
  }

  push(bytes: Uint8Array): void {
    const first = bytes.indexOf(NEWLINE)
    if (first < 0) {
      this.hold(bytes)
      return
    }
    this.hold(bytes.subarray(0, first))
    this.keep({ bytes: new Uint8Array(this.unfinished.subarray(0, this.held)), cut: this.isCut })
    const last = bytes.lastIndexOf(NEWLINE)
    for (const line of this.lastLines(bytes.subarray(first + 1, last + 1))) this.keep(line)
    this.held = 0
    this.isCut = false
    this.hold(bytes.subarray(last + 1))
  }

  /** Oldest first; a line that is still being written comes last. */
  read(): string[] {
    const unfinished = this.held > 0 ? [{ bytes: this.unfinished.subarray(0, this.held), cut: this.isCut }] : []
    return [...this.whole, ...unfinished].slice(-this.count).map(readable)
  }

  /** Of whole lines, those that will still be there afterwards; they are looked for from the end. */
  private lastLines(bytes: Uint8Array): KeptLine[] {
    const lines: KeptLine[] = []
    for (let end = bytes.length - 1; end >= 0 && lines.length < this.count; ) {
      const begin = end === 0 ? 0 : bytes.lastIndexOf(NEWLINE, end - 1) + 1
      const cut = end - begin > this.maxLineBytes
      // A copy: the chunk is not kept for the sake of a line.
      lines.push({ bytes: new Uint8Array(bytes.subarray(begin, cut ? begin + this.maxLineBytes : end)), cut })
      end = begin - 1
    }
    return lines.reverse()
  }

  private keep(line: KeptLine): void {
    this.whole.push(line)
    if (this.whole.length > this.count) this.whole.shift()
  }

  private hold(bytes: Uint8Array): void {
    const room = bytes.subarray(0, this.maxLineBytes - this.held)
    this.unfinished.set(room, this.held)
    this.held += room.length
    if (room.length < bytes.length) this.isCut = true
  }
}

function readable({ bytes, cut }: KeptLine): string {
  const text = plainLine(decodeUtf8(bytes, 0, cut ? wholeCharacters(bytes) : bytes.length))
  return cut ? text + CUT_MARK : text
}
