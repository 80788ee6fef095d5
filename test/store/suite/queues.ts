import { expect } from 'vitest'
import type { ClaimKind, Store } from '../../../src/store/port.ts'
import { changeset, notice, work } from '../samples.ts'
import { allPages } from './all-pages.ts'
import type { Cases } from './case.ts'

const take = async (store: Store, kind: ClaimKind, now: number, until: number, limit = 10) =>
  (await store.claim(kind, { holder: 'w', now, until, limit })).map(({ item, token, attempts }) => ({
    id: item.id,
    token,
    attempts,
  }))

const queued = (store: Store, ...names: string[]) =>
  store.commit([changeset('all', { notices: names.map((id) => notice(id)), work: names.map((id) => work(id)) })])

export const QUEUES: Cases = {
  'is handed out whole, the oldest first, so many at a time': async ({ store }) => {
    await queued(store, 'a', 'b', 'c')
    const [first, second, ...rest] = await store.claim('work', { holder: 'w', now: 10, until: 20, limit: 2 })
    expect(first).toEqual({ item: work('a'), token: 1, attempts: 1 })
    expect([second?.item.id, rest]).toEqual(['b', []])
    const [told] = await store.claim('notice', { holder: 'w', now: 10, until: 20, limit: 1 })
    expect(told).toEqual({ item: notice('a'), token: 1, attempts: 1 })
  },

  'is nobody else’s until the claim ends, and then offered again': async ({ store }) => {
    for (const kind of ['notice', 'work'] as const) {
      await queued(store, 'a')
      expect(await take(store, kind, 10, 20)).toHaveLength(1)
      expect(await take(store, kind, 19, 30)).toEqual([])
      expect(await take(store, kind, 20, 30)).toEqual([{ id: 'a', token: 2, attempts: 2 }])
    }
  },

  'is never offered again once it is done': async ({ store }) => {
    await queued(store, 'a', 'b')
    await take(store, 'work', 10, 20)
    expect(await store.settle('work', [{ id: 'a', token: 1, now: 15, done: true }])).toEqual([true])
    expect(await take(store, 'work', 99, 100)).toEqual([{ id: 'b', token: 2, attempts: 2 }])
  },

  'that went wrong is offered again from its time on': async ({ store }) => {
    await queued(store, 'a')
    await take(store, 'notice', 10, 20)
    const failed = { id: 'a', token: 1, now: 12, done: false, again_at: 50, failure: 'no route' }
    expect(await store.settle('notice', [failed])).toEqual([true])
    expect(await take(store, 'notice', 49, 60)).toEqual([])
    const [shown] = (await store.list('notices', { to: ['user'], limit: 1 })).rows
    expect(shown).toMatchObject({ delivered_at: null, attempts: 1, failure: 'no route' })
    expect(await take(store, 'notice', 50, 60)).toEqual([{ id: 'a', token: 2, attempts: 2 }])
  },

  'that went wrong without a time is offered again at once': async ({ store }) => {
    await queued(store, 'a')
    await take(store, 'work', 10, 20)
    expect(await store.settle('work', [{ id: 'a', token: 1, now: 12, done: false }])).toEqual([true])
    expect(await take(store, 'work', 12, 20)).toEqual([{ id: 'a', token: 2, attempts: 2 }])
  },

  'is refused when the claim had ended, also if nobody took it since': async ({ store }) => {
    await queued(store, 'a')
    await take(store, 'work', 10, 20)
    expect(await store.settle('work', [{ id: 'a', token: 1, now: 20, done: true }])).toEqual([false])
    expect(await take(store, 'work', 20, 30)).toHaveLength(1)
  },

  'is refused under an older token': async ({ store }) => {
    await queued(store, 'a')
    await take(store, 'work', 10, 20)
    await take(store, 'work', 20, 40)
    const late = { id: 'a', token: 1, now: 25, done: true }
    const mine = { id: 'a', token: 2, now: 26, done: true }
    expect(await store.settle('work', [late, mine, mine])).toEqual([false, true, false])
  },

  'is refused when it was never taken, or is not there': async ({ store }) => {
    await queued(store, 'a')
    const settlements = ['a', 'none'].map((id) => ({ id, token: 0, now: 1, done: true }))
    expect(await store.settle('notice', settlements)).toEqual([false, false])
    expect(await store.settle('notice', [])).toEqual([])
  },

  'shows when it was delivered, and after how many attempts': async ({ store }) => {
    await queued(store, 'a')
    await take(store, 'notice', 10, 20)
    await take(store, 'notice', 20, 30)
    await store.settle('notice', [{ id: 'a', token: 2, now: 25, done: true }])
    const { rows } = await store.list('notices', { to: ['user'], limit: 1 })
    expect(rows).toEqual([{ ...notice('a'), delivered_at: 25, attempts: 2, failure: null }])
  },

  'is a dead letter when it failed often enough, until it is delivered': async ({ store }) => {
    const dead = async (attempts: number) =>
      (await allPages(store, 'dead_letters', { attempts, limit: 1 })).flat().map(({ id, failure }) => [id, failure])
    await queued(store, 'a', 'b', 'c')
    await take(store, 'notice', 10, 20)
    const failed = (id: string, token: number) => ({
      id,
      token,
      now: 15,
      done: false,
      again_at: 15,
      failure: `${id} 500`,
    })
    await store.settle('notice', [failed('a', 1), failed('c', 1), { id: 'b', token: 1, now: 15, done: true }])
    expect(await dead(1)).toEqual([
      ['a', 'a 500'],
      ['c', 'c 500'],
    ])
    expect(await dead(2)).toEqual([])
    await take(store, 'notice', 15, 20)
    await store.settle('notice', [failed('c', 2), { id: 'a', token: 2, now: 16, done: true }])
    expect(await dead(1)).toEqual([['c', 'c 500']])
    expect(await dead(2)).toEqual([['c', 'c 500']])
  },

  'keeps the first of an id': async ({ store }) => {
    await store.commit([changeset('a', { notices: [notice('same', 'user')], work: [work('same')] })])
    const later = changeset('b', { notices: [notice('same', 'other')], work: [work('same'), work('new')] })
    expect((await store.commit([later]))[0]?.outcome).toBe('committed')
    expect(await take(store, 'work', 1, 2)).toHaveLength(2)
    expect((await store.list('notices', { to: ['other'], limit: 5 })).rows).toEqual([])
  },

  'goes to one of two who ask at the same time': async ({ store }) => {
    await queued(store, ...Array.from({ length: 20 }, (_, index) => `n${index}`))
    const taken = await Promise.all([1, 2, 3].map(() => take(store, 'notice', 1, 2, 9)))
    expect(taken.map((items) => items.length)).toEqual([9, 9, 2])
    expect(new Set(taken.flat().map(({ id }) => id)).size).toBe(20)
  },

  'is numbered: a day’s numbers are handed out once each': async ({ store }) => {
    expect(await store.reserve('20260228', 1)).toBe(1)
    expect(await store.reserve('20260228', 5)).toBe(2)
    expect(await store.reserve('20260301', 1)).toBe(1)
    expect(await Promise.all([store.reserve('20260228', 2), store.reserve('20260228', 1)])).toEqual([7, 9])
  },
}
