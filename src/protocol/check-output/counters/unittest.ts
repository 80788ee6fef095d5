import { type Counted, countOf, NONE, plus, type TestCounter } from './test-counter.ts'

const RAN = /^Ran (\d+) tests? in /
const VERDICT = /^(?:OK|FAILED|NO TESTS RAN)(?: \((.*)\))?$/
const BETWEEN = 4

/** Python's unittest: `Ran` counts what was skipped too, and one test may fail several times by its subtests. */
export const countUnittest: TestCounter = (lines) => {
  let sum: Counted | undefined
  for (const [index, line] of lines.entries()) {
    const ran = RAN.exec(line)?.[1]
    if (ran === undefined) continue
    const verdicts = lines.slice(index + 1, index + 1 + BETWEEN).map((one) => VERDICT.exec(one))
    const { failed, skipped } = countsAfterWords(verdicts.find((one) => one !== null)?.[1] ?? '')
    const run = Math.max(0, Number(ran) - skipped)
    const fails = Math.min(failed, run)
    sum = plus(sum ?? NONE, { passed: run - fails, failed: fails, skipped })
  }
  return sum
}

/** `failures=1, expected failures=2`. */
const countsAfterWords = (text: string): Counted =>
  [...text.matchAll(/([a-z]+)(?: [a-z]+)?=(\d+)/g)].reduce(
    (sum, [, word = '', count]) => plus(sum, countOf(word, Number(count))),
    NONE,
  )
