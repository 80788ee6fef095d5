import { gitText } from './git.ts'
import { IDENTITY } from './scratch-repository.ts'

/**
 * Puts the files of a checkpoint on the branch that is checked out in a repository of Baton's own, as one commit.
 * Answers with the commit; undefined when nothing changed. A branch that moved meanwhile is not overwritten.
 */
export async function landCheckpoint(repository: string, tree: string, message: string): Promise<string | undefined> {
  const git = (...args: string[]) => gitText({ cwd: repository, args })
  if ((await git('rev-parse', 'HEAD^{tree}')) === tree) return undefined
  const commit = await git(...IDENTITY, 'commit-tree', '-p', 'HEAD', '-m', message, tree)
  await git('merge', '--quiet', '--ff-only', commit)
  return commit
}
