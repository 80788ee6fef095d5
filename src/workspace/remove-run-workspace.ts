import { rename } from 'node:fs/promises'
import { takeSnapshot } from './checkpoint.ts'
import { type Fetched, fetchCommits } from './fetch-commits.ts'
import { removeFolder } from './remove-folder.ts'
import { isInPlace, type RunWorkspace, runGitDir } from './run-workspace.ts'
import type { Skipped } from './skipped.ts'

export interface Removed extends Fetched {
  /** The commit that holds the files as they were; undefined when the folder was gone already. */
  readonly snapshot: string | undefined
  /** What was deleted without being in that commit, ignored files aside. */
  readonly skipped: readonly Skipped[]
}

/**
 * Keeps everything that the run has made as refs of the repository, then deletes its folder. It is renamed first: a
 * crash in the middle leaves no half of it in its place, and the next call deletes the rest.
 */
export async function removeRunWorkspace(workspace: RunWorkspace, signal?: AbortSignal): Promise<Removed> {
  const leaving = `${workspace.folder}.leaving`
  const removed = (await isInPlace(workspace)) ? await keep(workspace, signal) : NOTHING
  if (removed !== NOTHING) {
    await removeFolder(leaving)
    await rename(workspace.folder, leaving)
  }
  await removeFolder(leaving)
  await removeFolder(`${workspace.folder}.new`)
  await removeFolder(runGitDir(workspace))
  return removed
}

const NOTHING: Removed = { snapshot: undefined, skipped: [], kept: [], refused: [] }

async function keep(workspace: RunWorkspace, signal?: AbortSignal): Promise<Removed> {
  const { commit, skipped } = await takeSnapshot(workspace, 'before the workspace was removed', signal)
  return { snapshot: commit, skipped, ...(await fetchCommits(workspace, signal)) }
}
