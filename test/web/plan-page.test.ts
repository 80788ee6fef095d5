import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BrowserWorld, type Person, picture } from './browser-world.ts'
import { get, LONG, seen, untilValue } from './page-calls.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let world: BrowserWorld
let po: Person
let taskId = ''
beforeAll(async () => {
  world = await BrowserWorld.open({ 'src/api/users.ts': 'export {}\n', 'src/components/login.tsx': 'export {}\n' })
  po = await world.person({ lang: 'en' })
}, LONG)
afterAll(() => world?.[Symbol.asyncDispose](), LONG)

const plan = () => get<'task_plan'>(po.page, `/tasks/${taskId}/plan`)

test('a request is dispatched on the page, and its plan waits with a graph and a list', { timeout: LONG }, async () => {
  const { page } = po
  await seen(page.getByRole('heading', { level: 1 }))
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'Request' }).fill('Add email login with JWT authentication')
  await page.getByRole('button', { name: 'Plan a graph of specialists' }).click()
  await page.waitForURL(/\/t\/TASK-[^/]+\/plan$/)
  taskId = page.url().split('/').at(-2) ?? ''
  await seen(page.getByRole('button', { name: /^Run \d+ agents/ }))
  const { nodes, item } = await plan()
  expect(item).not.toBeNull()
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(nodes.length)
  await seen(page.getByRole('img', { name: `The order of ${nodes.length} agents.` }))
  expect(await violations(page)).toEqual([])
  await picture(page, 'plan-en')
})

test('the item of the inbox leads to the plan', { timeout: LONG }, async () => {
  const { page, context, faults } = await world.person({ lang: 'en', path: '/inbox' })
  await page.getByRole('link', { name: 'See and edit the plan' }).click()
  await page.waitForURL(new RegExp(`/t/${taskId}/plan$`))
  await seen(page.getByRole('button', { name: /^Run \d+ agents/ }))
  expect(faults).toEqual([])
  await context.close()
})

test.each([
  { lang: 'ko', theme: 'light', width: 1280 },
  { lang: 'ko', theme: 'dark', width: 1280 },
  { lang: 'en', theme: 'dark', width: 1280 },
  { lang: 'en', theme: 'light', width: 390 },
  { lang: 'ko', theme: 'dark', width: 390 },
] as const)(
  'the plan page in $lang, $theme, $width px: no violation, nothing is cut off',
  { timeout: LONG },
  async (look) => {
    const { page, context, faults, settled } = await world.person({ ...look, path: `/t/${taskId}/plan` })
    await seen(page.getByRole('button', { name: /^Run \d+ agents|개 실행/ }))
    await settled()
    await picture(page, `plan-${look.lang}-${look.theme}-${look.width}`)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(look.width)
    expect(faults).toEqual([])
    await context.close()
  },
)

test('edits rebuild the graph before anything is sent, and mark what changed', { timeout: LONG }, async () => {
  const { page } = po
  const before = (await plan()).nodes.length
  await page.getByRole('button', { name: 'Remove unit-tester' }).focus()
  await page.keyboard.press('Enter')
  await seen(page.getByRole('button', { name: 'Put back unit-tester' }))
  await page.getByLabel('Agent to add').selectOption('architect')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await seen(page.getByRole('listitem').filter({ hasText: 'architect' }).getByText('added'))
  expect((await plan()).nodes).toHaveLength(before)
  expect(await violations(page)).toEqual([])
  await picture(page, 'plan-edited-en')
})

test('the confirmed plan runs as it was shown, and the task page follows its agents', { timeout: LONG }, async () => {
  const { page } = po
  await page.getByRole('button', { name: /^Apply the edits and run/ }).click()
  await page.waitForURL(new RegExp(`/t/${taskId}$`))
  const graph = page.getByRole('region', { name: 'Graph of agents' })
  await seen(graph.getByText('done').first(), { timeout: LONG })
  await picture(page, 'task-graph-en')
  // A dispatch has one stage: no other team is ahead of it.
  expect(await page.getByRole('region', { name: 'Relay' }).getByTitle('Kimqa').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  const { nodes } = await untilValue(plan, ({ nodes: all }) => all.every(({ state }) => state === 'done'))
  const names = nodes.map(({ agent }) => agent)
  expect(names).toContain('architect')
  expect(names).not.toContain('unit-tester')
  await untilValue(
    () => get<'show_task'>(page, `/tasks/${taskId}`),
    ({ task }) => task.status === 'DEPLOY_READY',
  )
  expect(po.faults).toEqual([])
})

async function violations(page: Person['page']): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const { violations: found } = (await page.evaluate(`axe.run({ resultTypes: ['violations'] })`)) as {
    violations: { id: string; nodes: { html: string }[] }[]
  }
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
