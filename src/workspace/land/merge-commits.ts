import { split } from '../checkpoint/stage-files.ts'
import { runGit } from '../git/git.ts'
import { type InRepository, isAncestor, openTaskGit, type TaskGit } from '../git/task-git.ts'
import { writeCommit } from '../tree/write-commit.ts'

export type Merged =
  /** All of theirs is in ours. */
  | { readonly kind: 'already' }
  | { readonly kind: 'merged'; readonly commit: string; readonly tree: string }
  | {
      readonly kind: 'conflict'
      /** With conflict markers in the files: somebody can be started on it. */
      readonly tree: string
      /** Also those that no marker can stand in: binary files, files that one side deleted, names that collide. */
      readonly files: readonly string[]
    }

export interface Merge extends InRepository {
  readonly ours: string
  readonly theirs: string
  readonly message: string
  readonly at: string
}

/**
 * Merges two commits without touching a work tree, an index or a ref. There is always a commit of its own, also where
 * the branch could simply be moved forward. No merge driver of anybody's is run: a file merges by its lines.
 */
export async function mergeCommits(merge: Merge): Promise<Merged> {
  const { ours, theirs, message, at, signal } = merge
  const git = await openTaskGit(merge)
  if (await isAncestor(git, theirs, ours, signal)) return { kind: 'already' }
  const { code, tree, files } = await mergeTrees(git, ours, theirs, signal)
  if (code !== 0) return { kind: 'conflict', tree, files }
  return {
    kind: 'merged',
    commit: await writeCommit(git, { tree, parents: [ours, theirs], message, at }, signal),
    tree,
  }
}

async function mergeTrees(git: TaskGit, ours: string, theirs: string, signal?: AbortSignal) {
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs]
  const { code, stdout } = await runGit({ ...git.call, args, answers: [1], signal })
  const [tree = '', ...files] = split(stdout).map((part) => part.toString())
  return { code, tree, files: [...new Set(files.filter((file) => file !== ''))] }
}
