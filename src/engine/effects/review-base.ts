import { commonAncestor, openTaskGit } from '../../workspace/git/task-git.ts'
import { readBranch } from '../../workspace/land/task-branch.ts'
import type { Look } from '../look.ts'

/**
 * The commit against which a task's work is looked at: where it last met its target, so that what others brought to
 * the target meanwhile does not look like work of the task.
 */
export async function reviewBase({ relay }: Look, to: string): Promise<string> {
  const { repository, target, base } = relay.spec
  const against = relay.integration?.from ?? (await readBranch({ repository, branch: target }))
  if (against === null) return base
  return (await commonAncestor(await openTaskGit({ repository }), against, to)) ?? base
}
