import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BatonError } from '../../src/protocol/baton-error.ts'
import { checkpoint } from '../../src/workspace/checkpoint/checkpoint.ts'
import { restoreCheckpoint } from '../../src/workspace/checkpoint/restore-checkpoint.ts'
import { undoCheckpoint } from '../../src/workspace/checkpoint/undo-checkpoint.ts'
import { openRunWorkspace } from '../../src/workspace/clone/open-run-workspace.ts'
import { removeRunWorkspace } from '../../src/workspace/clone/remove-run-workspace.ts'
import type { RunWorkspace } from '../../src/workspace/clone/run-workspace.ts'
import { digest, GitWorld } from './git-world.ts'

let world: GitWorld
let workspace: RunWorkspace
beforeEach(async () => {
  world = new GitWorld()
  const run = world.nextRun()
  workspace = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
})
afterEach(() => world.remove())

const write = (files: Record<string, string>) => world.write(files, workspace.folder)
const save = (number: number) => checkpoint(workspace, { number, message: `step ${number}` })
const filesOf = (commit: string) => world.git('ls-tree', '-r', '--name-only', commit).split('\n')
const read = (path: string) => readFileSync(join(workspace.folder, path), 'utf8')

describe('a checkpoint', () => {
  it('holds what is there, follows on the one before, and leaves the clone as it is', async () => {
    write({ 'src/a.txt': 'changed\n', 'new.txt': 'new\n' })
    rmSync(join(workspace.folder, 'src/b.txt'))
    const clone = digest(join(workspace.folder, '.git'), () => true)
    const person = world.fingerprint()
    const first = await save(1)
    expect(first).toMatchObject({ changed: ['new.txt', 'src/a.txt', 'src/b.txt'], skipped: [] })
    write({ 'new.txt': 'newer\n' })
    const second = await save(2)
    expect(second.changed).toEqual(['new.txt'])
    expect(world.git('log', '--format=%H %an', second.commit, '-2').split('\n')).toEqual([
      `${second.commit} Baton`,
      `${first.commit} Baton`,
    ])
    expect(world.git('rev-parse', `${first.commit}^`)).toBe(workspace.base)
    expect(digest(join(workspace.folder, '.git'), () => true)).toBe(clone)
    expect(world.fingerprint()).toEqual(person)
  })

  it('is the same one when its number comes again with the same files', async () => {
    write({ 'new.txt': 'new\n' })
    const first = await save(1)
    expect(await save(1)).toEqual(first)
  })

  it('sees a change in the second in which it was made, of the same size', async () => {
    for (let number = 1; number <= 6; number += 1) {
      write({ 'new.txt': `${number}` })
      expect((await save(number)).changed).toEqual(['new.txt'])
    }
  })

  it('gives its number to other files without losing the first', async () => {
    write({ 'new.txt': 'new\n' })
    const first = await save(1)
    write({ 'new.txt': 'newer\n' })
    const again = await save(1)
    expect(again.commit).not.toBe(first.commit)
    expect(world.git('rev-parse', `${again.commit}^`)).toBe(workspace.base)
    expect(world.git('rev-parse', `refs/baton/runs/${workspace.run}/former/${first.commit}`)).toBe(first.commit)
  })

  it('leaves out what is ignored by the project or by the person', async () => {
    const list = join(world.root, 'my "own" list')
    writeFileSync(list, '*.tmp\n')
    world.write({ '.git/info/exclude': 'private/\n' })
    world.git('config', 'core.excludesFile', list)
    const run = world.nextRun()
    const other = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
    const files = ['ignored/x', 'y.log', 'private/x', 'z.tmp', 'kept.txt']
    world.write(Object.fromEntries(files.map((name) => [name, 'x'])), other.folder)
    expect(await checkpoint(other, { number: 1, message: 'one' })).toMatchObject({ changed: ['kept.txt'], skipped: [] })
  })

  it('keeps a tracked file that is ignored later on', async () => {
    write({ '.gitignore': '*.txt\n', 'src/a.txt': 'changed\n' })
    expect((await save(1)).changed).toEqual(['.gitignore', 'src/a.txt'])
    // The index is only there to be fast: without it the answer is the same.
    rmSync(join(workspace.gitDir, 'baton', 'runs', workspace.run, 'index'))
    expect((await save(2)).changed).toEqual([])
  })

  it('leaves out secrets and names them', async () => {
    const secrets = [
      '.env',
      '.env.local',
      'a/id_rsa',
      'b/server.pem',
      'tls.KEY',
      'credentials.json',
      '.aws/config',
      '.npmrc',
    ]
    write(Object.fromEntries(secrets.map((name) => [name, '//registry.example.com/:_authToken=abc'])))
    write({ '.env.example': 'A=', 'id_rsa.pub': 'x', 'app/.npmrc': `save-exact=true\n//r/:_authToken=\${TOKEN}\n` })
    const { changed, skipped } = await save(1)
    expect(changed).toEqual(['.env.example', 'app/.npmrc', 'id_rsa.pub'])
    expect(skipped).toEqual(secrets.toSorted().map((path) => ({ path, why: 'secret_like' })))
  })

  it('leaves out files over the limit, and keeps the last version of one that has grown over it', async () => {
    write({ 'big.bin': '', 'src/a.txt': 'fits\n' })
    await save(1)
    truncateSync(join(workspace.folder, 'big.bin'), 3000)
    truncateSync(join(workspace.folder, 'src/a.txt'), 3000)
    const { skipped, commit } = await checkpoint(workspace, { number: 2, message: 'two', fileBytes: 2000 })
    expect(skipped).toEqual([
      { path: 'big.bin', why: 'too_large' },
      { path: 'src/a.txt', why: 'too_large' },
    ])
    expect(world.git('show', `${commit}:src/a.txt`)).toBe('fits')
  })

  it('holds the files of an embedded repository, and names its history as left out', async () => {
    write({ 'app/.gitignore': 'dist/\n', 'app/src/x.ts': 'x', 'app/dist/y.js': 'y', 'app/z.log': 'z' })
    world.agent(
      workspace.folder,
      'cd app && git init -q && git add -A && git commit -qm x; mkdir -p inner && cd inner && git init -q && echo i > i',
    )
    const { changed, skipped } = await save(1)
    expect(changed).toEqual(['app/.gitignore', 'app/inner/i', 'app/src/x.ts'])
    expect(skipped).toEqual([{ path: 'app/.git', why: 'embedded_repository' }])
    write({ 'app/later.ts': 'later' })
    expect((await save(2)).changed).toEqual(['app/later.ts'])
  })

  it('names what lies in a worktree or a submodule', async () => {
    world.agent(workspace.folder, 'git worktree add -q wt; git worktree list')
    expect((await save(1)).skipped).toEqual([{ path: 'wt/', why: 'worktree' }])
    world.git(
      '-c',
      'protocol.file.allow=always',
      '-c',
      'core.hooksPath=/dev/null',
      'submodule',
      '--quiet',
      'add',
      join(world.root, 'second'),
      'sub',
    )
    world.git('-c', 'core.hooksPath=/dev/null', 'commit', '-qm', 'sub')
    const run = world.nextRun()
    const other = await openRunWorkspace({ repository: world.repository, run, folder: world.place(run) })
    expect((await checkpoint(other, { number: 1, message: 'one' })).skipped).toEqual([])
    world.write({ 'sub/x': 'x' }, other.folder)
    const saved = await checkpoint(other, { number: 2, message: 'two' })
    expect(saved).toMatchObject({ changed: [], skipped: [{ path: 'sub', why: 'submodule' }] })
  })

  it('names what git never stores', async () => {
    write({ '.GIT/config': 'x', 'sub/.Git/hooks/pre-commit': 'x', 'fine.txt': 'x' })
    symlinkSync('fine.txt', join(workspace.folder, '.gitmodules'))
    const { changed, skipped } = await save(1)
    expect(changed).toEqual(['fine.txt'])
    expect(skipped.map(({ path }) => path)).toEqual(['.GIT/config', '.gitmodules', 'sub/.Git/hooks/pre-commit'])
  })

  it('stops when it is told to', async () => {
    const stop = AbortSignal.abort()
    await expect(checkpoint(workspace, { number: 1, message: 'one', signal: stop })).rejects.toThrow(/abort/)
    expect(world.git('for-each-ref', 'refs/baton', '--format=%(refname)')).not.toContain('checkpoints')
  })
})

