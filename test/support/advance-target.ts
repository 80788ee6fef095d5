import { type InRepository, openTaskGit } from '../../src/workspace/git/task-git.ts'
import { type Advanced, advanceBranch } from '../../src/workspace/land/advance-branch.ts'

/** Moves the target branch forward to approved work. Safe to repeat, after a crash at any point too. */
export async function advanceTarget(
  where: InRepository & { readonly target: string; readonly from: string; readonly to: string },
): Promise<Advanced> {
  const { target, from, to, signal } = where
  return advanceBranch(await openTaskGit(where), { branch: target, from, to }, signal)
}
