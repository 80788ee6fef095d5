import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BigWorld, CHANGED, LINES, openBigWorld, TASKS } from './big-world.ts'
import { LONG, scrollTo, seen } from './page-calls.ts'

let big: BigWorld

beforeAll(async () => {
  big = await openBigWorld(TASKS)
}, LONG)
afterAll(() => big?.[Symbol.asyncDispose](), LONG)

describe('large amounts on the page', () => {
  test('a log of 100,000 lines has few rows and loses none', async () => {
    const { page } = big.po
    await page.goto(`${big.world.address}/runs/${big.runId}`)
    const rows = page.locator('.log-row')
    await seen(page.getByText(`${LINES} lines`, { exact: true }))
    await seen(page.getByText('the very last words'))
    expect(await rows.count()).toBeLessThanOrEqual(300)
    await page.getByRole('searchbox', { name: 'Search the log' }).fill('line 54321 of')
    await seen(page.getByText('1/1', { exact: true }))
    await page.keyboard.press('Enter')
    await seen(page.getByText('line 54321 of the log'))
    // Each line stands at its own number.
    await seen(page.locator('.log-row', { hasText: 'line 54321 of' }).getByRole('button', { name: '54321' }))
    await page.getByRole('searchbox', { name: 'Search the log' }).fill('the very last words')
    await seen(page.getByText('1/1', { exact: true }))
    await page.keyboard.press('Enter')
    await seen(page.getByText('the very last words'))
    expect(await rows.count()).toBeLessThanOrEqual(300)
  })

  test('a diff of 20,000 lines has few rows, and marks words of those alone', async () => {
    const { page } = big.po
    await page.getByRole('button', { name: 'Diff' }).click()
    const dialog = page.getByRole('dialog')
    // A change this long is folded until somebody wants to see it.
    await dialog.getByRole('button', { name: 'big.txt' }).click()
    await seen(dialog.getByText("const value_0 = open('before'"))
    const rows = dialog.locator('[data-index]')
    expect(await rows.count()).toBeLessThanOrEqual(120)
    await scrollTo(dialog.locator('[data-diff]'), 1)
    await seen(dialog.getByText(`const value_${CHANGED - 1} = open('after'`))
    expect(await rows.count()).toBeLessThanOrEqual(120)
    await page.keyboard.press('Escape')
  })

  test('a board of 10,000 tasks has at most 60 cards, and finds one by its words', async () => {
    const { page } = big.po
    await page.goto(big.world.address)
    await seen(page.getByText(String((TASKS / 5) * 2), { exact: true }).first())
    const cards = page.locator('[data-lane] article')
    expect(await cards.count()).toBeLessThanOrEqual(60)
    await page.keyboard.press('/')
    await page.keyboard.type('number 9876 of')
    await seen(page.getByText('1 found'))
    await seen(page.getByText('number 9876 of many'))
    expect(await cards.count()).toBe(1)
    // From the filter to the first card, and into it.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await seen(page.getByRole('heading', { level: 1, name: 'number 9876 of many' }))
    expect(big.po.faults).toEqual([])
  })
})
