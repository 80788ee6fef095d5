import { BatonError } from '../../protocol/baton-error.ts'
import { layOut } from '../clone/lay-out.ts'
import type { RunWorkspace } from '../clone/run-workspace.ts'
import { runGit } from '../git/git.ts'
import { isCommitId } from '../git/ref-name.ts'
import { objectsCall } from '../git/run-git-dir.ts'
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
  const call = { ...objectsCall(workspace), args: ['rev-parse', '--verify', '--quiet', `${commit}^{tree}`], signal }
  const { stdout } = isCommitId(commit) ? await runGit({ ...call, answers: [1, 128] }) : { stdout: '' }
  const tree = stdout.toString().trim()
  if (!isCommitId(tree)) throw BatonError.of('COMMIT_NOT_FOUND', { repository: workspace.repository, name: commit })
  return tree
}
