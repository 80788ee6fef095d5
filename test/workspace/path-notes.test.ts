import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedWithin } from '../../src/workspace/checkpoint/changed-within.ts'
import { type CheckpointOptions, checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { collectArtifacts } from '../../src/workspace/checkpoint/collect-artifacts.ts'
import { noteAskedPaths, noteSetupPaths } from '../../src/workspace/checkpoint/path-notes.ts'
import { restoreCheckpoint } from '../../src/workspace/checkpoint/restore-checkpoint.ts'
import { snapshotRun } from '../../src/workspace/checkpoint/snapshot-run.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import type { RunWorkspace } from '../../src/workspace/clone/run-workspace.ts'
import { workspaceBytes } from '../../src/workspace/clone/workspace-bytes.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
let workspace: RunWorkspace
beforeEach(async () => {
  world = new GitWorld()
  const run = world.nextRun()
  workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
})
afterEach(() => world.remove())

const ALLOW_LIST = '/*\n!/src\n!/.gitignore\n'
const ASKED = ['HANDOFF.md', '.claude/memory/plans/current.md', 'docs/plan/**', 'PLAN*.md', '**/openapi.*']
const write = (files: Record<string, string>) => world.write(files, workspace.folder)
const save = (number: number, options: Partial<CheckpointOptions> = {}) =>
  checkpoint(workspace, { number, message: `step ${number}`, ...options })

describe('what Baton asks for', () => {
  beforeEach(() => noteAskedPaths(workspace, ASKED))

  it('is in the checkpoint even if a .gitignore that allows by list hides it', async () => {
    write({ '.gitignore': ALLOW_LIST, 'src/new.ts': '', 'HANDOFF.md': 'do it', 'docs/plan/TASK-1.md': 'plan' })
    write({ '.claude/memory/plans/current.md': 'x', 'PLAN.md': 'x', 'docs/other.md': 'x', 'dist/out.js': 'x' })
    const { changed, skipped } = await save(1)
    expect(changed.toSorted()).toEqual(
      [
        '.claude/memory/plans/current.md',
        '.gitignore',
        'HANDOFF.md',
        'PLAN.md',
        'docs/plan/TASK-1.md',
        'src/new.ts',
      ].sort(),
    )
    expect(skipped).toEqual([])
    // As a person finds it when they have worked there.
    write({ 'docs/plan/TASK-1.md': 'better' })
    const { run, folder, base, repository } = workspace
    const snapshot = await snapshotRun(run, { repository, folder, base })
    expect(world.git('show', `${snapshot?.commit}:docs/plan/TASK-1.md`)).toBe('better')
  })

  it('is there whoever ignores it: the person everywhere, their repository, the agent in its clone', async () => {
    world.write({ '.git/info/exclude': 'HANDOFF.md\n' })
    const everywhere = join(world.root, 'ignored-everywhere')
    writeFileSync(everywhere, 'docs/\n')
    world.git('config', 'core.excludesFile', everywhere)
    const run = world.nextRun()
    workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
    await noteAskedPaths(workspace, ASKED)
    write({ '.git/info/exclude': '*\n', 'docs/.gitignore': '*\n', 'HANDOFF.md': 'x', 'docs/plan/a.md': 'x' })
    write({ 'docs/other.md': 'x' })
    expect((await save(1)).changed).toEqual(['HANDOFF.md', 'docs/plan/a.md'])
  })

  it('is documents alone: no other ignored file, nothing that looks secret, no link, nothing behind one', async () => {
    write({ '.gitignore': ALLOW_LIST, 'docs/plan/run.sh': 'x', 'docs/plan/credentials.json': '{}' })
    write({ 'docs/plan/.env': 'TOKEN=1', 'docs/plan/a.md': 'x', 'elsewhere/b.md': 'x' })
    symlinkSync('/etc/hostname', join(workspace.folder, 'docs/plan/host.md'))
    symlinkSync('../../elsewhere', join(workspace.folder, 'docs/plan/linked'))
    const { changed } = await save(1)
    expect(changed).toEqual(['.gitignore', 'docs/plan/a.md'])
  })

  it('is no documentation that a tool generates: where many are ignored, they stay ignored', async () => {
    write({ '.gitignore': 'docs/\n', 'HANDOFF.md': 'x' })
    for (let n = 0; n < 60; n += 1) write({ [`docs/plan/${n}.md`]: `${n}` })
    expect((await save(1)).changed).toEqual(['.gitignore', 'HANDOFF.md'])
  })

  it('holds for documents that the agent names, and for no other file that it names', async () => {
    write({ '.gitignore': ALLOW_LIST, 'docs/qa/report.md': 'x', 'dist/out.js': 'x', '.env.md': 'x' })
    const named = ['./docs/qa/report.md', 'dist/out.js', '../outside.md', '/etc/motd.txt', '.env.md', 'gone.md']
    expect((await save(1, { named })).changed).toEqual(['.gitignore', 'docs/qa/report.md'])
    // It is a file of the work from then on.
    write({ 'docs/qa/report.md': 'y' })
    expect((await save(2)).changed).toEqual(['docs/qa/report.md'])
  })
})

describe('what belongs to the setup of the clone', () => {
  const SETUP = ['node_modules', './.venv/', 'packages/a [1]/node_modules', 'src/made.ts', 'src/a.txt']

  beforeEach(async () => {
    write({ 'node_modules/p/index.js': 'x'.repeat(200_000), '.venv/lib/x.py': 'x', 'src/made.ts': 'x' })
    write({ 'packages/a [1]/node_modules/q.js': 'x', 'packages/a [1]/index.ts': 'work', 'new_modules/x.js': 'work' })
    await noteSetupPaths(workspace, [...SETUP, '../outside', '/etc', '.git', '', '.'])
  })

  it('is in no checkpoint and no list of files, though nothing ignores it; what git tracks is', async () => {
    write({ 'src/a.txt': 'changed' })
    const { changed, tree } = await save(1)
    expect(changed).toEqual(['new_modules/x.js', 'packages/a [1]/index.ts', 'src/a.txt'])
    const { artifacts } = await collectArtifacts(workspace, { declared: [], since: workspace.base, tree })
    expect(artifacts.map(({ path }) => path)).toEqual(changed)
  })

  it('stays out whatever a .gitignore of the agent says', async () => {
    write({ '.gitignore': '!node_modules\n!/src/made.ts\n', 'node_modules/.gitignore': '!*\n' })
    expect((await save(1)).changed).toEqual(['.gitignore', 'new_modules/x.js', 'packages/a [1]/index.ts'])
  })

  it('stays out where it is many single files', async () => {
    const made = Array.from({ length: 1500 }, (_, n) => `made/file-${n}.ts`)
    write(Object.fromEntries([...made.map((path) => [path, 'x']), ['made/by-hand.ts', 'x']]))
    await noteSetupPaths(workspace, [...SETUP, ...made])
    expect((await save(1)).changed).toEqual(['made/by-hand.ts', 'new_modules/x.js', 'packages/a [1]/index.ts'])
  })

  it('is not asked for, even if its documents match', async () => {
    write({ '.gitignore': '/*\n!/.gitignore\n', 'docs/plan/theirs.md': 'x', 'docs/plan/ours.md': 'x' })
    await noteAskedPaths(workspace, ['docs/plan/**', 'docs/plan/theirs.md'])
    await noteSetupPaths(workspace, [...SETUP, 'docs/plan/theirs.md'])
    expect((await save(1)).changed).toEqual(['.gitignore', 'docs/plan/ours.md'])
  })

  it('is there after a checkpoint was restored', async () => {
    const { commit } = await save(1)
    write({ 'new_modules/y.js': 'work' })
    await restoreCheckpoint(workspace, commit)
    expect(existsSync(join(workspace.folder, 'new_modules/y.js'))).toBe(false)
    for (const path of ['node_modules/p/index.js', '.venv/lib/x.py', 'src/made.ts'])
      expect(existsSync(join(workspace.folder, path)), path).toBe(true)
  })

  it('counts for no limit, and is no sign of life', async () => {
    const { folder } = workspace
    const all = await workspaceBytes(folder, 1e9)
    const work = await workspaceBytes(folder, 1e9, ['node_modules', '.venv'])
    expect(all.bytes - work.bytes).toBeGreaterThan(200_000)
    const quiet = join(world.root, 'quiet')
    mkdirSync(join(quiet, 'made'), { recursive: true })
    writeFileSync(join(quiet, 'made', 'a'), '')
    expect(await changedWithin(quiet, 60_000)).toBe(true)
    expect(await changedWithin(quiet, 60_000, ['made'])).toBe(false)
  })
})
