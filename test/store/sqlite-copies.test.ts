import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/port.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { restoreStore } from '../../src/store/sqlite/restore-store.ts'
import { changeset, event, newTask } from './samples.ts'

let folder: string
let path: string
let copy: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-copies-'))
  path = join(folder, 'baton.db')
  copy = join(folder, 'copy')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function withStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await openSqliteStore({ path })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const commit = (...ids: string[]) => withStore((store) => store.commit(ids.map((id) => newTask(id))))
const faults = () => withStore(async (store) => (await store.check()).map(({ problem }) => problem).join('\n'))
const tasks = () =>
  withStore(async (store) => (await store.list('tasks', { limit: 99 })).rows.map((row) => row.task_id))

describe('a backup', () => {
  test('is of one moment, while others write', async () => {
    await withStore(async (store) => {
      const other = await openSqliteStore({ path })
      let written = 0
      let copied = false
      const writing = (async () => {
        while (!copied) {
          await other.commit([newTask(`T${written}`), changeset(`also ${written}`, { events: [event('@registry')] })])
          written += 1
          await new Promise(setImmediate)
        }
      })()
      for (let index = 0; index < 5; index += 1) await store.backup(`${copy}${index}`)
      copied = true
      await writing
      await other.close()
      for (let index = 0; index < 5; index += 1) {
        const held = await openSqliteStore({ path: `${copy}${index}`, create: false })
        const { events, tasks: count } = await held.facts()
        expect(events).toBe(count * 2)
        expect(await held.check()).toEqual([])
        await held.close()
      }
    })
  })

  test('into a folder that is not there says so and leaves nothing', async () => {
    await withStore(async (store) => {
      await expect(store.backup(join(folder, 'none', 'copy'))).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
    })
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
  })
})

