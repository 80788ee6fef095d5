import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkOut } from '../../src/workspace/clone/check-out.ts'
import { removeFolder } from '../../src/workspace/git/remove-folder.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
let repository: string
beforeEach(() => {
  world = new GitWorld()
  repository = world.repository
})
afterEach(() => world.remove())

it('lays a commit out byte for byte in a clone without branches, remotes and hooks', async () => {
  world.git('checkout', '-q', '--detach')
  world.write({ crlf: 'a\r\n', lf: 'a\n', '-odd\nname': 'odd' })
  world.agent(repository, 'ln -s README.md link')
  world.git('add', '-A')
  // Written by an agent: the person's own git would run a program for it.
  const blob = world.agent(
    repository,
    "echo '* filter=personal text eol=crlf ident' | git hash-object -w --stdin",
  ).output
  world.git('update-index', '--add', '--cacheinfo', `100644,${blob.trim()},.gitattributes`)
  world.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`)
  const tree = world.git('write-tree')
  const commit = world.git('commit-tree', '-p', 'HEAD', '-m', 'x', tree)
  const before = world.fingerprint()
  const folder = await checkOut({ repository, commit, folder: join(world.root, 'checks', 'one') })
  expect(world.fingerprint()).toEqual(before)
  expect([readFileSync(join(folder, 'crlf'), 'utf8'), readFileSync(join(folder, 'lf'), 'utf8')]).toEqual([
    'a\r\n',
    'a\n',
  ])
  expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true)
  expect(existsSync(join(folder, '-odd\nname'))).toBe(true)
  expect(world.gitIn(folder, 'rev-parse', 'HEAD')).toBe(commit)
  expect(world.agent(folder, 'git symbolic-ref HEAD').status).not.toBe(0)
  expect([world.gitIn(folder, 'for-each-ref'), world.gitIn(folder, 'remote')]).toEqual(['', ''])
  expect(existsSync(join(folder, '.git', 'hooks'))).toBe(false)
  world.agent(folder, 'echo x > x; git add x; git commit -qm x; git branch mine')
  expect(world.fingerprint()).toEqual(before)
  await removeFolder(folder)
  expect(world.fingerprint()).toEqual(before)
})

it('takes over what a crash left beside its place, and never what is in it', async () => {
  const commit = world.git('rev-parse', 'main')
  const folder = join(world.root, 'checks')
  world.write({ 'half/done': 'x' }, `${folder}.new`)
  await checkOut({ repository, commit, folder })
  expect(world.gitIn(folder, 'status', '--porcelain')).toBe('')
  writeFileSync(join(folder, 'mine'), 'mine')
  await expect(checkOut({ repository, commit, folder })).rejects.toMatchObject({ code: 'WORKSPACE_TAKEN' })
  expect(existsSync(join(folder, 'mine'))).toBe(true)
  symlinkSync(repository, join(world.root, 'link'))
  const through = checkOut({ repository, commit, folder: join(world.root, 'link') })
  await expect(through).rejects.toMatchObject({ code: 'WORKSPACE_TAKEN' })
  const none = checkOut({ repository, commit: '1'.repeat(40), folder: join(world.root, 'none') })
  await expect(none).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
  expect(existsSync(join(world.root, 'none'))).toBe(false)
})

it('has the origin of the person without their credentials, and pushes nowhere', async () => {
  world.git('remote', 'add', 'origin', 'https://ada:secret@git.example/shop.git')
  const folder = await checkOut({
    repository: world.repository,
    commit: world.git('rev-parse', 'HEAD'),
    folder: join(world.root, 'with-origin'),
  })
  expect(world.gitIn(folder, 'remote', 'get-url', 'origin')).toBe('https://git.example/shop.git')
  expect(world.gitIn(folder, 'remote', 'get-url', '--push', 'origin')).toBe('disabled://baton')
  world.git('remote', 'remove', 'origin')
})
