// The page with much on it, in the real Chromium against the real `baton serve`: 10,000 open tasks, a log of 100,000 lines, a
// diff of 20,000. Each row is the best of three. "longest" is the longest task of the main thread meanwhile (over 50 ms is
// noticed), "rows" how many rows or cards were in the document.
import type { Page } from 'playwright-core'
import { type BigWorld, CHANGED, openBigWorld, TASKS } from '../test/web/big-world.ts'
import { scrollTo } from '../test/web/page-calls.ts'
import { table } from './measure.ts'

const ROUNDS = 3
const CARDS = '[data-lane] article'

interface Measured {
  readonly ms: number
  readonly longest: number
  readonly rows: number
}

type Step = (page: Page, big: BigWorld) => Promise<void>

/** In this order: each begins where the one before ended. */
const STEPS: readonly (readonly [name: string, rows: string, step: Step])[] = [
  [
    'board: from the address to the first card',
    CARDS,
    async (page, { world }) => {
      await page.goto(world.address)
      await page.locator(CARDS).first().waitFor()
    },
  ],
  [
    `board: until all ${TASKS} are there`,
    CARDS,
    // Two of five stand in the lane of JARVIS.
    (page) =>
      page
        .getByText(String((TASKS / 5) * 2), { exact: true })
        .first()
        .waitFor(),
  ],
  [
    'board: filter, from the last key to the card',
    CARDS,
    async (page) => {
      await page.locator('[data-filter]').fill('number 9876 of')
      await page.getByText('number 9876 of many').waitFor()
    },
  ],
  [
    'board: filter taken away',
    CARDS,
    async (page) => {
      await page.locator('[data-filter]').fill('')
      await page.locator(CARDS).nth(10).waitFor()
    },
  ],
  [
    'board: from a command to the changed card',
    CARDS,
    async (page, { world }) => {
      const id = `TASK-20260101-${String(TASKS - 4).padStart(5, '0')}`
      await page.locator('[data-filter]').fill(id)
      await page.locator(`[data-key="${id}"]`).waitFor()
      const title = `renamed ${Date.now()}`
      await page.evaluate(
        `fetch('${world.address}/api/v1/tasks/${id}', { method: 'PATCH', headers: { 'content-type': 'application/json', 'x-baton-session-key': localStorage.getItem('baton:session-key') }, body: '${JSON.stringify({ title })}' })`,
      )
      await page.getByText(title).waitFor()
    },
  ],
  [
    'log: from the address to the last line',
    '.log-row',
    async (page, { world, runId }) => {
      await page.goto(`${world.address}/runs/${runId}`)
      await page.getByText('the very last words').waitFor()
    },
  ],
  [
    'log: to the middle',
    '.log-row',
    async (page) => {
      await scrollTo(page.locator('[role=log]'), 0.5)
      await page
        .getByText(/^line 50\d{3} of the log/)
        .first()
        .waitFor()
    },
  ],
  [
    'log: search for the last words',
    '.log-row',
    async (page) => {
      await page.getByRole('searchbox').fill('the very last words')
      await page.getByText('1/1', { exact: true }).waitFor()
    },
  ],
  [
    'diff: from the click to its files',
    '[data-index]',
    async (page) => {
      await page.getByRole('button', { name: 'Diff' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'big.txt' }).waitFor()
    },
  ],
  [
    `diff: ${2 * CHANGED} lines unfolded`,
    'dialog [data-index]',
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'big.txt' }).click()
      await page.getByText("const value_0 = open('before'").waitFor()
    },
  ],
  [
    'diff: to its end',
    'dialog [data-index]',
    async (page) => {
      await scrollTo(page.locator('[data-diff]'), 1)
      await page.getByText(`const value_${CHANGED - 1} = open('after'`).waitFor()
    },
  ],
]

export async function pageBench(): Promise<string> {
  await using big = await openBigWorld(TASKS)
  const best = new Map<string, Measured>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, context } = await big.world.person({ lang: 'en', path: '/numbers' })
    await page.addInitScript({ content: WATCH })
    for (const [name, rows, step] of STEPS) {
      const now = await measure(page, rows, () => step(page, big))
      const before = best.get(name)
      if (!before || now.ms < before.ms) best.set(name, now)
    }
    await context.close()
  }
  const cells = [...best].map(([name, { ms, longest, rows }]) => [
    name,
    ms.toFixed(0),
    longest.toFixed(0),
    String(rows),
  ])
  return table(['best of three', 'ms', 'longest ms', 'rows'], cells)
}

const WATCH = `
  globalThis.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration)
  }).observe({ type: 'longtask', buffered: true })`

async function measure(page: Page, rows: string, act: () => Promise<void>): Promise<Measured> {
  await page.evaluate('globalThis.longest = 0')
  const start = performance.now()
  await act()
  const ms = performance.now() - start
  // Observers are told after the task has ended.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 200))')
  return { ms, longest: await page.evaluate('globalThis.longest'), rows: await page.locator(rows).count() }
}

if (import.meta.main) console.log(await pageBench())
