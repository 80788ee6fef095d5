import { describe, expect, test } from 'vitest'
import { weakenedTests } from '../../../src/protocol/evidence/weakened-tests.ts'
import type { CheckResult, TestCounts } from '../../../src/protocol/plays/evidence.ts'

const counts = (passed: number, skipped = 0, failed = 0): TestCounts => ({
  ...{ run: passed + failed, passed, failed, skipped },
})
const check = (tests: TestCounts | undefined, base: TestCounts | undefined, more: Partial<CheckResult> = {}) => ({
  passed: true,
  ...(tests ? { tests } : {}),
  ...(base ? { base_tests: base } : {}),
  ...more,
})

describe('the tests of a check against the base', () => {
  test.each([
    ['fewer ran, because they were skipped', counts(10, 2), counts(12), { fewer: 2, skipped: 2 }],
    ['fewer ran, because they were removed', counts(10), counts(12), { fewer: 2, skipped: 0 }],
    ['as many ran, but new ones are skipped', counts(12, 3), counts(12, 1), { fewer: 0, skipped: 2 }],
    ['none ran', counts(0), counts(12), { fewer: 12, skipped: 0 }],
    ['the output counts none any more', undefined, counts(12), { fewer: 12, skipped: 0 }],
  ])('are weakened where %s', (_, tests, base, weakened) => {
    expect(weakenedTests(check(tests, base))).toEqual(weakened)
  })

  test.each([
    ['as many ran', counts(12, 1), counts(12, 1)],
    ['more ran', counts(13), counts(12)],
    ['one that was skipped runs again', counts(13), counts(12, 1)],
    ['the base counted none', counts(12, 5), undefined],
    ['no test ran on the base, and none now', counts(0), counts(0)],
    ['neither counts', undefined, undefined],
  ])('are not where %s', (_, tests, base) => {
    expect(weakenedTests(check(tests, base))).toBeUndefined()
  })

  test('count what failed as run', () => {
    expect(weakenedTests(check(counts(10, 0, 2), counts(12), { passed: false, waived: true }))).toBeUndefined()
    expect(weakenedTests(check(counts(9, 0, 2), counts(12), { passed: false, waived: true }))).toEqual({
      ...{ fewer: 1, skipped: 0 },
    })
  })

  test('are not judged where the check fails: it stops the work by itself, and may have ended early', () => {
    expect(weakenedTests(check(counts(3), counts(12), { passed: false }))).toBeUndefined()
    expect(weakenedTests(check(undefined, counts(12), { passed: false, waived: true }))).toBeUndefined()
  })
})
