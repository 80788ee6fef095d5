import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createBlockParser } from '../src/protocol/agent-blocks/block-parser.ts'

/**
 * The block parser against `node:readline` and a bare newline scan, in one process, on the same chunks, in turns: what
 * the machine does meanwhile hits all of them alike. The best of the rounds counts, since noise only ever slows down.
 *
 * Bars (DESIGN.md, "Speed"): on plain log lines at least 3 × readline and 0.5 × the bare scan.
 */
const CHUNK_BYTES = 64 * 1024
const TOTAL_BYTES = 64 * 1024 * 1024
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)

const LOG = '2026-02-28T14:30:00.123 INFO  worker-17 compiled src/server/routes/tasks.ts 12 ms\n'
const BLOCK = `[USER_QUESTION]
category: choice
question: Which database would you prefer?
options:
  - PostgreSQL (recommended for production)
  - MySQL
default: MySQL
required: true
[/USER_QUESTION]
`
const WORKLOADS: Readonly<Record<string, string>> = {
  'plain logs': LOG,
  'logs in Korean': '2026-02-28 정보 작업자-17 이 모듈을 컴파일했습니다 src/server/routes/tasks.ts 12 ms\n',
  'tagged logs': '[INFO] worker-17 compiled module src/server/routes/tasks.ts in 12 ms without warnings\n',
  'indented logs': '    at Object.compile (/srv/app/src/server/routes/tasks.ts:120:17) [as callback]\n',
  'a block in every ten lines': BLOCK + LOG.repeat(10),
  'nothing but blocks': BLOCK,
  'lines of 100 KB': `${'x'.repeat(100_000)}\n`,
  'lines of 8 MB': `${'x'.repeat(8_000_000)}\n`,
}

/** Each says how many lines it saw, so that nobody can win by skipping work. */
const CONTENDERS = {
  'newline scan': async (chunks: readonly Buffer[]) => chunks.reduce((lines, chunk) => lines + countNewlines(chunk), 0),
  'node:readline': countWithReadline,
  parser: async (chunks: readonly Buffer[]) => countWithParser(chunks, false),
  'parser, log text': async (chunks: readonly Buffer[]) => countWithParser(chunks, true),
} as const

const results: Record<string, Record<string, string>> = {}
let missed = false
for (const [workload, text] of Object.entries(WORKLOADS)) {
  const chunks = toChunks(text)
  const best = await measure(chunks)
  const speed = (name: keyof typeof CONTENDERS) => TOTAL_BYTES / 1024 / 1024 / (best[name] / 1000)
  const [scan, readline, parser] = [speed('newline scan'), speed('node:readline'), speed('parser')]
  results[workload] = {
    'scan MB/s': scan.toFixed(0),
    'readline MB/s': readline.toFixed(0),
    'parser MB/s': parser.toFixed(0),
    'with text MB/s': speed('parser, log text').toFixed(0),
    '× readline': (parser / readline).toFixed(1),
    '× scan': (parser / scan).toFixed(2),
  }
  if (workload === 'plain logs') missed = parser < 3 * readline || parser < 0.5 * scan
}
console.log(`node ${process.version}, ${TOTAL_BYTES / 1024 / 1024} MB each, chunks of 64 KiB, best of ${ROUNDS} rounds`)
console.table(results)
console.log(`bars on plain logs, >= 3 x readline and >= 0.5 x scan: ${missed ? 'MISSED' : 'met'}`)
process.exitCode = missed ? 1 : 0

async function measure(chunks: readonly Buffer[]): Promise<Record<keyof typeof CONTENDERS, number>> {
  const best = { 'newline scan': Infinity, 'node:readline': Infinity, parser: Infinity, 'parser, log text': Infinity }
  const expected = chunks.reduce((lines, chunk) => lines + countNewlines(chunk), 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of Object.keys(CONTENDERS) as (keyof typeof CONTENDERS)[]) {
      const started = performance.now()
      const lines = await CONTENDERS[name](chunks)
      best[name] = Math.min(best[name], performance.now() - started)
      // The workload ends in the middle of a line or block.
      if (Math.abs(lines - expected) > 10) throw new Error(`${name} saw ${lines} lines instead of ${expected}`)
    }
  }
  return best
}

function toChunks(text: string): Buffer[] {
  const whole = Buffer.alloc(TOTAL_BYTES, text)
  return Array.from({ length: TOTAL_BYTES / CHUNK_BYTES }, (_, index) =>
    whole.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  )
}

function countNewlines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

async function countWithReadline(chunks: readonly Buffer[]): Promise<number> {
  let lines = 0
  const reader = createInterface({ input: Readable.from(chunks), crlfDelay: Number.POSITIVE_INFINITY })
  reader.on('line', () => {
    lines += 1
  })
  await new Promise((resolve) => reader.once('close', resolve))
  return lines
}

function countWithParser(chunks: readonly Buffer[], logText: boolean): number {
  const parser = createBlockParser({ logText })
  let lines = 0
  const count = (events: ReturnType<typeof parser.push>) => {
    for (const event of events) lines += event.kind === 'log' ? event.lines : BLOCK.split('\n').length - 1
  }
  for (const chunk of chunks) count(parser.push(chunk))
  count(parser.end())
  return lines
}
