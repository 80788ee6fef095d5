import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkFolderName } from '../../../src/engine/effects/check-folder-name.ts'
import { Executor } from '../../../src/engine/executor/executor.ts'
import { collectGarbage, type GarbageOptions } from '../../../src/engine/garbage/collect-garbage.ts'
import type { RunRecord } from '../../../src/pipeline/runs/run-record.ts'
import type { VisitRecord } from '../../../src/pipeline/visits/visit-record.ts'
import { gitText } from '../../../src/workspace/git/git.ts'
import { until } from '../../agents/agent-world.ts'
import { changeset } from '../../store/samples.ts'
import { childScript } from '../../support/child-script.ts'
import { seededRandom } from '../../support/parse-agent-output.ts'
import { ROOT } from '../../support/run-baton.ts'
import { RunBench } from '../../support/run-bench.ts'

const DONE = "printf '=== CUSTOM TASK COMPLETE ===\\nSummary: done\\n'"
const AT_ONCE = { transcript_days: 30, folder_days: 0 }

let bench: RunBench
beforeEach(async () => {
  bench = await RunBench.open()
})
afterEach(async () => {
  await bench[Symbol.asyncDispose]()
})

const home = () => join(bench.folder, 'home')
const gc = (more: Partial<GarbageOptions> = {}) =>
  collectGarbage({ engine: bench.engine, home: home(), keep: AT_ONCE, ...more })
const git = (...args: string[]) => gitText({ cwd: bench.repository, args })
const refs = (run_id: string) => git('for-each-ref', '--format=%(refname:lstrip=4)', `refs/baton/runs/${run_id}`)

async function ran(script: string): Promise<RunRecord> {
  // One that asks is put down at once.
  const worker = await bench.worker({ times: { restMs: 0 } })
  return worker.run(await bench.create(script))
}

const folderOf = (run: RunRecord) => run.workspace?.folder ?? ''

/** Writes a record as a command would leave it. */
async function write(run: RunRecord, changes: Partial<RunRecord>, visit?: Partial<VisitRecord>): Promise<void> {
  const [{ version }] = await bench.engine.store.load([{ kind: 'run', id: run.run_id }])
  const writes = [
    { kind: 'run' as const, id: run.run_id, value: { ...run, ...changes } },
    ...(visit ? [{ kind: 'visit' as const, id: changes.visit ?? '', value: visit as VisitRecord }] : []),
  ]
  const reads = [{ kind: 'run' as const, id: run.run_id, version }]
  const [answer] = await bench.engine.store.commit([changeset(`write ${run.run_id} ${version}`, { reads, writes })])
  expect(answer?.outcome).toBe('committed')
}

