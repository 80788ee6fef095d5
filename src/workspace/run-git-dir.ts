import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyIndex } from './copy-index.ts'
import { despiteFifos } from './despite-fifos.ts'
import { type GitCall, NO_CONFIGURATION, runGit } from './git.ts'
import type { Repository } from './repository.ts'
import { type RunWorkspace, runGitDir } from './run-workspace.ts'

/**
 * The git directory that Baton itself works with on the files of a run: `<git dir>/baton/runs/<run>`.
 *
 * Owns: its configuration, its attributes, its index. Does not own: refs, which are the repository's (`run-refs.ts`).
 *
 * 1. On the files of an agent git runs with this directory, the workspace as work tree, and the object store of the
 *    person's repository. So no configuration, hook, index, alternate or attribute of the clone is read, and none of
 *    the person's either: a filter that the person has (lfs) and that an agent's `.gitattributes` names would run the
 *    person's program on the agent's files.
 * 2. No filter is defined here, and `info/attributes`, which wins over every `.gitattributes`, takes all conversions
 *    back. A file on disk is byte for byte its blob, both ways. An LFS file is its pointer.
 * 3. Each operation has a copy of the index to itself and puts it in place by a rename when it is done. A git that
 *    outlives a killed Baton, or its `index.lock`, is in nobody's way.
 */
export async function makeRunGitDir(repository: Repository, run: string): Promise<void> {
  const folder = runGitDir({ gitDir: repository.gitDir, run })
  await mkdir(join(folder, 'refs'), { recursive: true })
  await mkdir(join(folder, 'info'), { recursive: true })
  await writeFile(join(folder, 'info', 'attributes'), ATTRIBUTES)
  const excluded = await readFile(join(repository.gitDir, 'info', 'exclude')).catch(() => '')
  await writeFile(join(folder, 'info', 'exclude'), excluded)
  await writeFile(join(folder, 'config'), configuration(repository))
  await writeFile(join(folder, 'HEAD'), 'ref: refs/heads/none\n')
}

/** `!` leaves an attribute unset as if nobody had named it: `-working-tree-encoding` would end git. */
const ATTRIBUTES = '* -text !eol !crlf !ident !filter !working-tree-encoding !diff !merge\n'

function configuration({ objectFormat, excludesFile }: Repository): string {
  const lines = [
    '[core]',
    'repositoryFormatVersion = 1',
    'fileMode = true',
    'symlinks = true',
    'ignoreCase = false',
    'autocrlf = false',
    'protectHFS = true',
    'protectNTFS = true',
    'untrackedCache = false',
    'commitGraph = false',
    'multiPackIndex = false',
    // Above it a file is streamed and not held in memory.
    'bigFileThreshold = 16m',
    'attributesFile = /dev/null',
    ...(excludesFile === undefined ? [] : [`excludesFile = "${excludesFile.replace(/[\\"]/g, '\\$&')}"`]),
    '[extensions]',
    `objectFormat = ${objectFormat}`,
    '[merge]',
    'directoryRenames = false',
    '[pack]',
    'useBitmaps = false',
    'threads = 2',
  ]
  return `${lines.join('\n')}\n`
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
  return withScratchFile(workspace, async (scratch) => {
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

/** A file in the run's git directory that is gone afterwards; one of a dead process is cleared away by the next. */
export async function withScratchFile<T>(workspace: RunWorkspace, work: (path: string) => Promise<T>): Promise<T> {
  const folder = runGitDir(workspace)
  await clearScratch(folder)
  const path = join(folder, `scratch-${process.pid}-${randomUUID()}`)
  try {
    return await work(path)
  } finally {
    await rm(path, { force: true })
    await rm(`${path}.lock`, { force: true })
  }
}

async function clearScratch(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(/^scratch-(\d+)-/.exec(name)?.[1])
    if (pid > 0 && pid !== process.pid && !isAlive(pid)) await rm(join(folder, name), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
