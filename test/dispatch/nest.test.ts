import { describe, expect, test } from 'vitest'
import { cutText, firstThatFit, fitValue, jsonBytes } from '../../src/dispatch/plays/fit-state.ts'
import { bind, isFor, passDown, startNested } from '../../src/dispatch/plays/nest.ts'
import type { Play } from '../../src/protocol/plays/play.ts'
import { entry } from './outcomes.ts'

/** Waits as often as it is told, and then offers nothing. */
const counter: Play<{ left: number }, { times: number }> = {
  name: 'counter',
  version: 2,
  start: ({ times }) => wait(times),
  on: ({ left }) => wait(left - 1),
  upcast: (state, from) => ({ left: (state as { old: number }).old + from }),
}
const wait = (left: number) => ({
  state: { left },
  effects: [{ do: 'wait_until', after_ms: 1, key: `wait.${left}`, path: ['in'] } as const],
})
const again = { type: 'again', path: ['slot', 'in'] } as const

describe('a nested play', () => {
  const bound = bind(counter, { times: 3 })

  test('gets the slot in front of its paths, and its events without it', () => {
    const begun = startNested('slot', bound, entry())
    expect(begun).toMatchObject({
      nested: { play: 'counter', version: 2, state: { left: 3 } },
      effects: [{ path: ['slot', 'in'] }],
    })
    expect([isFor('slot', again), isFor('other', again)]).toEqual([true, false])
    expect(passDown('slot', bound, { nested: begun.nested, event: again, entry: entry() }).nested.state).toEqual({
      left: 2,
    })
  })

  test('of an older version is brought up first; of a newer one it is refused', () => {
    const pass = (version: number) =>
      passDown('slot', bound, { nested: { play: 'counter', version, state: { old: 7 } }, event: again, entry: entry() })
    expect(pass(1).nested).toEqual({ play: 'counter', version: 2, state: { left: 7 } })
    expect(() => pass(3)).toThrow(expect.objectContaining({ code: 'PLAY_NEWER' }))
  })
})

describe('what is kept', () => {
  test.each(['x', '가', '"', '\u0000', '\ud800', '😀', '\n'])('is cut by the bytes of %j', (one) => {
    const cut = cutText(one.repeat(10_000), 1_000)
    const size = Buffer.byteLength(JSON.stringify(cut)) - 2
    expect(size).toBeLessThanOrEqual(1_000)
    expect(cut.length).toBeGreaterThan(150)
    expect(cut.isWellFormed()).toBe(one.isWellFormed())
    expect(jsonBytes(cut)).toBeGreaterThanOrEqual(Buffer.byteLength(JSON.stringify(cut)))
  })

  test('leaves out whole entries, and cuts values only as far as they do not fit', () => {
    expect(firstThatFit(['a', 'b'.repeat(100), 'c'], { bytes: 20 })).toEqual(['a', 'c'])
    const small = { list: ['a'], text: 'b', none: null }
    expect(fitValue(small, 1_000)).toBe(small)
    const large = { verdict: 'needs_revision', list: Array(500).fill('x'.repeat(500)) }
    const fitted = fitValue(large, 5_000)
    expect(fitted.verdict).toBe('needs_revision')
    expect(jsonBytes(fitted)).toBeLessThanOrEqual(5_000)
  })
})
