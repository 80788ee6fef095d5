import type { CheckResult } from '../plays/evidence.ts'
import { isAccepted, type JudgedCheck } from './evidence-word.ts'

/** As much of a check as its tests are judged by. */
export interface CountedCheck extends JudgedCheck, Pick<CheckResult, 'tests' | 'base_tests'> {}

export interface WeakenedTests {
  /** So many fewer tests ran than on the base. */
  readonly fewer: number
  /** So many more were skipped. */
  readonly skipped: number
}

/**
 * Says how much less the tests of a check show than on the base, though work goes on with its result: fewer of them ran,
 * or more were skipped. A check that passes and no longer counts any test counts as none. Undefined where that is not
 * so, or the base counted none.
 */
export function weakenedTests(check: CountedCheck): WeakenedTests | undefined {
  const { tests = check.passed ? NO_TESTS : undefined, base_tests: base } = check
  if (!tests || !base || !isAccepted(check)) return undefined
  const fewer = Math.max(0, base.run - tests.run)
  const skipped = Math.max(0, tests.skipped - base.skipped)
  return fewer > 0 || skipped > 0 ? { fewer, skipped } : undefined
}

const NO_TESTS = { run: 0, skipped: 0 }
