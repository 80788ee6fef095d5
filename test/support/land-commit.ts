import { BatonError } from '../../src/protocol/baton-error.ts'
import { someFiles } from '../../src/workspace/git/some-files.ts'
import { type InRepository, openTaskGit } from '../../src/workspace/git/task-git.ts'
import { type Advance, advanceBranch } from '../../src/workspace/land/advance-branch.ts'

/** Moves a task's branch to a commit that comes after it. Where it stands there already, nothing is done. */
export async function landCommit(where: InRepository & Advance): Promise<void> {
  const { branch, from, to, signal } = where
  if (from === to) return
  const moved = await advanceBranch(await openTaskGit(where), { branch, from, to }, signal)
  if (moved.kind === 'moved')
    throw BatonError.of('BRANCH_MOVED', { branch, expected: from, now: moved.now, how: 'baton run --resume' })
  if (moved.kind === 'blocked') {
    throw BatonError.of('BRANCH_BLOCKED', { branch, files: someFiles(moved.files) }, { paths: moved.files })
  }
}
