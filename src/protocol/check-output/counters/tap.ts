import { type Counted, countOf, NONE, plus, type TestCounter } from './test-counter.ts'

const POINT = /^( *)(not ok|ok)(?: \d+(?![\w.])| -(?= ))(.*)$/
const DIRECTIVE = / # (?:todo|skip)/i
const COMMENT = /^# (tests|pass|fail|ok|cancelled|skip|skipped|todo) +(\d+)$/

/** What one line of TAP says. A document begins, a test ends, or its summary counts. */
type Said =
  | { readonly says: 'document' }
  | { readonly says: 'point'; readonly outcome: keyof Counted }
  | { readonly says: 'count'; readonly word: string; readonly count: number }

/**
 * TAP of node:test, tap, tape, `ava --tap`, `mocha -R tap`: the counts of the summary, where there is one; otherwise
 * tests without tests inside. Not every summary counts what was skipped, so the directives are counted too.
 */
export const countTap: TestCounter = (lines) => {
  let sum: Counted | undefined
  let points: Counted | undefined
  let summary: Counted | undefined
  const close = () => {
    const { skipped } = points ?? NONE
    const counted = summary ? { ...summary, skipped: Math.max(summary.skipped, skipped) } : points
    if (counted) sum = plus(sum ?? NONE, counted)
    points = undefined
    summary = undefined
  }
  for (const said of saidBy(lines)) {
    if (said.says !== 'count') {
      if (said.says === 'document' || summary) close()
      points = plus(points ?? NONE, said.says === 'point' ? { [said.outcome]: 1 } : NONE)
    } else if (said.word === 'tests') {
      if (summary) close()
      summary = NONE
    } else if (summary) summary = plus(summary, countOf(said.word, said.count))
  }
  close()
  return sum
}

function* saidBy(lines: readonly string[]): Iterable<Said> {
  /** Of the point before: what ends less deep than it is what it is inside of. */
  let depth = -1
  for (const line of withoutDetails(lines)) {
    if (/^TAP version \d|^1\.\.0\b/.test(line)) yield { says: 'document' }
    const [, word = '', count] = COMMENT.exec(line) ?? []
    if (count !== undefined) yield { says: 'count', word, count: Number(count) }
    const [, indent = '', verdict, rest = ''] = POINT.exec(line) ?? []
    // Opened by a brace, it stands before the tests inside of it.
    if (verdict === undefined || rest.endsWith('{')) continue
    const isParent = depth > indent.length
    depth = indent.length
    if (isParent) continue
    yield { says: 'point', outcome: DIRECTIVE.test(rest) ? 'skipped' : verdict === 'ok' ? 'passed' : 'failed' }
  }
}

function* withoutDetails(lines: readonly string[]): Iterable<string> {
  let details: string | undefined
  for (const line of lines) {
    if (details !== undefined) {
      const isEnd = line === `${details}...`
      const isInside = line === '' || line.startsWith(details === '' ? ' ' : details)
      // Details that were cut off: the next point ends them.
      if (isEnd || (!isInside && POINT.test(line))) details = undefined
      if (isEnd || details !== undefined) continue
    }
    if (/^ *---$/.test(line)) details = line.slice(0, -3)
    else yield line
  }
}
