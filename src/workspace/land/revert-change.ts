import { split } from '../checkpoint/stage-files.ts'
import { runGit } from '../git/git.ts'
import { isCommitId } from '../git/ref-name.ts'
import { type InRepository, notFound, openTaskGit, treeIn } from '../git/task-git.ts'
import { writeCommit } from '../tree/write-commit.ts'

export type Reverted =
  | { readonly kind: 'reverted'; readonly commit: string; readonly tree: string }
  /** Nothing of the change is left. */
  | { readonly kind: 'nothing' }
  /** Later work changed the same places. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }

export interface Revert extends InRepository {
  /** The commit that the revert comes after. */
  readonly tip: string
  /** A commit or tree with the change, and one without it. */
  readonly changed: string
  readonly before: string
  readonly message: string
  readonly at: string
}

/**
 * Takes one change back and keeps what came after it, as a commit after the tip that nothing points at yet. A merge with
 * the changed tree as the common ground, the tip on one side and the tree before the change on the other.
 */
export async function revertChange(revert: Revert): Promise<Reverted> {
  const { tip, message, at, signal } = revert
  const git = await openTaskGit(revert)
  const [ground, ours, theirs] = [
    await treeIn(git, revert.changed, signal),
    await treeIn(git, tip, signal),
    await treeIn(git, revert.before, signal),
  ]
  // Git 2.39 finds the common ground by history only, so the three trees get commits to stand on.
  const side = (tree: string, parents: readonly string[]) =>
    writeCommit(git, { tree, parents, message: '[baton] side of an undo\n', at }, signal)
  const root = await side(ground, [])
  const sides = [await side(ours, [root]), await side(theirs, [root])]
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ...sides]
  const { code, stdout } = await runGit({ ...git.call, args, answers: [1], signal })
  const [tree = '', ...files] = split(stdout).map((part) => part.toString())
  if (code !== 0) return { kind: 'conflict', files: [...new Set(files.filter((file) => file !== ''))] }
  if (tree === ours) return { kind: 'nothing' }
  return { kind: 'reverted', tree, commit: await writeCommit(git, { tree, parents: [tip], message, at }, signal) }
}

/** The parents of a commit, in their order. */
export async function parentsOf(where: InRepository & { readonly commit: string }): Promise<readonly string[]> {
  const git = await openTaskGit(where)
  if (!isCommitId(where.commit)) throw notFound(git, where.commit)
  const args = ['log', '-1', '--no-walk', '--format=%P', where.commit]
  const { stdout } = await runGit({ ...git.call, args, signal: where.signal })
  return stdout
    .toString()
    .trim()
    .split(' ')
    .filter((id) => id !== '')
}
