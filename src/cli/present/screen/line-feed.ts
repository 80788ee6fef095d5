import { plainLine } from '../../../service/runs/run-log.ts'

/** A line that is longer is shown in part: it is all in the transcript. */
const MAX_LINE = 4_096

/** Bytes of a stream as lines that are safe to show. What is not ended yet is kept back, within bounds. */
export class LineFeed {
  readonly #decoder = new TextDecoder()
  #rest = ''

  push(bytes: Uint8Array): string[] {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n')
    this.#rest = (lines.pop() ?? '').slice(0, MAX_LINE)
    return lines.map(shown)
  }

  end(): string[] {
    const rest = this.#rest
    this.#rest = ''
    return rest === '' ? [] : [shown(rest)]
  }
}

const shown = (line: string) => plainLine(line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line)
