import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { split } from '../checkpoint/stage-files.ts'
import { blobText } from '../tree/tree-entries.ts'
import { LONG_MS, runGit } from './git.ts'
import { isCommitId } from './ref-name.ts'
import { resolveBase } from './repository.ts'
import { type InRepository, notFound, openTaskGit } from './task-git.ts'

export interface History {
  readonly head: string
  /** Every commit that can be reached from the head. */
  readonly commits: ReadonlyMap<string, { readonly tree: string; readonly parents: readonly string[] }>
  /** The messages of those merges among them that have a line which begins with the text that was asked for. */
  readonly merges: ReadonlyMap<string, string>
  /** Part of the past is not in this clone. */
  readonly shallow: boolean
}

/** A million commits take about 150 MB of text. */
const LIMIT_BYTES = 1024 * 1024 * 1024

/** The past of a branch, a tag or a commit; of HEAD unless said otherwise. */
export async function readHistory(
  where: InRepository & { readonly name?: string; readonly line: string },
): Promise<History> {
  const { signal } = where
  const git = await openTaskGit(where)
  const head = await resolveBase(git.repository, where.name, signal)
  if (head === undefined) throw BatonError.of('REPOSITORY_EMPTY', { repository: git.repository.path })
  const log = async (...args: string[]) => {
    const call = { ...git.call, args: ['log', '-z', ...args, head], limitMs: LONG_MS, limitBytes: LIMIT_BYTES, signal }
    return split((await runGit(call)).stdout).map((part) => part.toString())
  }
  const commits = new Map<string, { tree: string; parents: string[] }>()
  for (const row of await log('--format=%H %T %P')) {
    const [id = '', tree = '', ...parents] = row.split(' ').filter((part) => part !== '')
    commits.set(id, { tree, parents })
  }
  const rows = await log('--merges', '--fixed-strings', `--grep=${where.line}`, '--format=%H%n%B')
  const merges = new Map(
    rows.map((row) => [row.slice(0, row.indexOf('\n')), row.slice(row.indexOf('\n') + 1)] as const),
  )
  return { head, commits, merges, shallow: existsSync(join(git.repository.gitDir, 'shallow')) }
}

/** The text of a file in a commit; undefined where there is no such file, or it is longer than the limit. */
export async function readCommitFile(
  where: InRepository & { readonly commit: string; readonly path: string; readonly limitBytes: number },
): Promise<string | undefined> {
  const { commit, path, limitBytes, signal } = where
  const git = await openTaskGit(where)
  if (!isCommitId(commit)) throw notFound(git, commit)
  signal?.throwIfAborted()
  if (!path.includes('\n')) return blobText(git.objects, `${commit}:${path}`, limitBytes)
  const args = ['cat-file', 'blob', `${commit}:${path}`]
  const { code, stdout, cut } = await runGit({ ...git.call, args, answers: [128], limitBytes, cut: true, signal })
  return code === 0 && !cut ? stdout.toString() : undefined
}

/** The message of a commit. */
export async function readCommitMessage(where: InRepository & { readonly commit: string }): Promise<string> {
  const git = await openTaskGit(where)
  if (!isCommitId(where.commit)) throw notFound(git, where.commit)
  const object = await git.objects.contents(where.commit)
  if (object?.type !== 'commit') throw notFound(git, where.commit)
  const text = object.bytes.toString()
  // The first empty line ends the headers.
  return text.slice(text.indexOf('\n\n') + 2)
}
