import { expect } from 'vitest'
import { CHAIN_START, verifyChain } from '../../../src/store/chain.ts'
import { changeset, event, newTask } from '../samples.ts'
import type { Cases } from './case.ts'

export const EVENTS: Cases = {
  'are numbered over the store and within each stream, without gaps': async ({ store }) => {
    await store.commit([newTask('T1'), newTask('T2')])
    await store.commit([changeset('a', { events: [event('T1'), event('@registry'), event('T1')] })])
    const events = await store.events({ limit: 100 })
    expect(events.map(({ number, stream, seq }) => `${number} ${stream} ${seq}`)).toEqual([
      '1 T1 1',
      '2 T2 1',
      '3 T1 2',
      '4 @registry 1',
      '5 T1 3',
    ])
  },

  'carry what was said, by whom, when, and by which command': async ({ store }) => {
    await store.commit([
      changeset('a', { events: [{ ...event('T1', 'task:held', { why: '점심' }), simulated: true }] }),
    ])
    const [stored] = await store.events({ limit: 1 })
    expect(stored).toEqual({
      number: 1,
      seq: 1,
      commandId: 'a',
      stream: 'T1',
      type: 'task:held',
      at: '2026-02-28T09:00:00.000Z',
      actor: 'song-po',
      simulated: true,
      data: { why: '점심' },
      previous: CHAIN_START,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      wrote: { command: { '': '={"ok":true,"result":{"said":"a"}}' } },
    })
  },

  'are a chain in each stream': async ({ store }) => {
    await store.commit([newTask('T1'), newTask('T2')])
    await store.commit([changeset('a', { events: [event('T1'), event('T2'), event('T1')] })])
    const all = await store.events({ limit: 100 })
    const [first, second, third] = all.filter(({ stream }) => stream === 'T1')
    expect([first?.previous, second?.previous, third?.previous]).toEqual([CHAIN_START, first?.hash, second?.hash])
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(5)
    expect(verifyChain(all, { whole: true })).toEqual([])
    expect(await store.check()).toEqual([])
  },

  'are read from a number on, so many at a time': async ({ store }) => {
    await store.commit(['T1', 'T2', 'T3', 'T4'].map((id) => newTask(id)))
    expect((await store.events({ after: 1, limit: 2 })).map(({ number }) => number)).toEqual([2, 3])
    expect(await store.events({ after: 4, limit: 2 })).toEqual([])
  },

  'of one stream are read by its own numbers': async ({ store }) => {
    await store.commit([newTask('T1'), newTask('T2')])
    await store.commit([changeset('a', { events: [event('T2'), event('T1'), event('T2'), event('T2')] })])
    const read = await store.events({ stream: 'T2', after: 1, limit: 2 })
    expect(read.map(({ number, seq }) => [number, seq])).toEqual([
      [3, 2],
      [5, 3],
    ])
    expect(await store.events({ stream: 'none', limit: 10 })).toEqual([])
  },

  'of a conflict or a repeat take no number': async ({ store }) => {
    await store.commit([newTask('T1')])
    await store.commit([newTask('T1'), { ...newTask('T1'), commandId: 'late' }, newTask('T2')])
    expect((await store.events({ limit: 10 })).map(({ number, stream }) => `${number} ${stream}`)).toEqual([
      '1 T1',
      '2 T2',
    ])
  },

  'are the same whichever way a batch was cut': async ({ store, folder, openCopy }) => {
    await store.backup(`${folder}/empty`)
    const other = await openCopy(`${folder}/empty`)
    const changes = ['T1', 'T2', 'T3'].map((id) => newTask(id))
    await store.commit(changes)
    for (const change of changes) await other.commit([change])
    expect(await other.events({ limit: 10 })).toEqual(await store.events({ limit: 10 }))
  },
}
