import type { TestCounts } from '../plays/evidence.ts'
import { countAva } from './counters/ava.ts'
import { countGoTest } from './counters/go-test.ts'
import { countSummaryLines } from './counters/summary-lines.ts'
import { countTap } from './counters/tap.ts'
import { plus, type TestCounter } from './counters/test-counter.ts'
import { countUnittest } from './counters/unittest.ts'
import { outputLines } from './output-lines.ts'

const MOST_LETTERS = 600

const COUNTERS: readonly TestCounter[] = [countSummaryLines, countTap, countAva, countUnittest, countGoTest]

/** What pnpm (`packages/a test: `) and turbo (`a:test: `) print before each line. */
const PREFIX = /^(?!test result: )(?:[\w@.][\w@./-]* [\w:.-]+|[\w@.][\w@./-]*:[\w:.-]+): /

/**
 * How many tests the output of a check counts; undefined where it has no summary that is known. Several summaries, such
 * as those of the packages of a workspace, are added up. Time is linear in the length of the text, of which the last
 * 4 MB are read.
 */
export function testCountsIn(text: string): TestCounts | undefined {
  const lines = outputLines(text, '', MOST_LETTERS).map((line) => line.replace(PREFIX, ''))
  const found = COUNTERS.flatMap((count) => count(lines) ?? [])
  if (found.length === 0) return undefined
  const { passed, failed, skipped } = found.reduce((sum, one) => plus(sum, one))
  const counts = { passed: Math.max(0, passed), failed: Math.max(0, failed), skipped: Math.max(0, skipped) }
  return { run: counts.passed + counts.failed, ...counts }
}