describe('the folder of a run that has ended', () => {
  test('goes, its work stays as commits, and it is made again where it is taken up again', async () => {
    const run = await ran(`echo one > one.txt; ${DONE}`)
    expect(await gc({ dryRun: true })).toMatchObject({ folders: [{ run_id: run.run_id, commit: null }], kept: [] })
    expect(existsSync(folderOf(run))).toBe(true)
    expect(await gc()).toMatchObject({
      folders: [{ run_id: run.run_id, folder: folderOf(run) }],
      kept: [],
      busy: false,
    })
    expect(existsSync(join(home(), run.run_id))).toBe(false)
    expect(await refs(run.run_id)).toContain('checkpoints/1')
    expect(await gc()).toMatchObject({ folders: [], kept: [] })
    const again = { run_id: run.run_id, text: 'and more' }
    await bench.engine.execute({ type: 'follow_up', ...again }, { actor: 'song-po' })
    const worker = await bench.worker()
    expect(await worker.run(run.run_id)).toMatchObject({ state: 'completed', attempt: 2 })
    expect(readdirSync(folderOf(run))).toContain('one.txt')
  })

  test('is committed first where a person worked in it since, ignored files aside', async () => {
    const run = await ran(`echo one > one.txt; echo ignored > .gitignore; ${DONE}`)
    writeFileSync(join(folderOf(run), 'fixed.txt'), 'by hand\n')
    writeFileSync(join(folderOf(run), 'ignored'), 'not kept\n')
    const { folders } = await gc()
    expect(folders).toHaveLength(1)
    expect(await git('show', `${folders[0]?.commit}:fixed.txt`)).toBe('by hand')
    expect(await refs(run.run_id)).toContain('snapshots/1')
    expect(await git('ls-tree', '--name-only', folders[0]?.commit ?? '')).not.toContain('ignored\n')
  })

  test('stays where it holds files that no commit can hold', async () => {
    const run = await ran(`echo one > one.txt; ${DONE}`)
    writeFileSync(join(folderOf(run), '.env'), 'KEY=1\n')
    expect(await gc()).toMatchObject({ folders: [], kept: [{ why: 'not_in_commits', details: '.env' }] })
    expect(existsSync(join(folderOf(run), '.env'))).toBe(true)
  })

  test('stays for as long as it is kept, and while its files change', async () => {
    const run = await ran(DONE)
    const days = { transcript_days: 30, folder_days: 1 }
    expect(await gc({ keep: days })).toMatchObject({ folders: [], kept: [{ why: 'recent' }] })
    await write(run, { ended_at: '2020-01-01T00:00:00.000Z' })
    writeFileSync(join(folderOf(run), 'now.txt'), 'a person works here\n')
    expect(await gc({ keep: days })).toMatchObject({ folders: [], kept: [{ why: 'recent' }] })
  })

  test('stays while its visit is not closed, and goes then', async () => {
    const run = await ran(DONE)
    const visit = { visit: 'T1/1', task_id: 'T1', number: 1, stage: 'DEV', due_at: null }
    await write(run, { task_id: 'T1', visit: 'T1/1' }, { ...visit, state: 'parked' })
    expect(await gc()).toMatchObject({ folders: [], kept: [{ why: 'task_open' }] })
    const [{ version, value }] = await bench.engine.store.load([{ kind: 'visit', id: 'T1/1' }])
    const closed = {
      kind: 'visit' as const,
      id: 'T1/1',
      value: { ...(value as VisitRecord), state: 'closed' as const },
    }
    await bench.engine.store.commit([
      changeset('close it', { reads: [{ kind: 'visit', id: 'T1/1', version }], writes: [closed] }),
    ])
    expect((await gc()).folders).toHaveLength(1)
  })

  test('stays where its last checkpoint is not in the repository, or the repository is gone', async () => {
    const run = await ran(`echo one > one.txt; ${DONE}`)
    const commit = '0123456789012345678901234567890123456789'
    const checkpoints = run.checkpoints.map((one) => ({ ...one, commit }))
    await write(run, { checkpoints })
    expect(await gc()).toMatchObject({ folders: [], kept: [{ why: 'checkpoint_missing', details: commit }] })
    await write(run, { workspace: { ...(run.workspace as object), repository: '/nowhere' } as RunRecord['workspace'] })
    expect(await gc()).toMatchObject({ folders: [], kept: [{ why: 'unreadable' }] })
    expect(existsSync(folderOf(run))).toBe(true)
  })
})

test('a run that waits keeps its folder and its transcript, however old', async () => {
  const asks = "printf '[USER_QUESTION]\\ncategory: business\\nquestion: what?\\nrequired: true\\n[/USER_QUESTION]\\n'"
  const run = await ran(asks)
  expect(run).toMatchObject({ state: 'waiting_question', holder: null })
  const ended = await ran(`echo words; ${DONE}`)
  const late = { now: () => Date.now() + 90 * 24 * 60 * 60_000 }
  const clock = Object.assign(Object.create(bench.engine), { clock: late }) as typeof bench.engine
  expect(await gc({ engine: clock })).toMatchObject({ transcripts: 1, folders: [{ run_id: ended.run_id }], kept: [] })
  expect(existsSync(folderOf(run))).toBe(true)
  expect(await bench.transcript(run.run_id)).toContain('what?')
  expect(await bench.transcript(ended.run_id)).toBe('')
})

test('whatever else is in the home stays, and no link is followed', async () => {
  const run = await ran(DONE)
  const outside = join(bench.folder, 'outside')
  mkdirSync(join(outside, 'work'), { recursive: true })
  writeFileSync(join(outside, 'work', 'mine.txt'), 'mine\n')
  mkdirSync(join(home(), 'RUN-20200101-001', 'work'), { recursive: true })
  symlinkSync(outside, join(home(), 'linked'))
  rmSync(folderOf(run), { recursive: true })
  symlinkSync(join(outside, 'work'), folderOf(run))
  expect(await gc()).toMatchObject({ folders: [], checks: [] })
  expect(existsSync(join(outside, 'work', 'mine.txt'))).toBe(true)
  expect(readdirSync(home()).sort()).toEqual(['RUN-20200101-001', run.run_id, 'linked'].sort())
})

