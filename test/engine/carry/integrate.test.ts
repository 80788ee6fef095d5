import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { thisProcess } from '../../../src/agents/process-identity.ts'
import { changeTarget } from '../../../src/engine/change-target.ts'
import { verifyGitRecords } from '../../../src/engine/git-records/verify-git-records.ts'
import { QUEUES } from '../../../src/pipeline/visits/rows.ts'
import { WORK_SCHEMA } from '../../../src/pipeline/work-row.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
afterEach(() => world[Symbol.asyncDispose]())

const status = async (task: string) => (await world.read(task)).record.task.status

describe('approved work', () => {
  let ready: Awaited<ReturnType<RelayWorld['keep']>>
  let task: string
  beforeAll(async () => {
    const first = await RelayWorld.open()
    task = await first.task('good', 'work/a.txt: good')
    expect(await first.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    ready = await first.keep()
  })
  beforeEach(async () => {
    world = await RelayWorld.from(ready)
  })
  afterAll(() => rmSync(ready.kept, { recursive: true, force: true }))

  test('cannot be called done before it is on the target', async () => {
    const approve = { type: 'step', task_id: task, action: 'approve', details: {} } as const
    await expect(world.engine.execute(approve, { actor: 'song-po' })).rejects.toMatchObject({ code: 'NOT_INTEGRATED' })
    await expect(world.crew.integrate(task, 'jarvis')).rejects.toMatchObject({ code: 'ACTOR_NOT_ALLOWED' })
    expect(world.git('log', '--format=%s', 'main')).toBe('a project')
    await world.approve(task)
    expect(await status(task)).toBe('DONE')
    expect(await world.crew.integrate(task, 'jarvis')).toMatchObject({ approved_by: 'song-po', target: 'main' })
    await expect(world.crew.integrate(task, 'nobody')).rejects.toMatchObject({ code: 'UNKNOWN_AGENT' })
  })

  test('that is not ready sets no merge in motion, and nobody is sent back for it', async () => {
    const other = await world.task('never', 'work/a.txt: good')
    await world.carry(other)
    const before = await world.way(other)
    world.write('plan/a.md', 'so that a merge would fail\n')
    world.commit('a person works too')
    for (const actor of ['song-po', 'jarvis']) {
      await expect(world.crew.integrate(other, actor)).rejects.toMatchObject({ code: 'TRANSITION_REFUSED' })
    }
    expect(await world.way(other)).toEqual(before)
    expect((await world.read(other)).relay.integration).toBeNull()
  })

  test('reach.16 whose target is renamed while it is merged goes to the one that the PO names, and to no other', async () => {
    await world.beginIntegration(task)
    world.git('branch', '-m', 'main', 'trunk')
    await expect(world.approve(task)).rejects.toMatchObject({ code: 'TARGET_GONE', details: { branches: ['trunk'] } })
    expect((await world.read(task)).relay.integration).toBeNull()
    await expect(changeTarget(world.engine, task, 'trunk', 'jarvis')).rejects.toMatchObject({
      code: 'ACTOR_NOT_ALLOWED',
    })
    expect(await changeTarget(world.engine, task, 'trunk', 'song-po')).toBe('main')
    const { commit, target } = await world.approve(task)
    expect({ target, tip: world.git('rev-parse', 'trunk') }).toEqual({ target: 'trunk', tip: commit })
    expect(await status(task)).toBe('DONE')
  })

  test('that was moved to the target by somebody who then died is only approved', async () => {
    const { commit, tree, from, tip } = await world.beginIntegration(task)
    const held = { type: 'step', task_id: task, action: 'hold', details: { note: 'wait' } } as const
    await expect(world.engine.execute(held, { actor: 'song-po' })).rejects.toMatchObject({ code: 'TASK_BUSY' })
    // Once before the ref was moved, and once after.
    world.git('merge', '--quiet', '--ff-only', commit)
    // Work that the target has got does not go to another one too.
    world.git('branch', 'release', from)
    await expect(changeTarget(world.engine, task, 'release', 'song-po')).rejects.toMatchObject({ code: 'TASK_BUSY' })
    const integrated = await world.approve(task)
    expect(integrated.commit).toBe(commit)
    expect(world.git('rev-parse', 'main')).toBe(commit)
    expect((await world.read(task)).relay.integration).toMatchObject({ commit, tree, from, tip })
    expect(await status(task)).toBe('DONE')
  })

  test('is merged with what the target has got meanwhile, and checked there', async () => {
    world.write('work/other.txt', 'of a person\n')
    world.commit('a person works too')
    const { commit } = await world.approve(task)
    expect(world.git('ls-tree', '-r', '--name-only', commit).split('\n')).toContain('work/other.txt')
    expect(world.git('rev-list', '--parents', '-1', commit).split(' ')).toHaveLength(3)
    expect(world.git('status', '--porcelain')).toBe('')
  })

  test('that fails its checks only together with the target goes back to development, and comes again', async () => {
    world.write(
      'check.sh',
      '#!/bin/sh\n[ ! -e work/a.txt ] || [ -e mended.txt ] || { echo "a.txt needs mending"; exit 1; }\n',
    )
    world.commit('stricter')
    await expect(world.approve(task)).rejects.toMatchObject({ code: 'INTEGRATION_RETURNED' })
    expect(await status(task)).toBe('PLAN_REVISION')
    expect(world.git('log', '-1', '--format=%s', 'main')).toBe('stricter')
    expect(await world.carry(task)).toMatchObject({ status: 'DEPLOY_READY' })
    await world.approve(task)
    expect(await status(task)).toBe('DONE')
  })

  test('does not step on what the person has not committed', async () => {
    world.write('work/a.txt', 'mine\n')
    await expect(world.approve(task)).rejects.toMatchObject({ code: 'TARGET_BLOCKED' })
    expect(await status(task)).toBe('DEPLOY_READY')
    expect(world.git('log', '--format=%s', 'main')).toBe('a project')
    world.git('stash', '--quiet', '--include-untracked')
    await world.approve(task)
    expect(await status(task)).toBe('DONE')
  })

  test('truth.16 two approvals of one task at once are one merge, and what a dead process had taken is taken over', async () => {
    const { engine } = world
    await using second = await world.anotherCrew()
    // A process took the approval up and died; its lease goes on.
    const { visit } = await engine.execute({ type: 'approve_work', task_id: task }, { actor: 'song-po' })
    const pid = Number(execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }))
    await engine.store.renew({ worker: 'worker-dead', ...thisProcess(), pid, queues: [] }, 60_000)
    const [claimed] = await engine.store.claim({
      worker: 'worker-dead',
      queues: [QUEUES.enter],
      limit: 1,
      schema: WORK_SCHEMA,
      task: task,
    })
    expect(claimed?.row).toMatchObject({ kind: 'enter', task_id: task })

    const both = await Promise.all([world.approve(task), second.integrate(task, 'song-po')])
    expect(new Set(both.map(({ commit }) => commit)).size).toBe(1)
    expect((await world.way(task)).filter((one) => one === 'DONE')).toHaveLength(1)
    expect((await world.read(task)).relay.integration).toMatchObject({ commit: both[0].commit })
    expect(world.git('log', '--first-parent', '--format=%H', 'main').split('\n')).toEqual([
      both[0].commit,
      expect.stringMatching(/^[0-9a-f]{40}$/),
    ])

    // What the dead one says late changes nothing.
    const { id: work, token } = { id: '', token: 0, ...claimed?.row, ...claimed }
    const late = { type: 'enter_visit', visit: visit ?? '', limit: 1, work, token } as const
    await expect(engine.execute(late, { actor: 'baton' })).rejects.toMatchObject({ code: 'WORK_SUPERSEDED' })
  })
})

