import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { restoreCheckpoint } from '../../src/workspace/checkpoint/restore-checkpoint.ts'
import { undoCheckpoint } from '../../src/workspace/checkpoint/undo-checkpoint.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import type { RunWorkspace } from '../../src/workspace/clone/run-workspace.ts'
import { digest, GitWorld } from './git-world.ts'
import { type RandomTree, randomTree, writeTree } from './random-tree.ts'

let world: GitWorld
beforeEach(() => {
  world = new GitWorld({ empty: true })
})
afterEach(() => world.remove())

/** What is on disk, by our own reading of it: names, kinds, modes, contents. */
const onDisk = ({ folder }: RunWorkspace) => digest(folder, (path) => path !== '.git')

async function inWorkspace(work: (workspace: RunWorkspace) => Promise<void>): Promise<void> {
  const run = world.nextRun()
  const workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
  await work(workspace)
  rmSync(workspace.folder, { recursive: true })
}

const RUNS = { numRuns: 12, interruptAfterTimeLimit: 45_000 }

describe('whatever an agent leaves', () => {
  it('is given back as it was, from any checkpoint and in any order', { timeout: 120_000 }, async () => {
    const trees = fc.array(randomTree, { minLength: 2, maxLength: 4 })
    const order = fc.array(fc.nat(3), { minLength: 2, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(trees, order, (steps, visits) =>
        inWorkspace(async (workspace) => {
          const saved: { commit: string; files: string }[] = []
          for (const [index, tree] of steps.entries()) {
            writeTree(workspace.folder, tree)
            const files = onDisk(workspace)
            const { commit, skipped } = await checkpoint(workspace, { number: index + 1, message: 'step' })
            expect(skipped).toEqual([])
            expect(onDisk(workspace)).toBe(files)
            saved.push({ commit, files })
          }
          for (const visit of visits) {
            const { commit, files } = saved[visit % saved.length] as (typeof saved)[number]
            await restoreCheckpoint(workspace, commit)
            expect(onDisk(workspace)).toBe(files)
          }
        }),
      ),
      RUNS,
    )
  })

  it('is, after one step is undone, what the others alone would have made', { timeout: 120_000 }, async () => {
    const step = fc.tuple(randomTree, randomTree)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), fc.nat(3), (steps, pick) =>
        inWorkspace(async (workspace) => {
          const undone = pick % steps.length
          // Each step has a folder to itself, is there in one form from the start, and changes to another.
          const at = (index: number, tree: RandomTree) =>
            new Map([...tree].map(([path, what]) => [`s${index}/${path}`, what]))
          const all = (chosen: readonly RandomTree[]) => new Map(chosen.flatMap((tree, index) => [...at(index, tree)]))
          const states = steps.map((_, done) => all(steps.map(([from, to], index) => (index <= done ? to : from))))
          writeTree(workspace.folder, all(steps.map(([from]) => from)))
          await checkpoint(workspace, { number: 1, message: 'start' })
          for (const [index, state] of states.entries()) {
            writeTree(workspace.folder, state)
            await checkpoint(workspace, { number: index + 2, message: 'step' })
          }
          await undoCheckpoint(workspace, undone + 2)
          const got = onDisk(workspace)
          const replayed = all(steps.map(([from, to], index) => (index === undone ? from : to)))
          writeTree(workspace.folder, replayed)
          expect(got).toBe(onDisk(workspace))
        }),
      ),
      RUNS,
    )
  })
})
