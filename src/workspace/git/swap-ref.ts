import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { BATON_IDENTITY } from './baton-identity.ts'
import { runGit } from './git.ts'
import { readRefFile } from './read-ref-file.ts'
import { moveRefFiles } from './ref-files.ts'
import { isCommitId } from './ref-name.ts'
import { withRefNote } from './ref-notes.ts'
import { refsCall } from './repository.ts'

export interface RefSwap {
  /** The whole name: `refs/heads/main`. */
  readonly ref: string
  /** What it stands for now; null when it is to be made. */
  readonly from: string | null
  /** What it shall stand for; null when it is to go. */
  readonly to: string | null
}

/**
 * Makes, moves or deletes a ref, only if it stands where it is believed to. Answers whether it stands at `to`
 * afterwards, by this call or by an earlier one; false: somebody has moved it elsewhere.
 */
export function swapRef(gitDir: string, swap: RefSwap, signal?: AbortSignal): Promise<boolean> {
  return swapRefs(gitDir, [swap], signal)
}

/** The same for several refs: all of them or none. */
export async function swapRefs(gitDir: string, swaps: readonly RefSwap[], signal?: AbortSignal): Promise<boolean> {
  const { cwd, env } = refsCall(gitDir)
  const args = ['update-ref', '--no-deref', '--stdin', '-z', '-m', 'baton']
  const input = swaps.map(lineOf).join('')
  const refs = swaps.map(({ ref }) => ref)
  const moves = swaps.flatMap(({ ref, from, to }) => (to === null ? [] : [{ ref, from, to }]))
  const run = () =>
    withRefNote(gitDir, refs, async (mark) => {
      if (moves.length === swaps.length && (await moveRefFiles(gitDir, moves))) return
      await runGit({ cwd, env: { ...env, ...BATON_IDENTITY, ...mark }, args, input, signal })
    })
  try {
    await run()
    return true
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    const now = await Promise.all(swaps.map(({ ref }) => readRef(gitDir, ref, signal)))
    if (swaps.every(({ to }, at) => now[at] === to)) return true
    if (swaps.some(({ from }, at) => now[at] !== from)) return false
    let cleared = false
    for (const { ref, to } of swaps) if (to !== null && (await clearOwnLocks(gitDir, ref, to))) cleared = true
    if (!cleared) throw error
    await run()
    return true
  }
}

function lineOf({ ref, from, to }: RefSwap): string {
  const zero = '0'.repeat((from ?? to ?? '').length)
  return to === null ? `delete ${ref}\0${from}\0` : `update ${ref}\0${to}\0${from ?? zero}\0`
}

/** The commit that a ref stands for; null when there is none. Read from git's files where they say it plainly. */
export async function readRef(gitDir: string, ref: string, signal?: AbortSignal): Promise<string | null> {
  const found = await readRefFile(gitDir, ref)
  return found === undefined ? askForRef(gitDir, ref, signal) : found
}

async function askForRef(gitDir: string, ref: string, signal?: AbortSignal): Promise<string | null> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const { stdout } = await runGit({ ...refsCall(gitDir), args, answers: [1, 128], signal })
  const commit = stdout.toString().trim().split('\n').at(-1) ?? ''
  return isCommitId(commit) ? commit : null
}

/** A living git holds a lock for milliseconds, and the one that failed has just waited a second for it. */
const OLD_MS = 900

/**
 * A git that was killed leaves its locks behind. A lock of a ref holds the commit that the ref was to stand for: where
 * it is the one that this call wants, and is old, an earlier attempt of Baton's left it. All others are somebody's.
 */
async function clearOwnLocks(gitDir: string, ref: string, to: string): Promise<boolean> {
  const lock = join(gitDir, `${ref}.lock`)
  const text = await readFile(lock, 'utf8').catch(() => undefined)
  const found = await stat(lock).catch(() => undefined)
  if (text !== `${to}\n` || !found?.isFile() || Date.now() - found.mtimeMs < OLD_MS) return false
  await clearHeadLock(gitDir, found.mtimeMs)
  await rm(lock, { force: true })
  return true
}

/**
 * To move the branch that is checked out, git locks HEAD too, and lets go of it last. Killed in between, it has moved
 * the branch and left a lock that would keep the person from committing.
 */
export async function clearHeadLockOf(gitDir: string, ref: string): Promise<void> {
  const moved = await stat(join(gitDir, ref)).catch(() => undefined)
  if (moved) await clearHeadLock(gitDir, moved.mtimeMs)
}

/** That lock is empty; it was made by the git that moved the ref if it was made in the same moment. */
async function clearHeadLock(gitDir: string, moved: number): Promise<void> {
  const lock = join(gitDir, 'HEAD.lock')
  const found = await stat(lock).catch(() => undefined)
  if (!found?.isFile() || found.size > 0 || Date.now() - found.mtimeMs < OLD_MS) return
  if (Math.abs(found.mtimeMs - moved) < 1000) await rm(lock, { force: true })
}
