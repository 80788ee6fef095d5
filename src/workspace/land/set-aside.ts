import { BatonError } from '../../protocol/baton-error.ts'
import { checkRefName, isCommitId } from '../git/ref-name.ts'
import { someFiles } from '../git/some-files.ts'
import { readRef, swapRef } from '../git/swap-ref.ts'
import { type InRepository, notFound, openTaskGit } from '../git/task-git.ts'
import { moveBranch } from './advance-branch.ts'

export interface SetAside extends InRepository {
  readonly task: string
  readonly branch: string
  /** What somebody put on the branch, and where it stood before. */
  readonly commit: string
  readonly to: string
}

/**
 * Keeps a commit of somebody else's on a ref of its own and moves the branch back to where Baton left it, with the
 * files of every folder in which it is checked out. Nothing is lost: first the ref, then the branch. Safe to repeat.
 */
export async function setAside({ task, branch, commit, to, ...where }: SetAside): Promise<string> {
  const git = await openTaskGit(where)
  const ref = asideRef(task, commit)
  if (!isCommitId(commit)) throw notFound(git, commit)
  const { gitDir } = git.repository
  if ((await readRef(gitDir, ref)) === null) await swapRef(gitDir, { ref, from: null, to: commit })
  const moved = await moveBranch(git, { branch, from: commit, to })
  if (moved.kind === 'moved') {
    throw BatonError.of('BRANCH_MOVED', { branch, expected: commit, now: moved.now, how: 'baton run --resume' })
  }
  if (moved.kind === 'blocked') {
    throw BatonError.of('BRANCH_BLOCKED', { branch, files: someFiles(moved.files) }, { paths: moved.files })
  }
  // `advanced` is also said of a branch that went on meanwhile: it has the commit behind it.
  const now = await readRef(gitDir, `refs/heads/${checkRefName(branch)}`)
  if (now !== to)
    throw BatonError.of('BRANCH_MOVED', { branch, expected: to, now: now ?? '-', how: 'baton run --resume' })
  return ref
}

/** Where a commit of somebody else's is kept. */
export const asideRef = (task: string, commit: string): string => `refs/baton/aside/${checkRefName(task)}/${commit}`
