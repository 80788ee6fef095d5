import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BatonError } from '../../src/protocol/baton-error.ts'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { fetchCommits } from '../../src/workspace/checkpoint/fetch-commits.ts'
import {
  openRunWorkspace,
  rebuildRunWorkspace,
  reopenRunWorkspace,
} from '../../src/workspace/clone/open-run-workspace.ts'
import { removeRunWorkspace } from '../../src/workspace/clone/remove-run-workspace.ts'
import { agentGitEnvironment, type RunWorkspace } from '../../src/workspace/clone/run-workspace.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
beforeEach(() => {
  world = new GitWorld()
})
afterEach(() => world.remove())

const openIn = (where: GitWorld, more: { base?: string; folder?: string } = {}): Promise<RunWorkspace> => {
  const run = where.nextRun()
  return openRunWorkspace({ repository: where.repository, run, folder: where.place(run), ...more })
}

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof BatonError)) throw new Error(`no typed error: ${error}`)
  return error.code
}

describe('the workspace of a run', () => {
  it('is a clean clone on its own branch, with no remote, no hooks and none of the uncommitted work', async () => {
    const before = world.fingerprint()
    const { folder, run, base } = await openIn(world)
    expect(world.gitIn(folder, 'status', '--porcelain', '--branch')).toBe(`## baton/${run}`)
    expect(world.gitIn(folder, 'rev-parse', 'HEAD')).toBe(base)
    expect(world.gitIn(folder, 'remote')).toBe('')
    expect(existsSync(join(folder, '.git', 'hooks'))).toBe(false)
    expect(readFileSync(join(folder, 'src/a.txt'), 'utf8')).toBe('a\n')
    expect(existsSync(join(folder, 'untracked.txt'))).toBe(false)
    expect(world.gitIn(folder, 'fsck', '--no-dangling')).toBe('')
    expect(world.git('rev-parse', `refs/baton/runs/${run}/base`)).toBe(base)
    expect(world.fingerprint()).toEqual(before)
  })

  it('lets the agent commit without a name of its own', async () => {
    const { folder, run } = await openIn(world)
    expect(world.agent(folder, 'echo x > x && git add x && git commit -qm x').status).toBe(0)
    expect(world.gitIn(folder, 'log', '-1', '--format=%an')).toBe(run)
  })

  it('starts from a branch, a tag or a commit', async () => {
    const first = world.git('rev-parse', 'v1')
    for (const base of ['other', 'v1', first]) expect((await openIn(world, { base })).base).toBe(first)
    expect(await codeOf(openIn(world, { base: 'nowhere' }))).toBe('COMMIT_NOT_FOUND')
    expect(await codeOf(openIn(world, { base: '--upload-pack=x' }))).toBe('REF_REFUSED')
  })

  it.each(['sha1', 'sha256'])('starts in a repository without commits (%s)', async (format) => {
    const bare = new GitWorld({ empty: true, format })
    try {
      const workspace = await openIn(bare)
      writeFileSync(join(workspace.folder, 'first.txt'), 'first')
      const { changed } = await checkpoint(workspace, { number: 1, message: 'one' })
      expect(changed).toEqual(['first.txt'])
      expect(bare.agent(workspace.folder, 'git add -A && git commit -qm first').status).toBe(0)
      expect((await fetchCommits(workspace)).kept.map(({ name }) => name)).toContain(`heads/baton/${workspace.run}`)
      expect(bare.git('for-each-ref', 'refs/heads')).toBe('')
    } finally {
      bare.remove()
    }
  })

  it('starts in a shallow repository', async () => {
    world.git('stash', 'drop', '-q')
    for (const text of ['one', 'two']) {
      world.write({ 'src/c.txt': text })
      world.git('add', 'src/c.txt')
      world.git('-c', 'core.hooksPath=/dev/null', 'commit', '-qm', text)
    }
    const shallow = join(world.root, 'shallow')
    world.git('clone', '-q', '--depth=1', `file://${world.repository}`, shallow)
    const run = world.nextRun()
    const workspace = await openRunWorkspace({ repository: shallow, run, folder: world.place(run) })
    expect(world.gitIn(workspace.folder, 'log', '--format=%s')).toBe('two')
    world.agent(workspace.folder, 'echo y > y && git add y && git commit -qm mine')
    expect((await fetchCommits(workspace)).refused).toEqual([])
    expect(world.gitIn(shallow, 'log', '--format=%s', `refs/baton/runs/${run}/heads/baton/${run}`)).toBe('mine\ntwo')
  })

  it('starts from a linked worktree of the repository, at the HEAD of that worktree', async () => {
    const run = world.nextRun()
    const workspace = await openRunWorkspace({ repository: join(world.root, 'second'), run, folder: world.place(run) })
    expect(workspace.gitDir).toBe(join(world.repository, '.git'))
    expect(workspace.base).toBe(world.git('rev-parse', 'other'))
  })

  it('works in a folder of any name, for a bare repository too', async () => {
    const bare = join(world.root, 'bare: "한글".git')
    world.git('clone', '-q', '--bare', world.repository, bare)
    const folder = join(world.root, `we"ird: 'x'\n$(touch canary) 한글`)
    const workspace = await openRunWorkspace({ repository: bare, run: world.nextRun(), folder })
    expect(world.agent(folder, 'echo x > x; git add x; git commit -qm mine').status).toBe(0)
    expect((await fetchCommits(workspace)).refused).toEqual([])
    expect((await checkpoint(workspace, { number: 1, message: 'one' })).changed).toEqual(['x'])
    expect((await removeRunWorkspace(workspace)).kept).toHaveLength(1)
    expect(existsSync(folder)).toBe(false)
  })

  it('is the same one when opened twice, with the base that was pinned first', async () => {
    const workspace = await openIn(world)
    writeFileSync(join(workspace.folder, 'work.txt'), 'work')
    world.git('-c', 'core.hooksPath=/dev/null', 'commit', '-qam', 'meanwhile')
    const { repository, run, folder } = workspace
    expect(await openRunWorkspace({ repository, run, folder })).toEqual(workspace)
    expect(readFileSync(join(folder, 'work.txt'), 'utf8')).toBe('work')
  })

  it('takes no folder that holds something else', async () => {
    const folder = join(world.root, 'taken')
    world.write({ 'mine.txt': 'mine' }, folder)
    expect(await codeOf(openIn(world, { folder }))).toBe('WORKSPACE_TAKEN')
    expect(readdirSync(folder)).toEqual(['mine.txt'])
    const empty = join(world.root, 'empty')
    mkdirSync(empty)
    expect((await openIn(world, { folder: empty })).folder).toBe(empty)
  })

  it('says what is wrong with a path that is no repository', async () => {
    const run = world.nextRun()
    const open = (repository: string) => openRunWorkspace({ repository, run, folder: world.place(run) })
    expect(await codeOf(open(join(world.root, 'home')))).toBe('NOT_A_REPOSITORY')
    expect(await codeOf(open(join(world.root, 'nowhere')))).toBe('NOT_A_REPOSITORY')
  })

  it('works inside the working tree of the person, and a lost .git does not lead to theirs', async () => {
    world.write({ '.git/info/exclude': '.baton/\n' })
    const before = world.fingerprint()
    const workspace = await openIn(world, { folder: join(world.repository, '.baton', 'runs', 'one') })
    const ceiling = agentGitEnvironment(workspace).GIT_CEILING_DIRECTORIES
    world.agent(
      workspace.folder,
      `rm -rf .git; export GIT_CEILING_DIRECTORIES='${ceiling}'; echo x > x; git add -A; git commit -qm x; git checkout -q -b y`,
    )
    expect((await checkpoint(workspace, { number: 1, message: 'one' })).changed).toEqual(['x'])
    await removeRunWorkspace(workspace)
    rmSync(join(world.repository, '.baton'), { recursive: true })
    expect(world.fingerprint()).toEqual(before)
  })
})

