import { type Counted, countOf, countsBeforeWords, NONE, plus, type TestCounter } from './test-counter.ts'

interface SummaryLine {
  readonly line: RegExp
  /** Undefined where another program may have printed the line. */
  readonly counts: (...groups: readonly string[]) => Partial<Counted> | undefined
}

const PYTEST_WORD = /\b(?:passed|failed|errors?|skipped|xfailed|xpassed|deselected|no tests ran)\b/

/** Lines that count by themselves. A run prints each of them once. */
const SUMMARY_LINES: readonly SummaryLine[] = [
  // node:test, reporter spec.
  { line: /^ℹ (tests|pass|fail|cancelled|skipped|todo) (\d+)$/, counts: (word = '', n) => countOf(word, Number(n)) },
  // Vitest.
  { line: /^ *Tests {2,}(\d+ .+|no tests)$/, counts: (text = '') => countsBeforeWords(text) },
  // Jest.
  { line: /^Tests: +(\d.* total|\d+ total)$/, counts: (text = '') => countsBeforeWords(text) },
  // Vitest and Jest.
  { line: /^No test(?: file)?s found, exiting with code 0$/, counts: () => NONE },
  // Mocha.
  {
    line: /^ {2}(\d+ (?:passing|failing|pending))(?: \(\d+(?:ms|[smhd])\))?$/,
    counts: (text = '') => countsBeforeWords(text),
  },
  // Jasmine.
  {
    line: /^(\d+) specs?, (\d+) failures?(?:, (\d+) pending specs?)?$/,
    counts: (all, failed, skipped = '0') => ({
      passed: Number(all) - Number(failed) - Number(skipped),
      failed: Number(failed),
      skipped: Number(skipped),
    }),
  },
  // uvu: its total is without what it skipped.
  { line: /^ {2}Total: +(\d+)$/, counts: (all) => ({ failed: Number(all) }) },
  { line: /^ {2}Passed: +(\d+)$/, counts: (passed) => ({ passed: Number(passed), failed: -Number(passed) }) },
  { line: /^ {2}Skipped: +(\d+)$/, counts: (skipped) => ({ skipped: Number(skipped) }) },
  // tap on a terminal.
  { line: /^Asserts: +(\d+ pass\b.*)$/, counts: (text = '') => countsBeforeWords(text) },
  // pytest.
  {
    line: /^(?:=+ )?(\d+ [a-z ]+(?:, \d+ [a-z ]+)*|no tests ran) in \d[\d.]*s\b/,
    counts: (text = '') => (PYTEST_WORD.test(text) ? countsBeforeWords(text) : undefined),
  },
  // cargo test.
  { line: /^test result: \w+\. (\d+ passed; .*)$/, counts: (text = '') => countsBeforeWords(text) },
]

export const countSummaryLines: TestCounter = (lines) => {
  let sum: Counted | undefined
  for (const text of lines) {
    for (const { line, counts } of SUMMARY_LINES) {
      const found = line.exec(text)
      const counted = found && counts(...found.slice(1))
      if (counted) sum = plus(sum ?? NONE, counted)
    }
  }
  return sum
}
