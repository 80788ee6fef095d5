import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyGitRecords } from '../../../src/engine/git-records/verify-git-records.ts'
import type { RunRecord } from '../../../src/pipeline/runs/run-record.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
beforeAll(async () => {
  world = await RelayWorld.open()
})
afterAll(() => world[Symbol.asyncDispose]())

const tipOf = (task: string) => world.git('rev-parse', `refs/heads/baton/${task}`)
const filesOf = (task: string) => world.git('ls-tree', '-r', '--name-only', `baton/${task}`).split('\n')

/** The run whose work a stage landed, or another one of the same stage. */
async function runIn(task: string, stage: string, role = 'landed'): Promise<RunRecord> {
  const { relay } = await world.read(task)
  const visit = relay.visits.findLast((one) => one.stage === stage)
  const landed = visit?.evidence.findLast(({ commit }) => commit === visit.landed)?.run_id
  const id = role === 'landed' ? landed : visit?.runs.find((run) => run.role === role)?.run_id
  const [run] = await world.engine.store.load([{ kind: 'run', id: id ?? '-' }])
  if (run?.kind !== 'run' || !run.value) throw new Error(`no run of ${stage}`)
  return run.value
}

const undo = async (task: string, run: RunRecord, checkpoint: number | null = null) =>
  world.crew.undo(task, { run, checkpoint, actor: 'song-po' })

describe('reach.14 the work of a run is taken back', { timeout: 120_000 }, () => {
  let task: string

  test('by a commit on the branch that is checked, recorded, approved and proved', async () => {
    const checks = [{ name: 'qa needs work', command: ['sh', '-c', NEEDS], timeout_minutes: 1 }]
    task = await world.task('fields', 'work/a.txt: good', { checks })
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    expect(filesOf(task)).toContain('docs/guide/it.md')
    const before = tipOf(task)
    const run = await runIn(task, 'DOC')
    const seen = world.events.length
    const undone = await undo(task, run)
    expect(undone).toMatchObject({ task_id: task, branch: `baton/${task}`, result: 'passed' })
    expect(undone.changed).toContain('docs/guide/it.md')
    expect(world.events.slice(seen).map(({ type }) => type)).toContain('check:ended')
    expect(tipOf(task)).toBe(undone.commit)
    expect(world.git('rev-parse', `${undone.commit}^`)).toBe(before)
    expect(filesOf(task)).toEqual(expect.arrayContaining(['work/a.txt', `docs/qa/${task}.md`]))
    expect(filesOf(task)).not.toContain('docs/guide/it.md')
    expect(world.git('log', '-1', '--format=%B', undone.commit)).toMatch(
      new RegExp(`^\\[undo\\] song-po: \\[doc\\] kkomkkom: .*\\n\\nBaton-Task: ${task}\\nBaton-Undoes: ${run.run_id} `),
    )
    const { relay } = await world.read(task)
    expect(relay).toMatchObject({ tip: undone.commit, undo: null })
    expect(relay.taken).toMatchObject([{ undoes: run.run_id, by: 'song-po', evidence: { passed: true } }])
    const events = await world.engine.store.events({ stream: task, limit: 500 })
    expect(events.find(({ type }) => type === 'branch:undone')).toMatchObject({
      data: { run_id: run.run_id, undone: undone.undone, commit: undone.commit, by: 'song-po' },
    })
    expect(events.findLast(({ type }) => type === 'evidence:recorded')).toMatchObject({
      actor: 'song-po',
      data: { stage: 'UNDO', result: 'passed' },
    })
  })

  test('once: nothing of it is left', async () => {
    const before = tipOf(task)
    await expect(undo(task, await runIn(task, 'DOC'))).rejects.toMatchObject({ code: 'UNDO_NOT_LANDED' })
    expect(tipOf(task)).toBe(before)
  })

  test('not where the checks fail without it, which names what builds on it', async () => {
    const before = tipOf(task)
    const refused = undo(task, await runIn(task, 'DEV'))
    const qa = await runIn(task, 'QA')
    await expect(refused).rejects.toMatchObject({ code: 'UNDO_BUILT_ON' })
    await expect(refused).rejects.toThrow(/qa needs work.*Later work depends on it: QA \w{12} \(RUN-/)
    await expect(refused).rejects.toThrow(new RegExp(`${qa.run_id}.*Nothing was changed.*baton task reject ${task}`))
    expect(tipOf(task)).toBe(before)
    // Without the later work, it can be taken back.
    await undo(task, qa)
    expect((await undo(task, await runIn(task, 'DEV'))).changed).toEqual(['work/a.txt'])
  })

  test('not by a run whose work landed with another one', async () => {
    const leader = await runIn(task, 'DEV', 'leader')
    const coder = await runIn(task, 'DEV')
    const refused = undo(task, leader)
    await expect(refused).rejects.toMatchObject({ code: 'UNDO_NOT_LANDED' })
    await expect(refused).rejects.toThrow(`baton runs undo ${coder.run_id}`)
  })

  test('before the merge only; what was merged is proved with the undo in it', async () => {
    const run = await runIn(task, 'PLAN')
    await world.approve(task)
    const refused = undo(task, run)
    await expect(refused).rejects.toMatchObject({ code: 'UNDO_MERGED' })
    await expect(refused).rejects.toThrow(`baton task revert ${task}`)
    expect(world.git('log', '-1', '--format=%B', 'main')).toContain('Baton-Evidence: UNDO ')
    const { store } = world.engine
    const verified = await verifyGitRecords({ repository: world.repository, store })
    expect(verified).toMatchObject({ faults: [] })
  })

  test('not where later work changed the same places', async () => {
    const other = await world.hostile('HARDEN', 'for file in work/*; do echo changed > $file; done')
    expect(await world.carry(other)).toMatchObject({ status: 'DEPLOY_READY' })
    const before = tipOf(other)
    const refused = undo(other, await runIn(other, 'DEV'))
    await expect(refused).rejects.toMatchObject({ code: 'UNDO_BUILT_ON' })
    await expect(refused).rejects.toThrow(new RegExp(`work/${other}.txt.*Later work depends on it: HARDEN `))
    expect(tipOf(other)).toBe(before)
  })
})

/** What QA wrote is worth nothing without the work. */
const NEEDS = 'ls docs/qa/* >/dev/null 2>&1 || exit 0; test -e work/a.txt'
