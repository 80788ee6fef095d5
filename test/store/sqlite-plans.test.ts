import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkOp } from '../../src/pipeline/changeset.ts'
import { changeWork } from '../../src/store/sqlite/change-work.ts'
import { claim } from '../../src/store/sqlite/claim.ts'
import { type Connection, openConnection } from '../../src/store/sqlite/connection.ts'
import { list } from '../../src/store/sqlite/list.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { add, unremembered, worker } from './samples.ts'

let folder: string
let connection: Connection
const asked = new Set<string>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baton-plans-'))
  const path = join(folder, 'baton.db')
  const store = await openSqliteStore({ path })
  await store.renew(worker('w', ['house']), 60_000)
  await store.commit([unremembered({ work: [add('a'), add('b', { visit: 'V' })] })])
  await store.close()
  const real = openConnection({ path, busyMs: 100 })
  const heard = <Ask extends (sql: string, ...values: never[]) => unknown>(ask: Ask) =>
    ((sql: string, ...values: never[]) => {
      asked.add(sql)
      return ask(sql, ...values)
    }) as Ask
  connection = { ...real, all: heard(real.all) as never, get: heard(real.get) as never, run: heard(real.run) as never }
})
afterAll(() => {
  connection.close()
  rmSync(folder, { recursive: true })
})

/** How SQLite goes about every statement that was asked. */
const plans = () => {
  const found = [...asked].flatMap((sql) => {
    const rows = connection.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    return rows.map(({ detail }) => detail)
  })
  asked.clear()
  return found
}

/** A table that is walked from end to end: what was settled long ago would be read again and again. */
const walks = (details: readonly string[]) =>
  details.filter((detail) => /^SCAN (?!.*USING (?:COVERING )?INDEX)(?!CONSTANT)/.test(detail))

const OPS: readonly WorkOp[] = [
  add('c'),
  { op: 'settle', id: 'a' },
  { op: 'retry', id: 'b', after_ms: 1, failure: 'f' },
  { op: 'release', id: 'b' },
  { op: 'park', id: 'b', keys: ['k'] },
  { op: 'wake', key: 'k' },
  { op: 'wake', key: 'k', only: 'oldest' },
  { op: 'suspend', visit: 'V' },
  { op: 'resume', visit: 'V' },
  { op: 'drop', visit: 'V' },
]

test('a claim, and whatever is done to rows, goes along indexes', async () => {
  for (const task of [undefined, 'T1'])
    await claim(connection, Date.now, {
      worker: 'w',
      queues: ['house'],
      limit: 1,
      schema: 1,
      ...(task ? { task } : {}),
    })
  await connection.write(() => changeWork(connection, OPS, 1))
  const details = plans()
  expect(details.length).toBeGreaterThan(10)
  expect(walks(details)).toEqual([])
  expect(details.join('\n')).toMatch(/SEARCH queue USING INDEX queue_ready/)
})

test('every view of rows, visits and items goes along an index, and holds no settled row', async () => {
  const ask = (view: 'rows' | 'visits' | 'items', query: object) =>
    list(connection, Date.now, { view, query: { limit: 5, ...query } as never })
  for (const query of [{}, { worker: 'w' }, { task_id: 'T1' }, { key: 'k' }, { state: 'parked' }])
    await ask('rows', query)
  for (const query of [{ open: true }, { task_id: 'T1' }, { task_id: 'T1', open: true }]) {
    await ask('visits', query)
    await ask('items', query)
  }
  await list(connection, Date.now, { view: 'unserved', query: { limit: 5 } })
  await list(connection, Date.now, { view: 'lost_runs', query: { limit: 5 } })
  await list(connection, Date.now, { view: 'due_visits', query: { until: 1, limit: 5 } })
  expect(walks(plans())).toEqual([])
})
