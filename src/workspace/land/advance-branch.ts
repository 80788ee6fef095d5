import { BatonError } from '../../protocol/baton-error.ts'
import { type Checkout, checkoutsOf } from '../clone/checkouts.ts'
import { withIndexLocks } from '../git/index-lock.ts'
import { checkRefName } from '../git/ref-name.ts'
import { clearDeadLocks } from '../git/ref-notes.ts'
import { withScratchFile } from '../git/scratch-file.ts'
import { clearHeadLockOf, readRef, swapRef } from '../git/swap-ref.ts'
import { isAncestor, type TaskGit } from '../git/task-git.ts'
import { follow, isLeftBehind, prepareToFollow } from './follow-branch.ts'

export type Advanced =
  | { readonly kind: 'advanced' }
  /** It stands elsewhere by now; nothing was changed. */
  | { readonly kind: 'moved'; readonly now: string }
  /** Work of the person's in these files would be lost; nothing was changed. */
  | { readonly kind: 'blocked'; readonly files: readonly string[] }

export interface Advance {
  readonly branch: string
  readonly from: string
  readonly to: string
}

/**
 * Moves a branch forward, and with it the files of every folder in which it is checked out.
 *
 * The files go first, then the index, the ref last, as in git's own merge. A person who finds the repository after a crash
 * in between sees approved work as changes that are not committed yet: committed, they are what they should be. The
 * other way round they would see its reversal, and the next commit would take approved work back in silence.
 *
 * The index is locked all the while, so nobody commits in that folder in between. If the ref has moved all the same
 * (a push, `git update-ref`), files and index are taken back.
 */
export async function advanceBranch(git: TaskGit, advance: Advance, signal?: AbortSignal): Promise<Advanced> {
  const { from, to } = advance
  if (!(await isAncestor(git, from, to, signal)))
    throw BatonError.of('INTERNAL', { reason: `${to} does not come after ${from}` })
  return moveBranch(git, advance, signal)
}

/** The same for a commit that need not come after: the caller has kept the commit of the branch. */
export async function moveBranch(git: TaskGit, advance: Advance, signal?: AbortSignal): Promise<Advanced> {
  const { branch, from, to } = advance
  const { repository } = git
  const { gitDir } = repository
  const ref = `refs/heads/${checkRefName(branch)}`
  await clearDeadLocks(gitDir)
  const checkouts = await checkoutsOf(repository, branch, signal)
  return withIndexLocks(checkouts, branch, async () => {
    const now = await readRef(gitDir, ref, signal)
    if (now === null) throw BatonError.of('BRANCH_NOT_FOUND', { repository: repository.path, branch })
    if (now === to) {
      await clearHeadLockOf(gitDir, ref)
      return catchUp(git, checkouts, advance, signal)
    }
    if (now !== from) return (await isAncestor(git, to, now, signal)) ? { kind: 'advanced' } : { kind: 'moved', now }
    const files = await goAlong(git, checkouts, advance, signal)
    if (files.length > 0) return { kind: 'blocked', files }
    if (await swapRef(gitDir, { ref, from, to }, signal)) return { kind: 'advanced' }
    await goAlong(git, checkouts, { branch, from: to, to: from })
    return { kind: 'moved', now: (await readRef(gitDir, ref, signal)) ?? from }
  })
}

/**
 * The ref is where it should be. Folders that have nothing of the move yet are brought along; one that has some of it
 * is left alone: what it lacks, the person has taken back since.
 */
async function catchUp(git: TaskGit, checkouts: readonly Checkout[], advance: Advance, signal?: AbortSignal) {
  const behind: Checkout[] = []
  for (const checkout of checkouts) if (await isLeftBehind({ checkout, ...advance, signal })) behind.push(checkout)
  const files = await goAlong(git, behind, advance, signal)
  return files.length > 0 ? ({ kind: 'blocked', files } as const) : ({ kind: 'advanced' } as const)
}

/** All folders or none. Answers with the files in the way. */
async function goAlong(git: TaskGit, checkouts: readonly Checkout[], advance: Advance, signal?: AbortSignal) {
  const { from, to } = advance
  const ready: (() => Promise<void>)[] = []
  const inTheWay: string[] = []
  const next = async ([checkout, ...others]: readonly Checkout[]): Promise<void> => {
    if (checkout)
      return withScratchFile(git.folder, async (scratch) => {
        const following = { checkout, from, to, scratch, signal }
        const prepared = await prepareToFollow(following)
        inTheWay.push(...prepared.inTheWay)
        ready.push(() => follow(following, prepared.start))
        await next(others)
      })
    if (inTheWay.length === 0) for (const go of ready) await go()
  }
  await next(checkouts)
  return [...new Set(inTheWay)]
}
