import { type Counted, countOf, NONE, plus, type TestCounter } from './test-counter.ts'

const COUNT = /^ {2}(\d+) (?:tests? (passed|failed|skipped|todo)|(known) failures?)$/
const TICK = /^ +✔ (?!\[expected fail\])/

/** AVA does not count what passed where something failed; then the ticks before the summary are counted. */
export const countAva: TestCounter = (lines) => {
  let sum: Counted | undefined
  let ticks = 0
  let open: { readonly passed: boolean } | undefined
  const close = () => {
    if (sum && open && !open.passed) sum = plus(sum, { passed: ticks })
    if (open) ticks = 0
    open = undefined
  }
  for (const line of lines) {
    if (TICK.test(line)) {
      close()
      ticks += 1
    }
    const [, count, word, known = ''] = COUNT.exec(line) ?? []
    if (count === undefined) continue
    sum = plus(sum ?? NONE, countOf(word ?? known, Number(count)))
    open = { passed: word === 'passed' || open?.passed === true }
  }
  close()
  return sum
}
