import { expect } from 'vitest'
import type { NewWork, WorkOp } from '../../../src/pipeline/changeset.ts'
import type { VisitRecord } from '../../../src/pipeline/visits/visit-record.ts'
import type { Claim, Store } from '../../../src/store/port.ts'
import { add, changeset, newTask, notice, taskRecord, unremembered, work, worker } from '../samples.ts'
import type { Cases } from './case.ts'

const QUEUES = ['house']
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Commits operations on the queue and nothing else. */
const change = async (store: Store, ...ops: WorkOp[]) => {
  const [answer] = await store.commit([unremembered({ work: ops })])
  expect(answer?.outcome).toBe('committed')
}

const rows = (store: Store, ...ids: string[]) => change(store, ...ids.map((id) => add(id)))

const claim = (store: Store, holder = 'w', rest: Partial<Claim> = {}) =>
  store.claim({ worker: holder, queues: QUEUES, limit: 10, schema: 1, ...rest })

const claimed = async (store: Store, holder = 'w', rest: Partial<Claim> = {}) =>
  (await claim(store, holder, rest)).map(({ row, token }) => `${row.id}@${token}`)

const alive = async (store: Store, ...workers: string[]) => {
  for (const one of workers) await store.renew(worker(one), MINUTE)
}

/** What the store says to whoever reports on a row. */
const reported = async (store: Store, id: string, token: number, op: WorkOp = { op: 'settle', id }) => {
  const [answer] = await store.commit([unremembered({ fences: [{ work: id, token }], work: [op] })])
  return answer?.outcome
}

const shown = async (store: Store, id: string) => {
  const { rows: all } = await store.list('rows', { limit: 100 })
  return all.find((row) => row.id === id)
}

