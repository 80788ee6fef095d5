import { expect } from 'vitest'
import type { Fence } from '../../../src/pipeline/changeset.ts'
import { toStoredError } from '../../../src/pipeline/stored-error.ts'
import { BatonError } from '../../../src/protocol/index.ts'
import type { Store } from '../../../src/store/port.ts'
import { add, changeset, event, newRun, newTask, notice, unremembered, worker } from '../samples.ts'
import type { Cases } from './case.ts'

const LIVE = { worker: 'w' } as const
const LAPSED = { lapsed: 'w' } as const

const outcomes = async (store: Store, ...fences: Fence[]) =>
  (await store.commit(fences.map((fence) => unremembered({ fences: [fence] })))).map(({ outcome }) => outcome)

export const LEASES: Cases = {
  'is live until its end by the store’s own time, and not at it': async ({ store, time }) => {
    const start = time.now
    expect(await store.now()).toBe(start)
    expect(await outcomes(store, LIVE, LAPSED)).toEqual(['fenced', 'committed'])
    expect(await store.renew(worker('w'), 1_000)).toEqual({ now: start, until: start + 1_000 })
    expect(await outcomes(store, LIVE, LAPSED)).toEqual(['committed', 'fenced'])
    time.now += 999
    expect(await outcomes(store, LIVE, LAPSED)).toEqual(['committed', 'fenced'])
    time.now += 1
    expect(await outcomes(store, LIVE, LAPSED)).toEqual(['fenced', 'committed'])
  },

  'is renewed while it is live, and never once it is over': async ({ store, time }) => {
    await store.renew(worker('w'), 1_000)
    time.now += 500
    expect(await store.renew(worker('w', ['house']), 1_000)).toMatchObject({ until: time.now + 1_000 })
    const [loaded] = await store.load([{ kind: 'worker', id: 'w' }])
    expect(loaded).toMatchObject({ version: 2, value: { ...worker('w', ['house']), until: time.now + 1_000 } })
    time.now += 1_000
    await expect(store.renew(worker('w'), 1_000)).rejects.toMatchObject({ code: 'LEASE_LOST' })
    expect(await outcomes(store, LAPSED)).toEqual(['committed'])
    // Under another id it is a new worker.
    await store.renew(worker('w2'), 1_000)
    expect(await outcomes(store, { worker: 'w2' })).toEqual(['committed'])
  },

  'is ended by its worker, or by whoever sees that it is dead': async ({ store, time }) => {
    await store.renew(worker('w'), 1_000)
    expect(await store.renew(worker('w'), 0)).toEqual({ now: time.now, until: time.now })
    expect(await outcomes(store, LIVE)).toEqual(['fenced'])
    await store.renew(worker('v'), 1_000)
    await store.endLease('v')
    await store.endLease('v')
    await store.endLease('nobody')
    expect(await outcomes(store, { worker: 'v' })).toEqual(['fenced'])
    await expect(store.renew(worker('v'), 1_000)).rejects.toMatchObject({ code: 'LEASE_LOST' })
    expect((await store.load([{ kind: 'worker', id: 'nobody' }]))[0].version).toBe(0)
  },

  'fences a changeset whole: nothing of it is written, and the others of its batch stand': async ({ store }) => {
    const refusal = toStoredError(BatonError.of('LEASE_LOST', { run_id: 'R1', worker: 'w' }))
    const fence = { worker: 'w', refusal }
    const fenced = { ...newTask('T1'), fences: [fence], notices: [notice('n')], work: [add('a')] }
    const answers = await store.commit([fenced, newTask('T2')])
    expect(answers).toMatchObject([
      { outcome: 'fenced', fence },
      { outcome: 'committed', numbers: [1] },
    ])
    expect(await store.facts()).toMatchObject({ events: 1, tasks: 1 })
    expect((await store.list('rows', { limit: 9 })).rows).toEqual([])
    // Not even its name.
    await store.renew(worker('w'), 1_000)
    expect((await store.commit([fenced]))[0]?.outcome).toBe('committed')
    expect(await store.check()).toEqual([])
  },

  'is asked after the name of the command, and before what was read': async ({ store }) => {
    await store.commit([newTask('T1')])
    const again = { ...newTask('T1'), fences: [LIVE] }
    const stale = changeset('b', { fences: [LIVE], reads: [{ kind: 'task', id: 'T1', version: 0 }] })
    expect((await store.commit([again, stale])).map(({ outcome }) => outcome)).toEqual(['repeated', 'fenced'])
    await store.renew(worker('w'), 1_000)
    expect((await store.commit([stale]))[0]).toEqual({ outcome: 'conflict', key: { kind: 'task', id: 'T1' } })
  },

  'is written by the store alone': async ({ store }) => {
    const value = { ...worker('w'), until: 9e15 }
    const write = changeset('a', { writes: [{ kind: 'worker', id: 'w', value }] })
    await expect(store.commit([write])).rejects.toThrow('leases are renewed')
    expect(await outcomes(store, LIVE)).toEqual(['fenced'])
  },

  'that is over gives away the runs of its worker that have not ended': async ({ store, time }) => {
    await store.renew(worker('w'), 1_000)
    await store.renew(worker('v'), 5_000)
    await store.commit([
      newRun('R1', { holder: 'w', state: 'running', task_id: 'T1' }),
      newRun('R2', { holder: 'v', state: 'running' }),
      newRun('R3', { holder: 'gone', state: 'paused' }),
      newRun('R4', { holder: 'w', state: 'completed' }),
      newRun('R5', { holder: 'w', state: 'waiting_question' }),
      newRun('R6'),
    ])
    const lost = async (limit = 9) => (await store.list('lost_runs', { limit })).rows
    expect(await lost()).toEqual([{ run_id: 'R3', task_id: null, holder: 'gone' }])
    time.now += 1_000
    expect((await lost()).map(({ run_id }) => run_id)).toEqual(['R1', 'R3', 'R5'])
    expect(await lost(1)).toEqual([{ run_id: 'R1', task_id: 'T1', holder: 'w' }])
  },

  'lets what is not remembered do nothing that has to be': async ({ store }) => {
    for (const more of [{ events: [event('w')] }, { notices: [notice('n')] }, { writes: newRun('R1').writes }]) {
      const batch = [newTask('T1'), unremembered(more)]
      await expect(store.commit(batch)).rejects.toThrow('without a commandId')
    }
    expect(await store.facts()).toMatchObject({ events: 0, tasks: 0 })
    const lane = { kind: 'lane', id: 'DEV', value: { lane: 'DEV', limit: 1, holders: [] } } as const
    const twice = unremembered({ writes: [lane], work: [add('a')] })
    expect((await store.commit([twice, twice])).map(({ outcome }) => outcome)).toEqual(['committed', 'committed'])
    expect((await store.load([lane]))[0].version).toBe(2)
    expect(await store.check()).toEqual([])
  },
}