describe('restoring', () => {
  it('keeps uncommitted work as a snapshot, and leaves ignored and secret files', async () => {
    write({ 'one.txt': '1' })
    const { commit } = await save(1)
    write({ 'one.txt': '2', 'two.txt': '2', 'ignored/x': 'x', '.env': 'SECRET=1' })
    const { snapshot } = await restoreCheckpoint(workspace, commit)
    expect(read('one.txt')).toBe('1')
    expect(existsSync(join(workspace.folder, 'two.txt'))).toBe(false)
    expect([read('ignored/x'), read('.env')]).toEqual(['x', 'SECRET=1'])
    expect(world.git('rev-parse', `refs/baton/runs/${workspace.run}/snapshots/1`)).toBe(snapshot)
    await restoreCheckpoint(workspace, snapshot)
    expect([read('one.txt'), read('two.txt')]).toEqual(['2', '2'])
  })

  it('changes nothing when an ignored file is in the way', async () => {
    write({ ignored: 'a file by that name' })
    const { commit } = await save(1)
    rmSync(join(workspace.folder, 'ignored'))
    write({ 'ignored/x': 'x', 'other.txt': 'other' })
    await expect(restoreCheckpoint(workspace, commit)).rejects.toMatchObject({ code: 'WORKSPACE_CONFLICT' })
    expect([read('ignored/x'), read('other.txt')]).toEqual(['x', 'other'])
  })

  it('knows only commits that exist', async () => {
    for (const name of ['0'.repeat(40), 'HEAD', '--help', 'main'])
      await expect(restoreCheckpoint(workspace, name)).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
  })
})

