import { runGit } from '../../workspace/git/git.ts'

/** What is still to be done in git before agents have a file: they work in clones of a commit. */
export type GitStep = 'repository' | 'first_commit' | 'commit' | 'none'

/** For a file of the repository; without one there is nothing to look at. */
export async function gitStep(repository: string | undefined, file: string): Promise<GitStep> {
  if (repository === undefined) return 'repository'
  const git = (args: readonly string[]) => runGit({ cwd: repository, args, answers: [0, 1, 128] })
  const head = await git(['rev-parse', '--quiet', '--verify', 'HEAD'])
  if (head.code !== 0) return 'first_commit'
  const status = await git(['status', '--porcelain', '--', file])
  return status.code === 0 && status.stdout.length > 0 ? 'commit' : 'none'
}
