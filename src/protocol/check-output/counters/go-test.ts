import { type Counted, countOf, NONE, plus, type TestCounter } from './test-counter.ts'

const RESULT = /^( *)--- (PASS|FAIL|SKIP): /

/** go test -v: without -v it names no test that passes. Subtests come after their test, deeper, and count in its place. */
export const countGoTest: TestCounter = (lines) => {
  if (!lines.some((line) => line.startsWith('=== RUN '))) return undefined
  let sum: Counted = NONE
  let last = { depth: 0, word: '' }
  for (const line of lines) {
    const [, indent = '', found] = RESULT.exec(line) ?? []
    if (found === undefined) continue
    const word = found.toLowerCase()
    if (indent.length > last.depth) sum = plus(sum, countOf(last.word, -1))
    sum = plus(sum, countOf(word, 1))
    last = { depth: indent.length, word }
  }
  return sum
}
