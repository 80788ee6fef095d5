import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cleanUpTasks } from '../../../src/engine/garbage/clean-up-tasks.ts'
import { collectGarbage } from '../../../src/engine/garbage/collect-garbage.ts'
import { packTaskRefs } from '../../../src/engine/garbage/pack-task-refs.ts'
import type { RecordKind, Records } from '../../../src/pipeline/records.ts'
import type { RunRecord } from '../../../src/pipeline/runs/run-record.ts'
import type { VisitRecord } from '../../../src/pipeline/visits/visit-record.ts'
import { gitText } from '../../../src/workspace/git/git.ts'
import { removeFolder } from '../../../src/workspace/git/remove-folder.ts'
import { changeset } from '../../store/samples.ts'
import { packageAt } from '../../support/package-at.ts'
import { RunBench } from '../../support/run-bench.ts'

const DONE = "printf '=== CUSTOM TASK COMPLETE ===\\nSummary: done\\n'"
const TASK = 'TASK-20260228-001'
const VISIT = `${TASK}/1`
const DAY_MS = 24 * 60 * 60_000

let bench: RunBench
beforeEach(async () => {
  bench = await RunBench.open()
})
afterEach(async () => {
  await bench[Symbol.asyncDispose]()
})

const home = () => join(bench.folder, 'home')
const git = (...args: string[]) => gitText({ cwd: bench.repository, args })
const refs = () => git('for-each-ref', '--format=%(refname)', 'refs/baton')
const folderOf = (run: RunRecord) => run.workspace?.folder ?? ''
const isThere = (run: RunRecord) => existsSync(folderOf(run))

let writes = 0
async function put<Kind extends RecordKind>(kind: Kind, id: string, value: unknown): Promise<void> {
  const [{ version }] = await bench.engine.store.load([{ kind, id }])
  const write = { kind, id, value: value as Records[Kind] }
  writes += 1
  const set = changeset(`write ${writes}`, { reads: [{ kind, id, version }], writes: [write] } as never)
  const [answer] = await bench.engine.store.commit([set])
  expect(answer?.outcome).toBe('committed')
}

/** A run of the task, which ended a minute ago. */
async function ran(script = `echo one > one.txt; ${DONE}`, changes: Partial<RunRecord> = {}): Promise<RunRecord> {
  const worker = await bench.worker()
  const run = await worker.run(await bench.create(script))
  const ended_at = new Date(Date.now() - 60_000).toISOString()
  const before = { ...run, task_id: TASK, visit: VISIT, effect: `${VISIT}/${run.run_id}`, ended_at, ...changes }
  await put('run', run.run_id, before)
  age(folderOf(run))
  return before
}

/** As if nothing had been written since the run ended. */
function age(folder: string): void {
  const then = new Date(Date.now() - 120_000)
  for (const name of readdirSync(folder, { recursive: true })) utimesSync(join(folder, String(name)), then, then)
}

async function task(status: string): Promise<void> {
  await bench.engine.execute(
    { type: 'import_task', definition: bench.engine.definition, document: packageAt(TASK, ['pickup']) },
    { actor: 'song-po' },
  )
  const [{ value }] = await bench.engine.store.load([{ kind: 'task', id: TASK }])
  await put('task', TASK, { ...value, task: { ...value?.task, status } })
}
const visit = (runs: VisitRecord['runs'], more: Partial<VisitRecord> = {}) =>
  put('visit', VISIT, {
    visit: VISIT,
    task_id: TASK,
    number: 1,
    state: 'open',
    due_at: null,
    outstanding: {},
    runs,
    ...more,
  })
const as = (role: VisitRecord['runs'][number]['role'], number: number, { run_id }: RunRecord) => ({
  role,
  number,
  run_id,
})

const cleanUp = (more: { readonly withinMs?: number; readonly tasks?: ReadonlySet<string> } = {}) =>
  cleanUpTasks({ engine: bench.engine, home: home(), keepMs: DAY_MS, ...more })

