import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceTarget } from '../support/advance-target.ts'
import { digest, GitWorld } from './git-world.ts'

/** Approved work reaches a branch, and with it the files of whoever has it checked out: all of it or nothing. */
let world: GitWorld
let repository: string
let from: string
beforeEach(() => {
  world = new GitWorld({ empty: true })
  repository = world.repository
  world.write({ 'kept.txt': 'kept\n', 'changed.txt': 'old\n', 'gone.txt': 'gone\n', 'folder/x': 'x\n', plain: 'p\n' })
  world.write({ '.gitignore': '*.log\n' })
  world.git('add', '-A')
  world.git('commit', '-qm', 'first')
  from = world.git('rev-parse', 'HEAD')
})
afterEach(() => {
  vi.unstubAllEnvs()
  world.remove()
})

/** A commit on top of `from`, made elsewhere: a script in a clone of its own. */
function work(script: string): string {
  const clone = join(world.root, 'elsewhere')
  rmSync(clone, { recursive: true, force: true })
  world.gitIn(world.root, 'clone', '-q', '--branch', 'main', repository, clone)
  world.agent(clone, `git config user.name A; git config user.email a@b; ${script}; git add -A; git commit -qm work`)
  world.git('fetch', '-q', clone, 'HEAD')
  rmSync(join(repository, '.git', 'FETCH_HEAD'))
  return world.gitIn(clone, 'rev-parse', 'HEAD')
}

const WORK =
  'echo new > changed.txt; rm gone.txt; echo added > added.txt; rm -r folder; echo file > folder; rm plain; mkdir plain; echo in > plain/in; printf "a\\r\\n" > "$(printf -- "-odd\\nname")"; ln -s changed.txt link'
const advance = (to: string, target = 'main') => advanceTarget({ repository, target, from, to })
const status = (folder = repository) => world.gitIn(folder, 'status', '--porcelain')
const read = (name: string, folder = repository) => readFileSync(join(folder, name), 'utf8')
const whole = () => [
  world.git('for-each-ref'),
  digest(repository, (path) => !/^\.git\/(?:objects|baton)(?:\/|$)/.test(path)),
]

function expectAt(commit: string, folder = repository): void {
  expect(world.git('rev-parse', 'main')).toBe(commit)
  expect(status(folder)).toBe('')
  expect([read('changed.txt', folder), read('folder', folder), read('plain/in', folder), read('link', folder)]).toEqual(
    ['new\n', 'file\n', 'in\n', 'new\n'],
  )
  expect(read('-odd\nname', folder)).toBe('a\r\n')
  expect(existsSync(join(folder, 'gone.txt'))).toBe(false)
  expect(existsSync(join(folder, '.git', 'index.lock'))).toBe(false)
}

it('takes files and index along where the branch is checked out', async () => {
  const to = work(WORK)
  expect(await advance(to)).toEqual({ kind: 'advanced' })
  expectAt(to)
  expect(world.git('reflog', '-1', '--format=%gs', 'HEAD')).toBe('baton')
  expect(await advance(to)).toEqual({ kind: 'advanced' })
  expectAt(to)
})

it('moves the ref alone where the branch is not checked out, or the repository has no files', async () => {
  const to = work(WORK)
  world.git('checkout', '-q', '-b', 'elsewhere')
  const before = digest(repository, (path) => path !== '.git')
  expect(await advance(to)).toEqual({ kind: 'advanced' })
  expect(world.git('rev-parse', 'main')).toBe(to)
  expect(digest(repository, (path) => path !== '.git')).toBe(before)
  expect(status()).toBe('')
  const bare = join(world.root, 'bare.git')
  world.gitIn(world.root, 'clone', '-q', '--bare', repository, bare)
  world.gitIn(bare, 'update-ref', 'refs/heads/main', from)
  expect(await advanceTarget({ repository: bare, target: 'main', from, to })).toEqual({ kind: 'advanced' })
  expect(world.gitIn(bare, 'rev-parse', 'main')).toBe(to)
})

