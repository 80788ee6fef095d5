import { checkRefName, isCommitId } from '../git/ref-name.ts'
import { readRef, swapRef } from '../git/swap-ref.ts'
import { type InRepository, notFound, openTaskGit } from '../git/task-git.ts'

/** Keeps a commit that is on no branch yet: the step of an agent, or work that a person left out. Safe to repeat. */
export async function keepStep({
  task,
  name,
  commit,
  ...where
}: InRepository & { readonly task: string; readonly name: string; readonly commit: string }): Promise<string> {
  const git = await openTaskGit(where)
  if (!isCommitId(commit)) throw notFound(git, commit)
  const ref = `refs/baton/steps/${checkRefName(task)}/${plainName(name)}/${commit}`
  const { gitDir } = git.repository
  if ((await readRef(gitDir, ref)) === null) await swapRef(gitDir, { ref, from: null, to: commit })
  return ref
}

/** Names of agents may hold what a ref may not. */
const plainName = (name: string): string => name.replaceAll(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+/, '') || 'step'
