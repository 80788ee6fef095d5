import { setTimeout as pause } from 'node:timers/promises'
import { hasEnded } from '../../pipeline/runs/run-record.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { findRun, runNamed } from '../find-run.ts'
import { LineFeed } from '../present/line-feed.ts'
import { printAsIs } from '../report.ts'

export interface RunsLogsOptions extends CommonOptions {
  readonly follow?: boolean
  readonly raw?: boolean
}

const PAGE_BYTES = 1024 * 1024
const LOOK_MS = 200

type Source = 'stdout' | 'stderr' | 'stdin' | 'baton'

/** Of whom a line is, where it is not the agent's own voice. */
const MARKS: Readonly<Record<Source, string>> = { stdout: '', stderr: '! ', stdin: '< ', baton: '# ' }

/** `baton runs logs RUN [-f]`: what the agent printed and was told, safe for a terminal unless `--raw`. */
export async function runsLogs(given: string, options: RunsLogsOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const run_id = await runNamed(baton, given)
    await findRun(baton, run_id)
    const show = printer(baton, options.raw ?? false)
    let after = 0
    for (;;) {
      // First whether it is over, then what it said: nothing said before its end is missed.
      const over = hasEnded(await findRun(baton, run_id))
      const next = await printFrom(baton, run_id, after, show)
      if (next === after && (over || !options.follow)) break
      if (next === after) await pause(LOOK_MS)
      after = next
    }
    show.end()
  })
}

interface Printer {
  readonly frame: (source: Source, at: number, bytes: Uint8Array) => void
  readonly end: () => void
}

async function printFrom({ engine }: Baton, run_id: string, after: number, show: Printer): Promise<number> {
  const frames = await engine.store.readTranscript(run_id, { after, limitBytes: PAGE_BYTES })
  for (const { source, at, bytes } of frames) show.frame(source, at, bytes)
  return frames.reduce((end, { position, bytes }) => Math.max(end, position + bytes.length), after)
}

function printer({ json }: Baton, raw: boolean): Printer {
  if (raw) return { frame: (_source, _at, bytes) => void process.stdout.write(bytes), end: () => {} }
  const feeds = new Map<Source, LineFeed>()
  const line = (source: Source, text: string, at?: number) =>
    json
      ? printAsIs(
          `${JSON.stringify({ source, ...(at === undefined ? {} : { at: new Date(at).toISOString() }), line: text })}\n`,
        )
      : printAsIs(`${MARKS[source]}${text}\n`)
  return {
    frame: (source, at, bytes) => {
      const feed = feeds.get(source) ?? new LineFeed()
      feeds.set(source, feed)
      for (const text of feed.push(bytes)) line(source, text, at)
    },
    end: () => {
      for (const [source, feed] of feeds) for (const text of feed.end()) line(source, text)
    },
  }
}
