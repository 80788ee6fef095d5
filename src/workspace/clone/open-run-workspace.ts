import { mkdir, readdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { commitTree } from '../checkpoint/checkpoint.ts'
import { moveRunRefs, newestOf, readRunRefs } from '../checkpoint/run-refs.ts'
import { gitText } from '../git/git.ts'
import { checkRunId } from '../git/ref-name.ts'
import { type Repository, resolveBase } from '../git/repository.ts'
import { makeRunGitDir, objectsCall } from '../git/run-git-dir.ts'
import { openTaskGit } from '../git/task-git.ts'
import { buildClone, isOwnClone } from './build-clone.ts'
import { isInPlace, mustBeInPlace, type RunWorkspace, runBranch } from './run-workspace.ts'

export interface OpenOptions {
  readonly repository: string
  readonly run: string
  /** Where the clone goes: nothing may be there yet but an empty folder, or this run's clone. */
  readonly folder: string
  /** A branch, a tag or a commit id; HEAD unless said otherwise. */
  readonly base?: string
  readonly signal?: AbortSignal
}

/**
 * Makes the workspace of a run: pins its base, makes the clone, checks out the branch `baton/<run>` there.
 *
 * The person's uncommitted work is not in it: a run starts from a commit. A repository without commits gets an empty
 * one as base, on Baton's ref alone.
 *
 * Safe to repeat, after a crash too: what is there is kept, the rest is made. The base that was pinned first stays.
 */
export async function openRunWorkspace(options: OpenOptions): Promise<RunWorkspace> {
  const { signal } = options
  const run = checkRunId(options.run)
  const { repository, objects } = await openTaskGit(options)
  await makeRunGitDir(repository, run)
  const folder = await placeFor(options.folder)
  const unpinned = { repository: repository.path, gitDir: repository.gitDir, folder, run, base: '' }
  const base = await pinBase(repository, unpinned, options.base, signal)
  const workspace = { ...unpinned, base }
  if (await isOwnClone(workspace)) return workspace
  // A worker that woke after its lease may have put its clone there between the two looks.
  if (!(await isFree(workspace))) {
    if (await isOwnClone(workspace)) return workspace
    throw BatonError.of('WORKSPACE_TAKEN', { folder, run })
  }
  const branches = new Map([[runBranch(run), base]])
  await buildClone(workspace, { files: base, branches, objects, objectFormat: repository.objectFormat, signal })
  return workspace
}

/** From what was stored of it, after a restart. Says so when the folder is gone; then `rebuildRunWorkspace` helps. */
export async function reopenRunWorkspace(stored: Omit<RunWorkspace, 'gitDir'>): Promise<RunWorkspace> {
  const { workspace } = await reopen(stored)
  await mustBeInPlace(workspace)
  return workspace
}

/** The same, whether or not the folder is there. */
export async function reopenToRemove(stored: Omit<RunWorkspace, 'gitDir'>): Promise<RunWorkspace> {
  return (await reopen(stored)).workspace
}

/**
 * Makes the folder again that has gone: with the files of a commit, the last checkpoint unless said otherwise, and
 * with the agent's own commits as they were last fetched. Ignored files are not in it. A folder that is there is kept.
 */
export async function rebuildRunWorkspace(
  stored: Omit<RunWorkspace, 'gitDir'>,
  options: { readonly commit?: string; readonly signal?: AbortSignal } = {},
): Promise<RunWorkspace> {
  const { workspace, repository, objects } = await reopen(stored)
  if (await isInPlace(workspace)) return workspace
  const refs = await readRunRefs(workspace, options.signal)
  const files = options.commit ?? newestOf(refs, 'checkpoints')?.commit ?? workspace.base
  const branches = new Map([[runBranch(workspace.run), workspace.base]])
  for (const [name, { commit }] of refs)
    if (name.startsWith('heads/')) branches.set(name.slice('heads/'.length), commit)
  const { objectFormat } = repository
  await buildClone(workspace, { files, branches, objects, objectFormat, signal: options.signal })
  return workspace
}

async function reopen(stored: Omit<RunWorkspace, 'gitDir'>) {
  const { repository, objects } = await openTaskGit(stored)
  const workspace = { ...stored, run: checkRunId(stored.run), gitDir: repository.gitDir }
  const pinned = (await readRunRefs(workspace)).get('base')
  if (pinned?.commit !== stored.base)
    throw BatonError.of('COMMIT_NOT_FOUND', { repository: repository.path, name: stored.base })
  await makeRunGitDir(repository, stored.run)
  return { workspace, repository, objects }
}

async function pinBase(repository: Repository, workspace: RunWorkspace, name?: string, signal?: AbortSignal) {
  const pinned = (await readRunRefs(workspace, signal)).get('base')
  if (pinned) return pinned.commit
  const base = (await resolveBase(repository, name, signal)) ?? (await emptyCommit(workspace))
  await moveRunRefs(workspace, [{ name: 'base', to: base }], signal)
  return base
}

async function emptyCommit(workspace: RunWorkspace): Promise<string> {
  const tree = await gitText({ ...objectsCall(workspace), args: ['mktree'], input: '' })
  return commitTree(workspace, tree, undefined, 'an empty start')
}

/** With links on the way there resolved, once and for all. */
async function placeFor(folder: string): Promise<string> {
  const place = resolve(folder)
  await mkdir(dirname(place), { recursive: true })
  return join(await realpath(dirname(place)), basename(place))
}

async function isFree({ folder }: RunWorkspace): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : ['?']))
  return names.length === 0
}