it('takes a linked worktree along, and leaves one that was deleted out', async () => {
  const to = work(WORK)
  world.git('checkout', '-q', '-b', 'elsewhere')
  const folder = join(world.root, 'linked')
  world.git('worktree', 'add', '-q', folder, 'main')
  expect(await advance(to)).toEqual({ kind: 'advanced' })
  expectAt(to, folder)
  rmSync(folder, { recursive: true })
  const next = work('echo 2 > second')
  expect(await advanceTarget({ repository, target: 'main', from: to, to: next })).toEqual({ kind: 'advanced' })
})

it('leaves uncommitted changes to other files as they are', async () => {
  const to = work(WORK)
  world.write({ 'kept.txt': 'staged\n', 'untracked.txt': 'u\n', 'my.log': 'l\n' })
  world.git('add', 'kept.txt')
  world.write({ 'kept.txt': 'unstaged\n' })
  expect(await advance(to)).toEqual({ kind: 'advanced' })
  expect(status()).toBe('MM kept.txt\n?? untracked.txt')
  expect([read('kept.txt'), world.git('show', ':kept.txt'), read('my.log')]).toEqual(['unstaged\n', 'staged', 'l\n'])
})

describe('is blocked whole, and names', () => {
  it.each<[string, string, () => void, string[]]>([
    [
      'edited files',
      WORK,
      () => world.write({ 'changed.txt': 'mine\n', 'gone.txt': 'mine\n' }),
      ['changed.txt', 'gone.txt'],
    ],
    ['a staged file', WORK, () => world.agent(repository, 'echo mine > changed.txt; git add -A'), ['changed.txt']],
    ['a staged deletion', WORK, () => world.git('rm', '-q', 'changed.txt'), ['changed.txt']],
    ['an untracked file', WORK, () => world.write({ 'added.txt': 'mine\n' }), ['added.txt']],
    ['an ignored file', 'echo x > a.log; git add -f a.log', () => world.write({ 'a.log': 'mine\n' }), ['a.log']],
    [
      'a file in a folder that becomes a file',
      WORK,
      () => world.write({ 'folder/mine.log': 'm' }),
      ['folder/mine.log'],
    ],
    ['a folder in the place of a file', WORK, () => world.write({ 'added.txt/mine': 'm' }), ['added.txt/mine']],
    [
      'a link in the place of a folder',
      'mkdir d; echo d > d/d',
      () => symlinkSync(join(world.root, 'home'), join(repository, 'd')),
      ['d'],
    ],
    [
      'a file with a line break in its name',
      WORK,
      () => writeFileSync(join(repository, '-odd\nname'), 'mine'),
      ['-odd\nname'],
    ],
  ])('%s', async (_name, script, mine, files) => {
    const to = work(script)
    mine()
    world.agent(repository, 'git status')
    const before = whole()
    expect(await advance(to)).toEqual({ kind: 'blocked', files })
    expect(whole()).toEqual(before)
    expect(existsSync(join(world.root, 'home', 'd'))).toBe(false)
  })
})

it('says where the branch stands when it has moved, and that it is done when work went on from there', async () => {
  const to = work(WORK)
  world.write({ 'kept.txt': 'mine\n' })
  world.git('commit', '-qam', 'mine')
  const now = world.git('rev-parse', 'HEAD')
  const before = whole()
  expect(await advance(to)).toEqual({ kind: 'moved', now })
  expect(whole()).toEqual(before)
  world.git('reset', '-q', '--hard', to)
  world.git('commit', '-q', '--allow-empty', '-m', 'further')
  expect(await advance(to)).toEqual({ kind: 'advanced' })
  world.git('checkout', '-q', '--detach')
  world.git('branch', '-D', 'main')
  await expect(advance(to)).rejects.toMatchObject({ code: 'BRANCH_NOT_FOUND' })
})

it('goes forward only', async () => {
  const to = work(WORK)
  await expect(advanceTarget({ repository, target: 'main', from: to, to: from })).rejects.toThrow(/does not come after/)
})

