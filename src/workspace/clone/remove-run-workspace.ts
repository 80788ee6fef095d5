import { rename } from 'node:fs/promises'
import { takeSnapshot } from '../checkpoint/checkpoint.ts'
import { type Fetched, fetchCommits } from '../checkpoint/fetch-commits.ts'
import type { Skipped } from '../checkpoint/skipped.ts'
import { removeFolder } from '../git/remove-folder.ts'
import { isInPlace, type RunWorkspace, runGitDir } from './run-workspace.ts'

export interface Removed extends Fetched {
  /** False where `mayGo` said no: everything is kept as refs, and the folder is still there. */
  readonly gone: boolean
  /** The commit that holds the files as they were; undefined when the folder was gone already. */
  readonly snapshot: string | undefined
  /** What was deleted without being in that commit, ignored files aside. */
  readonly skipped: readonly Skipped[]
}

export interface RemoveOptions {
  readonly signal?: AbortSignal
  /**
   * Asked before the folder is moved away and again before it is deleted; with false it stays or comes back. What is
   * kept by then is said.
   */
  readonly mayGo?: (kept: Removed) => Promise<boolean>
}

/**
 * Keeps everything that the run has made as refs of the repository, then deletes its folder. It is renamed first: a
 * crash in the middle leaves no half of it in its place, and the next call deletes the rest.
 */
export async function removeRunWorkspace(
  workspace: RunWorkspace,
  { signal, mayGo = async () => true }: RemoveOptions = {},
): Promise<Removed> {
  const leaving = `${workspace.folder}.leaving`
  const removed = (await isInPlace(workspace)) ? await keep(workspace, signal) : NOTHING
  if (!(await mayGo(removed))) return { ...removed, gone: false }
  if (removed !== NOTHING) {
    await removeFolder(leaving, signal)
    await rename(workspace.folder, leaving)
    if (!(await mayGo(removed))) {
      // Where somebody has made the folder again meanwhile, that one counts, and what was in this one is kept.
      const isBack = await rename(leaving, workspace.folder).then(
        () => true,
        () => false,
      )
      if (isBack) return { ...removed, gone: false }
    }
  }
  await removeFolder(leaving, signal)
  await removeFolder(`${workspace.folder}.new`)
  await removeFolder(runGitDir(workspace))
  return removed
}

const NOTHING: Removed = { gone: true, snapshot: undefined, skipped: [], kept: [], refused: [] }

async function keep(workspace: RunWorkspace, signal?: AbortSignal): Promise<Removed> {
  const { commit, skipped } = await takeSnapshot(workspace, 'before the workspace was removed', signal)
  return { gone: true, snapshot: commit, skipped, ...(await fetchCommits(workspace, signal)) }
}
