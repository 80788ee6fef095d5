import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BrowserWorld, type Person } from './browser-world.ts'
import { get, LONG, post, seen } from './page-calls.ts'

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
  await seen(page.getByRole('link', { name: 'the first one' }))
  await expect.poll(() => cards.count()).toBe(1)
  await page.reload()
  await seen(page.getByRole('link', { name: 'the first one' }))
  expect(await cards.count()).toBe(1)
  await page.getByRole('button', { name: 'In progress 1', pressed: true }).click()
  await seen(page.getByRole('link', { name: 'the pending one' }))
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
  await seen(page.getByText('A dependency was cancelled'))
  await page.getByRole('button', { name: `No longer depend on ${first.task_id}` }).click()
  await seen(page.getByText('decided by you'))
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

test('a web app on another port gets the cookie of the page, and can do nothing with it', {
  timeout: LONG,
}, async () => {
  const { context, page } = await world.person({ lang: 'en' })
  let cookie = ''
  const app = createServer((request, response) => {
    cookie ||= request.headers.cookie ?? ''
    response.setHeader('content-type', 'text/html').end('<title>an app of an agent</title>')
  })
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  try {
    const theirs = await context.newPage()
    await theirs.goto(`http://127.0.0.1:${(app.address() as AddressInfo).port}/`)
    // Browsers send it: ports make no other site.
    expect(cookie).toMatch(/baton_session_\d+=[\w-]{20}/)
    expect(await theirs.evaluate('JSON.stringify(localStorage)')).not.toContain('session-key":')
    const headers = { cookie, origin: world.address, 'content-type': 'application/json' }
    const api = `${world.address}/api/v1`
    expect((await fetch(`${api}/session`, { headers })).status).toBe(401)
    const stop = await fetch(`${api}/pipeline/stop`, { method: 'POST', headers, body: '{"reason":"by the agent"}' })
    expect(stop.status).toBe(401)
    await theirs.close()
  } finally {
    app.closeAllConnections()
    await new Promise((resolve) => app.close(resolve))
  }
  // The key is not in the address, and without it the page asks for a new link.
  await page.goto(`${world.address}/`)
  await seen(page.getByRole('navigation').first())
  expect(page.url()).not.toContain('session-key')
  const bare = await world.browser.newContext({ locale: 'en-GB' })
  await bare.addCookies(await context.cookies())
  const lost = await bare.newPage()
  await lost.goto(`${world.address}/`)
  await seen(lost.getByText('baton serve').first())
  await bare.close()
  await context.close()
})
