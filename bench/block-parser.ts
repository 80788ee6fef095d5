import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createBlockParser } from '../src/protocol/agent-blocks/block-parser.ts'

/**
 * The block parser against `node:readline` and a bare newline scan, in one process, on the same chunks, in turns, so
 * that what the machine does meanwhile hits all of them alike. The middle round counts: the garbage that a contender
 * leaves behind is a part of its cost.
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
const CONTENDERS: Readonly<Record<string, (chunks: readonly Buffer[]) => number | Promise<number>>> = {
  scan: (chunks) => chunks.reduce((lines, chunk) => lines + countNewlines(chunk), 0),
  readline: countWithReadline,
  parser: (chunks) => countWithParser(chunks, false),
  'with text': (chunks) => countWithParser(chunks, true),
}

const results: Record<string, Record<string, string>> = {}
let missed = false
for (const [workload, text] of Object.entries(WORKLOADS)) {
  const { scan = 0, readline = 0, parser = 0, 'with text': withText = 0 } = await measure(toChunks(text))
  results[workload] = {
    'scan MB/s': scan.toFixed(0),
    'readline MB/s': readline.toFixed(0),
    'parser MB/s': parser.toFixed(0),
    'with text MB/s': withText.toFixed(0),
    '× readline': (parser / readline).toFixed(2),
    '× scan': (parser / scan).toFixed(2),
  }
  if (workload === 'plain logs') missed = parser < 3 * readline || parser < 0.5 * scan
}
console.log(
  `node ${process.version}, ${TOTAL_BYTES / 1024 / 1024} MB each, chunks of 64 KiB, median of ${ROUNDS} rounds`,
)
console.table(results)
console.log(`bars on plain logs, >= 3 x readline and >= 0.5 x scan: ${missed ? 'MISSED' : 'met'}`)
process.exitCode = missed ? 1 : 0

/** The MB/s of each contender. */
async function measure(chunks: readonly Buffer[]): Promise<Record<string, number>> {
  const expected = chunks.reduce((lines, chunk) => lines + countNewlines(chunk), 0)
  const times = Object.keys(CONTENDERS).map((name) => [name, [] as number[]] as const)
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    for (const [name, taken] of times) {
      const started = performance.now()
      const lines = await CONTENDERS[name]?.(chunks)
      // The first round only warms up.
      if (round > 0) taken.push(performance.now() - started)
      // The workload ends in the middle of a line or block.
      if (Math.abs((lines ?? 0) - expected) > 10) throw new Error(`${name} saw ${lines} lines instead of ${expected}`)
    }
  }
  return Object.fromEntries(times.map(([name, taken]) => [name, TOTAL_BYTES / 1000 / median(taken)]))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
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
