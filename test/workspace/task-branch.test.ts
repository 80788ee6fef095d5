import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readTree } from '../../src/workspace/git/task-git.ts'
import { recordCommit, sealBranch } from '../../src/workspace/land/record-commit.ts'
import { setAside } from '../../src/workspace/land/set-aside.ts'
import { deleteMergedBranch, openTaskBranch, readBranch } from '../../src/workspace/land/task-branch.ts'
import { landTree } from '../support/land-tree.ts'
import { GitWorld } from './git-world.ts'

const BRANCH = 'baton/TASK-20260228-001'
const KEPT = `refs/baton/tips/local/${BRANCH}`
const AT = '2026-02-28T05:30:00.000Z'

let world: GitWorld
let repository: string
beforeEach(() => {
  world = new GitWorld()
  repository = world.repository
})
afterEach(() => world.remove())

/** A tree with one file more than a commit has, as a checkpoint would leave it among the objects. */
function treeWith(name: string, text: string, commit = 'HEAD'): string {
  const index = join(world.root, 'index-of-test')
  const env = { ...world.env, GIT_INDEX_FILE: index }
  const run = (script: string) =>
    world.agent(repository, `export GIT_INDEX_FILE='${env.GIT_INDEX_FILE}'; ${script}`).output.trim()
  writeFileSync(join(world.root, 'content'), text)
  run(`rm -f "$GIT_INDEX_FILE"; git read-tree ${commit}`)
  run(`b=$(git hash-object -w ../content); printf '100644 %s\\t%s\\0' $b '${name}' | git update-index -z --index-info`)
  return run('git write-tree')
}

const open = (target?: string) => openTaskBranch({ repository, branch: BRANCH, ...(target ? { target } : {}) })
const landing = (tip: string, tree: string) => ({ repository, branch: BRANCH, tip, tree, message: 'work', at: AT })
const others = (mine: Record<string, string>) => ({ ...mine, refs: '', 'git dir': '' })

it('makes the branch where the target stands, and touches nothing else of the person’s', async () => {
  const before = world.fingerprint()
  const main = world.git('rev-parse', 'main')
  expect(await open()).toEqual({ branch: BRANCH, target: 'main', base: main, tip: main, kept: KEPT })
  expect(world.git('rev-parse', BRANCH)).toBe(main)
  const after = world.fingerprint()
  expect(others(after)).toEqual(others(before))
  const own = [`refs/heads/${BRANCH} ${main}\n`, `${KEPT} ${main}\n`]
  expect(own.reduce((refs, line) => refs.replace(line, ''), after.refs ?? '')).toBe(before.refs)
})

it('opened again it stays where it is, and remembers what it began with', async () => {
  const { base } = await open()
  world.git('commit', '-qm', 'the target goes on')
  expect(await open()).toMatchObject({ branch: BRANCH, target: 'main', base, tip: base })
  world.git('branch', '-D', BRANCH)
  expect(await open()).toMatchObject({ branch: BRANCH, base })
  expect(world.git('rev-parse', BRANCH)).toBe(base)
})

it('truth.6 never adopts a branch of that name: the task gets another one, and what is there stays', async () => {
  const main = world.git('rev-parse', 'main')
  const theirs = world.commitOn(main, 'echo theirs > theirs.txt')
  world.git('branch', BRANCH, theirs)
  const second = `${BRANCH}-0a1b2c3d`
  const mine = () => openTaskBranch({ repository, branch: BRANCH, owner: '0a1b2c3d-and-more' })
  expect(await mine()).toMatchObject({ branch: second, base: main, tip: main })
  expect(await mine(), 'again').toMatchObject({ branch: second, base: main })
  expect(world.git('rev-parse', BRANCH, second).split('\n')).toEqual([theirs, main])
  world.git('branch', '-f', second, theirs)
  await expect(mine()).rejects.toMatchObject({ code: 'BRANCH_TAKEN', values: { branch: second, now: theirs } })
})

it('takes another target by its name, also from a linked worktree', async () => {
  expect(await open('other')).toMatchObject({ target: 'other' })
  const second = join(world.root, 'second')
  expect(await openTaskBranch({ repository: second, branch: 'baton/x' })).toMatchObject({ target: 'other' })
})

