type TestOutcome = 'passed' | 'failed' | 'skipped'
export type Counted = Readonly<Record<TestOutcome, number>>

/** Counts the tests in the output of one kind of test runner; undefined where no such runner printed it. */
export type TestCounter = (lines: readonly string[]) => Counted | undefined

export const NONE: Counted = { passed: 0, failed: 0, skipped: 0 }

export const plus = (one: Counted, other: Partial<Counted>): Counted => ({
  passed: one.passed + (other.passed ?? 0),
  failed: one.failed + (other.failed ?? 0),
  skipped: one.skipped + (other.skipped ?? 0),
})

/** The words by which runners count. A test that has to fail, or that is to be done, says nothing by its result. */
const OUTCOMES: ReadonlyMap<string, TestOutcome> = new Map([
  ...['pass', 'passed', 'passing', 'xpassed'].map((word) => [word, 'passed'] as const),
  ...['fail', 'failed', 'failing', 'failure', 'failures'].map((word) => [word, 'failed'] as const),
  ...['error', 'errors', 'cancelled', 'unexpected'].map((word) => [word, 'failed'] as const),
  ...['skip', 'skipped', 'todo', 'pending', 'ignored', 'xfailed'].map((word) => [word, 'skipped'] as const),
  ...['expected', 'known'].map((word) => [word, 'skipped'] as const),
])

export function countOf(word: string, count: number): Partial<Counted> {
  const outcome = OUTCOMES.get(word)
  return outcome === undefined ? {} : { [outcome]: count }
}

/** `2 failed | 5 passed`: numbers, each before its word; other words count nothing. */
export const countsBeforeWords = (text: string): Counted =>
  [...text.matchAll(/\b(\d+) ([a-z]+)/g)].reduce(
    (sum, [, count, word = '']) => plus(sum, countOf(word, Number(count))),
    NONE,
  )
