import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { runBaton } from '../support/run-baton.ts'
import { type BrowserWorld, type Person, picture } from './browser-world.ts'
import { get, LONG, post, seen, untilValue } from './page-calls.ts'

/** Markup, a script, a turned direction, terminal escapes, a zero-width space, and a word that no line can hold. */
const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(2)</script>\u202Eesrever\u2066\u200b\u001b[31m\u001b]0;x\u0007 ${'W'.repeat(400)}`

/** Asks, writes files with hostile names and lines, and reports, all in hostile words. */
export const HOSTILE_FILES = {
  'hostile.cjs': `
const { writeFileSync, mkdirSync } = require('node:fs')
const bad = ${JSON.stringify(HOSTILE)}
mkdirSync('<b>', { recursive: true })
writeFileSync('<b>/\u202Egpj.<img src=x onerror=alert(3)>' + 'w'.repeat(120) + '.html', bad + '\\n' + 'L'.repeat(50000) + '\\n')
writeFileSync('$(touch x);\`id\`.txt', bad)
console.log(bad)
console.error(bad)
console.log(['[USER_QUESTION]', 'category: "choice"', 'question: ' + JSON.stringify(bad), 'options:', '  - ' + JSON.stringify(bad), '  - "no"', 'default: "no"', 'required: true', '[/USER_QUESTION]'].join('\\n'))
process.stdin.once('data', () => {
  console.log(['=== CUSTOM TASK COMPLETE ===', 'Task: ' + bad.replaceAll('\\n', ' '), 'Summary: ' + bad.replaceAll('\\n', ' ')].join('\\n'))
  process.exit(0)
})
`,
}

interface Given {
  readonly world: BrowserWorld
  readonly po: Person
}

/** Cases for a world that has `HOSTILE_FILES`. */
export function hostileCases(given: () => Given): void {
  describe('hostile words in the fields of the page', () => {
    test('of a person: requests, notes, reasons, names', { timeout: LONG }, async () => {
      const { po, world } = given()
      const { page } = po
      const tasks: string[] = []
      for (const _ of [1, 2, 3]) tasks.push((await post<'create_task'>(page, '/tasks', { request: HOSTILE })).task_id)
      const [held, escalated, back] = tasks as [string, string, string]
      await post<'step'>(page, `/tasks/${held}/steps`, { action: 'hold', note: HOSTILE })
      await post<'escalate'>(page, `/tasks/${escalated}/escalate`, { reason: HOSTILE })
      await post<'step'>(page, `/tasks/${back}/steps`, { action: 'pickup', note: HOSTILE })
      await post<'step'>(page, `/tasks/${back}/steps`, { action: 'handoff', context: HOSTILE })
      const reject = ['task', 'ack', back, 'rejected', '--as', 'jarvis', '--category', 'quality', '--reason', HOSTILE]
      const items = ['--item', `${HOSTILE.replaceAll(/[:@]/g, '')}: ${HOSTILE} @ ${HOSTILE.replaceAll('@', '')}`]
      const rejected = await runBaton([...reject, ...items], { cwd: world.folder })
      expect([rejected.code, rejected.stderr]).toEqual([0, ''])
      await looksHarmless(given(), '/?q=', 'esrever')
      await looksHarmless(given(), '/inbox', 'esrever')
      for (const id of tasks) await looksHarmless(given(), `/t/${id}`, 'esrever')
      await looksHarmless(given(), `/t/${back}/review`)
      await looksHarmless(given(), `/?q=${encodeURIComponent(HOSTILE)}`)
      await looksHarmless(given(), `/t/${encodeURIComponent(HOSTILE)}`)
      await looksHarmless(given(), `/inbox/${encodeURIComponent(HOSTILE)}`)
      // What is being written, in the fields themselves.
      await page.goto(`${world.address}/new`)
      for (const field of await page.getByRole('textbox').all()) await field.fill(HOSTILE)
      expect(await fits(page)).toBe(true)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('textbox').fill('esrever')
      await seen(page.getByRole('dialog').getByText('esrever').first())
      expect(await fits(page)).toBe(true)
      expect(po.faults.filter(isOurs)).toEqual([])
    })

    test('of a megabyte: refused as too long, or cut', async () => {
      const { po, world } = given()
      const { page } = po
      const answer = (await page.evaluate(
        `fetch('/api/v1/tasks', { method: 'POST', headers: { 'content-type': 'application/json', 'x-baton-session-key': localStorage.getItem('baton:session-key') }, body: JSON.stringify({ request: 'M'.repeat(1_000_000), title: 'M'.repeat(1_000_000) }) }).then((answer) => answer.status)`,
      )) as number
      expect([400, 413]).toContain(answer)
      await page.goto(`${world.address}/new`)
      const request = page.getByRole('textbox', { name: 'Request' })
      await request.focus()
      await page.keyboard.insertText('M'.repeat(1_000_000))
      await page.getByRole('button', { name: /^Start/ }).click()
      await seen(page.getByRole('alert'))
      expect(await fits(page)).toBe(true)
      await request.fill('')
    })

    test('of an agent: questions, output, file names, its report', { timeout: LONG }, async () => {
      const { po, world } = given()
      const { page } = po
      const command = ['agent', 'run', '--detach', '--json', '--name', HOSTILE.slice(0, 50), '--prompt', HOSTILE]
      const ran = await runBaton([...command, '--', process.execPath, 'hostile.cjs'], { cwd: world.folder })
      const { run_id } = JSON.parse(ran.stdout) as { run_id: string }
      const look = () => get<'show_run'>(page, `/runs/${run_id}`)
      const { run } = await untilValue(
        look,
        ({ run: { state, ended_at } }) => state === 'waiting_question' || ended_at !== null,
      )
      expect(run.state).toBe('waiting_question')
      await looksHarmless(given(), '/inbox', 'esrever')
      await looksHarmless(given(), `/runs/${run_id}`, 'esrever')
      await picture(page, 'hostile-run-en')
      await post<'answer'>(page, '/answers', { target: run.asking ?? '', text: HOSTILE })
      await untilValue(look, ({ run: { ended_at } }) => ended_at !== null)
      await looksHarmless(given(), `/runs/${run_id}`, 'esrever')
      await page.getByRole('button', { name: 'Diff' }).click()
      await seen(page.getByRole('dialog').getByText('«202e»gpj').first())
      expect(await fits(page)).toBe(true)
      expect(await page.locator('img').count()).toBe(0)
      const phone = await world.person({ lang: 'ko', width: 390, path: `/runs/${run_id}` })
      await looksHarmless({ world, po: phone }, `/runs/${run_id}`, 'esrever')
      await looksHarmless({ world, po: phone }, '/inbox', 'esrever')
      await phone.context.close()
      expect(po.faults.filter(isOurs)).toEqual([])
    })
  })
}

/** A request that the test itself made wrong is told in the console too. */
const isOurs = (fault: string) => !/status of 4\d\d/.test(fault)

/** Nothing was executed or became an element, and nothing is wider than the window. */
async function looksHarmless(
  { world, po: { page, faults, settled } }: Given,
  path: string,
  shown?: string,
): Promise<void> {
  await page.goto(world.address + path)
  await seen(page.getByRole('heading', { level: 1 }).first().or(page.getByRole('alert')).first(), { state: 'attached' })
  await settled()
  if (shown) await seen(page.getByText(shown).filter({ visible: true }).first())
  expect(await page.locator('img, main script, main iframe').count()).toBe(0)
  const words = await page.locator('body').innerText()
  expect(['\u202e', '\u2066', '\u001b'].filter((mark) => words.includes(mark))).toEqual([])
  expect([path, await fits(page)]).toEqual([path, true])
  expect(faults.filter(isOurs)).toEqual([])
}

const fits = (page: Page): Promise<boolean> => page.evaluate('document.documentElement.scrollWidth <= innerWidth')
