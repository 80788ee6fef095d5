import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/port.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { childScript } from '../support/child-script.ts'
import { diskFolder } from '../support/disk-folder.ts'
import { ROOT } from '../support/run-baton.ts'
import { type LineChild, startLineChild } from './line-child.ts'
import { changeset, newTask } from './samples.ts'

const fixture = (name: string) => childScript(join(ROOT, 'test', 'fixtures', 'store', `${name}.ts`))
const ROOT_USER = process.getuid?.() === 0
const NOBODY = 65_534

let folder: string
let path: string
let children: ChildProcess[]
beforeEach(() => {
  folder = diskFolder('baton-processes-')
  path = join(folder, 'baton.db')
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function committer(name: string, count: number): Promise<LineChild> {
  const one = await startLineChild(fixture('committer'), [path, name, String(count)])
  children.push(one.child)
  return one
}

/** Every acknowledged command is there once, none is there by half, and nothing is broken. */
async function expectWhole(store: Store, acknowledged: readonly string[]): Promise<void> {
  const events = await store.events({ limit: 1_000_000 })
  const commands = events.filter(({ stream }) => stream === 'shared').map(({ commandId }) => commandId)
  expect(new Set(commands).size).toBe(commands.length)
  expect(commands).toEqual(expect.arrayContaining([...acknowledged]))
  const own = commands.filter((id) => id !== 'create shared')
  const notices = (await store.list('notices', { to: ['user'], limit: 1_000_000 })).rows.map(({ id }) => id)
  const { rows: works } = await store.list('rows', { limit: 1_000_000 })
  expect(notices.toSorted()).toEqual(own.map((id) => `${id}/1`).sort())
  expect(works.map(({ id }) => id).sort()).toEqual(own.map((id) => `${id}/2`).sort())
  const records = await store.load(own.map((id) => ({ kind: 'task', id })))
  expect(records.filter(({ version }) => version !== 1)).toEqual([])
  expect(events.filter(({ stream }) => own.includes(stream))).toHaveLength(own.length)
  const [shared] = await store.load([{ kind: 'task', id: 'shared' }])
  expect(shared?.version).toBe(own.length + 1)
  const repeats = await store.commit(acknowledged.map((id) => changeset(id)))
  expect(repeats.filter(({ outcome }) => outcome !== 'repeated')).toEqual([])
  expect(await store.check()).toEqual([])
}

describe('processes on one store', () => {
  test('that commit at the same time all get through, each command once', async () => {
    const both = await Promise.all([committer('left', 150), committer('right', 150)])
    const codes = await Promise.all(both.map(({ ended }) => ended))
    expect(codes).toEqual([
      [0, null],
      [0, null],
    ])
    const acknowledged = both.flatMap((one) => one.acknowledged)
    expect(new Set(acknowledged).size).toBe(300)
    const store = await openSqliteStore({ path, create: false })
    await expectWhole(store, acknowledged)
    await store.close()
  })

  test('do not keep a person waiting behind one that commits without a break', async () => {
    const busy = await committer('loop', Number.POSITIVE_INFINITY)
    const store = await openSqliteStore({ path })
    for (let index = 0; index < 30; index += 1) {
      await busy.reached(busy.acknowledged.length + 1)
      expect((await store.commit([newTask(`mine-${index}`)]))[0]?.outcome).toBe('committed')
    }
    busy.child.kill('SIGKILL')
    await busy.ended
    await store.close()
  })

  test('that are killed at any moment lose nothing acknowledged and leave nothing by half', async () => {
    const acknowledged: string[] = []
    const moments = [1, 2, 5, 3, 17, 40, 8, 26, 4, 61]
    for (const [round, moment] of moments.entries()) {
      const one = await committer(`round${round}`, Number.POSITIVE_INFINITY)
      await one.reached(moment)
      one.child.kill('SIGKILL')
      await one.ended
      acknowledged.push(...one.acknowledged)
      const store = await openSqliteStore({ path, create: false })
      await expectWhole(store, acknowledged)
      await store.close()
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(moments.reduce((sum, moment) => sum + moment, 0))
  })

  test('that open a new store at the same time make one store', async () => {
    const stores = await Promise.all(
      [1, 2, 3].map(async () => spawn(process.execPath, [fixture('committer'), path, `p${Math.random()}`, '3'])),
    )
    children.push(...stores)
    const codes = await Promise.all(stores.map((child) => once(child, 'close')))
    expect(codes.map(([code]) => code)).toEqual([0, 0, 0])
    const store = await openSqliteStore({ path, create: false })
    expect(await store.check()).toEqual([])
    expect((await store.facts()).tasks).toBe(10)
    await store.close()
  })
})

describe('a store that cannot be written', () => {
  /** As somebody whom permissions bind: they do not bind root. */
  const attempt = () => {
    const identity = ROOT_USER ? { uid: NOBODY, gid: NOBODY } : {}
    return JSON.parse(execFileSync(process.execPath, [fixture('attempt'), path], { encoding: 'utf8', ...identity }))
  }
  beforeEach(async () => {
    const store = await openSqliteStore({ path })
    await store.commit([newTask('T1')])
    await store.close()
  })

  test('because the file is read-only is still read, and refuses what it cannot keep', () => {
    chmodSync(folder, 0o777)
    chmodSync(path, 0o444)
    expect(attempt()).toEqual({ opened: true, tasks: 1, code: 'STORE_READ_ONLY' })
  })

  test('because its folder is read-only says so', () => {
    chmodSync(path, 0o444)
    chmodSync(folder, 0o555)
    expect(attempt()).toEqual({ opened: false, tasks: -1, code: 'STORE_READ_ONLY' })
  })

  // A mount of its own for one process; no trace of it is left behind.
  const unshare = ROOT_USER ? ['-m'] : ['-Urm']
  const canMount = spawnSync('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

  test.runIf(canMount)('because the disk is full refuses, loses nothing and goes on when there is room', () => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    const script = 'mount -t tmpfs -o size=3m tmpfs "$1" && exec "$2" "$3" "$1"'
    const args = [...unshare, 'sh', '-c', script, 'sh', disk, process.execPath, fixture('full-disk')]
    const result = JSON.parse(execFileSync('unshare', args, { encoding: 'utf8' }))
    expect(result.acknowledged).toBeGreaterThan(10)
    expect(result).toMatchObject({
      codes: ['STORE_FULL'],
      full: { events: result.acknowledged, tasks: result.acknowledged },
      after: 'committed',
      last: 1,
      faults: [],
    })
  })
})

describe('two connections to one store', () => {
  test('whoever has seen an event of the other gets records that are as new', async () => {
    const [one, other] = [await openSqliteStore({ path }), await openSqliteStore({ path })]
    await one.commit([newTask('T')])
    const key = { kind: 'task', id: 'T' } as const
    for (let version = 1; version <= 20; version += 1) {
      const [{ value }] = await one.load([key])
      if (!value) throw new Error('the task is not there')
      const next = changeset(`move ${version}`, {
        reads: [{ ...key, version }],
        writes: [{ ...key, value: { ...value, due_at: version } }],
      })
      // All in one turn: the first load asks whether something has changed, and the others may share its answer.
      const early = one.load([key])
      const moved = other.commit([next])
      const told = one.events({ after: version, limit: 10 })
      const late = told.then(async (events) => ({ events, loaded: await one.load([key]) }))
      expect((await early)[0].version).toBe(version)
      await moved
      const { events, loaded } = await late
      expect(events).toHaveLength(1)
      expect(loaded[0].version).toBe(version + 1)
    }
    await one.close()
    await other.close()
  })
})
