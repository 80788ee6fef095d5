import type { AdapterName } from '../../protocol/adapter-names.ts'
import { type LogSource, runLog } from '../../service/runs/run-log.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { LineFeed } from '../present/screen/line-feed.ts'
import { printAsIs } from '../report.ts'

export interface RunsLogsOptions extends CommonOptions {
  readonly follow?: boolean
  readonly raw?: boolean
}

/** Of whom a line is, where it is not the agent's own voice. */
const MARKS: Readonly<Record<Exclude<LogSource, 'wire'>, string>> = {
  stdout: '',
  log: '',
  block: '',
  stderr: '! ',
  stdin: '< ',
  baton: '# ',
}

/** `baton runs logs RUN [-f]`: what the agent printed and was told, safe for a terminal unless `--raw`. */
export async function runsLogs(run: string, options: RunsLogsOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { adapter, frames } = await runLog(baton.service, baton.caller, { run, follow: options.follow ?? false })
    const show = options.raw ? rawPrinter(adapter) : printer(baton)
    for await (const { source, at, bytes } of frames) show.frame(source, at, bytes)
    show.end()
  })
}

interface Printer {
  readonly frame: (source: LogSource, at: number, bytes: Uint8Array) => void
  readonly end: () => void
}

/** The bytes as they were printed: of a CLI its events, and not what its adapter wrote about them. */
function rawPrinter(adapter: AdapterName): Printer {
  const isWritten = (source: LogSource) => source === 'log' || (source === 'block' && adapter !== 'plain')
  return {
    frame: (source, _at, bytes) => {
      if (!isWritten(source)) process.stdout.write(bytes)
    },
    end: () => {},
  }
}

function printer({ json }: Baton): Printer {
  const feeds = new Map<keyof typeof MARKS, LineFeed>()
  const line = (source: keyof typeof MARKS, text: string, at?: number) =>
    json
      ? printAsIs(
          `${JSON.stringify({ source, ...(at === undefined ? {} : { at: new Date(at).toISOString() }), line: text })}\n`,
        )
      : printAsIs(`${MARKS[source]}${text}\n`)
  return {
    frame: (source, at, bytes) => {
      if (source === 'wire') return
      const feed = feeds.get(source) ?? new LineFeed()
      feeds.set(source, feed)
      for (const text of feed.push(bytes)) line(source, text, at)
    },
    end: () => {
      for (const [source, feed] of feeds) for (const text of feed.end()) line(source, text)
    },
  }
}
