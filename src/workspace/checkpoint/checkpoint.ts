import { BatonError } from '../../protocol/baton-error.ts'
import { mustBeInPlace, type RunWorkspace } from '../clone/run-workspace.ts'
import { openTaskGit } from '../git/task-git.ts'
import { changedEntries } from '../tree/tree-entries.ts'
import { writeCommit } from '../tree/write-commit.ts'
import { moveRunRefs, newestOf, type RunRef, readRunRefs } from './run-refs.ts'
import type { Skipped } from './skipped.ts'
import { stageFiles } from './stage-files.ts'

export interface Checkpoint {
  readonly commit: string
  readonly tree: string
  /** The files that differ from the checkpoint before, or from the base. */
  readonly changed: readonly string[]
  /** What is in the workspace, is not ignored, and did not go in. */
  readonly skipped: readonly Skipped[]
}

export interface CheckpointOptions {
  /** From 1, given by the caller: the same number again is the same checkpoint. */
  readonly number: number
  readonly message: string
  readonly fileBytes?: number
  /** Documents that the agent says it has written. */
  readonly named?: readonly string[]
  readonly signal?: AbortSignal
}

/**
 * Commits the files of the workspace to `refs/baton/runs/<run>/checkpoints/<number>`; the agent's HEAD, index and
 * files stay as they are. Secret-like files never go in, nor do files over the limit, nor empty folders, nor ignored files
 * that nobody asked for.
 *
 * Safe to repeat: with the same files it answers the same commit. If the files have changed since, the number gets a
 * new commit, and the one before stays reachable under `former/`.
 */
export async function checkpoint(workspace: RunWorkspace, options: CheckpointOptions): Promise<Checkpoint> {
  const { number, message, signal } = options
  if (!Number.isSafeInteger(number) || number < 1)
    throw BatonError.of('INTERNAL', { reason: `checkpoint ${number} of ${workspace.run} is no number from 1` })
  const refs = await readRunRefs(workspace, signal)
  const staged = await stage(workspace, refs, options)
  const parent = newestOf(refs, 'checkpoints', number)?.commit ?? workspace.base
  const name = `checkpoints/${number}`
  const known = refs.get(name)
  const commit = known?.tree === staged.tree ? known.commit : await commitTree(workspace, staged.tree, parent, message)
  await moveRunRefs(workspace, [{ name, to: commit, from: known?.commit }], signal)
  return { commit, ...staged, changed: await changedFiles(workspace, parent, commit, signal) }
}

/**
 * Keeps what no checkpoint has yet, before something overwrites it. Answers with the commit that holds the files as
 * they are, which is a new one only if there is none.
 */
export async function takeSnapshot(workspace: RunWorkspace, why: string, signal?: AbortSignal) {
  const refs = await readRunRefs(workspace, signal)
  const { tree, skipped } = await stage(workspace, refs, { signal })
  const checkpointed = newestOf(refs, 'checkpoints')
  const snapshot = newestOf(refs, 'snapshots')
  const known = [checkpointed, snapshot].find((one) => one?.tree === tree)
  if (known) return { commit: known.commit, tree, skipped }
  const commit = await commitTree(workspace, tree, checkpointed?.commit ?? workspace.base, why)
  await moveRunRefs(workspace, [{ name: `snapshots/${(snapshot?.number ?? 0) + 1}`, to: commit }], signal)
  return { commit, tree, skipped }
}

type Staging = Pick<CheckpointOptions, 'fileBytes' | 'named'> & { readonly signal?: AbortSignal | undefined }

async function stage(
  workspace: RunWorkspace,
  refs: ReadonlyMap<string, RunRef>,
  { fileBytes, named, signal }: Staging,
) {
  await mustBeInPlace(workspace)
  const start = newestOf(refs, 'checkpoints')?.commit ?? workspace.base
  return stageFiles(workspace, { start, signal, named, ...(fileBytes === undefined ? {} : { fileBytes }) })
}

/** A commit by Baton; nothing points at it yet. */
export async function commitTree(workspace: RunWorkspace, tree: string, parent: string | undefined, message: string) {
  const git = await openTaskGit(workspace)
  const said = message.replaceAll('\0', '').trim() || 'checkpoint'
  const parents = parent === undefined ? [] : [parent]
  return writeCommit(git, { tree, parents, message: said, at: new Date().toISOString() })
}

/** Names of files that differ between two commits or trees. */
export async function changedFiles(
  workspace: RunWorkspace,
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<string[]> {
  return (await changedEntries({ ...workspace, from, to, signal })).map(({ path }) => path)
}
