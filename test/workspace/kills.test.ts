import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Random } from '../../src/engine/simulation/random.ts'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { restoreCheckpoint } from '../../src/workspace/checkpoint/restore-checkpoint.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import { removeRunWorkspace } from '../../src/workspace/clone/remove-run-workspace.ts'
import { childScript } from '../support/child-script.ts'
import { GitWorld } from './git-world.ts'
import type { Begin, Said } from './kill-child.ts'

const KILLS = 12
const CHILD = childScript(join(import.meta.dirname, 'kill-child.ts'))

let world: GitWorld
beforeEach(() => {
  world = new GitWorld({ onDisk: true })
})
afterEach(() => world.remove())

it('is whole again after kill -9 at any moment of opening, saving and restoring', { timeout: 180_000 }, async () => {
  const random = new Random(5)
  const before = world.fingerprint()
  const steps = new Set<string>()
  for (let kill = 0; kill < KILLS; kill += 1) {
    const runs = Array.from({ length: 20 }, () => world.nextRun()).map((run) => ({ run, folder: world.place(run) }))
    const said = await killedAfter({ repository: world.repository, runs }, random.below(14), random.below(40))
    const { run, step } = said.at(-1) as Said
    steps.add(step)
    const workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
    expect(readFileSync(join(workspace.folder, 'README.md'), 'utf8')).toBe('# Person\n')
    const wholeAt = world.gitIn(workspace.folder, 'rev-parse', '--abbrev-ref', 'HEAD')
    expect(wholeAt).toBe(`baton/${run}`)
    writeFileSync(join(workspace.folder, 'after.txt'), 'after')
    const { commit, skipped } = await checkpoint(workspace, { number: 3, message: 'after the kill' })
    expect(skipped).toEqual([])
    await restoreCheckpoint(workspace, workspace.base)
    expect(world.gitIn(workspace.folder, 'status', '--porcelain')).toBe('')
    await restoreCheckpoint(workspace, commit)
    expect(readFileSync(join(workspace.folder, 'after.txt'), 'utf8')).toBe('after')
    const leftovers = readdirSync(join(workspace.gitDir, 'baton', 'runs', run)).filter((name) =>
      /scratch|lock/.test(name),
    )
    expect(leftovers).toEqual([])
    await removeRunWorkspace(workspace)
    const beside = readdirSync(dirname(workspace.folder))
    expect(beside.filter((name) => name.includes('.new'))).toEqual([])
  }
  expect(steps.size).toBeGreaterThan(1)
  expect(world.git('fsck', '--no-dangling', '--connectivity-only')).toBe('')
  expect(world.fingerprint()).toEqual(before)
})

it('does not wait for locks and files that a killed process has left', async () => {
  const run = world.nextRun()
  const workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
  const refs = join(workspace.gitDir, 'refs', 'baton', 'runs', run, 'checkpoints')
  mkdirSync(refs, { recursive: true })
  const lock = join(refs, '1.lock')
  writeFileSync(lock, '')
  utimesSync(lock, 1, 1)
  const own = join(workspace.gitDir, 'baton', 'runs', run)
  writeFileSync(join(own, 'index.lock'), '')
  // The number of a process that cannot be alive: it is above what Linux and macOS give.
  writeFileSync(join(own, 'scratch-4194999-x.lock'), '')
  writeFileSync(join(workspace.folder, 'x'), 'x')
  expect((await checkpoint(workspace, { number: 1, message: 'one' })).changed).toEqual(['x'])
  expect(existsSync(lock)).toBe(false)
  expect(existsSync(join(own, 'scratch-4194999-x.lock'))).toBe(false)
})

/** Starts a child, and kills it with every git that it has started, so many steps and milliseconds later. */
async function killedAfter(begin: Begin, steps: number, later: number): Promise<Said[]> {
  const child = fork(CHILD, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const died = once(child, 'exit')
  const said: Said[] = []
  child.on('message', (message: Said) => {
    said.push(message)
    if (said.length === steps + 1) setTimeout(() => killGroup(child), later)
  })
  child.send(begin)
  const [, signal] = (await died) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  if (child.connected) await once(child, 'disconnect')
  return said
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}
