// What a run prints, from the pipe of its process into the transcript of the SQLite engine, against the same pipe that is
// only read. Then the store alone: appends to a transcript, against the same bytes appended to a plain file. Neither waits
// for the disk: both are there after the process was killed, and neither is promised after a power failure.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainAdapter } from '../src/agents/adapters/plain-adapter.ts'
import { AgentOutput } from '../src/agents/agent-output.ts'
import { createAgentStream } from '../src/agents/agent-stream.ts'
import { TranscriptWriter } from '../src/engine/runs/transcript-writer.ts'
import { MaskedOutput } from '../src/engine/secrets/masked-output.ts'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import type { TranscriptFrame } from '../src/store/transcript-frame.ts'
import { median, spread, table } from './measure.ts'

const ROUNDS = 9
/** Of a child's output: fewer decide nothing on a machine that does other things as well. */
const CHILD_ROUNDS = 15
const CHILD_WARM_UP = 3
const CHILD_BYTES = 64_000_000
/** How fast what a child prints is kept, against a pipe that is only read. */
const CHILD_BAR = 0.5
const MB = 1_000_000

interface Case {
  readonly name: string
  readonly frameBytes: number
  /** Frames in one append, and in one write of the plain side. */
  readonly atOnce: number
  readonly totalBytes: number
}

/** A pipe gives at most 64 KiB at a time; a reader that gathers for a moment gives many lines at once. */
const CASES: readonly Case[] = [
  { name: '64 KiB at once', frameBytes: 65_536, atOnce: 1, totalBytes: 64 * MB },
  { name: '8 KiB at once', frameBytes: 8_192, atOnce: 1, totalBytes: 32 * MB },
  { name: '50 lines of 100 bytes at once', frameBytes: 100, atOnce: 50, totalBytes: 16 * MB },
  { name: 'lines of 100 bytes one by one', frameBytes: 100, atOnce: 1, totalBytes: 2 * MB },
]

interface Measured {
  readonly rate: number
  /** What stands on disk of what was said. */
  readonly share: number
}

export async function transcript(): Promise<string> {
  return `${await printedByChild()}\n\n${await appended()}`
}

async function printedByChild(): Promise<string> {
  return inFolder(async (folder) => {
    const printed = join(folder, 'printed')
    writeFileSync(printed, logText(CHILD_BYTES))
    const rates = { bare: [] as number[], kept: [] as number[], ratio: [] as number[] }
    const memory: number[] = []
    // In turn, so that what else the machine does falls on both alike.
    for (let round = -CHILD_WARM_UP; round < CHILD_ROUNDS; round += 1) {
      const bare = await bareReadRate(printed)
      const kept = await inFolder((into) => keptRate(into, printed))
      if (round === -1) memory.push(process.memoryUsage().rss)
      if (round < 0) continue
      rates.bare.push(bare)
      rates.kept.push(kept)
      rates.ratio.push(kept / bare)
      memory.push(process.memoryUsage().rss)
    }
    const rows = [
      ['read and counted', median(rates.bare).toFixed(0), '', ''],
      [
        'read, parsed and kept in the transcript',
        median(rates.kept).toFixed(0),
        median(rates.ratio).toFixed(2),
        spread(rates.ratio),
      ],
    ]
    const header = [
      `${CHILD_BYTES / MB} MB printed by a child`,
      'MB/s',
      `ratio (median of ${CHILD_ROUNDS})`,
      'middle half',
    ]
    const [before = 0, after = 0] = [memory[0], memory.at(-1)]
    const inMB = (bytes: number) => (bytes / MB).toFixed(0)
    const held = `memory (RSS) ${inMB(before)} MB before, ${inMB(after)} MB after, ${inMB(Math.max(...memory))} MB at most`
    return `${table(header, rows)}\n${held}, ${(CHILD_ROUNDS * CHILD_BYTES) / MB} MB kept meanwhile; bar: ≥ ${CHILD_BAR}`
  })
}

