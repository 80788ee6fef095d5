import { BatonError } from '../../protocol/baton-error.ts'
import { conflict, layOut } from '../clone/lay-out.ts'
import type { RunWorkspace } from '../clone/run-workspace.ts'
import { runGit } from '../git/git.ts'
import { objectsCall } from '../git/run-git-dir.ts'
import { changedFiles, commitTree, takeSnapshot } from './checkpoint.ts'
import { treeOf } from './restore-checkpoint.ts'
import { newestOf, readRunRefs } from './run-refs.ts'
import { split } from './stage-files.ts'

export interface Undone {
  /** The commit that holds the files as they were before. */
  readonly snapshot: string
  /** Of the files as they are now; the caller records them by a new checkpoint. */
  readonly tree: string
  readonly changed: readonly string[]
}

/**
 * Takes back what one checkpoint changed, and leaves what came later: a merge with that checkpoint as the merge base,
 * the files as they are on one side and those before the checkpoint on the other. Where both have changed the same
 * place, it names the files and changes nothing.
 */
export async function undoCheckpoint(workspace: RunWorkspace, number: number, signal?: AbortSignal): Promise<Undone> {
  const refs = await readRunRefs(workspace, signal)
  const undone = refs.get(`checkpoints/${number}`)
  if (!undone)
    throw BatonError.of('COMMIT_NOT_FOUND', { repository: workspace.repository, name: `checkpoints/${number}` })
  const before = newestOf(refs, 'checkpoints', number)?.tree ?? (await treeOf(workspace, workspace.base, signal))
  const now = await takeSnapshot(workspace, `before checkpoint ${number} was undone`, signal)
  const tree = await merge(workspace, { ground: undone.tree, ours: now.tree, theirs: before }, signal)
  await layOut(workspace, now.tree, tree, signal)
  return { snapshot: now.commit, tree, changed: await changedFiles(workspace, now.tree, tree, signal) }
}

interface Merge {
  readonly ground: string
  readonly ours: string
  readonly theirs: string
}

/** Git 2.39 finds the common ground by history only, so the three trees get commits to stand on. */
async function merge(workspace: RunWorkspace, { ground, ours, theirs }: Merge, signal?: AbortSignal): Promise<string> {
  const root = await commitTree(workspace, ground, undefined, 'ground')
  const sides = await Promise.all([ours, theirs].map((tree) => commitTree(workspace, tree, root, 'side')))
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ...sides]
  const { code, stdout } = await runGit({ ...objectsCall(workspace), args, answers: [1], signal })
  const [tree = '', ...files] = split(stdout).map((part) => part.toString())
  if (code === 0) return tree
  throw conflict(workspace, [...new Set(files.filter((file) => file !== ''))])
}
