import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiAnswer, ApiBody } from '../../src/protocol/api/api-types.ts'
import type { RouteName } from '../../src/protocol/api/route.ts'
import { BrowserWorld, type Person, picture } from './browser-world.ts'

const LONG = 300_000
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let world: BrowserWorld
let po: Person
let taskId = ''

beforeAll(async () => {
  world = await BrowserWorld.open()
  po = await world.person({ lang: 'ko' })
}, LONG)
afterAll(() => world?.[Symbol.asyncDispose](), LONG)

describe('the page, in Chromium against a real server', () => {
  test('an empty board says what the relay is and offers a rehearsal', async () => {
    const { page } = po
    await page.getByRole('heading', { level: 1, name: '아직 태스크가 없습니다' }).waitFor()
    expect(await page.getByRole('listitem').count()).toBeGreaterThanOrEqual(6)
    await picture(page, 'board-empty-ko')
    expect(await scripts(page)).toBeLessThan(200_000)
  })

  test('a task is started with the keyboard alone', async () => {
    const { page } = po
    await page.keyboard.press('c')
    await page.getByRole('heading', { level: 1, name: '새 태스크' }).waitFor()
    await page.getByRole('textbox', { name: '요청' }).focus()
    await page.keyboard.type('인사 함수를 만들어 주세요')
    await page.getByRole('button', { name: /리허설/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/t\/TASK-/)
    taskId = page.url().split('/').at(-1) ?? ''
    await page.getByRole('heading', { level: 1, name: '인사 함수를 만들어 주세요' }).waitFor()
  })

  test('its question is answered in the inbox by keys, and another browser sees it', { timeout: LONG }, async () => {
    const { page } = po
    const other = await world.person({ lang: 'en', theme: 'dark' })
    await other.page.goto(`${world.address}/inbox`)
    await answerUntil(page, (kinds) => kinds.includes('question'))
    await other.page.getByText('Question', { exact: true }).waitFor()
    await picture(other.page, 'inbox-en-dark')
    await page.keyboard.press('g')
    await page.keyboard.press('i')
    await page.getByRole('button', { expanded: true }).waitFor()
    await picture(page, 'inbox-ko')
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await other.page.getByText('Question', { exact: true }).waitFor({ state: 'detached' })
    expect(other.faults).toEqual([])
    await other.context.close()
  })

  test('a rejection by two comments on lines reaches the brief of the next run', { timeout: LONG }, async () => {
    const { page } = po
    await answerUntil(page, (kinds) => kinds.includes('approval'))
    await page.goto(`${world.address}/t/${taskId}/review`)
    const gutters = page.getByRole('button', { name: /번 줄에 댓글/ })
    await gutters.first().waitFor()
    for (const [at, text] of [
      [0, '이름을 바꿔 주세요'],
      [1, '테스트를 더 써 주세요'],
    ] as const) {
      await gutters.nth(at).click()
      await page.getByPlaceholder(/이 줄에서 고칠 점/).fill(text)
      await page.keyboard.press('Control+Enter')
    }
    await page.getByText('댓글 초안 2개 보관 중').waitFor()
    await page.reload()
    await page.getByText('댓글 초안 2개 보관 중').waitFor()
    await picture(page, 'review-ko')
    await page.locator('body').press('r')
    await page.getByRole('dialog').getByRole('textbox', { name: '반려 사유' }).fill('방향을 바꿉니다.')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(new RegExp(`/t/${taskId}$`))
    const { ways_back } = await get<'show_task'>(page, `/tasks/${taskId}`)
    expect(ways_back.at(-1)?.line_comments.map(({ text }) => text)).toEqual([
      '이름을 바꿔 주세요',
      '테스트를 더 써 주세요',
    ])
    const { runs } = await untilValue(
      () => get<'list_runs'>(page, `/runs?task=${taskId}&limit=1`),
      ({ runs: [run] }) => run?.stage === 'PLAN',
    )
    // Its brief is written when a worker has prepared its folder.
    const { run } = await untilValue(
      () => get<'show_run'>(page, `/runs/${runs[0]?.run_id}`),
      ({ run: { prompt } }) => prompt !== null,
    )
    expect(run.prompt).toContain('이름을 바꿔 주세요')
    expect(run.prompt).toContain('테스트를 더 써 주세요')
  })

  test('it is approved at the commit that was seen, and is done', { timeout: LONG }, async () => {
    const { page } = po
    await answerUntil(page, (kinds) => kinds.includes('approval'))
    await page.goto(`${world.address}/t/${taskId}/review`)
    await page.getByRole('button', { name: /^승인 [0-9a-f]{7}/ }).click()
    await page.getByRole('dialog').waitFor()
    await picture(page, 'approve-ko')
    await page.keyboard.press('Control+Enter')
    await page.getByText('병합이 끝났습니다').waitFor({ timeout: 120_000 })
    const { task } = await get<'show_task'>(page, `/tasks/${taskId}`)
    expect(task.status).toBe('DONE')
    expect(po.faults).toEqual([])
  })

  test('hostile words execute nothing and break nothing', async () => {
    const { page } = po
    const hostile = '<img src=x onerror=alert(1)>\u202Eesrever\u001b[31m <script>alert(2)</script> ' + 'W'.repeat(400)
    await page.goto(world.address)
    const made = await post<'create_task'>(page, '/tasks', { request: hostile })
    await page.goto(`${world.address}/t/${made.task_id}`)
    const title = page.getByRole('heading', { level: 1 })
    await title.waitFor()
    expect(await title.innerText()).toContain('<img src=x onerror=alert(1)>«202e»')
    await page.goto(world.address)
    await page.getByText('esrever', { exact: false }).first().waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await page.locator('img').count()).toBe(0)
    expect(po.faults).toEqual([])
  })

  test.each([
    { lang: 'ko', theme: 'light', width: 1280 },
    { lang: 'en', theme: 'dark', width: 1280 },
    { lang: 'ko', theme: 'dark', width: 390 },
    { lang: 'en', theme: 'light', width: 390 },
  ] as const)('axe has no serious finding in $lang, $theme, $width px', { timeout: LONG }, async (look) => {
    const person = await world.person(look)
    const { runs } = await get<'list_runs'>(person.page, `/runs?task=${taskId}&limit=1`)
    const places = {
      board: '/',
      inbox: '/inbox',
      new: '/new',
      task: `/t/${taskId}`,
      review: `/t/${taskId}/review`,
      run: `/runs/${runs[0]?.run_id}`,
      numbers: '/numbers',
    }
    const found: string[] = []
    for (const [name, path] of Object.entries(places)) {
      await person.page.goto(world.address + path)
      await person.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      await person.page.locator('[data-loading]').first().waitFor({ state: 'detached' })
      found.push(...(await seriousFindings(person.page)).map((finding) => `${name}: ${finding}`))
      await picture(person.page, `${name}-${look.lang}-${look.theme}-${look.width}`)
    }
    expect(found).toEqual([])
    expect(person.faults).toEqual([])
    await person.context.close()
  })
})

