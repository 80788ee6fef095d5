import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { gitText, NO_CONFIGURATION, runGit } from './git.ts'
import { makeOwnGitDir } from './own-git-dir.ts'
import { isCommitId } from './ref-name.ts'
import { openRepository, type Repository } from './repository.ts'
import type { Call } from './run-git-dir.ts'

/**
 * Git on the commits and trees of tasks: the object store of the person's repository, seen from a git directory of
 * Baton's own, `<git dir>/baton/tasks`. It has no work tree, no index and no refs, so nothing of the person's can be
 * touched by it; and what an agent wrote into a `.gitattributes` starts no program and changes no byte.
 */
export interface TaskGit {
  readonly repository: Repository
  readonly folder: string
  readonly call: Call
}

/** What every operation on a task's commits takes. */
export interface InRepository {
  /** The person's repository, as a path. */
  readonly repository: string
  readonly signal?: AbortSignal | undefined
}

/** For so long what was found out about a repository is believed: to ask takes two processes each time. */
const BELIEVED_MS = 5_000
const known = new Map<string, { readonly git: TaskGit; readonly at: number }>()

export async function openTaskGit({ repository: path, signal }: InRepository): Promise<TaskGit> {
  const before = known.get(path)
  if (before && performance.now() - before.at < BELIEVED_MS && existsSync(before.git.folder)) return before.git
  const git = await openAnew(path, signal)
  known.set(path, { git, at: performance.now() })
  return git
}

async function openAnew(path: string, signal: AbortSignal | undefined): Promise<TaskGit> {
  const repository = await openRepository(path, signal)
  const folder = join(repository.gitDir, 'baton', 'tasks')
  await makeOwnGitDir(repository, folder)
  const env = {
    ...NO_CONFIGURATION,
    GIT_DIR: folder,
    GIT_WORK_TREE: join(folder, 'none'),
    GIT_OBJECT_DIRECTORY: join(repository.gitDir, 'objects'),
    GIT_SHALLOW_FILE: join(repository.gitDir, 'shallow'),
    GIT_INDEX_FILE: join(folder, 'none'),
  }
  return { repository, folder, call: { cwd: folder, env } }
}

/** What a commit holds never changes. */
const trees = new Map<string, string>()
const MOST_TREES = 10_000

/** The tree of a commit, or the tree itself, by its whole id. */
export async function treeIn(git: TaskGit, id: string, signal?: AbortSignal): Promise<string> {
  const key = `${git.folder} ${id}`
  const known = trees.get(key)
  if (known !== undefined) return known
  const args = ['rev-parse', '--verify', '--quiet', `${id}^{tree}`]
  const { stdout } = isCommitId(id) ? await runGit({ ...git.call, args, answers: [1, 128], signal }) : { stdout: '' }
  const tree = stdout.toString().trim()
  if (!isCommitId(tree)) throw notFound(git, id)
  if (trees.size >= MOST_TREES) trees.clear()
  trees.set(key, tree)
  return tree
}

export async function readTree(where: InRepository & { readonly commit: string }): Promise<string> {
  return treeIn(await openTaskGit(where), where.commit, where.signal)
}

export async function isAncestor(git: TaskGit, older: string, newer: string, signal?: AbortSignal): Promise<boolean> {
  for (const id of [older, newer]) if (!isCommitId(id)) throw notFound(git, id)
  const args = ['merge-base', '--is-ancestor', older, newer]
  const ask = async () => String((await runGit({ ...git.call, args, answers: [1], signal })).code)
  return (await ofCommits(git, args, ask)) === '0'
}

/** What two commits are to each other never changes either, unless one of them was not there. */
const relations = new Map<string, string>()

async function ofCommits(git: TaskGit, args: readonly string[], ask: () => Promise<string>): Promise<string> {
  const key = `${git.folder} ${args.join(' ')}`
  const known = relations.get(key)
  if (known !== undefined) return known
  const answer = await ask()
  if (relations.size >= MOST_TREES) relations.clear()
  relations.set(key, answer)
  return answer
}

/** The newest commit that both have in their past; undefined where there is none. */
export async function commonAncestor(git: TaskGit, one: string, other: string, signal?: AbortSignal) {
  if (one === other) return one
  const args = ['merge-base', one, other]
  const found = await ofCommits(git, args, () => gitText({ ...git.call, args, answers: [1], signal }))
  return isCommitId(found) ? found : undefined
}

export function notFound({ repository }: TaskGit, name: string): BatonError {
  return BatonError.of('COMMIT_NOT_FOUND', { repository: repository.path, name: name.slice(0, 80) })
}
