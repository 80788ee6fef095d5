// What masking costs: agent output through the parser into the transcript of the SQLite engine, with 50 values that are
// looked for and without; and lines of 64 MB, whose memory must stay bounded.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { plainAdapter } from '../src/agents/adapters/plain-adapter.ts'
import { createAgentStream } from '../src/agents/agent-stream.ts'
import { TranscriptWriter } from '../src/engine/runs/transcript-writer.ts'
import { MaskedOutput } from '../src/engine/secrets/masked-output.ts'
import { Masker } from '../src/settings/mask/masker.ts'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import { median, table } from './measure.ts'

const ROUNDS = 12
const MB = 1_000_000
const CHUNK = 65_536
const SECRETS = 50
const TEXT_BYTES = 32 * MB

export async function masking(): Promise<string> {
  const values = Array.from({ length: SECRETS }, (_, index) => ({
    name: `S${index}`,
    value: Buffer.from(randomBytes(24).toString('base64')),
  }))
  const masker = new Masker(values)
  const rows = [
    ...(await ratesOf('log lines', logText(TEXT_BYTES), masker)),
    ...(await ratesOf('JSON of an agent', jsonText(TEXT_BYTES), masker)),
    ['a line of 64 MB, held at most', `${longLine(masker)} B`, '', ''],
  ]
  return table([`output, ${SECRETS} values`, 'masked MB/s', 'plain MB/s', 'ratio'], rows)
}

/** In turn, so that what else the machine does falls on both alike. The first round only warms up. */
async function ratesOf(name: string, text: Buffer, masker: Masker): Promise<string[][]> {
  const rounds: (readonly [masked: Cost, plain: Cost])[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const isFirst = round % 2 === 0
    const before = isFirst ? await costOf(text, masker) : undefined
    const plain = await costOf(text, undefined)
    const masked = before ?? (await costOf(text, masker))
    if (round > 0) rounds.push([masked, plain])
  }
  return (['elapsed', 'cpu'] as const).map((by) => {
    const rate = (costs: readonly Cost[]) => median(costs.map((cost) => text.length / MB / cost[by])).toFixed(1)
    const ratio = median(rounds.map(([masked, plain]) => plain[by] / masked[by])).toFixed(3)
    const of = by === 'cpu' ? 'CPU time of all threads' : 'elapsed time'
    return [`${name}, by ${of}`, rate(rounds.map(([masked]) => masked)), rate(rounds.map(([, plain]) => plain)), ratio]
  })
}

/** In seconds. */
interface Cost {
  readonly elapsed: number
  readonly cpu: number
}

/** Neither pays for the garbage of the other. */
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function costOf(text: Buffer, masker: Masker | undefined): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  const store = await openSqliteStore({ path: join(folder, 'baton.db') })
  const writer = new TranscriptWriter({
    store,
    run_id: 'R1',
    now: () => 1,
    maxBytes: Number.POSITIVE_INFINITY,
    written: 0,
    isHeld: () => true,
    onFault: () => {},
  })
  const stream = createAgentStream({
    adapter: plainAdapter(),
    onHeard: async (heard) => {
      for (const one of heard) if (one.kind === 'text') await writer.add(one.source, one.bytes)
    },
  })
  const shown = new MaskedOutput(masker, (source, bytes) => stream.push(source, bytes))
  collectGarbage()
  const began = performance.now()
  const begun = process.cpuUsage()
  for (let at = 0; at < text.length; at += CHUNK) await shown.push('stdout', Buffer.from(text.subarray(at, at + CHUNK)))
  await shown.end()
  await stream.end('exited')
  await writer.flush()
  const { user, system } = process.cpuUsage(begun)
  const elapsed = (performance.now() - began) / 1_000
  await store.close()
  rmSync(folder, { recursive: true })
  return { elapsed, cpu: (user + system) / 1_000_000 }
}

/** One line without an end: how much of it is held back at most. */
function longLine(masker: Masker): number {
  const stream = masker.stream()
  const chunk = Buffer.alloc(CHUNK, 'abcdefghijklmnopqrstuvwxyz0123456789')
  let most = 0
  for (let said = 0; said < 64 * MB; said += CHUNK) {
    stream.push(chunk)
    most = Math.max(most, stream.held)
  }
  return most
}

/** Code and its output in JSON, as agents print it: a third of its lines hold escapes. */
function jsonText(length: number): Buffer {
  const log = logText(100_000).toString().split('\n')
  const line = (text: string, index: number) =>
    JSON.stringify({
      type: 'assistant',
      message: { content: index % 3 === 0 ? `if (a && b) {\n\t"${text}"\n}` : text },
    })
  return Buffer.alloc(length, Buffer.from(`${log.map(line).join('\n')}\n`))
}

function logText(length: number): Buffer {
  const words = 'compiled src server routes tasks worker test passed failed const import from expect null'.split(' ')
  let seed = 1
  // In whole numbers, as in bench/transcript.ts: by floating point the sequence repeats after 10,000 numbers.
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const line = () => {
    const said = Array.from({ length: 10 }, () => `${words[next(words.length)]}${next(5) === 0 ? next(10_000) : ''}`)
    return `2026-02-28T14:${next(60)}:${next(60)}.${next(1_000)} INFO ${said.join(' ')}\n`
  }
  return Buffer.alloc(length, Buffer.from(Array.from({ length: 20_000 }, line).join('')))
}

if (import.meta.main) console.log(await masking())
