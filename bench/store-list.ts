// The lists of the SQLite engine with 1,000 and with 100,000 tasks: what people look at must not slow down as a store grows.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../src/store/port.ts'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import { newTask } from '../test/store/samples.ts'
import { median, table } from './measure.ts'

const SIZES = [1_000, 100_000] as const
const ROUNDS = 200
export const bar = 1.5

const QUESTIONS: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  'newest 50': (store) => store.list('tasks', { limit: 50 }),
  'open 10': (store) => store.list('tasks', { open: true, limit: 10 }),
  'open 10 of a team': (store) => store.list('tasks', { team: 'JARVIS', open: true, limit: 10 }),
  'of three statuses': (store) => store.list('tasks', { status: ['DONE', 'QA_PENDING', 'DEV_PENDING'], limit: 50 }),
  'next page': (store) => store.list('tasks', { cursor: '500', limit: 50 }),
  'text, found': (store) => store.list('tasks', { text: 'title', limit: 50 }),
  due: (store) => store.list('due', { until: 40, limit: 50 }),
  dependents: (store) => store.list('dependents', { task_id: 'T7', limit: 50 }),
  'one task': (store) => store.load([{ kind: 'task', id: 'T500' }]),
}

export async function storeList(): Promise<string> {
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
    return table(['list', 'ms at 1,000', 'ms at 100,000', 'ratio'], rows)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Two in a hundred are open, as in a store that has been used for long; each tenth names another task. */
async function filled(path: string, size: number): Promise<Store> {
  const store = await openSqliteStore({ path })
  for (let first = 0; first < size; first += 1_000) {
    await store.commit(Array.from({ length: 1_000 }, (_, index) => task(first + index)))
  }
  return store
}

function task(number: number) {
  const open = number % 50 === 0
  const status = open ? (number % 100 === 0 ? 'DEV_PENDING' : 'QA_PENDING') : 'DONE'
  const dependencies = number % 10 === 0 ? [`T${number % 500}`] : []
  return newTask(`T${number}`, {
    task: { status, assigned_team: number % 100 === 0 ? 'JARVIS' : 'KIMQA', dependencies },
    due_at: open ? number : null,
  })
}

if (import.meta.main) console.log(`${await storeList()}\n\nbar: ≤ ${bar} × at 100,000`)