test('folders of checks go when no worker has claimed them', async () => {
  await bench.engine.store.renew({ worker: 'w', pid: process.pid, started: '', boot: '', machine: '' } as never, 60_000)
  const row = { id: 'T1/1/evidence.1', queue: 'house', kind: 'effect', task_id: null, visit: null, priority: 0 }
  const work = [{ op: 'add', row: { ...row, schema: 1, suspended: false, data: {} } }] as never
  await bench.engine.store.commit([changeset('a row', { work })])
  const [claimed] = await bench.engine.store.claim({ worker: 'w', queues: ['house'], limit: 1, schema: 1 })
  const live = checkFolderName(row.id, claimed?.token ?? 0)
  const names = [live, `${live}-base`, checkFolderName(row.id, 7), 'of-a-person']
  for (const name of names) mkdirSync(join(home(), 'checks', name), { recursive: true })
  expect((await gc()).checks, 'they are young').toEqual([])
  const hours = { now: Date.now, later: Date.now() + 2 * 60 * 60_000 }
  Date.now = () => hours.later
  try {
    expect((await gc({ dryRun: true })).checks).toHaveLength(1)
    expect((await gc()).checks.map(({ folder }) => folder)).toEqual([
      join(home(), 'checks', checkFolderName(row.id, 7)),
    ])
  } finally {
    Date.now = hours.now
  }
  expect(readdirSync(join(home(), 'checks')).sort()).toEqual([live, `${live}-base`, 'of-a-person'].sort())
})

test('an executor does it when it begins', async () => {
  const run = await ran(DONE)
  const prompt = () => ''
  const options = { engine: bench.engine, home: home(), onEvent: () => {}, prompt, lanes: {}, keep: AT_ONCE }
  await using _executor = await Executor.start(options)
  await until('the folder is gone', () => !existsSync(join(home(), run.run_id)))
})

test('two at once remove everything once', async () => {
  const runs = [await ran(DONE), await ran(DONE), await ran(DONE)]
  const both = await Promise.all([gc(), gc()])
  expect(both.flatMap(({ folders }) => folders.map(({ run_id }) => run_id)).sort()).toEqual(
    runs.map(({ run_id }) => run_id).sort(),
  )
  expect(both.filter(({ busy }) => busy)).toHaveLength(1)
  expect(readdirSync(home())).toEqual([])
})

const CHILD = childScript(join(ROOT, 'test', 'support', 'gc-child.ts'))

test('killed with -9 at any moment, it leaves nothing lost and the next one finishes', async () => {
  const random = seededRandom(13)
  const script = `for n in 1 2 3 4 5 6 7 8; do echo $n > file-$n.txt; done; ${DONE}`
  const runs: RunRecord[] = []
  const worker = await bench.worker()
  for (let at = 0; at < 4; at += 1) runs.push(await worker.run(await bench.create(script)))
  for (const run of runs) writeFileSync(join(folderOf(run), 'by-hand.txt'), `${run.run_id}\n`)
  let killed = 0
  for (let kill = 0; kill < 6; kill += 1) {
    const child = fork(CHILD, [join(bench.folder, 'baton.db'), home()])
    await once(child, 'message')
    const exited = once(child, 'exit')
    // The moment of the kill is what varies; nothing is waited for here.
    await delay(Math.floor(random() * 250))
    killed += child.kill('SIGKILL') ? 1 : 0
    await exited
  }
  expect(killed).toBeGreaterThan(0)
  expect(await gc()).toMatchObject({ busy: false, kept: [] })
  for (const run of runs) {
    expect(existsSync(join(home(), run.run_id))).toBe(false)
    const snapshots = (await refs(run.run_id)).split('\n').filter((name) => name.startsWith('snapshots/'))
    expect(snapshots).toEqual(['snapshots/1'])
    const ref = `refs/baton/runs/${run.run_id}/snapshots/1`
    expect(await git('show', `${ref}:by-hand.txt`)).toBe(run.run_id)
    expect(await git('show', `${ref}:file-8.txt`)).toBe('8')
  }
})
