import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { archivedRef, archivePath } from '../../src/workspace/archive/archive-path.ts'
import { addToArchive, archiveRefs, dropArchived } from '../../src/workspace/archive/archive-refs.ts'
import { readArchive } from '../../src/workspace/archive/read-archive.ts'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { readRunRefs } from '../../src/workspace/checkpoint/run-refs.ts'
import { undoCheckpoint } from '../../src/workspace/checkpoint/undo-checkpoint.ts'
import { openRunWorkspace, rebuildRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import { removeRunWorkspace } from '../../src/workspace/clone/remove-run-workspace.ts'
import type { RunWorkspace } from '../../src/workspace/clone/run-workspace.ts'
import { listRefs } from '../../src/workspace/git/list-refs.ts'
import { keepStep } from '../../src/workspace/land/keep-step.ts'
import { childScript } from '../support/child-script.ts'
import { seededRandom } from '../support/parse-agent-output.ts'
import { ROOT } from '../support/run-baton.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
beforeEach(() => {
  world = new GitWorld()
})
afterEach(() => world.remove())

const task = 'TASK-20260228-001'
const at = '2026-02-28T00:00:00.000Z'
const own = async () => ({ repository: world.repository, task, at, refs: await refsNow() })
const refsNow = () => listRefs({ repository: world.repository, names: ['refs/baton/runs', 'refs/baton/steps'] })
const names = () => world.git('for-each-ref', '--format=%(refname)', 'refs/baton').split('\n')
const gitDir = () => join(world.repository, '.git')

/** A run with two checkpoints and a commit of the agent's own. */
async function worked(): Promise<RunWorkspace> {
  const run = world.nextRun()
  const workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
  world.write({ 'one.txt': `one of ${run}\n` }, workspace.folder)
  await checkpoint(workspace, { number: 1, message: 'one' })
  world.agent(workspace.folder, 'git add -A; git commit -qm mine')
  world.write({ 'two.txt': `two of ${run}\n` }, workspace.folder)
  await checkpoint(workspace, { number: 2, message: 'two' })
  return workspace
}

it('packs all refs into one, and each is found by its name as before', async () => {
  const runs = [await worked(), await worked(), await worked()]
  const step = await keepStep({ repository: world.repository, task, name: 'backend', commit: runs[0]?.base ?? '' })
  for (const run of runs) await removeRunWorkspace(run)
  const before = await refsNow()
  const read = await Promise.all(runs.map((run) => readRunRefs(run)))
  expect(await archiveRefs(await own())).toBe(before.size)
  expect(existsSync(world.canary), 'no hook of the person ran').toBe(false)
  expect(names()).toEqual(['refs/baton/archive'])
  expect(await Promise.all(runs.map((run) => readRunRefs(run)))).toEqual(read)
  expect(await readArchive(gitDir(), `refs/baton/steps/${task}/`)).toEqual(new Map([[step, runs[0]?.base]]))
  // git alone finds them too, keeps them, and makes them again.
  for (const [ref, commit] of before) {
    expect(world.git('rev-parse', `refs/baton/archive:${archivePath(ref)}`)).toBe(commit)
    expect(archivedRef(archivePath(ref))).toBe(ref)
  }
  world.git('gc', '-q', '--prune=now')
  expect(world.git('fsck', '--no-dangling')).toBe('')
  for (const commit of before.values()) expect(world.git('cat-file', '-t', commit)).toBe('commit')
})

it('lets an archived run be undone, continued and archived again', async () => {
  const workspace = await worked()
  await removeRunWorkspace(workspace)
  await archiveRefs(await own())
  await rebuildRunWorkspace(workspace)
  expect(readdirSync(workspace.folder).toSorted()).toContain('two.txt')
  await undoCheckpoint(workspace, 1)
  expect(existsSync(join(workspace.folder, 'one.txt'))).toBe(false)
  await checkpoint(workspace, { number: 3, message: 'three' })
  const former = (await readRunRefs(workspace)).get('checkpoints/3')?.commit
  // Moved: the archive has the commit that it is moved from.
  await archiveRefs(await own())
  world.write({ 'four.txt': 'four\n' }, workspace.folder)
  await checkpoint(workspace, { number: 3, message: 'three' })
  await removeRunWorkspace(workspace)
  const refs = await readRunRefs(workspace)
  expect(refs.get(`former/${former}`)?.commit).toBe(former)
  await archiveRefs(await own())
  expect(names()).toEqual(['refs/baton/archive'])
  expect(await readRunRefs(workspace)).toEqual(refs)
})

it('archives first: killed before the refs are deleted, nothing is lost, and the next call deletes them', async () => {
  const workspace = await worked()
  // As the person's own gc leaves them.
  world.git('pack-refs', '--all')
  const refs = await readRunRefs(workspace)
  const where = await own()
  await addToArchive(where)
  expect(names().length).toBe(where.refs.size + 1)
  expect(await readRunRefs(workspace)).toEqual(refs)
  const archive = world.git('rev-parse', 'refs/baton/archive')
  expect(await archiveRefs(await own())).toBe(where.refs.size)
  expect(world.git('rev-parse', 'refs/baton/archive'), 'the same refs make no second commit').toBe(archive)
  expect(await archiveRefs(await own())).toBe(0)
})

it('leaves a ref that was moved since it was archived', async () => {
  const workspace = await worked()
  const where = await own()
  await addToArchive(where)
  world.write({ 'three.txt': 'three\n' }, workspace.folder)
  await checkpoint(workspace, { number: 2, message: 'again' })
  await dropArchived(where)
  expect(names()).toContain(`refs/baton/runs/${workspace.run}/checkpoints/2`)
  await archiveRefs(await own())
  expect(names()).toEqual(['refs/baton/archive'])
})

it('leaves a ref whose commit is not there', async () => {
  const workspace = await worked()
  const { refs, ...where } = await own()
  const gone = '0123456789012345678901234567890123456789'
  const [first = ''] = refs.keys()
  await archiveRefs({ ...where, refs: new Map([...refs, [`refs/baton/runs/${workspace.run}/snapshots/9`, gone]]) })
  expect(names()).toEqual(['refs/baton/archive'])
  expect((await readArchive(gitDir(), `refs/baton/runs/${workspace.run}/`)).has(first)).toBe(true)
})

it('takes the refs of several processes at once, each once', async () => {
  const runs = [await worked(), await worked(), await worked(), await worked()]
  const read = await Promise.all(runs.map((run) => readRunRefs(run)))
  const all = await own()
  const of = ({ run }: RunWorkspace) => new Map([...all.refs].filter(([ref]) => ref.includes(`/${run}/`)))
  await Promise.all([...runs.map((run) => archiveRefs({ ...all, refs: of(run) })), archiveRefs(all)])
  // One that met another at the same refs may have left some.
  await archiveRefs(await own())
  expect(names()).toEqual(['refs/baton/archive'])
  expect(await Promise.all(runs.map((run) => readRunRefs(run)))).toEqual(read)
})

const CHILD = childScript(join(ROOT, 'test', 'support', 'archive-child.ts'))

it('killed with -9 at any moment, it loses no ref, and the next one finishes', async () => {
  const random = seededRandom(25)
  const runs = [await worked(), await worked(), await worked(), await worked()]
  const read = await Promise.all(runs.map((run) => readRunRefs(run)))
  let killed = 0
  for (let kill = 0; kill < 6; kill += 1) {
    const child = fork(CHILD, [world.repository])
    await once(child, 'message')
    const exited = once(child, 'exit')
    // The moment of the kill is what varies; nothing is waited for here.
    await delay(Math.floor(random() * 120))
    killed += child.kill('SIGKILL') ? 1 : 0
    await exited
    expect(await Promise.all(runs.map((run) => readRunRefs(run)))).toEqual(read)
  }
  expect(killed).toBeGreaterThan(0)
  await archiveRefs(await own())
  expect(names()).toEqual(['refs/baton/archive'])
  expect(await Promise.all(runs.map((run) => readRunRefs(run)))).toEqual(read)
})

it('works in a repository with SHA-256 ids', async () => {
  world.remove()
  world = new GitWorld({ format: 'sha256' })
  const workspace = await worked()
  const read = await readRunRefs(workspace)
  await archiveRefs(await own())
  expect(names()).toEqual(['refs/baton/archive'])
  expect(await readRunRefs(workspace)).toEqual(read)
})
