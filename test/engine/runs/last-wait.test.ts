import { expect, test } from 'vitest'
import { LastWait } from '../../../src/engine/runs/last-wait.ts'

const exited = (code: number) => ({ how: 'exited', code }) as const

test.each([
  ['waiting_retry', exited(1), 4_999, true],
  ['waiting_retry', exited(0), 0, true],
  ['waiting_question', exited(0), 4_999, true],
  ['waiting_question', exited(1), 0, false],
  ['paused', exited(0), 0, false],
  ['waiting_retry', { how: 'signalled', signal: 'SIGSEGV' }, 0, false],
  ['waiting_retry', exited(1), 5_000, false],
] as const)(
  'an agent that was %s and ended with %o after it ran for %i ms more was on its way out: %s',
  (state, end, ms, isLeft) => {
    const wait = new LastWait()
    expect(wait.isLeft(end, 700 + ms)).toBe(false)
    wait.waits(state, 700)
    expect(wait.isLeft(end, 700 + ms)).toBe(isLeft)
    wait.forget()
    expect(wait.isLeft(end, 700 + ms)).toBe(false)
  },
)
