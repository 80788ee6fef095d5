// The lists of runs of the SQLite engine with 1,000 and with 100,000 runs that have ended: what is open must not slow down.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../src/store/port.ts'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import { ended, newRun, worker } from '../test/store/samples.ts'
import { median, table } from './measure.ts'

const SIZES = [1_000, 100_000] as const
const OPEN = 60
const ROUNDS = 200
export const bar = 1.5

const QUESTIONS: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  'open 100': (store) => store.list('runs', { open: true, limit: 100 }),
  'running and paused': (store) => store.list('runs', { state: ['running', 'paused'], limit: 100 }),
  'of a holder': (store) => store.list('runs', { holder: 'w1', limit: 100 }),
  'of a task': (store) => store.list('runs', { task_id: 'T1', limit: 100 }),
  'open, contradicted': (store) => store.list('runs', { state: ['completed'], open: true, limit: 100 }),
  'newest 50': (store) => store.list('runs', { limit: 50 }),
  'failed 50': (store) => store.list('runs', { state: ['failed'], limit: 50 }),
  due: (store) => store.list('due_runs', { until: 9e15, limit: 50 }),
  workers: (store) => store.list('workers', { limit: 20 }),
}

export async function storeRuns(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  try {
    const stores = await Promise.all(SIZES.map((size) => filled(join(folder, `${size}.db`), size)))
    const rows: string[][] = []
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const times = stores.map(() => [] as number[])
      // In turn, so that what else the machine does falls on both alike.
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, store] of stores.entries()) {
          const start = performance.now()
          await ask(store)
          times[index]?.push(performance.now() - start)
        }
      }
      const [few = 1, many = 1] = times.map(median)
      rows.push([name, few.toFixed(3), many.toFixed(3), (many / few).toFixed(2)])
    }
    for (const store of stores) await store.close()
    return table(['list of runs', 'ms at 1,000', 'ms at 100,000', 'ratio'], rows)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** As many open ones in both, the oldest of them as old as the store; workers that ended long ago in the measure of the runs. */
async function filled(path: string, size: number): Promise<Store> {
  const store = await openSqliteStore({ path })
  const often = Math.floor(size / OPEN)
  for (let first = 0; first < size; first += 1_000) {
    const runs = Array.from({ length: 1_000 }, (_, index) => run(first + index, (first + index) % often === 0))
    await store.commit(runs)
    for (let index = 0; index < 20; index += 1) await store.renew(worker(`w${first}-${index}`), 1)
  }
  return store
}

function run(number: number, open: boolean) {
  if (open) {
    const state = number % 2 === 0 ? 'running' : 'waiting_question'
    return newRun(`R${number}`, { state, task_id: 'T1', holder: 'w1', due_at: number })
  }
  return newRun(`R${number}`, { task_id: `T${10 + number}`, ...ended(number % 9 === 0 ? 'exit_code' : 'completed') })
}

if (import.meta.main) console.log(`${await storeRuns()}\n\nbar: ≤ ${bar} × at 100,000`)
