// What masking costs: agent output through the parser into the transcript of the SQLite engine, with 50 values that are
// looked for and without; and lines of 64 MB, whose memory must stay bounded.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

export async function masking(): Promise<string> {
  const values = Array.from({ length: SECRETS }, (_, index) => ({
    name: `S${index}`,
    value: Buffer.from(randomBytes(24).toString('base64')),
  }))
  const masker = new Masker(values)
  const text = logText(16 * MB)
  const rates = { masked: [] as number[], plain: [] as number[] }
  // In turn, so that what else the machine does falls on both alike; each is first in half of the rounds, because the
  // second pays for the garbage of the first. The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const isFirst = round % 2 === 0
    const before = isFirst ? await rate(text, masker) : undefined
    const plain = await rate(text, undefined)
    const masked = before ?? (await rate(text, masker))
    if (round === 0) continue
    rates.masked.push(masked)
    rates.plain.push(plain)
  }
  const ratio = median(rates.masked.map((one, index) => one / (rates.plain[index] ?? 1)))
  const rows = [
    ['50 values', median(rates.masked).toFixed(1), median(rates.plain).toFixed(1), ratio.toFixed(3)],
    ['a line of 64 MB, held at most', `${longLine(masker)} B`, '', ''],
  ]
  return table(['output', 'masked MB per CPU s', 'plain MB per CPU s', 'ratio'], rows)
}

/** By CPU time: the machine may do other things. */
async function rate(text: Buffer, masker: Masker | undefined): Promise<number> {
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
  const begun = process.cpuUsage()
  for (let at = 0; at < text.length; at += CHUNK) await shown.push('stdout', Buffer.from(text.subarray(at, at + CHUNK)))
  await shown.end()
  await stream.end('exited')
  await writer.flush()
  const { user, system } = process.cpuUsage(begun)
  await store.close()
  rmSync(folder, { recursive: true })
  return text.length / MB / ((user + system) / 1_000_000)
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

function logText(length: number): Buffer {
  const words = 'compiled src server routes tasks worker test passed failed const import from expect null'.split(' ')
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const line = () => {
    const said = Array.from({ length: 10 }, () => `${words[next(words.length)]}${next(5) === 0 ? next(10_000) : ''}`)
    return `2026-02-28T14:${next(60)}:${next(60)}.${next(1_000)} INFO ${said.join(' ')}\n`
  }
  return Buffer.alloc(length, Buffer.from(Array.from({ length: 20_000 }, line).join('')))
}

if (import.meta.main) console.log(await masking())
