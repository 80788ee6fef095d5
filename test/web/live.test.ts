import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BrowserWorld, type Person, picture, sessionOf } from './browser-world.ts'
import { HOSTILE_FILES, hostileCases } from './hostile-cases.ts'
import { get, LONG, post, seen, untilValue } from './page-calls.ts'

let world: BrowserWorld
let po: Person

beforeAll(async () => {
  world = await BrowserWorld.open(HOSTILE_FILES)
  po = await world.person({ lang: 'en' })
}, LONG)
afterAll(() => world?.[Symbol.asyncDispose](), LONG)

hostileCases(() => ({ world, po }))

describe('live data of the page', () => {
  test('two tabs of a browser share one event stream, and the second takes over from the first', async () => {
    const { page, context } = po
    await page.goto(world.address)
    await post<'create_task'>(page, '/tasks', { request: 'seen in the first tab' })
    await seen(page.getByText('seen in the first tab'))
    const streams: string[] = []
    context.on('request', (request) => request.url().endsWith('/api/v1/events') && streams.push(request.url()))
    const second = await context.newPage()
    await second.goto(world.address)
    await seen(second.getByRole('heading', { level: 1 }), { state: 'attached' })
    await post<'create_task'>(page, '/tasks', { request: 'seen in both tabs' })
    await seen(second.getByText('seen in both tabs'))
    expect(streams).toEqual([])
    await page.close()
    const first = await context.newPage()
    await first.goto(world.address)
    await post<'create_task'>(first, '/tasks', { request: 'seen after the first tab' })
    await seen(second.getByText('seen after the first tab'))
    await seen(first.getByText('seen after the first tab'))
    expect(streams.length).toBeLessThanOrEqual(1)
    await second.close()
    po = { ...po, page: first }
  })

  test('the way back restores the focus, Space peeks, and a focused card that leaves says where it went', async () => {
    const { page } = po
    await seen(page.getByText('seen after the first tab'))
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('j')
    const focused = () => page.evaluate('document.activeElement?.dataset.key ?? ""') as Promise<string>
    const first = await focused()
    expect(first).toMatch(/^TASK-/)
    await page.keyboard.press('j')
    const second = await focused()
    expect(second).not.toBe(first)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/t/${second}`)
    await page.goBack()
    await untilValue(focused, (key) => key === second)

    await page.keyboard.press('Space')
    await seen(page.getByRole('dialog', { name: second }))
    await picture(page, 'peek-en')
    await page.keyboard.press('Escape')
    await seen(page.getByRole('dialog'), { state: 'detached' })
    expect(await focused()).toBe(second)

    await post<'step'>(page, `/tasks/${second}/steps`, { action: 'hold', note: 'not now' })
    await seen(page.getByText('moved to: On hold'))
    expect(await focused()).toBe(second)
    await page.keyboard.press('k')
    await seen(page.getByText('moved to: On hold'), { state: 'detached' })
  })

  test('a syllable that is still composed is sent too, and once', async () => {
    const { page, context } = po
    await page.goto(`${world.address}/new`)
    await page.getByRole('textbox', { name: 'Request' }).focus()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''))
    const keyboard = await context.newCDPSession(page)
    await keyboard.send('Input.insertText', { text: '검색' })
    await keyboard.send('Input.imeSetComposition', { text: '창', selectionStart: 1, selectionEnd: 1 })
    await page.keyboard.press('Control+Enter')
    await keyboard.send('Input.insertText', { text: '창' })
    await page.waitForURL('**/t/TASK-*')
    await seen(page.getByRole('heading', { level: 1, name: '검색창' }))
    expect(sent.map((body) => (JSON.parse(body) as { request: string }).request)).toEqual(['검색창'])
  })

  test('single keys can be switched off, and work in Hangul mode', async () => {
    const { page } = po
    await page.goto(world.address)
    await seen(page.getByText('seen in both tabs'))
    const press = (key: string, code: string) =>
      page.evaluate(`dispatchEvent(new KeyboardEvent('keydown', ${JSON.stringify({ key, code, bubbles: true })}))`)
    await press('ㅊ', 'KeyC')
    await page.waitForURL('**/new')
    await page.goBack()
    await seen(page.getByText('seen in both tabs'))
    await page.getByText('PO', { exact: true }).click()
    await page.getByRole('button', { name: 'Turn single keys off' }).click()
    await press('c', 'KeyC')
    expect(page.url()).toBe(`${world.address}/`)
    await page.getByText('PO', { exact: true }).click()
    await page.getByRole('button', { name: 'Turn single keys on' }).click()
  })

  test('a phone opens on the inbox, and its board is one tap away', async () => {
    const phone = await world.person({ lang: 'en', width: 390 })
    await phone.page.waitForURL('**/inbox')
    await phone.page.getByRole('link', { name: 'Board' }).click()
    await seen(phone.page.getByText('seen in both tabs'))
    await phone.page.reload()
    await seen(phone.page.getByText('seen in both tabs'))
    expect(phone.faults).toEqual([])
    await phone.context.close()
  })

  test('a killed server loses no event and no draft', { timeout: LONG }, async () => {
    const { page, context } = po
    await page.goto(`${world.address}/new`)
    const request = page.getByRole('textbox', { name: 'Request' })
    await request.fill('written while nobody listens')
    await world.killServer()
    const bar = page.getByRole('paragraph').filter({ hasText: /^No connection since \d\d:\d\d\. Drafts are kept\./ })
    await seen(bar)
    await picture(page, 'no-connection-en')
    // The last data can still be looked at, and the draft is still there afterwards.
    await page.getByRole('link', { name: 'Board' }).first().click()
    await seen(page.getByText('seen in both tabs'))
    await page.goBack()
    expect(await request.inputValue()).toBe('written while nobody listens')

    await world.startServer()
    const signedOut = page.getByRole('paragraph').filter({ hasText: 'no longer knows this browser' })
    await seen(signedOut)
    // Somebody else works while this browser is not signed in: a tab of another person.
    const other = await world.person({ lang: 'en' })
    const made = await post<'create_task'>(other.page, '/tasks', { request: 'made while the other was away' })
    // The link of the new server is used up: the browser gets the cookie as another tab of it would.
    const { cookies, key } = await sessionOf(other)
    await context.addCookies(cookies)
    await page.evaluate(`localStorage.setItem('baton:session-key', ${JSON.stringify(key)})`)
    await seen(signedOut, { state: 'detached' })
    expect(await request.inputValue()).toBe('written while nobody listens')
    await page.getByRole('link', { name: 'Board' }).first().click()
    await seen(page.getByText('made while the other was away'))
    expect((await get<'show_task'>(page, `/tasks/${made.task_id}`)).task.title).toBe('made while the other was away')
    await other.context.close()
  })

  test('a command that nobody answers waits, and is carried out once', { timeout: LONG }, async () => {
    const { page } = po
    await page.goto(world.address)
    const { tasks } = await get<'list_tasks'>(page, '/tasks?limit=50')
    const [one] = tasks
    await page.goto(`${world.address}/t/${one?.task_id}`)
    await seen(page.getByRole('heading', { level: 1 }))
    // The connection breaks for this command only: its request never reaches the server, then the answer is lost.
    let tries = 0
    await page.route('**/steps', async (route) => {
      tries += 1
      if (tries === 2) await route.fetch()
      return tries <= 2 ? route.abort('connectionreset') : route.continue()
    })
    await page.locator('summary', { hasText: '⋯' }).first().click()
    await page.getByRole('button', { name: /^Hold/ }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('not now')
    await page.keyboard.press('Control+Enter')
    await seen(page.getByRole('dialog'), { state: 'detached' })
    expect(tries).toBe(3)
    const { task } = await untilValue(
      () => get<'show_task'>(page, `/tasks/${one?.task_id}`),
      ({ task: { status } }) => status === 'ON_HOLD',
    )
    expect(task.pipeline_history.filter(({ to_status }) => to_status === 'ON_HOLD')).toHaveLength(1)
    await page.unroute('**/steps')
  })
})
