// What Baton costs around an agent: a run of `/bin/true` from the spawn to its stored result against a bare spawn of the
// same, and the bytes that an agent prints into its transcript against a bare spawn whose output is read and counted.
// Plain folders: checkpoints are git's business. The reaper starts once with the worker and is not in here.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../src/engine/clock.ts'
import { Engine } from '../src/engine/engine.ts'
import { createRun } from '../src/engine/runs/new-run.ts'
import type { RunEvent } from '../src/engine/runs/run-event.ts'
import { RunWorker } from '../src/engine/runs/run-worker.ts'
import { DEFAULT_PIPELINE } from '../src/protocol/index.ts'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import { median, table } from './measure.ts'

const RUNS = 100
const PRINTED_BYTES = 200_000_000
const MB = 1_000_000
const LINE = '2026-02-28T14:30:00.123 INFO  worker-17 compiled src/server/routes/tasks.ts 12 ms'
const PRINTER = ['sh', '-c', `yes '${LINE}' | head -c ${PRINTED_BYTES}`] as const

/** Of the transcript: rounds of both, one after the other. */
const ROUNDS = 9

/** Milliseconds above a bare spawn, in the median. */
export const bar = 10
/** How fast what is printed is kept, against a bare spawn that is only read. */
const TRANSCRIPT_BAR = 0.5

export async function runOverhead(): Promise<{ readonly text: string; readonly above: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  const stored = await openSqliteStore({ path: join(folder, 'baton.db') })
  // The last thing before the spawn is that the record is read once more.
  let readAt = 0
  const load: typeof stored.load = async (keys) => {
    const loaded = await stored.load(keys)
    readAt = performance.now()
    return loaded
  }
  const store = { ...stored, load }
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
  const moments = { spawned: 0, ended: 0 }
  const onEvent = ({ type }: RunEvent) => {
    if (type === 'run:started') moments.spawned = readAt
    if (type === 'run:ended') moments.ended = performance.now()
  }
  try {
    await using worker = await RunWorker.start({ engine, home: join(folder, 'home'), onEvent })
    const play = async (argv: readonly string[]) => {
      const run_id = await createRun(engine, { agent: 'sample', argv }, { actor: 'song-po' })
      const begun = performance.now()
      const { end } = await worker.run(run_id)
      return { whole: performance.now() - begun, fromSpawn: moments.ended - moments.spawned, end, run_id }
    }
    const { text: short, above } = await aroundTrue(play)
    return { text: `${short}\n\n${await throughTranscript(play)}`, above }
  } finally {
    await engine.idle()
    await stored.close()
    rmSync(folder, { recursive: true })
  }
}

type Play = (argv: readonly string[]) => Promise<{
  readonly whole: number
  readonly fromSpawn: number
  readonly end: { readonly how: string } | null
}>

async function aroundTrue(play: Play): Promise<{ readonly text: string; readonly above: number }> {
  const times = { bare: [] as number[], stored: [] as number[], whole: [] as number[] }
  // In turn, so that what else the machine does falls on both alike. The first rounds only warm up.
  for (let round = -10; round < RUNS; round += 1) {
    const bare = await bareSpawn('/bin/true')
    const { whole, fromSpawn, end } = await play(['/bin/true'])
    if (end?.how !== 'no_signal') throw new Error(`/bin/true ended as ${end?.how}`)
    if (round < 0) continue
    times.bare.push(bare.ms)
    times.stored.push(fromSpawn)
    times.whole.push(whole)
  }
  const base = median(times.bare)
  const row = (name: string, values: readonly number[]) => [
    name,
    median(values).toFixed(2),
    (median(values) - base).toFixed(2),
    percentile(values, 0.95).toFixed(2),
  ]
  const rows = [
    row('bare spawn to exit', times.bare),
    row('run, spawn to stored result', times.stored),
    row('run, taken from the queue to given back', times.whole),
  ]
  return { text: table(['/bin/true', 'p50 ms', 'above bare', 'p95 ms'], rows), above: median(times.stored) - base }
}

async function throughTranscript(play: Play): Promise<string> {
  const rates = { bare: [] as number[], run: [] as number[], ratio: [] as number[] }
  const before = process.memoryUsage().rss
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await bareSpawn(...PRINTER)
    const { fromSpawn } = await play(PRINTER)
    rates.bare.push(bare.bytes / MB / (bare.ms / 1000))
    rates.run.push(bare.bytes / MB / (fromSpawn / 1000))
    rates.ratio.push(bare.ms / fromSpawn)
  }
  const grown = (process.memoryUsage().rss - before) / MB
  const [bare, run] = [median(rates.bare), median(rates.run)]
  const rows = [
    ['bare spawn, read and counted', bare.toFixed(0), '1.00'],
    ['run, parsed and kept in the transcript', run.toFixed(0), median(rates.ratio).toFixed(2)],
  ]
  const all = `all ratios: ${rates.ratio.map((one) => one.toFixed(2)).join(' ')}; memory grew by ${grown.toFixed(0)} MB`
  return `${table([`${PRINTED_BYTES / MB} MB of lines`, 'MB/s', 'median ratio'], rows)}\n${all}; bar: ${TRANSCRIPT_BAR}`
}

async function bareSpawn(file: string, ...args: string[]): Promise<{ readonly ms: number; readonly bytes: number }> {
  const begun = performance.now()
  let bytes = 0
  const child = spawn(file, args, { stdio: 'pipe', detached: true })
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  await once(child, args.length === 0 ? 'exit' : 'close')
  return { ms: performance.now() - begun, bytes }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

if (import.meta.main) {
  const { text, above } = await runOverhead()
  console.log(`${text}\n\nbar: spawn to stored result ≤ bare spawn + ${bar} ms p50`)
  if (above > bar) process.exitCode = 1
}
