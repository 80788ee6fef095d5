import { expect, test } from 'vitest'
import { VirtualClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'
import type { Store } from '../../src/store/port.ts'
import { add, unremembered, worker } from '../store/samples.ts'

const PO = { actor: 'song-po' }
const engineOn = (store: Store, pause?: (ms: number) => Promise<unknown>) =>
  new Engine({
    store,
    pipeline: DEFAULT_PIPELINE,
    clock: new VirtualClock(Date.parse('2026-03-02T09:00:00Z')),
    timeZone: 'Asia/Seoul',
    ...(pause ? { pause } : {}),
  })

const edit = (engine: Engine, task_id: string, title: string) =>
  engine.execute({ type: 'edit_task', task_id, changes: { title } }, PO)

test('of 64 commands on one record at once none gives up, and each is decided a few times only', async () => {
  const store = openMemoryStore()
  let commits = 0
  const counted: Store = {
    ...store,
    commit: (changesets) => {
      commits += changesets.length
      return store.commit(changesets)
    },
  }
  const engine = engineOn(counted)
  const { task_id } = await engine.createTask({ title: 'a', priority: 'P1_HIGH' }, PO)
  commits = 0
  const edits = await Promise.all(Array.from({ length: 64 }, (_, index) => edit(engine, task_id, `title ${index}`)))
  expect(edits.map(({ changed }) => changed)).toEqual(edits.map(() => ['title']))
  expect((await store.load([{ kind: 'task', id: task_id }]))[0].version).toBe(65)
  // Each conflicts once with the first and is then decided when its turn comes.
  expect(commits).toBe(64 + 63)
})

test('a command that meets conflicts of other processes waits a random time, longer each time, and gives up', async () => {
  const store = openMemoryStore()
  const other = engineOn(store)
  const { task_id } = await other.createTask({ title: 'a', priority: 'P1_HIGH' }, PO)
  const waited: number[] = []
  let number = 0
  const contended: Store = {
    ...store,
    commit: async (changesets) => {
      number += 1
      await edit(other, task_id, `other ${number}`)
      return store.commit(changesets)
    },
  }
  const engine = engineOn(contended, async (ms) => waited.push(ms))
  await expect(edit(engine, task_id, 'mine')).rejects.toMatchObject({ code: 'CONFLICT', retryable: true })
  expect(waited).toHaveLength(49)
  expect(Math.max(...waited)).toBeLessThanOrEqual(50)
  expect(new Set(waited).size).toBeGreaterThan(40)
})

test('a fence that does not hold is an error of the catalogue, and is not tried again', async () => {
  const store = openMemoryStore()
  const engine = engineOn(store)
  const { task_id } = await engine.createTask({ title: 'a', priority: 'P1_HIGH' }, PO)
  let commits = 0
  const fenced = (fence: object): Store => ({
    ...store,
    commit: (changesets) => {
      commits += 1
      return store.commit(changesets.map((one) => ({ ...one, fences: [fence as never] })))
    },
  })
  const refused = (fence: object) => edit(engineOn(fenced(fence)), task_id, 'b')
  await expect(refused({ work: 'row', token: 3 })).rejects.toMatchObject({
    code: 'WORK_SUPERSEDED',
    retryable: false,
    values: { work: 'row', token: 3 },
  })
  await expect(refused({ worker: 'w' })).rejects.toMatchObject({ code: 'LEASE_LOST', retryable: false })
  expect(commits).toBe(2)
  expect((await store.load([{ kind: 'task', id: task_id }]))[0].version).toBe(1)
})

test('a report on a row says whether the claim still stood', async () => {
  const store = openMemoryStore()
  const engine = engineOn(store)
  await store.renew(worker('w'), 60_000)
  await store.commit([unremembered({ work: [add('a', { visit: 'V' }), add('b')] })])
  const claims = await store.claim({ worker: 'w', queues: ['house'], limit: 2, schema: 1 })
  await store.commit([unremembered({ work: [{ op: 'suspend', visit: 'V' }] })])
  const reports = await Promise.all(claims.map((claim) => engine.report(claim, { op: 'settle', id: claim.row.id })))
  expect(reports).toEqual([false, true])
  expect((await store.list('rows', { limit: 5 })).rows.map(({ id }) => id)).toEqual(['a'])
})
