import { split } from '../checkpoint/stage-files.ts'
import { runGit } from '../git/git.ts'
import { type InRepository, openTaskGit, treeIn } from '../git/task-git.ts'
import { diffTrees } from './diff-trees.ts'

/** The files of a tree, by their paths. */
export async function listFiles(where: InRepository & { readonly tree: string }): Promise<string[]> {
  const git = await openTaskGit(where)
  const tree = await treeIn(git, where.tree, where.signal)
  const added = await diffTrees(git.objects, null, tree)
  if (added) return added.map(({ path }) => path)
  const { stdout } = await runGit({
    ...git.call,
    args: ['ls-tree', '-r', '-z', '--name-only', tree],
    signal: where.signal,
  })
  return split(stdout).map((path) => path.toString())
}