it('says what is wrong with a repository without commits, a detached HEAD and a target that is none', async () => {
  const empty = new GitWorld({ empty: true })
  const unborn = openTaskBranch({ repository: empty.repository, branch: BRANCH })
  await expect(unborn).rejects.toMatchObject({ code: 'REPOSITORY_EMPTY' })
  expect(empty.git('for-each-ref')).toBe('')
  empty.remove()
  await expect(open('nowhere')).rejects.toMatchObject({ code: 'BRANCH_NOT_FOUND' })
  await expect(open(BRANCH)).rejects.toMatchObject({ code: 'TARGET_UNUSABLE' })
  await expect(open('--force')).rejects.toMatchObject({ code: 'REF_REFUSED' })
  world.git('symbolic-ref', 'refs/heads/alias', 'refs/heads/main')
  await expect(open('alias')).rejects.toMatchObject({ code: 'TARGET_UNUSABLE' })
  world.git('checkout', '-q', '--detach')
  await expect(open()).rejects.toMatchObject({ code: 'TARGET_UNUSABLE' })
  expect(world.git('branch', '--list', 'baton/*')).toBe('')
})

it('lands a tree as one commit by Baton, and the same again is the same commit', async () => {
  const before = world.fingerprint()
  const { tip } = await open()
  const tree = treeWith('new.txt', 'new\n')
  const first = await landTree(landing(tip, tree))
  expect(first.landed).toBe(true)
  expect(world.git('log', '-1', '--format=%an <%ae> %cn %at %ct %P %T', BRANCH)).toBe(
    `Baton <baton@localhost> Baton ${Date.parse(AT) / 1000} ${Date.parse(AT) / 1000} ${tip} ${tree}`,
  )
  expect(await landTree(landing(tip, tree))).toEqual(first)
  expect(world.git('rev-list', '--count', `${tip}..${BRANCH}`)).toBe('1')
  expect(await readBranch({ repository, branch: BRANCH })).toBe(first.commit)
  expect(await readTree({ repository, commit: first.commit })).toBe(tree)
  expect(others(world.fingerprint())).toEqual(others(before))
})

it('lands nothing where nothing changed, unless something was merged', async () => {
  const { tip } = await open()
  const tree = await readTree({ repository, commit: tip })
  expect(await landTree(landing(tip, tree))).toEqual({ commit: tip, landed: false })
  const stash = world.git('rev-parse', 'stash')
  const merged = await landTree({ ...landing(tip, tree), parents: [stash] })
  expect(merged.landed).toBe(true)
  expect(world.git('log', '-1', '--format=%P', BRANCH)).toBe(`${tip} ${stash}`)
})

it('does not overwrite a branch that somebody has moved, and names both commits', async () => {
  const { tip } = await open()
  world.git('branch', '-f', BRANCH, 'stash')
  const now = world.git('rev-parse', 'stash')
  const failure = await landTree(landing(tip, treeWith('a', 'a'))).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'BRANCH_MOVED', values: { expected: tip, now } })
  expect(await readBranch({ repository, branch: BRANCH })).toBe(now)
  world.git('branch', '-D', BRANCH)
  await expect(landTree(landing(tip, treeWith('a', 'a')))).rejects.toMatchObject({ code: 'BRANCH_NOT_FOUND' })
})

it('takes the files of a person along who has the branch checked out, and keeps their work there', async () => {
  const { tip } = await open()
  const folder = join(world.root, 'watching')
  world.git('worktree', 'add', '-q', folder, BRANCH)
  writeFileSync(join(folder, 'README.md'), 'mine\n')
  const { commit } = await landTree(landing(tip, treeWith('new.txt', 'new\n')))
  expect(readFileSync(join(folder, 'new.txt'), 'utf8')).toBe('new\n')
  expect(world.gitIn(folder, 'status', '--porcelain')).toBe('M README.md')
  const blocked = landTree(landing(commit, treeWith('README.md', 'theirs\n', commit)))
  await expect(blocked).rejects.toMatchObject({ code: 'BRANCH_BLOCKED', details: { paths: ['README.md'] } })
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('mine\n')
})

it('clears the lock that an earlier attempt of its own left, and no other', async () => {
  const { tip } = await open()
  const tree = treeWith('new.txt', 'new\n')
  const { commit } = await landTree(landing(tip, tree))
  world.git('branch', '-f', BRANCH, tip)
  const lock = join(repository, '.git', 'refs', 'heads', `${BRANCH}.lock`)
  writeFileSync(lock, `${tip}\n`)
  utimesSync(lock, 1, 1)
  await expect(landTree(landing(tip, tree))).rejects.toMatchObject({ code: 'GIT_FAILED' })
  expect(existsSync(lock)).toBe(true)
  writeFileSync(lock, `${commit}\n`)
  utimesSync(lock, 1, 1)
  expect(await landTree(landing(tip, tree))).toEqual({ commit, landed: true })
  expect(existsSync(lock)).toBe(false)
})

