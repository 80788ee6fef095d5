import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { gitIn, makeRepository, readyRelay } from '../support/ready-relay.ts'
import { runBaton } from '../support/run-baton.ts'

const TASKS = ['TASK-20260228-001', 'TASK-20260228-002'] as const
const root = realpathSync(mkdtempSync(join(tmpdir(), 'copied-')))
const at = (...parts: string[]) => join(root, ...parts)
const env = { BATON_HOME: at('home') }
const baton = (folder: string, ...args: string[]) => runBaton(args, { cwd: at(folder), env })
let run_id: string

/** Opens the store of a folder beside the command line. */
async function withEngine<T>(folder: string, work: (engine: Engine) => Promise<T>): Promise<T> {
  const store = await openSqliteStore({ path: at(folder, '.baton', 'baton.db') })
  try {
    return await work(new Engine({ store, pipeline: DEFAULT_PIPELINE, clock: systemClock, timeZone: 'UTC' }))
  } finally {
    await store.close()
  }
}

const runIn = (folder: string) =>
  withEngine(folder, async ({ store }) => {
    const [loaded] = await store.load([{ kind: 'run', id: run_id }])
    return loaded?.kind === 'run' ? loaded.value : undefined
  })

beforeAll(async () => {
  makeRepository(at('first'))
  await withEngine('first', async (engine) => {
    const repository = at('first')
    for (const task_id of TASKS) await readyRelay(engine, { repository, task_id, files: { [`${task_id}.txt`]: 'x\n' } })
  })
  // It is the first to run something, so the folder of its runs is its own.
  const asked = await baton('first', 'agent', 'run', '--detach', '--json', '--', 'true')
  run_id = (JSON.parse(asked.stdout) as { run_id: string }).run_id
  cpSync(at('first'), at('second'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('truth.17 a copied repository approves into itself, and never into the original', async () => {
  const before = gitIn(at('first'), 'rev-parse', 'main', `baton/${TASKS[0]}`)
  const approved = await baton('second', 'task', 'approve', TASKS[0])
  expect(approved.code, approved.stderr).toBe(0)
  expect(existsSync(at('second', `${TASKS[0]}.txt`))).toBe(true)
  const audited = await baton('second', 'audit', 'verify')
  expect(audited.code, audited.stdout + audited.stderr).toBe(0)
  expect(gitIn(at('first'), 'rev-parse', 'main', `baton/${TASKS[0]}`)).toBe(before)
  expect(gitIn(at('first'), 'status', '--porcelain', '--untracked-files=no')).toBe('')
})

test('truth.17 the runs of the copy are its own: another folder, another nonce, another home', async () => {
  const [original, copied] = [await runIn('first'), await runIn('second')]
  expect(copied?.workspace?.folder).not.toBe(original?.workspace?.folder)
  expect(copied?.nonce).not.toBe(original?.nonce)
  expect(original?.workspace?.folder.startsWith(at('home'))).toBe(true)
  const worked = await baton('second', 'worker', '--until-idle')
  expect(worked.code, worked.stderr).toBe(0)
  expect((await runIn('second'))?.workspace?.repository).toBe(at('second'))
  expect(existsSync(original?.workspace?.folder ?? '')).toBe(false)
  expect((await runIn('first'))?.state).toBe('queued')
})

test('truth.17 a moved repository goes on with its tasks and its runs', async () => {
  renameSync(at('first'), at('third'))
  const approved = await baton('third', 'task', 'approve', TASKS[1], '--json')
  expect(approved.code, approved.stderr).toBe(0)
  expect(existsSync(at('third', `${TASKS[1]}.txt`))).toBe(true)
  const worked = await baton('third', 'worker', '--until-idle')
  expect(worked.code, worked.stderr).toBe(0)
  const { workspace } = (await runIn('third')) ?? {}
  expect(workspace?.repository).toBe(at('third'))
  const alternates = join(workspace?.folder ?? '', '.git', 'objects', 'info', 'alternates')
  expect(readFileSync(alternates, 'utf8')).toBe(`${at('third', '.git', 'objects')}\n`)
})

test('truth.17 a store in a repository that lacks the work is refused, and says what to do', async () => {
  makeRepository(at('other'))
  cpSync(at('third', '.baton'), at('other', '.baton'), { recursive: true })
  const refused = await baton('other', 'task', 'show', TASKS[0])
  const asked = await baton('other', 'task', 'approve', TASKS[0], '--json')
  expect(refused.code).toBe(0)
  expect(asked.code).toBe(4)
  expect(JSON.parse(asked.stderr)).toMatchObject({ error: { code: 'REPOSITORY_MISMATCH' } })
  expect(asked.stderr).toContain(at('other'))
})
