import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openConnection, SETTINGS } from '../../src/store/sqlite/connection.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { ROOT } from '../support/run-baton.ts'
import { changeset, message, newRun, newTask, worker } from './samples.ts'

/** What SQLite calls `synchronous = FULL`. */
const FULL = 2
const PAGE = 4096

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-files-'))
  path = join(folder, 'baton.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function makeStore(tasks = 1): Promise<void> {
  const store = await openSqliteStore({ path })
  await store.commit(Array.from({ length: tasks }, (_, index) => newTask(`T${index}`)))
  await store.close()
}

/** Does something to the file behind Baton's back. */
function tamper(sql: string): void {
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  db.exec(sql)
  db.close()
}

const failure = (open = openSqliteStore({ path })) => expect(open).rejects

describe('the file of a store', () => {
  test('is made for its owner alone, and its folder with it', async () => {
    path = join(folder, '.baton', 'deep', 'baton.db')
    const store = await openSqliteStore({ path })
    await store.commit([newTask('T1')])
    for (const name of ['', '-wal', '-shm', '.witness'])
      expect(statSync(`${path}${name}`).mode & 0o777, name).toBe(0o600)
    expect(statSync(join(folder, '.baton')).mode & 0o777).toBe(0o700)
    await store.close()
  })

  test('leaves a folder as it is that was there', async () => {
    const own = join(folder, 'own')
    mkdirSync(own, { mode: 0o755 })
    path = join(own, 'baton.db')
    await makeStore()
    expect(statSync(own).mode & 0o777).toBe(0o755)
  })

  test('is not made where a store is expected', async () => {
    const missing = { code: 'STORE_NOT_FOUND' }
    await failure(openSqliteStore({ path, create: false })).toMatchObject(missing)
    await failure(openSqliteStore({ path: join(folder, 'none', 'x.db'), create: false })).toMatchObject(missing)
    writeFileSync(path, '')
    await failure(openSqliteStore({ path, create: false })).toMatchObject(missing)
    expect(statSync(path).size).toBe(0)
  })

  test('is refused when it is a directory, or stands below a file', async () => {
    mkdirSync(path)
    await failure().toMatchObject({ code: 'STORE_UNUSABLE', values: { reason: 'a directory' } })
    writeFileSync(join(folder, 'file'), '')
    await failure(openSqliteStore({ path: join(folder, 'file', 'x.db') })).toMatchObject({ code: 'STORE_UNUSABLE' })
  })

  test('is refused when it is no database, and left as it is', async () => {
    const text = 'This is a letter, not a database. '.repeat(40)
    writeFileSync(path, text)
    await failure().toMatchObject({ code: 'STORE_CORRUPT' })
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test('is refused when it is the database of another program, and left as it is', async () => {
    tamper('CREATE TABLE letters (id)')
    const before = readFileSync(path)
    await failure().toMatchObject({ code: 'STORE_CORRUPT', values: { reason: 'a database of another program' } })
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('is refused when a newer Baton wrote it, and left as it is', async () => {
    await makeStore()
    tamper('PRAGMA user_version = 99')
    const before = readFileSync(path)
    await failure().toMatchObject({ code: 'STORE_NEWER', values: { found: 99, known: 5 } })
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('that a crash left empty becomes a store', async () => {
    writeFileSync(path, '')
    await makeStore()
    const store = await openSqliteStore({ path, create: false })
    expect(await store.facts()).toMatchObject({ engine: 'sqlite', schema: 5, tasks: 1 })
    await store.close()
  })

  test('keeps its id from one opening to the next', async () => {
    const ids = []
    for (let round = 0; round < 2; round += 1) {
      const store = await openSqliteStore({ path })
      ids.push((await store.facts()).id)
      await store.close()
    }
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[1]).toBe(ids[0])
  })

  test('has the schema that is written down: else put it into src/store/sqlite/schema.sql', async () => {
    await makeStore()
    const db = new DatabaseSync(path)
    const rows = db.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'").all()
    db.close()
    const made = rows.map(({ sql }) => `${sql};\n`).join('\n')
    expect(readFileSync(join(ROOT, 'src', 'store', 'sqlite', 'schema.sql'), 'utf8')).toBe(
      `-- What the migrations make. Written by a test's failure, never by hand.\n\n${made}`,
    )
  })

  test('waits for the disk with every commit, and holds rows to the rows they belong to', async () => {
    const connection = openConnection({ path, busyMs: 0 })
    connection.exec(SETTINGS)
    const settings = ['journal_mode', 'synchronous', 'foreign_keys'].map((name) => connection.get(`PRAGMA ${name}`))
    expect(settings).toEqual([{ journal_mode: 'wal' }, { synchronous: FULL }, { foreign_keys: 1 }])
    connection.close()
  })
})

describe('a store that somebody else holds', () => {
  test('is busy for writers after the time to wait, and can still be read', async () => {
    await makeStore()
    const store = await openSqliteStore({ path, busyMs: 50 })
    const other = new DatabaseSync(path)
    other.exec('BEGIN IMMEDIATE')
    const busy = { code: 'STORE_BUSY', retryable: true, exitCode: 1, httpStatus: 503 }
    await expect(store.commit([newTask('new')])).rejects.toMatchObject(busy)
    await expect(store.reserve('20260228', 1)).rejects.toMatchObject(busy)
    await expect(store.renew(worker('w'), 1_000)).rejects.toMatchObject(busy)
    expect((await store.list('tasks', { limit: 5 })).rows).toHaveLength(1)
    other.exec('ROLLBACK')
    expect((await store.commit([newTask('new')]))[0]?.outcome).toBe('committed')
    other.close()
    await store.close()
  })

  test('is written as soon as they let go', async () => {
    await makeStore()
    const store = await openSqliteStore({ path })
    const other = new DatabaseSync(path)
    other.exec('BEGIN IMMEDIATE')
    const commits = [store.commit([newTask('A')]), store.commit([newTask('B')])]
    // Reading goes on meanwhile; the waiting holds nobody up.
    expect((await store.facts()).tasks).toBe(1)
    other.exec('COMMIT')
    const answers = await Promise.all(commits)
    expect(answers.flat().map(({ outcome }) => outcome)).toEqual(['committed', 'committed'])
    other.close()
    await store.close()
  })
})

describe('a store that was damaged', () => {
  const faults = async () => {
    const store = await openSqliteStore({ path })
    try {
      return (await store.check()).map(({ place, problem }) => `${place}: ${problem}`)
    } finally {
      await store.close()
    }
  }

  test('in its pages says so when it is read and when it is checked', async () => {
    await makeStore(200)
    const db = new DatabaseSync(path)
    const roots = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name IN ('tasks', 'commands')").all()
    db.close()
    const bytes = readFileSync(path)
    for (const { rootpage } of roots) bytes.fill(0xa5, (Number(rootpage) - 1) * PAGE, Number(rootpage) * PAGE)
    writeFileSync(path, bytes)
    const store = await openSqliteStore({ path })
    await expect(store.list('tasks', { limit: 500 })).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
    await expect(store.commit([newTask('new')])).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
    expect((await store.check())[0]?.place).toBe('file')
    await store.close()
  })

  test.each([
    [
      'an edited event',
      "UPDATE events SET body = replace(body, 'song-po', 'mallory') WHERE number = 2",
      'event 2 (T1 1): was edited',
    ],
    ['text that is no event', "UPDATE events SET body = 'x' WHERE number = 2", 'event 2 (T1 1): was edited'],
    [
      'a removed event',
      'DELETE FROM events WHERE number = 2',
      'event 3 (T2 1): event 2 of the store removed before it',
    ],
    ['a cut end', 'DELETE FROM events WHERE number = 5', 'events: the newest is 4, but 5 were written'],
    [
      'events that changed places',
      'UPDATE events SET number = 9 WHERE number = 1; UPDATE events SET number = 1 WHERE number = 2; UPDATE events SET number = 2 WHERE number = 9',
      'event 1 (T1 1): was edited',
    ],
    [
      'a task listed otherwise',
      "UPDATE tasks SET status = 'DONE' WHERE position = 1",
      'task T0: is listed with other values',
    ],
    ['a task that is not listed', 'DELETE FROM tasks WHERE position = 1', 'task T0: is missing from the list'],
    ['a command forgotten', 'DELETE FROM commands WHERE position = 2', 'event 2: its command was removed'],
    ['a message out of its list', 'DELETE FROM messages', 'message m1: is missing from its list'],
    ['a message that is no JSON', "UPDATE records SET body = '{' WHERE kind = 'message'", 'message m1: is missing'],
    ['a dependency put in', "INSERT INTO dependencies VALUES ('T9', 1)", 'task T0: is linked otherwise'],
    ['a run listed otherwise', "UPDATE runs SET state = 'running'", 'run R1: is listed with other values'],
    ['a run that is not listed', 'DELETE FROM runs', 'run R1: is missing from the list'],
    ['a run that is no JSON', "UPDATE records SET body = '{' WHERE kind = 'run'", 'run R1: is no record of a run'],
    ['a run that is none', "UPDATE records SET kind = 'registry' WHERE kind = 'run'", 'run R1: is listed, but no run'],
    [
      'a record edited by hand',
      "UPDATE records SET body = replace(body, 'PENDING', 'DONE')",
      'task T0: is listed with other',
    ],
  ])('by %s is found by the check', async (_what, sql, found) => {
    await makeStore(3)
    const store = await openSqliteStore({ path })
    await store.commit([
      changeset('m', { writes: [{ kind: 'message', id: 'm1', value: message('T0') }] }),
      { ...newRun('R1'), events: [] },
    ])
    await store.close()
    expect(await faults()).toEqual([])
    tamper(sql)
    expect((await faults()).join('\n')).toContain(found)
  })

  test('cannot hold two events with one number, or one place in a stream', async () => {
    await makeStore(2)
    const copy = (number: number, seq: number) => () =>
      tamper(`INSERT INTO events SELECT ${number}, stream, ${seq}, previous, hash, body FROM events WHERE number = 1`)
    expect(copy(2, 9)).toThrow('UNIQUE')
    expect(copy(9, 1)).toThrow('UNIQUE')
  })

  test('so that numbers would be given twice refuses to write', async () => {
    await makeStore(2)
    tamper('UPDATE store SET events = 1')
    const store = await openSqliteStore({ path })
    await expect(store.commit([newTask('new')])).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
    expect((await store.facts()).tasks).toBe(2)
    await store.close()
  })

  test('in a record names the record', async () => {
    await makeStore()
    tamper("UPDATE records SET body = '{'")
    const store = await openSqliteStore({ path })
    await expect(store.load([{ kind: 'task', id: 'T0' }])).rejects.toMatchObject({
      code: 'STORE_CORRUPT',
      values: { reason: 'task T0 is no JSON' },
    })
    await store.close()
  })
})

describe('who watches a store', () => {
  test('is woken by what another connection commits, and by nothing else', async () => {
    const [mine, other] = [await openSqliteStore({ path }), await openSqliteStore({ path })]
    const stop = new AbortController()
    const wakes = mine.watch(stop.signal)[Symbol.asyncIterator]()
    await wakes.next()
    // The first look of the poll finds what was committed before it began.
    await wakes.next()
    const next = wakes.next()
    await other.commit([newTask('T1')])
    expect(await next).toMatchObject({ done: false })
    expect((await mine.list('tasks', { limit: 1 })).rows).toHaveLength(1)
    stop.abort()
    expect(await wakes.next()).toMatchObject({ done: true })
    await mine.close()
    await other.close()
  })
})