describe('a workspace after a restart', () => {
  it('is taken up from its stored values', async () => {
    const { gitDir, ...stored } = await openIn(world)
    expect(await reopenRunWorkspace(stored)).toEqual({ ...stored, gitDir })
  })

  it('says that it is gone, also when a link stands in its place, and is rebuilt from the last checkpoint', async () => {
    const workspace = await openIn(world)
    world.agent(workspace.folder, 'echo one > one.txt; git add -A; git commit -qm mine; echo two > two.txt')
    await fetchCommits(workspace)
    await checkpoint(workspace, { number: 1, message: 'one' })
    rmSync(workspace.folder, { recursive: true })
    expect(await codeOf(reopenRunWorkspace(workspace))).toBe('WORKSPACE_GONE')
    symlinkSync(world.repository, workspace.folder)
    expect(await codeOf(reopenRunWorkspace(workspace))).toBe('WORKSPACE_GONE')
    expect(await codeOf(checkpoint(workspace, { number: 2, message: 'two' }))).toBe('WORKSPACE_GONE')
    rmSync(workspace.folder)
    await rebuildRunWorkspace(workspace)
    expect(readFileSync(join(workspace.folder, 'two.txt'), 'utf8')).toBe('two\n')
    expect(world.gitIn(workspace.folder, 'log', '-1', '--format=%s')).toBe('mine')
    expect((await checkpoint(workspace, { number: 2, message: 'two' })).changed).toEqual([])
  })
})
