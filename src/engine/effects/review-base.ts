import { commonAncestor, openTaskGit } from '../../workspace/git/task-git.ts'
import { readBranch } from '../../workspace/land/task-branch.ts'
import type { Look } from '../look.ts'

/**
 * The commit that a task's work is compared with: the merge base with its target, so that commits of others on the
 * target do not look like work of the task.
 */
export async function reviewBase({ relay }: Look, to: string): Promise<string> {
  const { repository, target, base } = relay.spec
  const against = relay.integration?.from ?? (await readBranch({ repository, branch: target }))
  if (against === null) return base
  return (await commonAncestor(await openTaskGit({ repository }), against, to)) ?? base
}
