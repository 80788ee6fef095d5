import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { VirtualClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { Auditor } from '../../src/engine/simulation/audit/auditor.ts'
import type { StepAction } from '../../src/pipeline/command.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

let folder = ''
let path = ''
let first = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baton-audit-'))
  path = join(folder, 'baton.db')
  first = await withEngine(async (engine) => {
    const id = await newTask(engine)
    await newTask(engine)
    await step(engine, id, 'pickup')
    await step(engine, id, 'handoff')
    return id
  })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function withEngine<Value>(work: (engine: Engine) => Promise<Value>): Promise<Value> {
  const store = await openSqliteStore({ path })
  const clock = new VirtualClock(Date.parse('2026-03-02T00:00:00Z'))
  try {
    return await work(new Engine({ store, pipeline: DEFAULT_PIPELINE, clock, timeZone: 'Asia/Seoul' }))
  } finally {
    await store.close()
  }
}

async function newTask(engine: Engine): Promise<string> {
  return String((await engine.createTask({ title: 'a', priority: 'P1_HIGH' }, { actor: 'song-po' })).task_id)
}

async function step(engine: Engine, task_id: string, action: StepAction): Promise<void> {
  await engine.execute({ type: 'step', task_id, action, details: {} }, { actor: 'song-po' })
}

/** As somebody would who has the file and a SQLite shell. */
function tamper(...statements: string[]): void {
  const db = new DatabaseSync(path)
  try {
    for (const statement of statements) db.exec(statement)
  } finally {
    db.close()
  }
}

/** What the store itself finds, and what the audit that shares nothing with it finds. */
async function found(): Promise<{ store: string[]; audit: string[] }> {
  const store = await openSqliteStore({ path })
  try {
    const auditor = new Auditor(DEFAULT_PIPELINE.definition)
    await auditor.read(store)
    const audit = auditor.breaches.filter(({ invariant }) => invariant === 'I2').map(({ what }) => what)
    return { store: (await store.check()).map(({ place, problem }) => `${place}: ${problem}`), audit }
  } finally {
    await store.close()
  }
}

describe('the audit of a SQLite store', () => {
  test('finds nothing in a store that nobody touched', async () => {
    expect(await found()).toEqual({ store: [], audit: [] })
  })

  test('finds an event whose text was edited', async () => {
    tamper(`UPDATE events SET body = replace(body, '"song-po"', '"jarvis"') WHERE number = 3`)
    const { store, audit } = await found()
    expect(store.join()).toMatch(/event 3 .*edited/)
    expect(audit.join()).toMatch(/event 3 .*is not what its hash says/)
  })

  test('finds an edited event whose own hash was made to fit', async () => {
    const db = new DatabaseSync(path)
    const { previous, body } = db.prepare('SELECT previous, body FROM events WHERE number = 3').get() as Record<
      string,
      string
    >
    db.close()
    const edited = body?.replace('"song-po"', '"jarvis"') ?? ''
    const hash = createHash('sha256').update(`${previous}\n${edited}`).digest('hex')
    tamper(`UPDATE events SET body = '${edited.replaceAll("'", "''")}', hash = '${hash}' WHERE number = 3`)
    const { store, audit } = await found()
    expect(store).not.toEqual([])
    expect(audit.join()).toMatch(/does not continue the chain/)
  })

  test('finds an event that was removed from the middle', async () => {
    tamper('DELETE FROM events WHERE number = 3')
    const { store, audit } = await found()
    expect(store.join()).toMatch(/removed/)
    expect(audit.join()).toMatch(/follows event 2/)
  })

  test('finds the newest events cut off, also when the counter was set back with them', async () => {
    tamper('DELETE FROM events WHERE number >= 4', 'UPDATE store SET events = 3')
    expect((await found()).store.join()).toMatch(/rolled back|not what the witness saw/)
  })

  test('finds two events that changed places', async () => {
    tamper(
      'UPDATE events SET number = -3 WHERE number = 3',
      'UPDATE events SET number = 3 WHERE number = 4',
      'UPDATE events SET number = 4 WHERE number = -3',
    )
    const { store, audit } = await found()
    expect(store).not.toEqual([])
    expect(audit).not.toEqual([])
  })

  test('finds a record that was edited behind its events', async () => {
    tamper(`UPDATE records SET body = replace(body, 'DEV_PENDING', 'DONE') WHERE kind = 'task' AND id = '${first}'`)
    const store = await openSqliteStore({ path })
    const auditor = new Auditor(DEFAULT_PIPELINE.definition)
    await auditor.read(store)
    await auditor.compare(store)
    expect(auditor.breaches.map(({ invariant }) => invariant)).toContain('I3')
    expect(await store.check()).not.toEqual([])
    await store.close()
  })

  test('finds a store that was rolled back to an older copy', async () => {
    copyFileSync(path, join(folder, 'older.db'))
    await withEngine((engine) => newTask(engine))
    rmSync(`${path}-wal`, { force: true })
    rmSync(`${path}-shm`, { force: true })
    copyFileSync(join(folder, 'older.db'), path)
    expect((await found()).store.join()).toMatch(/rolled back/)
  })

  test('finds the roll-back also after work has gone on from the older copy', async () => {
    copyFileSync(path, join(folder, 'older.db'))
    await withEngine((engine) => newTask(engine))
    copyFileSync(join(folder, 'older.db'), path)
    await withEngine(async (engine) => {
      await newTask(engine)
      await newTask(engine)
    })
    expect((await found()).store.join()).toMatch(/rolled back|not what the witness saw/)
  })
})