it('waits for a rebase, a merge and a lock of somebody else’s', { timeout: 180_000 }, async () => {
  const to = work(WORK)
  const git = join(repository, '.git')
  writeFileSync(join(git, 'index.lock'), '')
  await expect(advance(to)).rejects.toMatchObject({ code: 'BRANCH_BUSY' })
  expect(existsSync(join(git, 'index.lock'))).toBe(true)
  rmSync(join(git, 'index.lock'))
  writeFileSync(join(git, 'MERGE_HEAD'), `${from}\n`)
  await expect(advance(to)).rejects.toMatchObject({ code: 'BRANCH_BUSY' })
  rmSync(join(git, 'MERGE_HEAD'))
  world.write({ 'changed.txt': 'other\n' })
  world.git('commit', '-qam', 'other')
  world.agent(repository, `git rebase -q --onto ${to} HEAD~1 2>&1`)
  expect(existsSync(join(git, 'rebase-merge'))).toBe(true)
  const forward = advanceTarget({ repository, target: 'main', from, to })
  await expect(forward).rejects.toMatchObject({ code: 'BRANCH_BUSY' })
})

describe('after a crash', () => {
  it('finishes when files and index were moved and the ref was not', async () => {
    const to = work(WORK)
    world.git('read-tree', '-m', '-u', from, to)
    expect(await advance(to)).toEqual({ kind: 'advanced' })
    expectAt(to)
  })

  it('finishes when all files were written and the index was not', async () => {
    const to = work(WORK)
    const index = readFileSync(join(repository, '.git', 'index'))
    world.git('read-tree', '-m', '-u', from, to)
    writeFileSync(join(repository, '.git', 'index'), index)
    expect(await advance(to)).toEqual({ kind: 'advanced' })
    expectAt(to)
  })

  it('brings the files along when only the ref was moved, and is blocked as ever', async () => {
    const to = work(WORK)
    world.git('update-ref', 'refs/heads/main', to)
    world.write({ 'changed.txt': 'mine\n' })
    expect(await advance(to)).toEqual({ kind: 'blocked', files: ['changed.txt'] })
    expect([read('changed.txt'), existsSync(join(repository, 'gone.txt'))]).toEqual(['mine\n', true])
    world.write({ 'changed.txt': 'old\n' })
    expect(await advance(to)).toEqual({ kind: 'advanced' })
    expectAt(to)
  })

  it('does not undo what a person has taken back since', async () => {
    const to = work(WORK)
    await advance(to)
    world.git('checkout', from, '--', 'changed.txt')
    expect(await advance(to)).toEqual({ kind: 'advanced' })
    expect([read('changed.txt'), status()]).toEqual(['old\n', 'M  changed.txt'])
  })

  it('takes the lock of a dead Baton away', async () => {
    const to = work(WORK)
    // The number of a process that cannot be alive: it is above what Linux and macOS give.
    writeFileSync(join(repository, '.git', 'index.lock'), 'baton 4194999\n')
    expect(await advance(to)).toEqual({ kind: 'advanced' })
    expectAt(to)
  })

  it('takes the lock on HEAD away that a git left which had just moved the branch, and no other', async () => {
    const to = work(WORK)
    await advance(to)
    const lock = join(repository, '.git', 'HEAD.lock')
    writeFileSync(lock, '')
    utimesSync(lock, 1, 1)
    await advance(to)
    expect(existsSync(lock)).toBe(true)
    utimesSync(join(repository, '.git', 'refs', 'heads', 'main'), 1, 1)
    await advance(to)
    expect(existsSync(lock)).toBe(false)
  })

  it('finishes what a git began that was killed between two files', async () => {
    const to = work(`echo '*.txt filter=deadly' > .gitattributes; ${WORK}`)
    world.write(
      { deadly: '#!/bin/sh\ncat; [ -e "$0.on" ] && [ "$1" = changed.txt ] && kill -9 $PPID\n', 'deadly.on': '' },
      world.root,
    )
    world.git('config', 'filter.deadly.smudge', `exec sh '${join(world.root, 'deadly')}' %f`)
    await expect(advance(to)).rejects.toMatchObject({ code: 'GIT_FAILED' })
    expect(world.git('rev-parse', 'main')).toBe(from)
    expect(status()).not.toBe('')
    expect(existsSync(join(repository, '.git', 'index.lock'))).toBe(false)
    rmSync(join(world.root, 'deadly.on'))
    expect(await advance(to)).toEqual({ kind: 'advanced' })
    expectAt(to)
  })
})

