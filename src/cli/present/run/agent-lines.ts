import type { OutputSource, RunEvent } from '../../../service/work/shown.ts'
import { LineFeed } from '../screen/line-feed.ts'

export interface AgentLine {
  readonly run_id: string
  readonly source: OutputSource
  readonly line: string
}

type Output = Extract<RunEvent, { type: 'run:output' }>

/** What agents print, as whole lines, for as many runs at once as there are. Blocks are left out for people. */
export class AgentLines {
  readonly #withBlocks: boolean
  readonly #streams = new Map<string, Stream>()

  constructor({ withBlocks }: { readonly withBlocks: boolean }) {
    this.#withBlocks = withBlocks
  }

  push({ run_id, source, bytes }: Pick<Output, 'run_id' | 'source' | 'bytes'>): AgentLine[] {
    if (source === 'block' && !this.#withBlocks) return []
    const key = `${run_id} ${source}`
    const stream = this.#streams.get(key) ?? { run_id, source, feed: new LineFeed() }
    this.#streams.set(key, stream)
    return linesOf(stream, stream.feed.push(bytes))
  }

  /** What a run printed last without ending the line. */
  end(run_id: string): AgentLine[] {
    return [...this.#streams].flatMap(([key, stream]) => {
      if (stream.run_id !== run_id) return []
      this.#streams.delete(key)
      return linesOf(stream, stream.feed.end())
    })
  }

  /** The same of every run that has not ended. */
  endAll(): AgentLine[] {
    const runs = new Set([...this.#streams.values()].map(({ run_id }) => run_id))
    return [...runs].flatMap((run_id) => this.end(run_id))
  }
}

interface Stream {
  readonly run_id: string
  readonly source: OutputSource
  readonly feed: LineFeed
}

const linesOf = ({ run_id, source }: Stream, lines: readonly string[]) =>
  lines.map((line): AgentLine => ({ run_id, source, line }))
