import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyIndex } from '../clone/copy-index.ts'
import { despiteFifos } from '../clone/despite-fifos.ts'
import { type RunWorkspace, runGitDir } from '../clone/run-workspace.ts'
import { type GitCall, NO_CONFIGURATION, runGit } from './git.ts'
import { makeOwnGitDir } from './own-git-dir.ts'
import type { Repository } from './repository.ts'
import { withScratchFile } from './scratch-file.ts'

/**
 * The git directory that Baton itself works with on the files of a run: `<git dir>/baton/runs/<run>`.
 *
 * Owns: its index, and how git is pointed at it. Does not own: its configuration and attributes (`own-git-dir.ts`);
 * refs, which are the repository's (`run-refs.ts`).
 *
 * 1. On the files of an agent git runs with this directory, the workspace as work tree, and the object store of the
 *    person's repository. So no configuration, hook, index, alternate or attribute of the clone is read, and none of
 *    the person's either: a filter that the person has (lfs) and that an agent's `.gitattributes` names would run the
 *    person's program on the agent's files.
 * 2. No filter is defined here, and `info/attributes`, which wins over every `.gitattributes`, takes all conversions
 *    back. A file on disk is byte for byte its blob, both ways. An LFS file is its pointer.
 * 3. Each operation has a copy of the index to itself and puts it in place by a rename when it is done. A git that
 *    outlives a killed Baton, or its `index.lock`, blocks nothing.
 */
export async function makeRunGitDir(repository: Repository, run: string): Promise<void> {
  await makeGitDirWithExcludes(repository, runGitDir({ gitDir: repository.gitDir, run }))
}

/** A git directory of Baton's own that ignores the files which the person's repository ignores. */
export async function makeGitDirWithExcludes(repository: Repository, folder: string): Promise<void> {
  await makeOwnGitDir(repository, folder)
  const excluded = await readFile(join(repository.gitDir, 'info', 'exclude')).catch(() => '')
  await writeFile(join(folder, 'info', 'exclude'), excluded)
}

export type Call = Pick<GitCall, 'cwd' | 'env'>

/** With objects and no index: for commits, trees and their differences. */
export function objectsCall(workspace: RunWorkspace): Call {
  const { gitDir, folder } = workspace
  const own = runGitDir(workspace)
  return {
    cwd: own,
    env: {
      ...NO_CONFIGURATION,
      GIT_DIR: own,
      GIT_WORK_TREE: folder,
      GIT_OBJECT_DIRECTORY: join(gitDir, 'objects'),
      GIT_SHALLOW_FILE: join(gitDir, 'shallow'),
      GIT_INDEX_FILE: join(own, 'none'),
    },
  }
}

/**
 * Works with a copy of the run's index, and keeps the copy when `work` succeeds. Where there is no index, it is that
 * of `tree`: an empty one would lose tracked files that are ignored as well.
 */
export async function withIndex<T>(
  workspace: RunWorkspace,
  tree: string,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const kept = join(runGitDir(workspace), 'index')
  return withScratchFile(runGitDir(workspace), async (scratch) => {
    const objects = objectsCall(workspace)
    const call = { ...objects, env: { ...objects.env, GIT_INDEX_FILE: scratch } }
    const copied = await copyIndex(kept, scratch).then(
      () => true,
      () => false,
    )
    if (!copied) await runGit({ ...call, args: ['read-tree', tree] })
    const result = await despiteFifos(workspace.folder, () => work(call))
    await rename(scratch, kept)
    return result
  })
}
