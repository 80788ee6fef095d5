// The server on a store of 1,000 and of 100,000 tasks: what the page asks for all day must not slow down as a store grows,
// and a server that is started on the large one answers soon.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../src/engine/clock.ts'
import { Engine } from '../src/engine/engine.ts'
import { DEFAULT_PIPELINE } from '../src/protocol/index.ts'
import { createToken } from '../src/service/tokens/access-tokens.ts'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import { newTask } from '../test/store/samples.ts'
import { askMany, request } from './http/ask-many.ts'
import { killed, started } from './http/bench-process.ts'
import { median, table } from './measure.ts'

const SIZES = [1_000, 100_000] as const
const ROUNDS = 300
const BARS = { ratio: 1.5, readyMs: 5_000 }
const PATHS = [
  '/api/v1/tasks',
  '/api/v1/tasks?open=1&limit=10',
  '/api/v1/tasks?team=JARVIS&open=1&allowed=1&limit=10',
  '/api/v1/board',
]

export async function httpSizes(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  const servers: { child: Awaited<ReturnType<typeof started>>['child']; port: number; token: string; ready: number }[] =
    []
  try {
    for (const size of SIZES) {
      const path = join(folder, `${size}.db`)
      const token = await filled(path, size)
      const start = performance.now()
      const { child, port } = await started('baton', path, '')
      await askMany(port, 1, [request(port, 'GET', '/healthz', token)])
      servers.push({ child, port, token, ready: performance.now() - start })
    }
    const rows: string[][] = []
    for (const path of PATHS) {
      const times = servers.map(() => [] as number[])
      // In turn, so that what else the machine does falls on both alike.
      for (let round = 0; round < ROUNDS; round += 20) {
        for (const [index, { port, token }] of servers.entries()) {
          const asked = Array.from({ length: 20 }, () => request(port, 'GET', path, token))
          times[index]?.push(...(await askMany(port, 1, asked)).times)
        }
      }
      const [few = 1, many = 1] = times.map(median)
      rows.push([`GET ${path}`, few.toFixed(2), many.toFixed(2), (many / few).toFixed(2), `≤ ${BARS.ratio}`])
    }
    const [few = 0, many = 0] = servers.map(({ ready }) => ready)
    rows.push(['ready after its start', few.toFixed(0), many.toFixed(0), '', `≤ ${BARS.readyMs} ms`])
    return table(['ms, median', 'at 1,000', 'at 100,000', 'ratio', 'bar'], rows)
  } finally {
    for (const { child } of servers) await killed(child)
    rmSync(folder, { recursive: true })
  }
}

/** Two in a hundred are open, as in a store that has been used for long. Each task is an event. */
async function filled(path: string, size: number): Promise<string> {
  const store = await openSqliteStore({ path, create: true })
  for (let first = 0; first < size; first += 1_000) {
    await store.commit(Array.from({ length: 1_000 }, (_, index) => task(first + index)))
  }
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' })
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  const input = { name: 'bench', person_id: 'song-po', role: 'po', expires_at } as const
  const { token } = await createToken({ engine }, { actor: 'song-po' }, input)
  // Not closed: the process that had it open was killed.
  return token
}

function task(number: number) {
  const status = number % 50 > 0 ? 'DONE' : number % 100 === 0 ? 'DEV_PENDING' : 'QA_PENDING'
  return newTask(`T${number}`, { task: { status, assigned_team: number % 100 === 0 ? 'JARVIS' : 'KIMQA' } })
}

if (import.meta.main) console.log(await httpSizes())
