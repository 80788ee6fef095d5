import { BatonError } from '../../protocol/baton-error.ts'
import { BATON_IDENTITY } from '../git/baton-identity.ts'
import { gitText } from '../git/git.ts'
import { isCommitId } from '../git/ref-name.ts'
import { notFound, type TaskGit } from '../git/task-git.ts'

export interface NewCommit {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  /** ISO 8601; both dates of the commit. */
  readonly at: string
}

/**
 * A commit by Baton; nothing points at it yet. The same values give the same id, to the second of `at`: whoever does
 * a step again after a crash makes no second commit of it.
 */
export async function writeCommit(git: TaskGit, commit: NewCommit, signal?: AbortSignal): Promise<string> {
  const { tree, parents, message } = commit
  for (const id of [tree, ...parents]) if (!isCommitId(id)) throw notFound(git, id)
  const date = gitDate(commit.at)
  const env = { ...git.call.env, ...BATON_IDENTITY, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const args = ['commit-tree', ...parents.flatMap((parent) => ['-p', parent]), '-F', '-', tree]
  // Git takes neither an empty message nor a NUL in one.
  const input = `${message.replaceAll('\0', '').trim() || 'baton'}\n`
  return gitText({ ...git.call, env, args, input, signal })
}

function gitDate(at: string): string {
  const seconds = Math.floor(Date.parse(at) / 1000)
  if (!(seconds >= 0)) throw BatonError.of('INTERNAL', { reason: `${at} is no time for a commit` })
  return `@${seconds} +0000`
}
