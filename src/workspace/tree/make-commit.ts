import { type InRepository, openTaskGit } from '../git/task-git.ts'
import { type NewCommit, writeCommit } from './write-commit.ts'

/** A commit by Baton that nothing points at yet: work that may still turn out not to hold. */
export async function makeCommit(commit: InRepository & NewCommit): Promise<string> {
  return writeCommit(await openTaskGit(commit), commit, commit.signal)
}
