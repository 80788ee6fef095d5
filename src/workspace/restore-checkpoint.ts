import { BatonError } from '../protocol/baton-error.ts'
import { takeSnapshot } from './checkpoint.ts'
import { runGit } from './git.ts'
import { isCommitId } from './ref-name.ts'
import { objectsCall, withIndex } from './run-git-dir.ts'
import type { RunWorkspace } from './run-workspace.ts'

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

/**
 * Changes the files from one tree to another, and only those that differ between the two. Git writes no file through a
 * link, and puts a new file in place of one with other hard links; it refuses before the first change if something
 * that is in neither tree would be overwritten.
 */
export async function layOut(workspace: RunWorkspace, from: string, to: string, signal?: AbortSignal): Promise<void> {
  if (from === to) return
  try {
    await withIndex(workspace, from, (call) => runGit({ ...call, args: ['read-tree', '-m', '-u', from, to], signal }))
  } catch (error) {
    if (!(error instanceof BatonError) || error.code !== 'GIT_FAILED') throw error
    const files = [...String(error.details.stderr).matchAll(/^error: .*'(.+)'/gm)].map((match) => match[1] as string)
    if (files.length === 0) throw error
    throw conflict(workspace, files)
  }
}

export function conflict({ run }: RunWorkspace, files: readonly string[]): BatonError {
  const shown = files.slice(0, 5).join(', ') + (files.length > 5 ? ', …' : '')
  return BatonError.of('WORKSPACE_CONFLICT', { run, files: shown }, { paths: files })
}
