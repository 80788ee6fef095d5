import { existsSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { gitText, runGit } from './git.ts'
import { type ObjectReader, objectReader, objectsEnvironment, tasksDir } from './object-reader.ts'
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
  /** For what is read, which is most of it. */
  readonly objects: ObjectReader
}

/** What every operation on a task's commits takes. */
export interface InRepository {
  /** The person's repository, as a path. */
  readonly repository: string
  readonly signal?: AbortSignal | undefined
}

/** For so long what was found out about a repository is believed: to ask takes two processes each time. */
const BELIEVED_MS = 5_000
const known = new Map<string, { readonly git: TaskGit; readonly at: number; readonly stamp: string }>()

export async function openTaskGit({ repository: path, signal }: InRepository): Promise<TaskGit> {
  const before = known.get(path)
  const isYoung = before && performance.now() - before.at < BELIEVED_MS && existsSync(before.git.folder)
  if (isYoung && before.stamp === configurationStamp(before.git.repository)) return before.git
  const git = await openAnew(path, signal)
  known.set(path, { git, at: performance.now(), stamp: configurationStamp(git.repository) })
  return git
}

/** Changes with the files from which git takes the configuration of a repository. */
function configurationStamp({ gitDir }: Repository): string {
  const home = process.env.HOME ?? '/'
  const shared = join(process.env.XDG_CONFIG_HOME ?? join(home, '.config'), 'git', 'config')
  const files = [join(gitDir, 'config'), join(gitDir, 'config.worktree'), join(home, '.gitconfig'), shared]
  return files.map((file) => stampOf(statSync(file, { throwIfNoEntry: false }))).join(' ')
}

const stampOf = (stats: Stats | undefined) => (stats ? `${stats.ino}.${stats.size}.${stats.mtimeMs}` : '-')

async function openAnew(path: string, signal: AbortSignal | undefined): Promise<TaskGit> {
  const repository = await openRepository(path, signal)
  const { gitDir } = repository
  const folder = tasksDir(gitDir)
  await makeOwnGitDir(repository, folder)
  const objects = objectReader(gitDir)
  if (!objects) throw BatonError.of('INTERNAL', { reason: `${folder} is gone` })
  return { repository, folder, call: { cwd: folder, env: objectsEnvironment(gitDir, folder) }, objects }
}

/** What a commit holds never changes. */
const trees = new Map<string, string>()
const MOST_TREES = 10_000

/** The tree of a commit, or the tree itself, by its whole id. */
export async function treeIn(git: TaskGit, id: string, signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted()
  const tree = isCommitId(id) ? await treeOfCommit(git.objects, git.repository.gitDir, id) : undefined
  if (tree === undefined) throw notFound(git, id)
  return tree
}

/** The same in a repository whose git directory is known; undefined where there is no such commit. */
export async function treeOfCommit(objects: ObjectReader, gitDir: string, id: string): Promise<string | undefined> {
  const key = `${gitDir} ${id}`
  const known = trees.get(key)
  if (known !== undefined) return known
  const found = await objects.info(`${id}^{tree}`)
  if (found?.type !== 'tree') return undefined
  if (trees.size >= MOST_TREES) trees.clear()
  trees.set(key, found.id)
  return found.id
}

export async function readTree(where: InRepository & { readonly commit: string }): Promise<string> {
  return treeIn(await openTaskGit(where), where.commit, where.signal)
}

export async function isAncestor(git: TaskGit, older: string, newer: string, signal?: AbortSignal): Promise<boolean> {
  for (const id of [older, newer]) if (!isCommitId(id)) throw notFound(git, id)
  if (await isNearAncestor(git, older, newer)) return true
  // No two commits come after each other.
  if (older !== newer && (await isNearAncestor(git, newer, older))) return false
  const args = ['merge-base', '--is-ancestor', older, newer]
  const ask = async () => String((await runGit({ ...git.call, args, answers: [1], signal })).code)
  return (await ofCommits(git, args, ask)) === '0'
}

/** So many commits are looked at before git is asked: most questions are about the last few. */
const NEAR = 30

/** Whether one of the newest commits in the past of `newer` is `older`. False says nothing. */
async function isNearAncestor({ objects, repository: { gitDir } }: TaskGit, older: string, newer: string) {
  const seen = new Set([newer])
  for (const commit of seen) {
    if (commit === older) return (await treeOfCommit(objects, gitDir, older)) !== undefined
    if (seen.size > NEAR) return false
    for (const parent of await parentsIn(objects, gitDir, commit)) seen.add(parent)
  }
  return false
}

const parents = new Map<string, readonly string[]>()

async function parentsIn(objects: ObjectReader, gitDir: string, commit: string): Promise<readonly string[]> {
  const key = `${gitDir} ${commit}`
  const known = parents.get(key)
  if (known) return known
  const object = await objects.contents(commit)
  if (object?.type !== 'commit') return []
  const headers = object.bytes.toString('latin1').split('\n\n', 1)[0] ?? ''
  const found = Array.from(headers.matchAll(/^parent ([0-9a-f]{40,64})$/gm), ([, id = '']) => id)
  if (parents.size >= MOST_TREES) parents.clear()
  parents.set(key, found)
  return found
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
  if (await isNearAncestor(git, one, other)) return one
  if (await isNearAncestor(git, other, one)) return other
  const args = ['merge-base', one, other]
  const found = await ofCommits(git, args, () => gitText({ ...git.call, args, answers: [1], signal }))
  return isCommitId(found) ? found : undefined
}

export function notFound({ repository }: TaskGit, name: string): BatonError {
  return BatonError.of('COMMIT_NOT_FOUND', { repository: repository.path, name: name.slice(0, 80) })
}
