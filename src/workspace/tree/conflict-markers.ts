import { split } from '../checkpoint/stage-files.ts'
import { runGit } from '../git/git.ts'
import { type InRepository, openTaskGit, treeIn } from '../git/task-git.ts'

/** As many names as fit on a command line, however long they are. */
const AT_ONCE = 200

/**
 * Whether any of these files still holds a line that begins or ends a conflict. A file that is not in the tree holds
 * none; neither does a link.
 */
export async function hasConflictMarkers(
  where: InRepository & { readonly tree: string; readonly files: readonly string[] },
): Promise<boolean> {
  const { files, signal } = where
  const git = await openTaskGit(where)
  const tree = await treeIn(git, where.tree, signal)
  const search = ['--literal-pathspecs', 'grep', '-a', '-l', '-z', '-E', '-e', '^(<{7}|>{7})([^<>]|$)', tree, '--']
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE)
    const { stdout } = await runGit({ ...git.call, args: [...search, ...some], answers: [1], signal })
    const found = split(stdout).map((name) => name.toString().slice(tree.length + 1))
    // The name of a folder stands for everything in it; here it is the name of a file that is gone.
    if (found.some((name) => some.includes(name))) return true
  }
  return false
}
