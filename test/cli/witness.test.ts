import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Access } from '../../src/cli/caller.ts'
import { auditAccept } from '../../src/cli/commands/audit-accept.ts'
import { withBaton } from '../../src/cli/compose.ts'
import { restoreStore } from '../../src/store/sqlite/restore-store.ts'

/** truth.5: commands that write look at the witness first. In this process, because only the store matters here. */
let folder: string
let store: string
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = mkdtempSync(join(tmpdir(), 'baton-witness-'))
  store = join(folder, 'baton.db')
  await create('first', 'create')
  await create('second')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const options = (path = store) => ({ store: path, config: null, lang: 'en' }) as const

const create = (title: string, access: Access = 'write', path = store) =>
  withBaton(options(path), access, ({ service: { engine }, actor }) =>
    engine.createTask({ title, priority: 'P2_MEDIUM' }, { actor }),
  )

const events = () =>
  withBaton(options(), 'read', async ({ service: { engine } }) => (await engine.store.facts()).events)
const faults = () => withBaton(options(), 'read', ({ service: { engine } }) => engine.store.check())
const accept = () => auditAccept({ ...options(), reason: 'nobody made a backup' })

function removeStore(): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${store}${end}`, { force: true })
}

describe('truth.5 a store that is not the one its witness saw', () => {
  test('rolled back: nothing is written, and reading goes on', async () => {
    const older = join(folder, 'older.db')
    copyFileSync(store, older)
    await create('third')
    copyFileSync(older, store)
    await expect(create('fourth')).rejects.toMatchObject({ code: 'STORE_ROLLED_BACK' })
    expect(await events()).toBe(2)
    await accept()
    await create('fourth')
    expect(await faults()).toEqual([])
    const accepted = await withBaton(options(), 'read', ({ service: { engine } }) =>
      engine.store.events({ stream: '@store', limit: 5 }),
    )
    expect(accepted).toMatchObject([
      {
        type: 'store:accepted',
        actor: 'song-po',
        data: { reason: 'nobody made a backup', found: 2, known: { events: 3 } },
      },
    ])
  })

  test('rolled back and written to: what was overwritten is found, too', async () => {
    const older = join(folder, 'older.db')
    copyFileSync(store, older)
    await create('third')
    copyFileSync(older, store)
    const { openSqliteStore } = await import('../../src/store/sqlite/open.ts')
    const direct = await openSqliteStore({ path: store })
    const { fillStore } = await import('../support/carried-store.ts')
    await fillStore(direct)
    await direct.close()
    await expect(create('fourth')).rejects.toMatchObject({ code: 'STORE_ROLLED_BACK' })
  })

  test('deleted: none is made anew in silence, and a backup can be put back', async () => {
    const copy = join(folder, 'copy.db')
    await withBaton(options(), 'read', ({ service: { engine } }) => engine.store.backup(copy))
    removeStore()
    for (const access of ['read', 'write', 'create'] as const)
      await expect(create('third', access)).rejects.toMatchObject({ code: 'STORE_LOST', values: { events: 2 } })
    expect(existsSync(store)).toBe(false)
    await restoreStore(copy, store)
    await create('third')
    expect(await faults()).toEqual([])
  })

  test('deleted, with an empty file in its place', async () => {
    removeStore()
    const { writeFileSync } = await import('node:fs')
    writeFileSync(store, '')
    await expect(create('third', 'create')).rejects.toMatchObject({ code: 'STORE_EMPTIED' })
  })

  test('deleted for good: the loss is accepted, and work goes on in a new store', async () => {
    removeStore()
    await accept()
    await create('third')
    expect(await faults()).toEqual([])
    expect(await events()).toBe(2)
  })

  test('replaced by another store, which was known before or not', async () => {
    const other = join(folder, 'other.db')
    await create('another', 'create', other)
    copyFileSync(store, join(folder, 'kept.db'))
    copyFileSync(other, store)
    await expect(create('third')).rejects.toMatchObject({
      code: 'STORE_ROLLED_BACK',
      values: { reason: expect.stringContaining('tells of another store') },
    })
    await accept()
    await create('third')
    copyFileSync(join(folder, 'kept.db'), store)
    await expect(create('fourth')).rejects.toMatchObject({ code: 'STORE_ROLLED_BACK' })
  })

  test('with its witness deleted, but not one that was copied elsewhere without it', async () => {
    const elsewhere = join(folder, 'elsewhere.db')
    copyFileSync(store, elsewhere)
    await create('third', 'write', elsewhere)
    const kept = join(folder, 'witness')
    renameSync(`${store}.witness`, kept)
    await expect(create('third')).rejects.toMatchObject({ code: 'WITNESS_MISSING', values: { events: 2 } })
    renameSync(kept, `${store}.witness`)
    await create('third')
    rmSync(`${store}.witness`)
    await accept()
    await create('fourth')
  })

  test('a path where no store ever was is a typing error, also for accept', async () => {
    const nowhere = { ...options(join(folder, 'nowhere.db')), reason: 'x' }
    await expect(auditAccept(nowhere)).rejects.toMatchObject({ code: 'STORE_NOT_FOUND' })
    expect(existsSync(join(folder, 'nowhere.db'))).toBe(false)
  })

  test('what nobody may accept: a chain that was edited', async () => {
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(store)
    database.exec("UPDATE events SET body = replace(body, 'song-po', 'mallory') WHERE number = 1")
    database.close()
    await expect(accept()).rejects.toMatchObject({ code: 'AUDIT_NOT_ACCEPTABLE' })
  })
})
