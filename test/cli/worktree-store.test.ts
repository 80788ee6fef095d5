import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryOfStore } from '../../src/cli/repository-place.ts'
import { storePath } from '../../src/cli/store-path.ts'
import { runBaton } from '../support/run-baton.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'worktrees-')))
const at = (...parts: string[]) => join(root, ...parts)
const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@localhost', '-c', 'protocol.file.allow=always']
const git = (cwd: string, ...args: string[]) => execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe' })
const place = (cwd: string) => storePath(undefined, cwd).path

beforeAll(() => {
  git(root, 'init', '--quiet', '--initial-branch=main', 'main')
  git(at('main'), 'commit', '--quiet', '--allow-empty', '--message', 'first')
  git(at('main'), 'worktree', 'add', '--quiet', '-b', 'side', at('linked'))
  mkdirSync(at('linked', 'deep', 'er'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('truth.7 all worktrees of a repository have one store, that of the main one', async () => {
  expect(place(at('main'))).toBe(at('main', '.baton', 'baton.db'))
  expect(place(at('linked'))).toBe(at('main', '.baton', 'baton.db'))
  expect(place(at('linked', 'deep', 'er'))).toBe(at('main', '.baton', 'baton.db'))
  expect(repositoryOfStore(place(at('linked')))).toBe(at('main'))
  const env = { BATON_HOME: at('home') }
  const made = await runBaton(['task', 'create', '--title', 'seen from both'], { cwd: at('linked'), env })
  expect(made.code, made.stderr).toBe(0)
  const listed = await runBaton(['task', 'list', '--json'], { cwd: at('main'), env })
  expect(listed.stdout).toContain('seen from both')
  expect(existsSync(at('linked', '.baton'))).toBe(false)
  expect(git(at('main'), 'status', '--porcelain').toString()).toBe('')
})

test('truth.7 of a bare repository, and of one whose git directory lies elsewhere, the store lies in the git directory', () => {
  git(root, 'clone', '--quiet', '--bare', at('main'), 'bare.git')
  git(at('bare.git'), 'worktree', 'add', '--quiet', at('of-bare'), 'main')
  expect(place(at('of-bare'))).toBe(at('bare.git', 'baton', 'store', 'baton.db'))
  mkdirSync(at('bare.git', 'baton', 'store'), { recursive: true })
  expect(repositoryOfStore(place(at('of-bare')))).toBe(at('bare.git'))
  git(root, 'clone', '--quiet', '--separate-git-dir', at('elsewhere.git'), at('main'), 'apart')
  git(at('apart'), 'worktree', 'add', '--quiet', '-b', 'side', at('of-apart'))
  const shared = at('elsewhere.git', 'baton', 'store', 'baton.db')
  expect([place(at('apart')), place(at('of-apart'))]).toEqual([shared, shared])
  git(at('apart'), 'submodule', '--quiet', 'add', at('main'), 'sub')
  expect(place(at('apart', 'sub'))).toBe(at('apart', 'sub', '.baton', 'baton.db'))
  git(at('apart', 'sub'), 'worktree', 'add', '--quiet', '-b', 'side', at('of-sub'))
  expect(place(at('of-sub'))).toBe(at('apart', 'sub', '.baton', 'baton.db'))
})

test('truth.7 a store that an earlier version made for one worktree is found, and never mixed up with the shared one', () => {
  const [own, shared] = [at('linked', '.baton', 'baton.db'), at('main', '.baton', 'baton.db')]
  rmSync(dirname(shared), { recursive: true, force: true })
  mkdirSync(dirname(own), { recursive: true })
  writeFileSync(own, '')
  expect(storePath(undefined, at('linked'))).toMatchObject({ path: own, shared })
  mkdirSync(dirname(shared), { recursive: true })
  writeFileSync(shared, '')
  expect(() => place(at('linked'))).toThrow(expect.objectContaining({ code: 'STORE_AMBIGUOUS' }))
  expect(place(at('main'))).toBe(shared)
})
