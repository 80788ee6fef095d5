import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { allEvents } from '../../src/store/all-events.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { restoreStore } from '../../src/store/sqlite/restore-store.ts'
import { ROOT } from '../support/run-baton.ts'
import { newRun, relay, worker } from './samples.ts'

const FIXTURES = join(ROOT, 'test', 'fixtures', 'store')
const MIGRATIONS = readdirSync(join(ROOT, 'src', 'store', 'sqlite', 'migrations')).filter((name) =>
  name.endsWith('.sql'),
)

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-migrations-'))
  path = join(folder, 'baton.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A store as an earlier schema left it: what `baton backup` wrote then, packed. */
const unpack = (schema: number, to = path) =>
  writeFileSync(to, gunzipSync(readFileSync(join(FIXTURES, `schema-${schema}.db.gz`))))

test('every schema but the newest has a store of its time among the fixtures', () => {
  const older = MIGRATIONS.slice(0, -1).map((_, index) => `schema-${index + 1}.db.gz`)
  expect(readdirSync(FIXTURES).filter((name) => name.startsWith('schema-'))).toEqual(older)
})

describe('a store of schema 1', () => {
  test('is brought up to date when it is opened, and is whole', async () => {
    unpack(1)
    const store = await openSqliteStore({ path, create: false })
    expect(await store.check()).toEqual([])
    expect(await store.facts()).toEqual({
      engine: 'sqlite',
      schema: MIGRATIONS.length,
      id: '8bd2ef97-6675-4520-ab4f-7b4da677556b',
      // Twelve, and those that bind the records of then.
      events: 16,
      tasks: 3,
    })
    const { rows } = await store.list('tasks', { limit: 5, open: true })
    expect(rows.map(({ title, status }) => `${title} ${status}`)).toEqual([
      'Login page PLAN_PENDING',
      '로그인 화면 DEV_PENDING',
    ])
    expect((await store.list('escalations', { limit: 5, all: true })).rows).toHaveLength(2)
    await store.close()
  })

  test('takes runs from then on, and stays up to date', async () => {
    unpack(1)
    const store = await openSqliteStore({ path, create: false })
    await store.commit([newRun('R1', { task_id: 'TASK-20260228-001', state: 'running' })])
    await store.renew(worker('w'), 5_000)
    await store.close()
    const again = await openSqliteStore({ path, create: false })
    expect((await again.list('runs', { open: true, limit: 5 })).rows).toMatchObject([{ run_id: 'R1' }])
    expect((await again.list('workers', { limit: 5 })).rows).toMatchObject([{ worker: 'w' }])
    expect(await again.check()).toEqual([])
    await again.close()
  })

  test('can be brought up to date by two that open it at once', async () => {
    unpack(1)
    const stores = await Promise.all([1, 2].map(() => openSqliteStore({ path, create: false })))
    for (const store of stores) expect(await store.facts()).toMatchObject({ schema: MIGRATIONS.length, tasks: 3 })
    for (const store of stores) await store.close()
  })

  test('that comes as a backup can be restored', async () => {
    const copy = join(folder, 'copy')
    unpack(1, copy)
    await restoreStore(copy, path)
    const store = await openSqliteStore({ path, create: false })
    expect(await store.facts()).toMatchObject({ schema: MIGRATIONS.length, tasks: 3 })
    expect(await store.check()).toEqual([])
    await store.close()
  })
})

describe('a store of schema 2', () => {
  test('is brought up to date when it is opened, with its runs, and can be carried on', async () => {
    unpack(2)
    const store = await openSqliteStore({ path, create: false })
    expect(await store.check()).toEqual([])
    expect(await store.facts()).toMatchObject({ schema: MIGRATIONS.length, tasks: 2 })
    expect((await store.list('runs', { limit: 5 })).rows.map(({ run_id }) => run_id)).toEqual(['R2', 'R1'])
    await store.commit([relay('carry', 'TASK-20261115-001')])
    expect((await store.list('relays', { limit: 5 })).rows).toMatchObject([{ task_id: 'TASK-20261115-001' }])
    expect(await store.check()).toEqual([])
    await store.close()
  })
})

describe('a store of schema 3', () => {
  test('is bound to its chain once: its relay, runs, messages, answers and notices are found when somebody edits them', async () => {
    unpack(3)
    const store = await openSqliteStore({ path, create: false })
    expect(await store.check()).toEqual([])
    const { events } = await store.facts()
    const bound = []
    for await (const event of allEvents(store)) if (event.type === 'store:bound') bound.push(event)
    expect(new Set(bound.map(({ stream }) => stream))).toContain('@store')
    await store.close()
    const again = await openSqliteStore({ path, create: false })
    expect((await again.facts()).events).toBe(events)
    await again.close()
    const db = new DatabaseSync(path)
    db.exec(`UPDATE records SET body = json_set(body, '$.spec.stages.DEV.argv[0]', 'evil')
      WHERE kind = 'relay'`)
    db.exec("UPDATE commands SET answer = '{}' WHERE position = 1")
    db.close()
    const edited = await openSqliteStore({ path, create: false })
    const found = (await edited.check()).map(({ place, record }) => `${place.split(' ')[0]} ${record?.field}`)
    expect(found).toEqual(['command ', 'relay /spec/stages/DEV/argv'])
    await edited.close()
  })
})

describe('a store of schema 4', () => {
  const UNDONE = 'ee51eb28-4a12-4308-b820-8174df5c2233/w1'

  test('has its undone work in the queue, and what was done stays where it was bound', async () => {
    unpack(4)
    const store = await openSqliteStore({ path, create: false })
    expect(await store.check()).toEqual([])
    expect(await store.facts()).toMatchObject({ schema: MIGRATIONS.length, events: 9, tasks: 3 })
    const { rows } = await store.list('rows', { limit: 5 })
    expect(rows).toMatchObject([
      { id: UNDONE, queue: 'house', kind: 'stop_runs', task_id: 'TASK-20261117-003', data: { reason: 'hold' } },
    ])
    await store.renew(worker('w'), 60_000)
    const [claimed] = await store.claim({ worker: 'w', queues: ['house'], limit: 5, schema: 1 })
    expect(claimed).toMatchObject({ row: { id: UNDONE, suspended: false, visit: null }, token: 1 })
    const { rows: notices } = await store.list('notices', { to: ['team:JARVIS', 'jarvis'], limit: 5 })
    expect(notices).toMatchObject([{ template: 'handoff', task_id: 'TASK-20261117-001' }])
    await store.close()
  })

  test('still finds what somebody does to work that was bound then', async () => {
    unpack(4)
    await (await openSqliteStore({ path, create: false })).close()
    const db = new DatabaseSync(path)
    db.exec("UPDATE work SET body = json_set(body, '$.task_id', 'TASK-20261117-002') WHERE position = 1")
    db.exec('DELETE FROM work WHERE position = 2')
    db.close()
    const edited = await openSqliteStore({ path, create: false })
    const found = (await edited.check()).map(({ place, record }) => `${place.split(' ')[0]} ${record?.found}`)
    expect(found.toSorted()).toEqual(['work changed', 'work missing'])
    await edited.close()
  })
})