describe('while a stage works', () => {
  test('folders go of runs that it is done with, and that of the newest coder stays', async () => {
    const [leader, first, second] = [await ran(), await ran(), await ran()]
    await task('DEV_IN_PROGRESS')
    await visit([as('leader', 1, leader), as('coder', 1, first), as('coder', 2, second)])
    await cleanUp()
    expect([isThere(leader), isThere(first), isThere(second)]).toEqual([false, false, true])
    expect(await git('show', `refs/baton/runs/${first.run_id}/checkpoints/1:one.txt`)).toBe('one')
  })

  test('the folder stays of a run whose outcome is waited for, that failed, or that has just ended', async () => {
    const asked = await ran()
    const failed = await ran(undefined, { state: 'failed' })
    const young = await ran(undefined, { ended_at: new Date().toISOString() })
    await task('DEV_IN_PROGRESS')
    const outstanding = { [asked.effect ?? '']: { at: 'run', run_id: asked.run_id } } as never
    await visit([as('stage', 1, asked), as('stage', 2, failed), as('stage', 3, young)], { outstanding })
    await cleanUp()
    expect([isThere(asked), isThere(failed), isThere(young)]).toEqual([true, true, true])
  })

  test('the folder of the last coder stays while the next one has none yet', async () => {
    const [first, next] = [await ran(), await ran(undefined, { workspace: null })]
    await task('DEV_IN_PROGRESS')
    await visit([as('coder', 1, first), as('coder', 2, next)])
    await cleanUp()
    expect(isThere(first)).toBe(true)
  })

  test('a folder in which somebody changed a file after the run stays as long as it is kept', async () => {
    const run = await ran()
    await task('DEV_IN_PROGRESS')
    await visit([as('stage', 1, run)], { state: 'closed' })
    writeFileSync(join(folderOf(run), 'by-hand.txt'), 'mine\n')
    await cleanUp()
    expect(isThere(run)).toBe(true)
    rmSync(join(folderOf(run), 'by-hand.txt'))
    await cleanUp()
    expect(isThere(run)).toBe(false)
  })
})

describe('when a task has ended', () => {
  test('its folders go at once, and its refs become one', async () => {
    const runs = [await ran(), await ran()]
    await task('DONE')
    await visit([], { state: 'closed' })
    await put('relay', TASK, { task_id: TASK, open: false, spec: { repository: bench.repository }, created_at: '' })
    await git('update-ref', `refs/baton/steps/${TASK}/backend/x`, 'HEAD')
    await git('update-ref', `refs/baton/aside/${TASK}/y`, 'HEAD')
    await cleanUp()
    expect(runs.map(isThere)).toEqual([false, false])
    expect(await refs()).toBe('refs/baton/archive')
    expect(await git('show', `refs/baton/archive:runs`)).toContain('tree')
  })

  test('its refs stay while a run has not been put down, and those of other tasks stay', async () => {
    const [over, held] = [await ran(), await ran(undefined, { holder: 'somebody' })]
    const other = await ran(undefined, { task_id: 'TASK-20260228-002' })
    await task('CANCELLED')
    await put('relay', TASK, { task_id: TASK, open: false, spec: { repository: bench.repository }, created_at: '' })
    expect(await packTaskRefs(bench.engine, TASK)).toBeUndefined()
    expect(await packTaskRefs(bench.engine, 'TASK-20260228-002')).toBeUndefined()
    await put('run', held.run_id, { ...held, holder: null })
    expect(await packTaskRefs(bench.engine, TASK, { dryRun: true })).toMatchObject({ task_id: TASK })
    expect(await packTaskRefs(bench.engine, TASK)).toMatchObject({ task_id: TASK })
    expect(await refs()).toContain(`refs/baton/runs/${other.run_id}/base`)
    expect(await refs()).not.toContain(over.run_id)
  })

  test('the hourly collection packs what a killed command left', async () => {
    const run = await ran()
    await task('DONE')
    await put('relay', TASK, { task_id: TASK, open: false, spec: { repository: bench.repository }, created_at: '' })
    const plan = await collectGarbage({ engine: bench.engine, home: home(), dryRun: true, measure: true })
    expect(plan).toMatchObject({ folders: [{ run_id: run.run_id, task_id: TASK }], refs: [{ task_id: TASK }] })
    expect(plan.bytes).toBeGreaterThan(0)
    expect(isThere(run)).toBe(true)
    const done = await collectGarbage({ engine: bench.engine, home: home() })
    expect(done.refs).toMatchObject([{ task_id: TASK, repository: bench.repository }])
    expect(await refs()).toBe('refs/baton/archive')
  })
})

test('without time it removes nothing by halves, and the next one finishes', async () => {
  const run = await ran()
  await task('DONE')
  await cleanUp({ withinMs: 0, tasks: new Set([TASK]) }).catch(() => {})
  await cleanUp()
  expect(existsSync(join(home(), run.run_id))).toBe(false)
  expect(await git('show', `refs/baton/runs/${run.run_id}/checkpoints/1:one.txt`)).toBe('one')
})

test('a link in the place of a folder that goes is deleted, and what it leads to stays', async () => {
  const outside = join(bench.folder, 'outside')
  mkdirSync(join(outside, 'inner'), { recursive: true })
  symlinkSync(outside, join(bench.folder, 'link'))
  await removeFolder(join(bench.folder, 'link'), new AbortController().signal)
  expect([existsSync(join(bench.folder, 'link')), existsSync(join(outside, 'inner'))]).toEqual([false, true])
})
