import { expect } from 'vitest'
import type { ItemRecord, VisitRecord } from '../../../src/pipeline/visits/visit-record.ts'
import { changeset } from '../samples.ts'
import { allPages } from './all-pages.ts'
import type { Cases } from './case.ts'

let commands = 0
const named = (writes: Parameters<typeof changeset>[1]) => {
  commands += 1
  return changeset(`visit ${commands}`, writes)
}

const visit = (id: string, rest: Partial<VisitRecord> = {}) => {
  const [task_id = '', number = '1'] = id.split('/')
  const value = { visit: id, task_id, number: Number(number), stage: 'DEV', state: 'open', due_at: null, ...rest }
  return named({ writes: [{ kind: 'visit', id, value: value as VisitRecord }] })
}

const item = (id: string, task_id: string, open = true) =>
  named({ writes: [{ kind: 'item', id, value: { item: id, task_id, visit: `${task_id}/1`, open } as ItemRecord }] })

export const VISITS: Cases = {
  'is listed by task and by whether it is closed, the oldest first, page by page': async ({ store }) => {
    await store.commit([visit('T1/1'), visit('T2/1'), visit('T1/2', { state: 'waiting' }), visit('T1/3')])
    await store.commit([visit('T1/1', { state: 'closed' }), visit('T2/1', { state: 'held' })])
    const list = async (query: object) =>
      (await allPages(store, 'visits', { limit: 2, ...query })).map((rows) => rows.map((one) => one.visit))
    expect(await list({})).toEqual([
      ['T1/1', 'T2/1'],
      ['T1/2', 'T1/3'],
    ])
    expect(await list({ open: true })).toEqual([['T2/1', 'T1/2'], ['T1/3']])
    expect(await list({ task_id: 'T1', open: true })).toEqual([['T1/2', 'T1/3']])
    expect(await list({ open: false })).toEqual([['T1/1']])
    expect(await list({ task_id: 'T9' })).toEqual([[]])
    expect((await store.list('visits', { task_id: 'T2', limit: 1 })).rows[0]).toMatchObject({
      state: 'held',
      stage: 'DEV',
    })
    expect(await store.check()).toEqual([])
  },

  'is due at its time, the earliest first, and not once that is taken away': async ({ store }) => {
    await store.commit([
      visit('T1/1', { due_at: 30 }),
      visit('T2/1', { due_at: 10 }),
      visit('T3/1'),
      visit('T4/1', { due_at: 10 }),
    ])
    const due = async (until: number, limit = 9) => (await store.list('due_visits', { until, limit })).rows
    expect(await due(9)).toEqual([])
    expect(await due(10)).toEqual([
      { visit: 'T2/1', due_at: 10 },
      { visit: 'T4/1', due_at: 10 },
    ])
    expect((await due(30, 1)).map((one) => one.visit)).toEqual(['T2/1'])
    await store.commit([visit('T2/1', { due_at: null })])
    expect((await due(99)).map((one) => one.visit)).toEqual(['T4/1', 'T1/1'])
  },

  'asks with items, which are open until they are answered': async ({ store }) => {
    await store.commit([item('a', 'T1'), item('b', 'T2'), item('c', 'T1'), item('a', 'T1', false)])
    const list = async (query: object) =>
      (await store.list('items', { limit: 9, ...query })).rows.map((one) => one.item)
    expect(await list({})).toEqual(['a', 'b', 'c'])
    expect(await list({ open: true })).toEqual(['b', 'c'])
    expect(await list({ open: false })).toEqual(['a'])
    expect(await list({ task_id: 'T1', open: true })).toEqual(['c'])
    expect(await store.check()).toEqual([])
  },

  'is bound to the chain with its items and outcomes, in the stream of its task': async ({ store }) => {
    const outcome = {
      kind: 'outcome',
      id: 'T1/1/play/run.1',
      value: {
        effect: 'T1/1/play/run.1',
        task_id: 'T1',
        visit: 'T1/1',
        do: 'wait_until',
        outcome: {},
        at: '2026-02-28T00:00:00.000Z',
      },
    } as const
    await store.commit([visit('T1/1'), item('a', 'T1'), named({ writes: [outcome] })])
    const events = await store.events({ stream: 'T1', limit: 9 })
    expect(events.map(({ wrote }) => Object.keys(wrote ?? {}).filter((key) => key !== 'command'))).toEqual([
      ['visit T1/1'],
      ['item a'],
      ['outcome T1/1/play/run.1'],
    ])
    expect(await store.check()).toEqual([])
  },
}
