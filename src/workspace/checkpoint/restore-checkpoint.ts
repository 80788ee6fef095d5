import { layOut } from '../clone/lay-out.ts'
import type { RunWorkspace } from '../clone/run-workspace.ts'
import { openTaskGit, treeIn } from '../git/task-git.ts'
import { takeSnapshot } from './checkpoint.ts'

export interface Restored {
  /** The commit that holds the files as they were before. */
  readonly snapshot: string
  readonly tree: string
}

/**
 * The files on disk become those of a checkpoint. What was uncommitted is kept first, as a snapshot. Ignored files and
 * those that checkpoints leave out stay; where one is in the way of a file of the checkpoint, nothing is changed.
 */
export async function restoreCheckpoint(
  workspace: RunWorkspace,
  commit: string,
  signal?: AbortSignal,
): Promise<Restored> {
  const tree = await treeOf(workspace, commit, signal)
  const snapshot = await takeSnapshot(workspace, `before ${commit} was restored`, signal)
  await layOut(workspace, snapshot.tree, tree, signal)
  return { snapshot: snapshot.commit, tree }
}

export async function treeOf(workspace: RunWorkspace, commit: string, signal?: AbortSignal): Promise<string> {
  return treeIn(await openTaskGit({ ...workspace, signal }), commit, signal)
}