export const QUEUE: Cases = {
  'is handed out whole, the oldest first, so many at a time': async ({ store }) => {
    await alive(store, 'w')
    await rows(store, 'a', 'b', 'c')
    const [first, second, ...rest] = await claim(store, 'w', { limit: 2 })
    expect(first).toEqual({ row: work('a'), token: 1, claims: 1, failures: 0 })
    expect([second?.row.id, rest]).toEqual(['b', []])
    expect(await claimed(store)).toEqual(['c@1'])
    expect(await claimed(store)).toEqual([])
  },

  'is ordered by the queues as they are named, then by priority, then by age': async ({ store, time }) => {
    await alive(store, 'w')
    await change(store, add('late', { queue: 'enter.DEV', priority: 2 }), add('urgent', { queue: 'enter.DEV' }))
    await change(store, add('host', { queue: 'host.m1', priority: 9 }), add('other', { queue: 'git.r' }))
    time.now += 1
    await change(store, add('early', { queue: 'enter.DEV', priority: 1 }), add('first', { queue: 'enter.DEV' }))
    await change(store, { op: 'retry', id: 'urgent', after_ms: 1, failure: 'again' })
    time.now += 1
    const queues = ['host.m1', 'enter.DEV', 'host.m1']
    expect(await claimed(store, 'w', { queues, limit: 3 })).toEqual(['host@1', 'first@1', 'urgent@1'])
    expect(await claimed(store, 'w', { queues })).toEqual(['early@1', 'late@1'])
  },

  'is narrowed to a task, and to what the worker understands': async ({ store }) => {
    await alive(store, 'w')
    await change(store, add('a', { task_id: 'T1' }), add('b', { task_id: 'T2' }), add('c', { task_id: null }))
    await change(store, add('newer', { task_id: 'T2', schema: 2, priority: 0 }))
    expect(await claimed(store, 'w', { task: 'T2' })).toEqual(['b@1'])
    expect(await claimed(store, 'w')).toEqual(['a@1', 'c@1'])
    expect(await claimed(store, 'w', { schema: 2 })).toEqual(['newer@1'])
  },

  'loses its settled rows of closed visits, and no others': async ({ store }) => {
    const visit = (id: string, state: string) => ({
      kind: 'visit' as const,
      id,
      value: { visit: id, task_id: 'T1', number: 1, stage: 'DEV', state, due_at: null } as unknown as VisitRecord,
    })
    await store.commit([changeset('two visits', { writes: [visit('T1/1', 'closed'), visit('T1/2', 'open')] })])
    await change(
      store,
      add('over', { task_id: 'T1', visit: 'T1/1' }),
      add('ready', { task_id: 'T1', visit: 'T1/1' }),
      add('open', { task_id: 'T1', visit: 'T1/2' }),
      add('house'),
    )
    await change(store, ...['over', 'open', 'house'].map((id): WorkOp => ({ op: 'settle', id })))
    expect(await store.pruneWork({ dryRun: true })).toBe(1)
    expect(await store.pruneWork()).toBe(1)
    expect(await store.pruneWork()).toBe(0)
    expect((await store.list('rows', { limit: 9 })).rows.map(({ id }) => id)).toEqual(['ready'])
    // A late report on a row that is gone is refused like one on a row that is settled.
    expect(await reported(store, 'over', 1)).toBe('fenced')
    expect(await store.check()).toEqual([])
  },

  'loses its settled rows of no visit a day after they became ready': async ({ store, time }) => {
    const settled = (...ids: string[]) => change(store, ...ids.map((id): WorkOp => ({ op: 'settle', id })))
    await rows(store, 'old', 'again', 'waits')
    await settled('old')
    time.now += 1
    await rows(store, 'young')
    await change(store, { op: 'retry', id: 'again', after_ms: 1_000, failure: 'not yet' })
    await settled('young', 'again')
    time.now += DAY - 1
    expect(await store.pruneWork()).toBe(0)
    time.now += 1
    expect(await store.pruneWork({ dryRun: true })).toBe(1)
    expect(await store.pruneWork()).toBe(1)
    time.now += 1
    expect(await store.pruneWork()).toBe(1)
    time.now += 1_000
    expect(await store.pruneWork()).toBe(1)
    // New rows come after those that are left.
    await rows(store, 'newer', 'newest')
    const { rows: first, cursor } = await store.list('rows', { limit: 2 })
    const { rows: second } = await store.list('rows', { limit: 2, ...(cursor === undefined ? {} : { cursor }) })
    expect([...first, ...second].map(({ id }) => id)).toEqual(['waits', 'newer', 'newest'])
    expect(await store.check()).toEqual([])
  },

  'keeps the first of an id, also once it is settled': async ({ store }) => {
    await alive(store, 'w')
    await change(store, add('same', { data: { first: true } }))
    await change(store, add('same', { data: { second: true } }))
    const [first, ...none] = await claim(store)
    expect([first?.row.data, none]).toEqual([{ first: true }, []])
    expect(await reported(store, 'same', 1)).toBe('committed')
    await rows(store, 'same')
    expect(await claimed(store)).toEqual([])
    expect(await shown(store, 'same')).toBeUndefined()
  },

  'is claimed for as long as the lease of its worker is live, and then offered again': async ({ store, time }) => {
    await alive(store, 'w', 'v')
    await rows(store, 'a')
    expect(await claimed(store, 'w')).toEqual(['a@1'])
    time.now += MINUTE - 1
    await store.renew(worker('v'), 10 * MINUTE)
    expect(await claimed(store, 'v')).toEqual([])
    time.now += 1
    expect(await store.claim({ worker: 'v', queues: QUEUES, limit: 1, schema: 1 })).toMatchObject([
      { row: { id: 'a' }, token: 2, claims: 2, failures: 0 },
    ])
    expect(await reported(store, 'a', 1)).toBe('fenced')
    expect(await reported(store, 'a', 2)).toBe('committed')
  },

  'is offered again at once when the lease of its worker is ended': async ({ store }) => {
    await alive(store, 'dead', 'v')
    await rows(store, 'a')
    expect(await claimed(store, 'dead')).toEqual(['a@1'])
    await store.endLease('dead')
    expect(await claimed(store, 'v')).toEqual(['a@2'])
  },

  'goes to nobody whose lease is over, or who has none': async ({ store, time }) => {
    await alive(store, 'w')
    await rows(store, 'a')
    time.now += MINUTE
    await expect(claim(store, 'w')).rejects.toMatchObject({ code: 'LEASE_LOST' })
    await expect(claim(store, 'nobody')).rejects.toMatchObject({ code: 'LEASE_LOST' })
    expect(await shown(store, 'a')).toMatchObject({ state: 'ready', token: 0, claims: 0 })
  },

  'that failed is offered again from its time on, and counts the failure': async ({ store, time }) => {
    await alive(store, 'w')
    await rows(store, 'a')
    await claim(store)
    expect(await reported(store, 'a', 1, { op: 'retry', id: 'a', after_ms: 500, failure: 'no route' })).toBe(
      'committed',
    )
    expect(await shown(store, 'a')).toMatchObject({ state: 'ready', failures: 1, failure: 'no route', holder: null })
    time.now += 499
    expect(await claimed(store)).toEqual([])
    time.now += 1
    expect(await claim(store)).toMatchObject([{ token: 2, claims: 2, failures: 1 }])
  },

  'that is released is ready at once, as old as before, and counts nothing': async ({ store, time }) => {
    await alive(store, 'w')
    await rows(store, 'a')
    time.now += 10
    await rows(store, 'b')
    await claim(store, 'w', { limit: 1 })
    await change(store, { op: 'release', id: 'a' })
    expect(await shown(store, 'a')).toMatchObject({ state: 'ready', failures: 0, holder: null })
    expect(await claimed(store, 'w')).toEqual(['a@2', 'b@1'])
  },

  'is fenced by its token, its state and the lease of its worker': async ({ store, time }) => {
    await alive(store, 'w')
    await rows(store, 'a', 'b')
    expect(await reported(store, 'a', 0)).toBe('fenced')
    expect(await reported(store, 'none', 1)).toBe('fenced')
    await claim(store)
    expect(await reported(store, 'a', 2)).toBe('fenced')
    expect(await reported(store, 'a', 1)).toBe('committed')
    expect(await reported(store, 'a', 1)).toBe('fenced')
    time.now += MINUTE
    // Nobody has claimed it since; its worker cannot know that.
    expect(await reported(store, 'b', 1)).toBe('fenced')
  },

  'waits until one of its keys is woken, and keeps its age': async ({ store, time }) => {
    await alive(store, 'w')
    await rows(store, 'old')
    time.now += 5
    await rows(store, 'young')
    await change(store, { op: 'park', id: 'old', keys: ['lane:DEV', 'task:T1', 'lane:DEV'] })
    expect(await shown(store, 'old')).toMatchObject({ state: 'parked', keys: ['lane:DEV', 'task:T1'] })
    await change(store, { op: 'wake', key: 'lane:QA' })
    expect(await claimed(store, 'w', { limit: 1 })).toEqual(['young@1'])
    await change(store, { op: 'release', id: 'young' }, { op: 'wake', key: 'task:T1' })
    expect(await shown(store, 'old')).toMatchObject({ state: 'ready', keys: [] })
    expect(await claimed(store)).toEqual(['old@1', 'young@2'])
  },

  'is woken as the oldest alone where that is asked for, and no suspended one is taken for it': async ({
    store,
    time,
  }) => {
    for (const id of ['held', 'one', 'two', 'three']) {
      await change(store, add(id, { visit: id }), { op: 'park', id, keys: ['lane:DEV'] })
      time.now += 1
    }
    const parked = async () => (await store.list('rows', { key: 'lane:DEV', limit: 9 })).rows.map(({ id }) => id)
    await change(store, { op: 'suspend', visit: 'held' }, { op: 'wake', key: 'lane:DEV', only: 'oldest' })
    // The wake comes before the suspension.
    expect(await parked()).toEqual(['one', 'two', 'three'])
    await change(store, { op: 'suspend', visit: 'one' })
    await change(store, { op: 'wake', key: 'lane:DEV', only: 'oldest' })
    expect(await parked()).toEqual(['one', 'three'])
    await change(store, { op: 'wake', key: 'lane:DEV' })
    expect(await parked()).toEqual([])
    expect(await shown(store, 'one')).toMatchObject({ state: 'ready', suspended: true })
  },

  'is woken before it is parked within one changeset': async ({ store }) => {
    await rows(store, 'waits', 'parks')
    await change(store, { op: 'park', id: 'waits', keys: ['lane:DEV'] })
    await change(
      store,
      { op: 'park', id: 'parks', keys: ['lane:DEV'] },
      { op: 'wake', key: 'lane:DEV', only: 'oldest' },
    )
    expect(await shown(store, 'waits')).toMatchObject({ state: 'ready' })
    expect(await shown(store, 'parks')).toMatchObject({ state: 'parked', keys: ['lane:DEV'] })
  },

  'cannot miss a wake: parking read what the wake comes with': async ({ store }) => {
    await store.commit([newTask('T1')])
    await rows(store, 'a')
    const write = (title: string) => ({ kind: 'task', id: 'T1', value: taskRecord('T1', { task: { title } }) }) as const
    const reads = [{ kind: 'task', id: 'T1', version: 1 }] as const
    // Both read version 1. The one that lifts the cause commits first.
    const lifts = changeset('lifts', { reads, writes: [write('free')], work: [{ op: 'wake', key: 'task:T1' }] })
    const parks = changeset('parks', { reads, work: [{ op: 'park', id: 'a', keys: ['task:T1'] }] })
    expect((await store.commit([lifts, parks])).map(({ outcome }) => outcome)).toEqual(['committed', 'conflict'])
    expect(await shown(store, 'a')).toMatchObject({ state: 'ready' })
  },

  'is suspended with its visit, claimed or not, and a report with the token of before is fenced': async ({ store }) => {
    await alive(store, 'w')
    await change(store, add('a', { visit: 'T1/1' }), add('b', { visit: 'T1/1' }), add('c', { visit: 'T1/2' }))
    expect(await claimed(store, 'w', { limit: 1 })).toEqual(['a@1'])
    await change(store, { op: 'suspend', visit: 'T1/1' })
    expect(await shown(store, 'a')).toMatchObject({ state: 'ready', suspended: true, token: 2, holder: null })
    expect(await reported(store, 'a', 1)).toBe('fenced')
    expect(await reported(store, 'a', 2)).toBe('fenced')
    expect(await claimed(store)).toEqual(['c@1'])
    // Twice is once.
    await change(store, { op: 'suspend', visit: 'T1/1' }, { op: 'resume', visit: 'T1/1' })
    expect(await claimed(store)).toEqual(['a@3', 'b@2'])
  },

  'can be added suspended, and be parked while it is': async ({ store }) => {
    await alive(store, 'w')
    await change(store, add('a', { visit: 'V', suspended: true }), { op: 'park', id: 'a', keys: ['k'] })
    await change(store, { op: 'wake', key: 'k' })
    expect(await claimed(store)).toEqual([])
    await change(store, { op: 'resume', visit: 'V' })
    expect(await claimed(store)).toEqual(['a@1'])
  },

  'is dropped with its visit, or alone, and then settled for good': async ({ store }) => {
    await alive(store, 'w')
    await change(store, add('a', { visit: 'V' }), add('b', { visit: 'V' }), add('c'), add('d'))
    await change(store, { op: 'park', id: 'b', keys: ['k'] })
    expect(await claimed(store, 'w', { limit: 1 })).toEqual(['a@1'])
    await change(store, { op: 'drop', visit: 'V' }, { op: 'drop_row', id: 'c' })
    expect(await reported(store, 'a', 1)).toBe('fenced')
    await change(store, { op: 'wake', key: 'k' }, { op: 'resume', visit: 'V' }, { op: 'release', id: 'c' })
    expect(await claimed(store)).toEqual(['d@1'])
    expect((await store.list('rows', { limit: 9 })).rows.map(({ id }) => id)).toEqual(['d'])
  },

  'is not changed by what names a row that is not there': async ({ store }) => {
    const ops: WorkOp[] = [
      { op: 'settle', id: 'x' },
      { op: 'retry', id: 'x', after_ms: 1, failure: 'f' },
      { op: 'release', id: 'x' },
      { op: 'park', id: 'x', keys: ['k'] },
      { op: 'drop_row', id: 'x' },
      { op: 'wake', key: 'k' },
      { op: 'suspend', visit: 'V' },
      { op: 'resume', visit: 'V' },
      { op: 'drop', visit: 'V' },
    ]
    await change(store, ...ops)
    expect((await store.list('rows', { limit: 9 })).rows).toEqual([])
  },

  'is refused when a row waits for nothing, or has no id': async ({ store }) => {
    const broken: WorkOp[] = [{ op: 'park', id: 'a', keys: [] }, add(''), { op: 'wake', key: '\ud800' }]
    for (const op of broken) {
      await expect(store.commit([unremembered({ work: [add('a'), op] })])).rejects.toThrow('not a key')
    }
    expect((await store.list('rows', { limit: 9 })).rows).toEqual([])
  },

  'goes to one of two who ask at the same time': async ({ store }) => {
    await alive(store, 'a', 'b', 'c')
    await rows(store, ...Array.from({ length: 20 }, (_, index) => `n${index}`))
    const taken = await Promise.all(['a', 'b', 'c'].map((one) => claimed(store, one, { limit: 9 })))
    expect(taken.map((items) => items.length)).toEqual([9, 9, 2])
    expect(new Set(taken.flat()).size).toBe(20)
  },

  'is listed by worker, task, state and key, page by page': async ({ store }) => {
    await alive(store, 'w', 'v')
    await change(store, add('a', { task_id: 'T1' }), add('b', { task_id: 'T1' }), add('c'), add('d', { task_id: null }))
    await claim(store, 'w', { limit: 1 })
    await claim(store, 'v', { limit: 1 })
    await change(store, { op: 'park', id: 'c', keys: ['k'] })
    const list = async (query: object) => (await store.list('rows', { limit: 9, ...query })).rows.map(({ id }) => id)
    expect(await list({})).toEqual(['a', 'b', 'c', 'd'])
    expect(await list({ worker: 'w' })).toEqual(['a'])
    expect(await list({ task_id: 'T1' })).toEqual(['a', 'b', 'c'])
    expect(await list({ task_id: 'T1', worker: 'v' })).toEqual(['b'])
    expect(await list({ state: 'claimed' })).toEqual(['a', 'b'])
    expect(await list({ state: 'ready' })).toEqual(['d'])
    expect(await list({ key: 'k' })).toEqual(['c'])
    expect(await list({ key: 'k', state: 'ready' })).toEqual([])
    const { rows: page, cursor } = await store.list('rows', { limit: 3 })
    expect([page.length, await list({ cursor, limit: 1 })]).toEqual([3, ['d']])
    const whole: NewWork & Record<string, unknown> = { ...work('a', { task_id: 'T1' }), state: 'claimed' }
    const rest = { token: 1, claims: 1, failures: 0, failure: null, holder: 'w', keys: [] }
    expect(page[0]).toEqual({ ...whole, ...rest, ready_at: expect.any(Number) })
  },

  'is unserved while no live worker serves its queue, and says since when': async ({ store, time }) => {
    const start = time.now
    await change(store, add('git', { queue: 'git.r' }), add('host', { queue: 'host.m1', visit: 'V' }))
    await change(store, add('held', { queue: 'host.m1', visit: 'H', suspended: true }))
    await store.renew(worker('w', ['git.r']), 1_000)
    const unserved = async () =>
      (await store.list('unserved', { limit: 9 })).rows.map(({ id, since, for_ms }) => [id, since - start, for_ms])
    time.now = start + 100
    expect(await unserved()).toEqual([['host', 0, 100]])
    expect(await store.claim({ worker: 'w', queues: ['git.r'], limit: 1, schema: 1 })).toHaveLength(1)
    time.now = start + 3_000
    // Its worker is gone since 1,000: it could be claimed, and nobody does.
    expect(await unserved()).toEqual([
      ['host', 0, 3_000],
      ['git', 1_000, 2_000],
    ])
    await store.renew(worker('v', ['git.r', 'host.m1']), 1_000)
    expect(await unserved()).toEqual([])
    const { rows: first } = await store.list('unserved', { limit: 9 })
    expect(first).toEqual([])
  },

  'tells of a notice by a row for each outlet, which names it': async ({ store }) => {
    await alive(store, 'w')
    const row = (outlet: string) => add(`n/1@${outlet}`, { queue: `notify.${outlet}`, kind: 'notify' })
    await store.commit([changeset('n', { notices: [notice('n/1')], work: [row('slack'), row('desktop')] })])
    expect(await claimed(store, 'w', { queues: ['notify.slack'] })).toEqual(['n/1@slack@1'])
    expect(await reported(store, 'n/1@slack', 1)).toBe('committed')
    expect(await claimed(store, 'w', { queues: ['notify.slack', 'notify.desktop'] })).toEqual(['n/1@desktop@1'])
    const { rows: notices } = await store.list('notices_by_id', { ids: ['none', 'n/1'] })
    expect(notices).toEqual([notice('n/1')])
  },

  'is numbered: a day’s numbers are handed out once each': async ({ store }) => {
    expect(await store.reserve('20260228', 1)).toBe(1)
    expect(await store.reserve('20260228', 5)).toBe(2)
    expect(await store.reserve('20260301', 1)).toBe(1)
    expect(await Promise.all([store.reserve('20260228', 2), store.reserve('20260228', 1)])).toEqual([7, 9])
  },
}
