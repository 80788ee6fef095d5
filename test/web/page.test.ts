import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiBody } from '../../src/protocol/api/api-types.ts'
import { BrowserWorld, PAGE, type Person, picture } from './browser-world.ts'
import { get, LONG, post, seen, untilValue } from './page-calls.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const THEMES = ['light', 'dark'] as const

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
    await seen(page.getByRole('heading', { level: 1, name: '아직 태스크가 없습니다' }))
    expect(await page.getByRole('listitem').count()).toBeGreaterThanOrEqual(6)
    await picture(page, 'board-empty-ko')
    // 165 kB is the aim; this is the limit.
    expect(gzipBytes(await scripts(page))).toBeLessThan(200_000)
  })

  test('a task is started with the keyboard alone', async () => {
    const { page } = po
    await page.keyboard.press('c')
    await seen(page.getByRole('heading', { level: 1, name: '새 태스크' }))
    await page.getByRole('textbox', { name: '요청' }).focus()
    await page.keyboard.type('인사 함수를 만들어 주세요')
    await page.getByRole('button', { name: /리허설/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/t\/TASK-/)
    taskId = page.url().split('/').at(-1) ?? ''
    await seen(page.getByRole('heading', { level: 1, name: '인사 함수를 만들어 주세요' }))
  })

  test('its question is answered in the inbox by keys, and another browser sees it', { timeout: LONG }, async () => {
    const { page } = po
    const other = await world.person({ lang: 'en', theme: 'dark' })
    await other.page.goto(`${world.address}/inbox`)
    await answerUntil(page, (kinds) => kinds.includes('question'))
    await seen(other.page.getByText('Question', { exact: true }))
    await picture(other.page, 'inbox-en-dark')
    await fillBoard(page)
    await page.goto(world.address)
    await seen(page.getByText('슬랙 모달 오류 수정'))
    await picture(page, 'board-ko')
    await page.keyboard.press('g')
    await page.keyboard.press('i')
    await seen(page.getByRole('button', { expanded: true }))
    await picture(page, 'inbox-ko')
    await page.keyboard.press('1')
    await page.keyboard.press('Control+Enter')
    await seen(other.page.getByText('Question', { exact: true }), { state: 'detached' })
    expect(other.faults).toEqual([])
    await other.context.close()
  })

  test('a rejection by two comments on lines reaches the brief of the next run', { timeout: LONG }, async () => {
    const { page } = po
    await answerUntil(page, (kinds) => kinds.includes('approval'))
    await page.goto(`${world.address}/t/${taskId}/review`)
    const gutters = page.getByRole('button', { name: /번 줄에 댓글/ })
    await seen(gutters.first())
    for (const [at, text] of [
      [0, '이름을 바꿔 주세요'],
      [1, '테스트를 더 써 주세요'],
    ] as const) {
      await gutters.nth(at).click()
      await page.getByPlaceholder(/이 줄에서 고칠 점/).fill(text)
      await page.keyboard.press('Control+Enter')
    }
    await seen(page.getByText('저장된 댓글 초안 2개'))
    await page.reload()
    await seen(page.getByText('저장된 댓글 초안 2개'))
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
    await seen(page.getByRole('dialog'))
    await picture(page, 'approve-ko')
    await page.keyboard.press('Control+Enter')
    await seen(page.getByText('병합이 끝났습니다'), { timeout: 120_000 })
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
    await seen(title)
    expect(await title.innerText()).toContain('<img src=x onerror=alert(1)>«202e»')
    await page.goto(world.address)
    await seen(page.getByText('esrever', { exact: false }).first())
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
      // A phone that opens the bare address begins at the inbox.
      board: '/?team=',
      inbox: '/inbox',
      new: '/new',
      task: `/t/${taskId}`,
      review: `/t/${taskId}/review`,
      run: `/runs/${runs[0]?.run_id}`,
      talk: '/runs/new',
      numbers: '/numbers',
    }
    const found: string[] = []
    for (const [name, path] of Object.entries(places)) {
      await person.page.goto(world.address + path)
      await seen(person.page.getByRole('heading', { level: 1 }).first(), { state: 'attached' })
      await person.settled()
      found.push(...(await seriousFindings(person.page)).map((finding) => `${name}: ${finding}`))
      // Pictures of both: the switch is what the menu at the top right does.
      for (const theme of THEMES) {
        await person.page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
        await picture(person.page, `${name}-${look.lang}-${theme}-${look.width}`)
      }
    }
    expect(found).toEqual([])
    expect(person.faults).toEqual([])
    await person.context.close()
  })
})

/** Tasks of other teams, for a board that looks like one that is used. */
async function fillBoard(page: Page): Promise<void> {
  const make = async (
    request: string,
    priority: 'P0_CRITICAL' | 'P1_HIGH' | 'P2_MEDIUM',
    steps: readonly StepAction[],
  ) => {
    const { task_id } = await post<'create_task'>(page, '/tasks', { request, priority })
    for (const action of steps) await post<'step'>(page, `/tasks/${task_id}/steps`, { action })
  }
  await make('결제 재시도 처리: 실패하면 세 번까지 다시 시도하고, 그래도 안 되면 알립니다', 'P0_CRITICAL', [
    'pickup',
    'handoff',
  ])
  await make('슬랙 모달 오류 수정', 'P1_HIGH', ['pickup'])
  await make('검색 결과를 최근 순으로 정렬', 'P2_MEDIUM', ['pickup', 'handoff'])
  await make('Export CSV with a header row for every sheet', 'P2_MEDIUM', [])
}

type StepAction = ApiBody<'step'>['action']

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

/** Paths of the scripts that the page has loaded. */
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js'))`)

/** As the server sends them to a browser that knows gzip alone. */
const gzipBytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (statSync(join(PAGE, `${path}.gz`), { throwIfNoEntry: false })?.size ?? 500), 0)

async function seriousFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }).axe
    // Only violations are read: axe describes the elements of no other result.
    const { violations } = await axe.run({ resultTypes: ['violations'] })
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