async function bareReadRate(printed: string): Promise<number> {
  const start = performance.now()
  let read = 0
  const child = spawn('cat', [printed], { stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.on('data', (bytes: Buffer) => {
    read += bytes.length
  })
  await once(child, 'close')
  return rateOf(read, start)
}

/** The way of a run's output: its pipe, masking without values, the parser of the agent protocol, the writer, the store. */
async function keptRate(folder: string, printed: string): Promise<number> {
  const store = await openSqliteStore({ path: join(folder, 'baton.db') })
  await store.appendTranscript('warm', [{ source: 'baton', at: 1, bytes: Buffer.from('begin') }])
  const writer = new TranscriptWriter({
    ...{ store, run_id: 'R1', now: Date.now, maxBytes: Number.POSITIVE_INFINITY, written: 0 },
    isHeld: () => true,
    onFault: (reason) => {
      throw new Error(reason)
    },
  })
  const stream = createAgentStream({
    adapter: plainAdapter(),
    // Waits only where the writer asks for it, as a run does.
    onHeard: (heard) => {
      const written = heard.flatMap((one) => (one.kind === 'text' ? (writer.add(one.source, one.bytes) ?? []) : []))
      return written.length > 0 ? Promise.all(written).then(() => {}) : undefined
    },
  })
  const shown = new MaskedOutput(undefined, (source, bytes) => stream.push(source, bytes))
  const start = performance.now()
  const child = spawn('cat', [printed], { stdio: ['ignore', 'pipe', 'inherit'] })
  const output = new AgentOutput(
    child.stdout,
    'stdout',
    (source, bytes) => shown.push(source, bytes),
    () => child.kill(),
  )
  await once(child, 'exit')
  await output.drain()
  await shown.end()
  await stream.end('exited')
  await writer.flush()
  const rate = rateOf(CHILD_BYTES, start)
  const { bytes } = await store.transcriptFacts('R1')
  await store.close()
  if (bytes !== CHILD_BYTES || output.failure) throw new Error(`${bytes} bytes of ${CHILD_BYTES} were kept`)
  return rate
}

function rateOf(bytes: number, start: number): number {
  if (bytes !== CHILD_BYTES) throw new Error(`${bytes} bytes of ${CHILD_BYTES} were read`)
  return bytes / MB / ((performance.now() - start) / 1000)
}

async function appended(): Promise<string> {
  const rows: string[][] = []
  for (const one of CASES) {
    const appends = appendsOf(one)
    const rates = { store: [] as number[], file: [] as number[], ratio: [] as number[] }
    let share = 1
    // In turn, so that what else the machine does falls on both alike. The first round only warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const store = await inFolder((folder) => storeRate(folder, appends))
      const file = await inFolder((folder) => fileRate(folder, appends))
      if (round === 0) continue
      rates.store.push(store.rate)
      rates.file.push(file.rate)
      rates.ratio.push(store.rate / file.rate)
      share = store.share
    }
    const [store, file] = [median(rates.store), median(rates.file)]
    const ratio = median(rates.ratio)
    rows.push([one.name, store.toFixed(1), file.toFixed(1), ratio.toFixed(3), share.toFixed(2)])
  }
  return table(['appended', 'transcript MB/s', 'plain file MB/s', 'median of ratios', 'size on disk'], rows)
}

/** Log lines that differ as those of an agent do, cut into frames. */
function appendsOf({ frameBytes, atOnce, totalBytes }: Case): TranscriptFrame[][] {
  const bytes = logText(totalBytes)
  const frames = Array.from({ length: Math.floor(totalBytes / frameBytes) }, (_, index) => {
    const start = index * frameBytes
    return { source: 'stdout', at: 1_000 + index, bytes: bytes.subarray(start, start + frameBytes) } as const
  })
  return Array.from({ length: Math.ceil(frames.length / atOnce) }, (_, index) =>
    frames.slice(index * atOnce, (index + 1) * atOnce),
  )
}

function logText(length: number): Buffer {
  const words = 'compiled src server routes tasks worker test passed failed const import from expect null'.split(' ')
  let seed = 1
  // In whole numbers: by floating point the sequence repeats after 10,000 numbers, so that large chunks packed too well.
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const line = () => {
    const said = Array.from({ length: 10 }, () => `${words[next(words.length)]}${next(5) === 0 ? next(10_000) : ''}`)
    return `2026-02-28T14:${next(60)}:${next(60)}.${next(1_000)} INFO ${said.join(' ')}\n`
  }
  const piece = Buffer.from(Array.from({ length: 20_000 }, line).join(''))
  return Buffer.alloc(length, piece)
}

async function storeRate(folder: string, appends: readonly TranscriptFrame[][]): Promise<Measured> {
  const store = await openSqliteStore({ path: join(folder, 'baton.db') })
  await store.appendTranscript('warm', [{ source: 'baton', at: 1, bytes: Buffer.from('begin') }])
  const start = performance.now()
  let said = 0
  for (const frames of appends) said = await store.appendTranscript('R1', frames)
  const seconds = (performance.now() - start) / 1000
  await store.close()
  return { rate: said / MB / seconds, share: statSync(join(folder, 'transcripts.db')).size / said }
}

async function fileRate(folder: string, appends: readonly TranscriptFrame[][]): Promise<Measured> {
  const path = join(folder, 'plain')
  const file = openSync(path, 'a')
  const start = performance.now()
  for (const frames of appends) writeSync(file, Buffer.concat(frames.map(({ bytes }) => bytes)))
  const seconds = (performance.now() - start) / 1000
  closeSync(file)
  return { rate: statSync(path).size / MB / seconds, share: 1 }
}

async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) console.log(await transcript())
