import { BatonError } from '../../protocol/baton-error.ts'
import { BATON_IDENTITY } from '../git/baton-identity.ts'
import { isCommitId } from '../git/ref-name.ts'
import { notFound, type TaskGit } from '../git/task-git.ts'
import { writeObject } from '../git/write-object.ts'

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
  const date = gitDate(commit.at)
  signal?.throwIfAborted()
  await Promise.all([mustBe(git, tree, 'tree'), ...parents.map((parent) => mustBe(git, parent, 'commit'))])
  const { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email } = BATON_IDENTITY
  const lines = [
    `tree ${tree}`,
    // Git names a parent once.
    ...[...new Set(parents)].map((parent) => `parent ${parent}`),
    ...['author', 'committer'].map((who) => `${who} ${name} <${email}> ${date} +0000`),
    '',
    // Git takes neither an empty message nor a NUL in one.
    `${message.replaceAll('\0', '').trim() || 'baton'}\n`,
  ]
  return writeObject(git.repository, 'commit', Buffer.from(lines.join('\n')))
}

async function mustBe(git: TaskGit, id: string, type: string): Promise<void> {
  const found = isCommitId(id) ? await git.objects.info(id) : undefined
  if (found?.type !== type) throw notFound(git, id)
}

function gitDate(at: string): number {
  const seconds = Math.floor(Date.parse(at) / 1000)
  if (!(seconds >= 0)) throw BatonError.of('INTERNAL', { reason: `${at} is no time for a commit` })
  return seconds
}
