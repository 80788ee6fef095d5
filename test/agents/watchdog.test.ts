import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWatchdog } from '../../src/agents/watchdog.ts'

function watched(silenceMs: number, wallMs: number) {
  const clock = { now: 1_000 }
  return { clock, watchdog: createWatchdog({ now: () => clock.now, silenceMs, wallMs }) }
}

describe('a watchdog', () => {
  test('says when an agent was silent for too long, counted from what it said last', () => {
    const { clock, watchdog } = watched(100, 1_000)
    clock.now += 99
    expect([watchdog.dueIn(), watchdog.expired()]).toEqual([1, undefined])
    watchdog.touch()
    clock.now += 99
    expect([watchdog.dueIn(), watchdog.expired()]).toEqual([1, undefined])
    clock.now += 1
    expect([watchdog.dueIn(), watchdog.expired()]).toEqual([0, 'silent'])
  })

  test('says when an agent ran for too long, however much it says', () => {
    const { clock, watchdog } = watched(100, 250)
    for (let time = 0; time < 5; time += 1) {
      expect(watchdog.expired()).toBeUndefined()
      clock.now += 50
      watchdog.touch()
    }
    expect([watchdog.dueIn(), watchdog.expired()]).toEqual([0, 'wall_clock'])
  })

  test('names what ran out first', () => {
    const silent = watched(100, 150)
    silent.clock.now += 1_000
    expect(silent.watchdog.expired()).toBe('silent')
    const wall = watched(100, 100)
    wall.clock.now += 1_000
    expect(wall.watchdog.expired()).toBe('wall_clock')
  })

  test('does not count a weekend in which the agent is frozen', () => {
    const { clock, watchdog } = watched(100, 250)
    clock.now += 60
    watchdog.freeze()
    clock.now += 172_800_000
    expect([watchdog.dueIn(), watchdog.expired()]).toEqual([Number.POSITIVE_INFINITY, undefined])
    watchdog.thaw()
    expect(watchdog.dueIn()).toBe(40)
  })

  test('counts only what was spent unfrozen, in any order of things (property)', () => {
    const step = fc.record({
      ms: fc.integer({ min: 0, max: 60 }),
      act: fc.constantFrom('touch', 'freeze', 'thaw', 'wait'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { clock, watchdog } = watched(100, 300)
        let [ran, silent, isFrozen] = [0, 0, false]
        for (const { ms, act } of steps) {
          clock.now += ms
          if (!isFrozen) {
            ran += ms
            silent += ms
          }
          const expected = ran >= 300 || silent >= 100
          expect(watchdog.expired() !== undefined).toBe(expected)
          if (expected) return
          if (act === 'touch') silent = 0
          if (act === 'freeze' || act === 'thaw') isFrozen = act === 'freeze'
          if (act !== 'wait') watchdog[act as 'touch' | 'freeze' | 'thaw']()
        }
      }),
    )
  })

  test('is not confused by a clock that goes back', () => {
    const { clock, watchdog } = watched(100, 250)
    clock.now += 50
    watchdog.dueIn()
    clock.now -= 10_000
    expect(watchdog.dueIn()).toBe(50)
    clock.now += 50
    expect(watchdog.expired()).toBe('silent')
  })
})