describe('ten tasks at once on one repository', () => {
  beforeEach(async () => {
    world = await RelayWorld.open()
  })

  test('two of them on the same file: all get there, the conflict goes back and is resolved', {
    timeout: 300_000,
  }, async () => {
    world.write('work/shared.txt', 'first line\n')
    world.commit('a shared file')
    const requests = Array.from({ length: 8 }, (_, index) => `work/own-${index}.txt: good ${index}`)
    const tasks = await Promise.all([
      ...requests.map((request) => world.task('good', request)),
      world.task('appends', 'work/shared.txt: said by one'),
      world.task('appends', 'work/shared.txt: said by two'),
    ])
    const carried = await Promise.all(tasks.map((task) => world.carry(task)))
    expect(carried.map((one) => one.status)).toEqual(tasks.map(() => 'DEPLOY_READY'))
    const returned: string[] = []
    for (const task of tasks) {
      await world.approve(task).catch((error: { code?: string }) => {
        expect(error.code).toBe('INTEGRATION_RETURNED')
        returned.push(task)
      })
    }
    expect(returned).toEqual(tasks.slice(-1))
    const [last = ''] = returned
    const { relay, record } = await world.read(last)
    expect(relay.update?.conflicts).toContain('work/shared.txt')
    expect(record.task.status).toBe('PLAN_REVISION')
    expect(await world.carry(last)).toMatchObject({ status: 'DEPLOY_READY' })
    await world.approve(last)
    for (const task of tasks) expect(await status(task)).toBe('DONE')

    // Both have their say, the target passes its checks, and every commit of every agent can be reached.
    expect(world.git('show', 'main:work/shared.txt').split('\n').sort()).toEqual([
      'first line',
      'said by one',
      'said by two',
    ])
    world.git('checkout', '--quiet', '--detach', 'main')
    world.run('sh', 'check.sh')
    expect(world.git('fsck', '--connectivity-only', '--no-dangling')).toBe('')
    const reachable = new Set(world.git('rev-list', '--all').split('\n'))
    for (const { run_id } of await world.runs()) {
      const [run] = await world.engine.store.load([{ kind: 'run', id: run_id }])
      const commits = run?.kind === 'run' ? (run.value?.checkpoints ?? []).map(({ commit }) => commit) : []
      expect(commits.length).toBeGreaterThan(0)
      for (const commit of commits) expect(reachable).toContain(commit)
    }
    expect(
      await verifyGitRecords({ repository: world.repository, branch: 'main', store: world.engine.store }),
    ).toMatchObject({
      faults: [],
      tasks: expect.arrayContaining(tasks),
    })
  })
})