/** Decides whatever the relay asks besides, by its first option, until the inbox has what is waited for. */
async function answerUntil(page: Page, enough: (kinds: readonly string[]) => boolean): Promise<void> {
  await untilValue(async () => {
    const { waiting } = await get<'inbox'>(page, '/inbox')
    const mine = waiting.filter(({ task_id }) => task_id === taskId)
    if (enough(mine.map(({ kind }) => kind))) return true
    for (const { kind, answer, id } of mine) {
      if (kind === 'escalation')
        await post<'resolve_escalation'>(page, `/escalations/${id}/resolve`, { decision: 'continue' })
      else if (answer)
        await post<'answer'>(page, '/answers', { target: answer.target, text: answer.options[0]?.value ?? 'yes' })
    }
    return false
  }, Boolean)
}

async function untilValue<Value>(look: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  const until = Date.now() + LONG
  for (;;) {
    const value = await look()
    if (fits(value)) return value
    if (Date.now() > until) throw new Error(`waited too long; last seen: ${JSON.stringify(value).slice(0, 2_000)}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

type Name = RouteName

/** Asks the API as the page does, with the cookie of the person. */
const get = async <Route extends Name>(page: Page, path: string) =>
  (await page.evaluate(
    `fetch(${JSON.stringify(`/api/v1${path}`)}).then((answer) => answer.json())`,
  )) as ApiAnswer<Route>

async function post<Route extends Name>(page: Page, path: string, body: ApiBody<Route>): Promise<ApiAnswer<Route>> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const call = `fetch(${JSON.stringify(`/api/v1${path}`)}, ${JSON.stringify(sent)}).then((answer) => answer.json())`
  return (await page.evaluate(call)) as ApiAnswer<Route>
}

/** Bytes of script that the page had loaded, as they came over the wire. */
const scripts = (page: Page): Promise<number> =>
  page.evaluate(`performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`)

async function seriousFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run: () => Promise<AxeResult> } }).axe
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id} ${html.slice(0, 160)}`))
  })
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}