describe('undoing a step', () => {
  it('takes back what it changed and keeps what came later, in the same file too', async () => {
    write({ 'list.txt': 'a\nb\nc\nd\ne\nf\n' })
    await save(1)
    write({ 'list.txt': 'A\nb\nc\nd\ne\nf\n', 'made.txt': 'made' })
    await save(2)
    write({ 'list.txt': 'A\nb\nc\nd\ne\nF\n' })
    await save(3)
    const { changed, tree } = await undoCheckpoint(workspace, 2)
    expect(changed).toEqual(['list.txt', 'made.txt'])
    expect(read('list.txt')).toBe('a\nb\nc\nd\ne\nF\n')
    expect((await save(4)).tree).toBe(tree)
  })

  it('names the files and changes nothing where a later step stands on it', async () => {
    write({ 'list.txt': 'one\n' })
    await save(1)
    write({ 'list.txt': 'two\n' })
    await save(2)
    const failure = await undoCheckpoint(workspace, 1).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BatonError)
    expect(failure).toMatchObject({ code: 'WORKSPACE_CONFLICT', details: { paths: ['list.txt'] } })
    expect(read('list.txt')).toBe('two\n')
    await expect(undoCheckpoint(workspace, 7)).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
  })
})

describe('removing', () => {
  it('keeps files and commits in the repository, and deletes nothing behind a link', async () => {
    const outside = join(world.root, 'outside')
    world.write({ 'x.txt': 'x' }, outside)
    world.agent(workspace.folder, 'echo c > c; git add c; git commit -qm mine; echo u > u')
    symlinkSync(outside, join(workspace.folder, 'link'))
    mkdirSync(join(workspace.folder, 'closed'))
    chmodSync(join(workspace.folder, 'closed'), 0o500)
    const { snapshot, kept } = await removeRunWorkspace(workspace)
    expect(existsSync(workspace.folder)).toBe(false)
    expect(readFileSync(join(outside, 'x.txt'), 'utf8')).toBe('x')
    expect(filesOf(String(snapshot))).toEqual(expect.arrayContaining(['c', 'u', 'link']))
    expect(kept.map(({ name }) => name)).toEqual([`heads/baton/${workspace.run}`])
    expect(world.git('log', '-1', '--format=%s', String(kept[0]?.commit))).toBe('mine')
    expect(existsSync(join(workspace.gitDir, 'baton', 'runs', workspace.run))).toBe(false)
    expect((await removeRunWorkspace(workspace)).snapshot).toBeUndefined()
  })
})

it('writes nothing to a repository that it only looks at', async () => {
  const files = () => digest(world.repository, () => true)
  writeFileSync(join(workspace.folder, 'x'), 'x')
  const before = files()
  await expect(undoCheckpoint(workspace, 1)).rejects.toThrow()
  await expect(restoreCheckpoint(workspace, 'f'.repeat(40))).rejects.toThrow()
  expect(files()).toBe(before)
})
