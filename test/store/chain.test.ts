import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredEvent } from '../../src/pipeline/changeset.ts'
import { CHAIN_START, sealEvent, unsealEvent, verifyChain } from '../../src/store/chain.ts'
import { event } from './samples.ts'

/** A whole store's events: `streams[i]` is the stream of event i + 1. */
function chain(streams: readonly string[]): StoredEvent[] {
  const heads = new Map<string, StoredEvent>()
  return streams.map((stream, index) => {
    const head = heads.get(stream)
    const place = {
      number: index + 1,
      seq: (head?.seq ?? 0) + 1,
      commandId: `c${index}`,
      previous: head?.hash ?? CHAIN_START,
    }
    const stored = unsealEvent(sealEvent(event(stream, 'task:changed', { index }), place))
    heads.set(stream, stored)
    return stored
  })
}

const places = (events: readonly StoredEvent[], whole = true) =>
  verifyChain(events, { whole }).map(({ place }) => place)
const events = chain(['A', 'A', 'B', 'A', 'B', 'A'])
const [a1, a2, b1, a3, b2, a4] = events as [
  StoredEvent,
  StoredEvent,
  StoredEvent,
  StoredEvent,
  StoredEvent,
  StoredEvent,
]

describe('a chain of events', () => {
  test('that nobody touched has no fault, whole or one stream alone', () => {
    expect(verifyChain(events, { whole: true })).toEqual([])
    expect(verifyChain(events.filter(({ stream }) => stream === 'A'))).toEqual([])
    expect(verifyChain([])).toEqual([])
  })

  test('shows an edited event, once, at its place', () => {
    const edited = { ...a3, data: { index: 99 } }
    expect(verifyChain([a1, a2, b1, edited, b2, a4], { whole: true })).toEqual([
      { place: 'event 4 (A 3)', problem: 'was edited: its content does not give its hash' },
    ])
  })

  test('shows an event that was edited and hashed again, by the one after it', () => {
    const sealed = sealEvent({ ...a3, data: { index: 99 } }, a3)
    expect(places([a1, a2, b1, unsealEvent(sealed), b2, a4])).toEqual(['event 6 (A 4)'])
  })

  test('shows where events were removed, in the store and in the stream', () => {
    expect(verifyChain([a1, a2, b1, b2, a4], { whole: true })[0]).toEqual({
      place: 'event 5 (B 2)',
      problem: 'event 4 of the store removed before it',
    })
    expect(verifyChain([a1, a4])).toEqual([
      { place: 'event 6 (A 4)', problem: 'events 2 to 3 of the stream removed before it' },
    ])
  })

  test('shows events that changed places', () => {
    expect(places([a1, b1, a2, a3, b2, a4])).toContain('event 2 (A 2)')
    expect(places([a1, a3, a2, a4], false)).toContain('event 2 (A 2)')
  })

  test('shows an event that was put in', () => {
    const forged = unsealEvent(sealEvent(event('A'), { number: 5, seq: 4, commandId: 'x', previous: CHAIN_START }))
    expect(places([a1, a2, a3, forged, a4], false)).toContain('event 5 (A 4)')
  })

  test('shows every single change to any event of it', () => {
    const streams = fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 2, maxLength: 12 })
    const change = fc.record({ at: fc.nat(), how: fc.constantFrom('edit', 'remove', 'swap', 'double', 'actor', 'seq') })
    fc.assert(
      fc.property(streams, change, (names, { at, how }) => {
        const whole = chain(names)
        // The newest end can only be known from elsewhere: nothing after it tells that it is gone.
        const index = at % (whole.length - 1)
        const [one, next] = [whole[index], whole[index + 1]] as [StoredEvent, StoredEvent]
        const put = (...instead: StoredEvent[]) => whole.toSpliced(index, how === 'swap' ? 2 : 1, ...instead)
        const changed = {
          edit: () => put({ ...one, data: { ...one.data, more: 1 } }),
          remove: () => put(),
          swap: () => put(next, one),
          double: () => put(one, one),
          actor: () => put({ ...one, actor: 'somebody' }),
          seq: () => put({ ...one, seq: one.seq + 1 }),
        }[how]?.()
        expect(verifyChain(changed ?? [], { whole: true })).not.toEqual([])
      }),
    )
  })
})
