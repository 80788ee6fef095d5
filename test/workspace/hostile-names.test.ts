import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BatonError } from '../../src/protocol/baton-error.ts'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { collectArtifacts } from '../../src/workspace/checkpoint/collect-artifacts.ts'
import { fetchCommits } from '../../src/workspace/checkpoint/fetch-commits.ts'
import { restoreCheckpoint } from '../../src/workspace/checkpoint/restore-checkpoint.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import { removeRunWorkspace } from '../../src/workspace/clone/remove-run-workspace.ts'
import type { RunWorkspace } from '../../src/workspace/clone/run-workspace.ts'
import { checkRefName, checkRunId } from '../../src/workspace/git/ref-name.ts'
import { HOSTILE_NAMES } from '../fixtures/workspace/hostile-names.ts'
import { digest, GitWorld } from './git-world.ts'

let world: GitWorld
let workspace: RunWorkspace
beforeEach(async () => {
  world = new GitWorld()
  const run = world.nextRun()
  workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
})
afterEach(() => world.remove())

const refusal = (work: () => unknown): string | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof BatonError) return error.code
    throw error
  }
}

/** Files of these names, as far as a file system can hold them, below a folder; answers with those that it holds. */
function plant(folder: string, text: string): string[] {
  return HOSTILE_NAMES.filter((name) => {
    if (name.includes('\0') || name.split('/').includes('..') || name.startsWith('/')) return false
    const path = join(folder, name)
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      return lstatSync(path).isFile()
    } catch {
      // Too long for a file name, or a folder by now.
      return false
    }
  })
}

it('lets a name through only if git would take it for a branch as well', () => {
  expect(HOSTILE_NAMES.length).toBeGreaterThan(200)
  const passed = HOSTILE_NAMES.filter((name) => refusal(() => checkRefName(name)) === undefined)
  for (const name of passed) expect(spawnSync('git', ['check-ref-format', '--branch', name]).status, name).toBe(0)
  expect(passed).toEqual(expect.arrayContaining(['기능/로그인', 'feature/x', 'v1.0', '日本']))
  const shell = /[\s;&|$`<>()'"\\*?[\]{}~^:!]|\p{Cc}|\p{Cf}|^-|\.\./u
  expect(passed.filter((name) => shell.test(name))).toEqual([])
  for (const name of HOSTILE_NAMES.filter((one) => !passed.includes(one)))
    expect(refusal(() => checkRefName(name))).toBe('REF_REFUSED')
})

it('says why without printing the name raw', () => {
  const message = String(refusalOf(() => checkRefName('a\u001b[2J\u202eb')))
  expect(message).not.toMatch(/\p{Cc}|\p{Cf}/u)
})

const refusalOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

it('takes only ids of runs for runs', () => {
  expect(checkRunId('RUN-20261115-001')).toBe('RUN-20261115-001')
  for (const name of [...HOSTILE_NAMES, 'RUN-20261115-001/..', 'RUN-20261115-001\n', 'RUN-2026-1', 'run-20261115-001'])
    expect(
      refusal(() => checkRunId(name)),
      name,
    ).toBe('REF_REFUSED')
})

it('starts no run from a hostile name', async () => {
  const before = world.fingerprint()
  for (const base of HOSTILE_NAMES.slice(0, 60)) {
    const options = { repository: world.repository, run: world.nextRun(), folder: join(world.root, 'never') }
    const failure = await openRunWorkspace({ ...options, base }).catch((error: unknown) => error)
    expect(failure, base).toBeInstanceOf(BatonError)
  }
  expect(existsSync(join(world.root, 'never'))).toBe(false)
  expect(world.fingerprint()).toEqual(before)
})

it('saves, lists and restores files of any name, and runs none of them', async () => {
  const before = world.fingerprint()
  const planted = plant(workspace.folder, 'x')
  expect(planted.length).toBeGreaterThan(150)
  const { changed, skipped, commit } = await checkpoint(workspace, { number: 1, message: 'names' })
  const accounted = new Set([...changed, ...skipped.map(({ path }) => path)])
  // What is called `.git` is git's, wherever it is.
  const own = (name: string) => name.split('/').includes('.git')
  const missing = planted.map((name) => join(name)).filter((name) => !accounted.has(name) && !own(name))
  expect(missing).toEqual([])
  const { artifacts, refused } = await collectArtifacts(workspace, { declared: HOSTILE_NAMES, since: workspace.base })
  const listed = new Set([...artifacts, ...refused].map(({ path }) => path))
  expect(changed.filter((name) => !listed.has(name))).toEqual([])
  const files = () => digest(workspace.folder, (path) => !path.toLowerCase().startsWith('.git'))
  const left = files()
  await restoreCheckpoint(workspace, workspace.base)
  expect(files()).not.toBe(left)
  await restoreCheckpoint(workspace, commit)
  expect(files()).toBe(left)
  await removeRunWorkspace(workspace)
  expect(world.fingerprint()).toEqual(before)
})

it('keeps the commits of branches of any name, under that name or under none', async () => {
  const before = world.fingerprint()
  world.agent(workspace.folder, 'echo x > x; git add x; git commit -qm mine; git checkout -q --detach')
  const commit = world.gitIn(workspace.folder, 'rev-parse', 'HEAD')
  expect(plant(join(workspace.folder, '.git', 'refs', 'heads'), `${commit}\n`).length).toBeGreaterThan(150)
  const { kept, refused } = await fetchCommits(workspace)
  expect(refused).toEqual([])
  const names = kept.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['head', 'heads/기능/로그인', 'heads/feature/x', `former/${commit}`]))
  for (const name of names.filter((one) => one.startsWith('heads/'))) checkRefName(name.slice('heads/'.length))
  expect(world.fingerprint()).toEqual(before)
})
