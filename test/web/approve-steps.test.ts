import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BrowserWorld, type Person, picture } from './browser-world.ts'
import { get, LONG, post, seen, untilValue } from './page-calls.ts'

let world: BrowserWorld
let po: Person
let taskId = ''

beforeAll(async () => {
  world = await BrowserWorld.open()
  po = await world.person({ lang: 'en' })
  // Each stage by itself: what is called a rehearsal has a repository of its own, where no file is in the way.
  const agents = Object.fromEntries(['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC'].map((stage) => [stage, 'rehearsal']))
  const made = await post<'create_task'>(po.page, '/tasks', { request: 'greet', start: { agents } })
  taskId = made.task_id
}, LONG)
afterAll(() => world?.[Symbol.asyncDispose](), LONG)

test('a row of the inbox that was decided says by whom', { timeout: LONG }, async () => {
  const { page } = po
  const question = await untilKind('question')
  await page.goto(`${world.address}/inbox`)
  await seen(page.getByText('Question', { exact: true }))
  // What the agent said last stands there too.
  await page.getByText('Last 5 lines of the log').click()
  await seen(page.getByRole('listitem').filter({ hasText: /^rehearsal agent \(no model is used\)/ }))
  await picture(page, 'inbox-last-lines-en')
  // Who asks is told by the mark of the team; a question with options of its own has no field for other words.
  expect(await page.locator('[data-row][data-open]').getByTitle('Bunker').textContent()).toBe('[B]')
  expect(await page.locator('[data-row][data-open]').getByRole('textbox').count()).toBe(0)
  const other = await world.person({ lang: 'ko', path: '/inbox' })
  await seen(other.page.getByText('질문', { exact: true }))
  await post<'answer'>(page, '/answers', {
    target: question.answer?.target ?? '',
    text: question.answer?.options[0]?.value ?? 'yes',
  })
  await seen(page.getByText('decided by you'))
  await seen(other.page.getByText('내가 결정함'))
  await seen(page.getByText('decided by you'), { state: 'detached' })
  expect([...po.faults, ...other.faults]).toEqual([])
  await other.context.close()
})

test('an approval shows its steps; files in the way are named, and it goes on after `try again`', {
  timeout: LONG,
}, async () => {
  const { page } = po
  await untilKind('approval')
  const { files } = await get<'review'>(page, `/tasks/${taskId}/review`)
  const path = files[0]?.path ?? ''
  const inTheWay = join(world.folder, path)
  mkdirSync(dirname(inTheWay), { recursive: true })
  writeFileSync(inTheWay, 'not committed\n')
  await page.goto(`${world.address}/inbox`)
  await seen(page.locator('[data-row]').getByText(/^\+\d+ −\d+$/))
  await page.goto(`${world.address}/t/${taskId}/review`)
  await page.getByRole('button', { name: /^Approve [0-9a-f]{7}/ }).click()
  await seen(page.getByRole('dialog'))
  await page.keyboard.press('Control+Enter')
  const state = (step: string) => page.locator(`[data-step=${step}]`).getAttribute('data-state')
  await seen(page.getByRole('list', { name: 'Files that block the merge' }).getByText(path), { timeout: 60_000 })
  expect([await state('merge'), await state('checks'), await state('move'), await state('done')]).toEqual([
    'done',
    'done',
    'stopped',
    'waits',
  ])
  // The question stands there without its details, which the list has.
  expect(await page.getByRole('dialog').getByText(path).count()).toBe(1)
  await seen(page.getByText('git stash -u'))
  await picture(page, 'approve-blocked-en')
  rmSync(inTheWay)
  await page.getByRole('radio', { name: /try again/ }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Answer/ })
    .click()
  await seen(page.getByText('Merged. The task is done.'), { timeout: 120_000 })
  expect(await state('done')).toBe('done')
  expect(po.faults).toEqual([])
})

/** Answers what the relay asks besides, until an entry of the kind waits. */
async function untilKind(wanted: string) {
  const found = await untilValue(async () => {
    const { waiting } = await get<'inbox'>(po.page, '/inbox')
    const mine = waiting.filter(({ task_id }) => task_id === taskId)
    const entry = mine.find(({ kind }) => kind === wanted)
    if (entry) return entry
    for (const { kind, answer, id } of mine) {
      if (kind === 'escalation')
        await post<'resolve_escalation'>(po.page, `/escalations/${id}/resolve`, { decision: 'continue' })
      else if (answer)
        await post<'answer'>(po.page, '/answers', { target: answer.target, text: answer.options[0]?.value ?? 'yes' })
    }
    return undefined
  }, Boolean)
  if (!found) throw new Error(`no ${wanted} came`)
  return found
}
