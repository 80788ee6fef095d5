import { split } from '../checkpoint/stage-files.ts'
import { LONG_MS, runGit } from './git.ts'
import { isCommitId } from './ref-name.ts'
import { type InRepository, notFound, openTaskGit } from './task-git.ts'

/** A commit that a branch was at. */
export interface BranchCommit {
  readonly commit: string
  readonly tree: string
  /** `[dispatch] backend: …` */
  readonly subject: string
}

/** Each commit that a branch was at between two commits, the newest first: the line of first parents. */
export async function readBranchCommits(
  where: InRepository & { readonly from: string; readonly to: string },
): Promise<readonly BranchCommit[]> {
  const { from, to, signal } = where
  const git = await openTaskGit(where)
  for (const id of [from, to]) if (!isCommitId(id)) throw notFound(git, id)
  const args = ['log', '-z', '--first-parent', '--format=%H%n%T%n%s', to, `^${from}`, '--']
  const { stdout } = await runGit({ ...git.call, args, limitMs: LONG_MS, signal })
  return split(stdout).map((row) => {
    const [commit = '', tree = '', subject = ''] = row.toString().split('\n')
    return { commit, tree, subject }
  })
}
