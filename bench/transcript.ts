// What a run says, appended to the transcript of the SQLite engine, against the same bytes appended to a plain file.
// Neither waits for the disk: both are there after the process was killed, and neither is promised after a power failure.
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import type { TranscriptFrame } from '../src/store/transcript-frame.ts'
import { median, table } from './measure.ts'

const ROUNDS = 9
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