describe('a restored backup', () => {
  beforeEach(async () => {
    await commit('T1')
    await withStore((store) => store.backup(copy))
  })

  test('takes the place of the store, which keeps another name', async () => {
    await commit('T2')
    const restored = await restoreStore(copy, path)
    expect(restored).toMatchObject({ kept: `${path}.replaced-1`, events: 1 })
    expect(await tasks()).toEqual(['T1'])
    expect(await faults()).toBe('')
    const kept = await openSqliteStore({ path: `${path}.replaced-1`, create: false })
    expect((await kept.facts()).tasks).toBe(2)
    await kept.close()
    expect((await restoreStore(copy, path)).kept).toBe(`${path}.replaced-2`)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('goes where no store is', async () => {
    path = join(folder, 'elsewhere.db')
    expect((await restoreStore(copy, path)).kept).toBeNull()
    expect(await tasks()).toEqual(['T1'])
    expect(await faults()).toBe('')
  })

  test('replaces a store that is damaged, and keeps that with its log', async () => {
    writeFileSync(path, 'damaged'.repeat(1000))
    writeFileSync(`${path}-wal`, 'log')
    const { kept } = await restoreStore(copy, path)
    expect(readFileSync(kept ?? '', 'utf8')).toMatch(/^damaged/)
    expect(await tasks()).toEqual(['T1'])
  })

  test('does not take the place of a store that is in use', async () => {
    await withStore(async (store) => {
      await expect(restoreStore(copy, path)).rejects.toMatchObject({ code: 'STORE_BUSY' })
      expect((await store.commit([newTask('T2')]))[0]?.outcome).toBe('committed')
    })
    expect(await tasks()).toEqual(['T2', 'T1'])
  })

  test.each([
    ['is missing', 'FILE_NOT_FOUND', () => rmSync(copy)],
    ['is empty', 'STORE_CORRUPT', () => writeFileSync(copy, '')],
    ['is no database', 'STORE_CORRUPT', () => writeFileSync(copy, 'letter '.repeat(400))],
    ['was edited', 'STORE_CORRUPT', () => edit("UPDATE events SET body = replace(body, 'song', 'mal')")],
    ['is of a newer Baton', 'STORE_NEWER', () => edit('PRAGMA user_version = 99')],
  ])('that %s leaves the store as it was', async (_what, code, spoil) => {
    await commit('T2')
    spoil()
    await expect(restoreStore(copy, path)).rejects.toMatchObject({ code })
    expect(await tasks()).toEqual(['T2', 'T1'])
    expect(readdirSync(folder).filter((name) => /partial|replaced/.test(name))).toEqual([])
  })

  test('is not the store itself', async () => {
    await expect(restoreStore(path, path)).rejects.toMatchObject({ code: 'STORE_UNUSABLE' })
  })

  function edit(sql: string): void {
    const db = new DatabaseSync(copy)
    db.exec(sql)
    db.close()
  }
})

describe('the witness of a store', () => {
  const older = () => copyFileSync(path, copy)
  const rollBack = () => copyFileSync(copy, path)
  const lines = () => readFileSync(`${path}.witness`, 'utf8').split('\n').filter(Boolean)

  test('finds a store that was put back to an older copy', async () => {
    await commit('T1')
    older()
    await commit('T2', 'T3')
    expect(await faults()).toBe('')
    rollBack()
    expect(await faults()).toContain('ended at event 1 after event 3 had been committed: it was rolled back')
  })

  test('still finds it after the store has grown past it', async () => {
    await commit('T1')
    older()
    await commit('T2')
    rollBack()
    await withStore(async (store) => {
      for (let index = 0; index < 450; index += 1) await store.commit([newTask(`N${index}`)])
    })
    expect(await faults()).toContain('it was rolled back to an older copy')
  })

  test('finds a chain that was written anew from its beginning', async () => {
    await commit('T1')
    older()
    await commit('T2')
    rollBack()
    rmSync(`${path}.witness`)
    const witnessed = join(folder, 'witness')
    await commit('other')
    copyFileSync(`${path}.witness`, witnessed)
    rollBack()
    await commit('T2')
    copyFileSync(witnessed, `${path}.witness`)
    expect(await faults()).toContain('not what the witness saw')
  })

  test('finds another store in the place of its own', async () => {
    await commit('T1')
    const other = await openSqliteStore({ path: copy })
    await other.close()
    rollBack()
    expect(await faults()).toContain('tells of another store')
  })

  test('is content with a restore, with a missing witness and with a line cut off', async () => {
    await commit('T1')
    await withStore((store) => store.backup(copy))
    await commit('T2')
    await restoreStore(copy, path)
    expect(await faults()).toBe('')
    writeFileSync(`${path}.witness`, `${readFileSync(`${path}.witness`, 'utf8')}\n{"kind":"com`)
    await commit('T3')
    expect(await faults()).toBe('')
    expect(lines().at(-1)).toContain('"last":2')
    rmSync(`${path}.witness`)
    expect(await faults()).toBe('')
  })

  test('stays small, also when two write it', async () => {
    const [one, two] = [await openSqliteStore({ path }), await openSqliteStore({ path })]
    for (let index = 0; index < 250; index += 1) {
      await one.commit([newTask(`A${index}`)])
      await two.commit([newTask(`B${index}`)])
    }
    expect(await one.check()).toEqual([])
    expect(statSync(`${path}.witness`).size).toBeLessThan(80 * 1024)
    expect(lines().at(-1)).toContain('"last":500')
    await one.close()
    await two.close()
  })

  test('gets every line, also right after another process put it anew or removed it', async () => {
    const store = await openSqliteStore({ path })
    for (let number = 1; number <= 40; number += 1) {
      if (number % 3 === 0) {
        copyFileSync(`${path}.witness`, copy)
        renameSync(copy, `${path}.witness`)
      }
      if (number % 7 === 0) rmSync(`${path}.witness`)
      await store.commit([newTask(`T${number}`)])
      expect(lines().at(-1)).toContain(`"first":${number},"last":${number},`)
    }
    await store.close()
  })

  test('goes with a store whose folder is moved while it is open', async () => {
    const [here, there] = [join(folder, 'here'), join(folder, 'there')]
    const store = await openSqliteStore({ path: join(here, 'baton.db') })
    await store.commit([newTask('T1')])
    renameSync(here, there)
    mkdirSync(here)
    await store.commit([newTask('T2')])
    await store.close()
    expect(readdirSync(here)).toEqual([])
    expect(readFileSync(join(there, 'baton.db.witness'), 'utf8')).toContain('"last":2,')
  })

  test('that cannot be written does not hold up a commit', async () => {
    mkdirSync(`${path}.witness`)
    expect((await commit('T1'))[0]?.outcome).toBe('committed')
    expect(await faults()).toBe('')
  })
})
