import type { LogEvent } from './block-events.ts'
import { nextMark, type Span } from './line-splitter.ts'

/** Gathers log lines that follow each other into one event. */
export class LogRun {
  private first: Span | undefined
  private end = 0
  private lines = 0
  private text = ''
  private readonly keepsText: boolean

  constructor(keepsText: boolean) {
    this.keepsText = keepsText
  }

  /** The answer is true when the run has reached a mark of the stream and must be closed. */
  add(at: Span, lines: number, text: () => string): boolean {
    this.first ??= at
    this.end = at.end
    this.lines += lines
    if (this.keepsText) this.text += text()
    return this.end >= nextMark(this.first.start)
  }

  close(): LogEvent | undefined {
    if (!this.first) return undefined
    const at = { line: this.first.line, start: this.first.start, end: this.end }
    const event: LogEvent = { kind: 'log', at, lines: this.lines, ...(this.keepsText && { text: this.text }) }
    this.first = undefined
    this.lines = 0
    this.text = ''
    return event
  }
}
