import { expect } from 'vitest'
import { add, changeset, newTask, unremembered, worker } from '../samples.ts'
import type { Cases } from './case.ts'

export const WATCH: Cases = {
  'begins with a wake, and wakes after every commit': async ({ store }) => {
    const stop = new AbortController()
    const wakes = store.watch(stop.signal)[Symbol.asyncIterator]()
    expect(await wakes.next()).toMatchObject({ done: false })
    const next = wakes.next()
    await store.commit([newTask('T1')])
    expect(await next).toMatchObject({ done: false, value: { type: 'committed' } })
    const queued = wakes.next()
    await store.commit([unremembered({ work: [add('a')] })])
    expect(await queued).toMatchObject({ done: false })
    stop.abort()
  },

  'gives a slow reader one wake for many commits, and loses none': async ({ store }) => {
    const stop = new AbortController()
    const wakes = store.watch(stop.signal)[Symbol.asyncIterator]()
    await wakes.next()
    for (const id of ['T1', 'T2', 'T3']) await store.commit([newTask(id)])
    expect(await wakes.next()).toMatchObject({ done: false })
    let more = 0
    const last = wakes.next().then((one) => {
      more += one.done ? 0 : 1
    })
    stop.abort()
    await last
    expect(more).toBe(0)
  },

  'is not woken by what wrote nothing, nor by leases': async ({ store }) => {
    await store.commit([newTask('T1')])
    const stop = new AbortController()
    const wakes = store.watch(stop.signal)[Symbol.asyncIterator]()
    await wakes.next()
    const next = wakes.next()
    await store.commit([newTask('T1'), changeset('a', { reads: [{ kind: 'task', id: 'T1', version: 9 }] })])
    await store.renew(worker('w'), 1_000)
    stop.abort()
    expect(await next).toMatchObject({ done: true })
  },

  'ends with its signal, whoever waits, and with the store': async ({ store }) => {
    const early = AbortSignal.abort()
    for await (const _ of store.watch(early)) throw new Error('woken after the end')
    const stop = new AbortController()
    const [one, two] = [stop.signal, new AbortController().signal].map((signal) =>
      store.watch(signal)[Symbol.asyncIterator](),
    )
    await Promise.all([one?.next(), two?.next()])
    const [first, second] = [one?.next(), two?.next()]
    stop.abort()
    expect(await first).toMatchObject({ done: true })
    await store.close()
    expect(await second).toMatchObject({ done: true })
  },

  'is over for a reader that leaves': async ({ store }) => {
    const stop = new AbortController()
    for await (const _ of store.watch(stop.signal)) break
    expect((await store.commit([newTask('T1')]))[0]?.outcome).toBe('committed')
  },
}
