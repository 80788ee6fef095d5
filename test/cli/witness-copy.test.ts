import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Access } from '../../src/cli/caller.ts'
import { auditAccept } from '../../src/cli/commands/audit-accept.ts'
import { restore } from '../../src/cli/commands/restore.ts'
import { withBaton } from '../../src/cli/compose.ts'
import { witnessCopyOf } from '../../src/cli/repository-place.ts'

/** The witness lies beside the store; its copy, in the git directory, is left when the whole folder is deleted or put back. */
let repository: string
let folder: string
const at = (...parts: string[]) => join(repository, ...parts)
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  repository = realpathSync(mkdtempSync(join(tmpdir(), 'baton-witness-copy-')))
  folder = at('.baton')
  execFileSync('git', ['init', '--quiet', repository])
  await create('first', 'create')
  await create('second')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(repository, { recursive: true })
})

const options = (path = at('.baton', 'baton.db')) => ({ store: path, config: null, lang: 'en' }) as const
const create = (title: string, access: Access = 'write') =>
  withBaton(options(), access, ({ service: { engine }, actor }) =>
    engine.createTask({ title, priority: 'P2_MEDIUM' }, { actor }),
  )
const read = () => withBaton(options(), 'read', ({ service: { engine } }) => engine.store.facts())
const faults = () => withBaton(options(), 'read', ({ service: { engine } }) => engine.store.check())
const accept = () => auditAccept({ ...options(), reason: 'nobody made a backup' })

describe('truth.5 the folder of a store', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['approve and resume', () => create('third', 'write')],
    ['run, worker and init', () => create('third', 'create')],
    ['a command that only looks', read],
  ])('deleted: %s stop, and nothing is made', async (_, command) => {
    rmSync(folder, { recursive: true })
    await expect(command()).rejects.toMatchObject({ code: 'STORE_LOST', values: { events: 2 } })
    expect(existsSync(folder)).toBe(false)
  })

  test('deleted: the PO accepts the loss, which is on the record', async () => {
    const { id } = await read()
    rmSync(folder, { recursive: true })
    await accept()
    await create('third')
    expect(await faults()).toEqual([])
    const events = await withBaton(options(), 'read', ({ service: { engine } }) =>
      engine.store.events({ stream: '@store', limit: 5 }),
    )
    expect(events).toMatchObject([{ type: 'store:accepted', data: { known: { store: id, events: 2 } } }])
  })

  test('deleted: a backup is put back, also twice the same one', async () => {
    const copy = at('copy.db')
    await withBaton(options(), 'read', ({ service: { engine } }) => engine.store.backup(copy))
    for (let round = 0; round < 2; round += 1) {
      rmSync(folder, { recursive: true })
      await restore(copy, options())
      await create('third')
      expect(await faults()).toEqual([])
    }
  })

  test('put back to an older copy together with its witness: nothing is written, and the audit says so', async () => {
    cpSync(folder, at('older'), { recursive: true })
    await create('third')
    rmSync(folder, { recursive: true })
    cpSync(at('older'), folder, { recursive: true })
    await expect(create('fourth')).rejects.toMatchObject({ code: 'STORE_ROLLED_BACK' })
    expect(await faults()).toMatchObject([{ place: 'witness', problem: expect.stringContaining('ended at event 2') }])
    await accept()
    await create('fourth')
    expect(await faults()).toEqual([])
  })

  test('put back, and written to where nobody looked: the lines of both are kept', async () => {
    cpSync(folder, at('older'), { recursive: true })
    await create('third')
    rmSync(folder, { recursive: true })
    cpSync(at('older'), folder, { recursive: true })
    const { openSqliteStore } = await import('../../src/store/sqlite/open.ts')
    const { fillStore } = await import('../support/carried-store.ts')
    const direct = await openSqliteStore({ path: at('.baton', 'baton.db') })
    await fillStore(direct)
    await direct.close()
    await expect(create('fourth')).rejects.toMatchObject({ code: 'STORE_ROLLED_BACK' })
  })

  test('copied or cloned elsewhere begins with a witness of its own, and a store at another path has no copy', async () => {
    const clone = at('clone')
    execFileSync('git', ['clone', '--quiet', repository, clone], { stdio: 'ignore' })
    const made = withBaton(options(join(clone, '.baton', 'baton.db')), 'create', ({ service: { engine } }) =>
      engine.store.facts(),
    )
    expect(await made).toMatchObject({ events: 0 })
    expect(witnessCopyOf(at('other', 'baton.db'))).toBeUndefined()
    expect(witnessCopyOf(at('.baton', 'other.db'))).toBeUndefined()
    expect(witnessCopyOf(at('.baton', 'baton.db'))).toBe(at('.git', 'baton', 'store.witness'))
  })
})