it('takes no message for an option, and no message for none', async () => {
  const { tip } = await open()
  const first = await landTree({ ...landing(tip, treeWith('a', 'a')), message: '--amend\n\0x' })
  expect(world.git('log', '-1', '--format=%B', first.commit)).toBe('--amend\nx')
  const second = await landTree({ ...landing(first.commit, treeWith('b', 'b')), message: ' \n' })
  expect(world.git('log', '-1', '--format=%B', second.commit)).toBe('baton')
})

it('deletes a branch only where its commits are on the target', async () => {
  const { tip } = await open()
  const { commit } = await landTree(landing(tip, treeWith('new.txt', 'new\n')))
  const remove = (at: string) => deleteMergedBranch({ repository, branch: BRANCH, tip: at, target: 'main' })
  expect(await remove(commit)).toEqual({ deleted: false, why: 'not_merged' })
  expect(await remove(tip)).toEqual({ deleted: false, why: 'moved' })
  world.git('update-ref', 'refs/heads/main', commit)
  world.git('worktree', 'add', '-q', join(world.root, 'watching'), BRANCH)
  expect(await remove(commit)).toEqual({ deleted: false, why: 'checked_out' })
  expect(await readBranch({ repository, branch: BRANCH })).toBe(commit)
  world.git('worktree', 'remove', join(world.root, 'watching'))
  expect(await remove(commit)).toEqual({ deleted: true })
  expect(await readBranch({ repository, branch: BRANCH })).toBeNull()
  expect(await remove(commit)).toEqual({ deleted: true })
  expect(world.git('rev-parse', 'other', 'main').split('\n')).toHaveLength(2)
})

it('ties a record to the end of a branch without changing its files', async () => {
  const { tip } = await open()
  const files = { 'task.json': '{}\r\n', 'deep/er/events.jsonl': '', '-x\ny': 'odd' }
  const said = { repository, files, message: 'the record', at: AT }
  const record = await recordCommit(said)
  expect(await recordCommit(said)).toBe(record)
  expect(world.git('log', '-1', '--format=%P|%s', record)).toBe('|the record')
  expect(world.git('ls-tree', '-r', '-z', '--name-only', record).split('\0').toSorted()).toEqual(
    ['', ...Object.keys(files)].toSorted(),
  )
  expect(world.git('cat-file', '-s', `${record}:task.json`)).toBe('4')
  const seal = await sealBranch({ repository, tip, record, message: 'sealed', at: AT })
  expect(world.git('log', '-1', '--format=%P', seal)).toBe(`${tip} ${record}`)
  expect(world.git('diff', '--stat', tip, seal)).toBe('')
  await expect(recordCommit({ ...said, files: { '.git/hooks/x': '' } })).rejects.toMatchObject({ code: 'INTERNAL' })
})

it('works with ids of either length', async () => {
  const other = new GitWorld({ format: 'sha256' })
  const { base } = await openTaskBranch({ repository: other.repository, branch: BRANCH })
  const made = other.commitOn(base, 'echo x > x')
  const tree = await readTree({ repository: other.repository, commit: made })
  const { commit } = await landTree({ ...landing(base, tree), repository: other.repository })
  expect([commit.length, other.git('rev-parse', BRANCH)]).toEqual([64, commit])
  other.git('update-ref', 'refs/heads/other', commit)
  const gone = { repository: other.repository, branch: BRANCH, tip: commit, target: 'other' }
  expect(await deleteMergedBranch(gone)).toEqual({ deleted: true })
  other.remove()
})

it('sets a commit of somebody aside, and refuses where the branch went on meanwhile: nothing of it is lost', async () => {
  const { base } = await open()
  const first = world.commitOn(base, 'echo one > one.txt')
  const second = world.commitOn(first, 'echo two > two.txt')
  const aside = { repository, task: 'TASK-20260228-001', branch: BRANCH, commit: first, to: base }
  const ref = `refs/baton/aside/TASK-20260228-001/${first}`
  world.git('update-ref', `refs/heads/${BRANCH}`, second)
  await expect(setAside(aside)).rejects.toMatchObject({ code: 'BRANCH_MOVED' })
  expect(world.git('rev-parse', BRANCH)).toBe(second)
  expect(world.git('rev-parse', ref)).toBe(first)
  world.git('update-ref', `refs/heads/${BRANCH}`, first)
  expect(await setAside(aside)).toBe(ref)
  expect(await setAside(aside), 'safe to repeat').toBe(ref)
  expect(world.git('rev-parse', BRANCH)).toBe(base)
})
