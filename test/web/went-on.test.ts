import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BIN } from '../cli/runs-world.ts'
import { ROOT } from '../support/run-baton.ts'
import { BrowserWorld, picture } from './browser-world.ts'
import { LONG, seen } from './page-calls.ts'

const SPECIALIST = join(ROOT, 'test', 'fixtures', 'relay', 'specialist.mjs')

let world: BrowserWorld
let calls = ''
let taskId = ''
beforeAll(async () => {
  calls = mkdtempSync(join(tmpdir(), 'baton-calls-'))
  const command = [process.execPath, SPECIALIST, 'security', join(calls, 'calls.jsonl')]
  const config = { schema_version: '1.0.0', agents: { DEV: { command, name: 'player', nonce_required: true } } }
  const checks = [{ name: 'there', command: ['sh', '-c', 'test -f place'] }]
  const files = { place: 'as it was\n', 'baton.config.json': JSON.stringify({ ...config, checks }) }
  world = await BrowserWorld.open(files, async (folder) => {
    const baton = (...args: string[]) =>
      spawnSync(process.execPath, [BIN, ...args, '--json'], { cwd: folder, encoding: 'utf8' }).stdout
    const words = ['--add', 'code-reviewer', '--remove', 'unit-tester', '--add', 'backend']
    baton('dispatch', 'make an API', ...words, '--yes')
    const { items } = JSON.parse(baton('inbox')) as { items: { key: string }[] }
    const key = items[0]?.key ?? ''
    taskId = key.split('/')[0] ?? ''
    baton('answer', key, 'accept', '--note', 'a test key')
    baton('run', '--resume', taskId)
  })
}, LONG)
afterAll(async () => {
  await world?.[Symbol.asyncDispose]()
  rmSync(calls, { recursive: true, force: true })
})

test('who approves sees on the task and on the review which findings a person let stand', {
  timeout: LONG,
}, async () => {
  const { page, faults } = await world.person({ lang: 'en', path: `/t/${taskId}` })
  for (const path of [`/t/${taskId}`, `/t/${taskId}/review`]) {
    await page.goto(`${world.address}${path}`)
    const note = page.getByRole('note')
    await seen(note.getByText('Review this before you approve'))
    expect(await note.textContent()).toContain('code-reviewer: went on with its findings (song-po) · a test key')
    expect(await note.textContent()).toContain('critical src/api/a.txt:1 the key is in the code')
    await picture(page, path.endsWith('review') ? 'went-on-review-en' : 'went-on-task-en')
  }
  expect(faults).toEqual([])
})
