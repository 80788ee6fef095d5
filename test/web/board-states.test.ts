import { afterAll, beforeAll, expect, test } from 'vitest'
import { BrowserWorld, type Person } from './browser-world.ts'
import { get, LONG, post } from './page-calls.ts'

let world: BrowserWorld
let po: Person

beforeAll(async () => {
  world = await BrowserWorld.open()
  po = await world.person({ lang: 'en' })
}, LONG)
afterAll(() => world?.[Symbol.asyncDispose](), LONG)

test('a state of the board is in its address, outlives a reload, and is left by a second press', {
  timeout: LONG,
}, async () => {
  const { page, faults } = po
  const first = await post<'create_task'>(page, '/tasks', { request: 'the first one' })
  await post<'step'>(page, `/tasks/${first.task_id}/steps`, { action: 'pickup' })
  await post<'create_task'>(page, '/tasks', { request: 'the pending one' })
  await page.goto(`${world.address}/?state=progress`)
  const cards = page.locator('[data-board] [data-row]')
  await page.getByRole('link', { name: 'the first one' }).waitFor()
  await expect.poll(() => cards.count()).toBe(1)
  await page.reload()
  await page.getByRole('link', { name: 'the first one' }).waitFor()
  expect(await cards.count()).toBe(1)
  await page.getByRole('button', { name: 'In progress 1', pressed: true }).click()
  await page.getByRole('link', { name: 'the pending one' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  // Late, sent back and silent stand there with their counts, also at none.
  const states = page.getByRole('group', { name: 'Tasks by state' }).getByRole('button')
  expect(await states.allTextContents()).toEqual(['Late 0', 'Sent back 0', 'Silent 0'])
  await page.getByRole('button', { name: 'Late 0' }).click()
  await expect.poll(() => cards.count()).toBe(0)
  expect(new URL(page.url()).search).toBe('?state=late')
  await page.goto(`${world.address}/?state=%3Cscript%3E`)
  await expect.poll(() => cards.count()).toBe(2)
  expect(faults).toEqual([])
})

test('a dependency that was cancelled is dropped in the inbox', { timeout: LONG }, async () => {
  const { page, faults } = po
  const first = await post<'create_task'>(page, '/tasks', { request: 'never mind' })
  const body = { request: 'waits for the other', dependencies: [first.task_id] }
  const { task_id } = await post<'create_task'>(page, '/tasks', body)
  await post<'step'>(page, `/tasks/${first.task_id}/steps`, { action: 'cancel', note: 'not needed' })
  await page.goto(`${world.address}/inbox`)
  await page.getByText('A dependency was cancelled').waitFor()
  await page.getByRole('button', { name: `No longer depend on ${first.task_id}` }).click()
  await page.getByText('decided by you').waitFor()
  const { task } = await get<'show_task'>(page, `/tasks/${task_id}`)
  expect(task.dependencies).toEqual([])
  expect(faults).toEqual([])
})

test('what was chosen for a new task is kept as a draft and forgotten once it has started', {
  timeout: LONG,
}, async () => {
  const { page } = po
  const open = () => page.goto(`${world.address}/new`)
  const target = page.getByRole('textbox', { name: 'Target' })
  await open()
  await page.getByRole('textbox', { name: 'Request' }).fill('kept words')
  await page.getByRole('radio', { name: /P0/ }).check()
  await target.fill('main')
  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: /P0/ }).isChecked()).toBe(true)
  expect(await target.inputValue()).toBe('main')
  await page.getByRole('button', { name: /Rehearsal/ }).click()
  await page.waitForURL(/\/t\/TASK-/)
  await open()
  await expect.poll(() => page.getByRole('radio', { name: /P2/ }).isChecked()).toBe(true)
  expect(await target.inputValue()).toBe('')
})
