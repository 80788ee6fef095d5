/**
 * A hostile agent works in its clone; then Baton does everything that it ever does with one. Afterwards the person's
 * repository is as it was, and nothing that the agent smuggled in has run.
 *
 * Out of scope: an agent that writes to the person's repository by its path. It runs under the same user; keeping it
 * from there is the work of the sandbox. Here it only prepares what Baton's own git might stumble over.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { collectArtifacts } from '../../src/workspace/checkpoint/collect-artifacts.ts'
import { fetchCommits } from '../../src/workspace/checkpoint/fetch-commits.ts'
import { restoreCheckpoint } from '../../src/workspace/checkpoint/restore-checkpoint.ts'
import { undoCheckpoint } from '../../src/workspace/checkpoint/undo-checkpoint.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import { removeRunWorkspace } from '../../src/workspace/clone/remove-run-workspace.ts'
import type { RunWorkspace } from '../../src/workspace/clone/run-workspace.ts'
import { HOSTILE_AGENTS } from '../fixtures/workspace/hostile-agents.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
let before: Record<string, string>

beforeAll(() => {
  world = new GitWorld()
  before = world.fingerprint()
})
afterAll(() => world.remove())

const open = (): Promise<RunWorkspace> => {
  const run = world.nextRun()
  return openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
}

const DECLARED = ['README.md', 'src/a.txt', 'src/../../person/README.md', '/etc/passwd', 'deep/er/git/config', 'new']

/** All that Baton ever does with a workspace. */
async function everything(workspace: RunWorkspace): Promise<void> {
  const first = await checkpoint(workspace, { number: 1, message: 'one' })
  await fetchCommits(workspace)
  const { artifacts } = await collectArtifacts(workspace, { declared: DECLARED, since: workspace.base })
  expect(artifacts.map(({ path }) => path)).not.toContain('deep/er/git/config')
  writeFileSync(join(workspace.folder, 'second.txt'), 'second')
  await checkpoint(workspace, { number: 2, message: 'two' })
  await restoreCheckpoint(workspace, workspace.base)
  await restoreCheckpoint(workspace, first.commit)
  expect(existsSync(join(workspace.folder, 'second.txt'))).toBe(false)
  expect((await checkpoint(workspace, { number: 3, message: 'three' })).tree).toBe(first.tree)
  await undoCheckpoint(workspace, 1)
  const { snapshot } = await removeRunWorkspace(workspace)
  expect(snapshot).toMatch(/^[0-9a-f]{40}$/)
  expect(existsSync(workspace.folder)).toBe(false)
  expect(world.git('rev-parse', `refs/baton/runs/${workspace.run}/checkpoints/1`)).toBe(first.commit)
}

describe('after an agent that', () => {
  it.each(HOSTILE_AGENTS)('$does, the repository is as it was and nothing has run', async ({ script }) => {
    const workspace = await open()
    world.agent(workspace.folder, script)
    rmSync(world.canary, { force: true })
    await everything(workspace)
    expect(world.fingerprint()).toEqual(before)
    expect(world.git('fsck', '--no-dangling', '--connectivity-only')).toBe('')
  })
})

describe('the trap is a real one where an agent', () => {
  it.each(HOSTILE_AGENTS.filter(({ naive }) => naive))('$does', async ({ script, naive = '' }) => {
    const workspace = await open()
    world.agent(workspace.folder, script)
    rmSync(world.canary, { force: true })
    world.agent(workspace.folder, naive)
    expect(existsSync(world.canary)).toBe(true)
    rmSync(world.canary)
  })
})

describe('the fingerprint of a repository', () => {
  const changes = {
    'a branch': () => world.git('-c', 'core.hooksPath=/dev/null', 'branch', 'planted'),
    'the configuration': () => world.git('config', 'planted.x', 'y'),
    'a hook': () => world.write({ '.git/hooks/pre-push': 'x' }),
    'a working file': () => world.write({ 'README.md': 'x' }),
    'the index': () => world.git('add', 'README.md'),
    'a file of a worktree': () => world.write({ 'planted.txt': 'x' }, join(world.root, 'second')),
    'the canary': () => writeFileSync(world.canary, ''),
  }
  it.each(Object.entries(changes))('shows a change of %s', (_, change) => {
    const unchanged = world.fingerprint()
    change()
    expect(world.fingerprint()).not.toEqual(unchanged)
  })
})
