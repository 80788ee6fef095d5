import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { thisProcessNote } from '../../src/workspace/git/process-note.ts'
import { clearDeadLocks } from '../../src/workspace/git/ref-notes.ts'
import { deleteMergedBranch, openTaskBranch } from '../../src/workspace/land/task-branch.ts'
import { advanceTarget } from '../support/advance-target.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
let git: string
beforeAll(() => {
  world = new GitWorld({ empty: true })
  git = join(world.repository, '.git')
  world.git('commit', '-q', '--allow-empty', '-m', 'first')
})
afterAll(() => world.remove())

/** The process id and start of a process that has ended. */
function deadProcess(): string {
  const pid = execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }).trim()
  return thisProcessNote().replace(/^\d+/, pid)
}

/** What a process leaves that was killed inside `git update-ref`: its note, and locks of a moment later. */
function killedWhile(refs: readonly string[], locks: Readonly<Record<string, string>>, owner = deadProcess()): void {
  const at = Date.now() - 60_000
  mkdirSync(join(git, 'baton', 'ref-notes'), { recursive: true })
  writeFileSync(join(git, 'baton', 'ref-notes', `${owner}~x`), JSON.stringify({ at, refs }))
  for (const [name, text] of Object.entries(locks)) leave(name, text, at + 20)
}

function leave(name: string, text: string, at: number): void {
  writeFileSync(join(git, name), text)
  utimesSync(join(git, name), at / 1000, at / 1000)
}

function nextCommit(): { readonly from: string; readonly to: string } {
  const from = world.git('rev-parse', 'main')
  const to = world.git('commit-tree', '-p', from, '-m', 'next', `${from}^{tree}`)
  return { from, to }
}

const advance = ({ from, to }: { from: string; to: string }) =>
  advanceTarget({ repository: world.repository, target: 'main', from, to })
const notes = () => readdirSync(join(git, 'baton', 'ref-notes'))

it('truth.16 goes on after kill -9 between making the lock of a ref and writing to it', async () => {
  const move = nextCommit()
  killedWhile(['refs/heads/main'], { 'refs/heads/main.lock': '', 'HEAD.lock': '' })
  expect(await advance(move)).toEqual({ kind: 'advanced' })
  expect(world.git('rev-parse', 'main')).toBe(move.to)
  expect(existsSync(join(git, 'HEAD.lock'))).toBe(false)
  expect(notes()).toEqual([])
})

it('truth.16 goes on after kill -9 while a merged branch was deleted', async () => {
  const { branch, tip } = await openTaskBranch({ repository: world.repository, branch: 'baton/TASK-20260228-001' })
  killedWhile([`refs/heads/${branch}`], {
    [`refs/heads/${branch}.lock`]: '',
    'packed-refs.lock': '',
    'packed-refs.new': '# pack-refs with: peeled',
  })
  expect(await deleteMergedBranch({ repository: world.repository, branch, tip, target: 'main' })).toEqual({
    deleted: true,
  })
  expect(existsSync(join(git, 'packed-refs.lock'))).toBe(false)
})

it('truth.16 leaves a lock alone that was made after the dead process, holds other text, has no note, or is of a living one', async () => {
  const lock = join(git, 'refs', 'heads', 'main.lock')
  const [long, lately, main] = [Date.now() - 60_000, Date.now() - 5_000, 'refs/heads/main']
  for (const [text, at, ref, owner] of [
    ['', lately, main, deadProcess()],
    ['of somebody else\n', long, main, deadProcess()],
    ['', long, 'refs/heads/other', deadProcess()],
    ['', long, main, thisProcessNote()],
  ] as const) {
    killedWhile([ref], {}, owner)
    leave('refs/heads/main.lock', text, at)
    await clearDeadLocks(git)
    expect(existsSync(lock)).toBe(true)
  }
  killedWhile([main], { 'refs/heads/main.lock': '' })
  await clearDeadLocks(git)
  expect(existsSync(lock)).toBe(false)
  rmSync(join(git, 'baton', 'ref-notes'), { recursive: true })
})

it('truth.16 knows an index.lock from its first byte on', async () => {
  writeFileSync(join(git, 'index.lock'), `baton ${deadProcess()}\n`)
  expect(await advance(nextCommit())).toEqual({ kind: 'advanced' })
  expect(existsSync(join(git, 'index.lock'))).toBe(false)
  expect(readdirSync(join(git, 'baton')).filter((name) => name.startsWith('scratch'))).toEqual([])
})