it('takes files and index back when the branch is moved while the files are written', async () => {
  const to = work(`echo '*.txt filter=mover' > .gitattributes; ${WORK}`)
  const other = world.git('commit-tree', '-p', from, '-m', 'pushed', `${from}^{tree}`)
  world.git('config', 'filter.mover.smudge', `git update-ref refs/heads/main ${other} ${from} 2>/dev/null; cat`)
  world.write({ 'kept.txt': 'mine\n' })
  expect(await advance(to)).toEqual({ kind: 'moved', now: other })
  expect(status()).toBe('M kept.txt')
  expect([read('changed.txt'), read('gone.txt'), read('folder/x')]).toEqual(['old\n', 'gone\n', 'x\n'])
})

it('checks out by the person’s own configuration, and runs none of their hooks', async () => {
  world.git('config', 'core.autocrlf', 'true')
  mkdirSync(join(repository, '.git', 'hooks'), { recursive: true })
  for (const hook of ['post-checkout', 'post-merge', 'reference-transaction', 'post-index-change'])
    writeFileSync(join(repository, '.git', 'hooks', hook), `#!/bin/sh\ntouch '${world.canary}'\n`, { mode: 0o755 })
  const to = work('git config core.autocrlf false; printf "a\\nb\\n" > new.txt')
  rmSync(world.canary, { force: true })
  expect(await advance(to)).toEqual({ kind: 'advanced' })
  expect([read('new.txt'), existsSync(world.canary)]).toEqual(['a\r\nb\r\n', false])
  expect(world.git('diff', '--cached', '--stat')).toBe('')
})

it('leaves the folder of a submodule alone', async () => {
  const to = work(
    `git update-index --add --cacheinfo 160000,${'1'.repeat(40)},sub; git commit -qm sub; mkdir sub; true`,
  )
  expect(world.git('ls-tree', to, 'sub')).toContain('160000 commit')
  world.write({ 'sub/mine': 'mine' })
  expect(await advance(to)).toMatchObject({ kind: 'advanced' })
  expect(read('sub/mine')).toBe('mine')
})

it.each([
  ['a split index', 'git config core.splitIndex true; git update-index --split-index'],
  ['a sparse checkout', `git sparse-checkout set --no-cone '/*' '!/kept.txt'`],
  ['an untracked cache', 'git config core.untrackedCache true; git update-index --untracked-cache; git status'],
])('works with %s', async (_name, script) => {
  expect(world.agent(repository, script).status).toBe(0)
  const to = work(WORK)
  expect(await advance(to)).toEqual({ kind: 'advanced' })
  expectAt(to)
  expect(existsSync(join(repository, 'kept.txt'))).toBe(!script.includes('sparse'))
})

it('finds the files of a repository whose git directory lies elsewhere', async () => {
  const to = work(WORK)
  const apart = join(world.root, 'apart')
  world.gitIn(world.root, 'clone', '-q', '--separate-git-dir', join(world.root, 'apart.git'), repository, apart)
  world.gitIn(apart, 'fetch', '-q', repository, to)
  expect(await advanceTarget({ repository: apart, target: 'main', from, to })).toEqual({ kind: 'advanced' })
  expect([status(apart), read('changed.txt', apart), existsSync(join(apart, 'gone.txt'))]).toEqual(['', 'new\n', false])
})
