import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LONG_MS, runGit } from '../git/git.ts'
import { objectsEnvironment } from '../git/object-reader.ts'
import { makeGitDirWithExcludes } from '../git/run-git-dir.ts'
import { type InRepository, openTaskGit, type TaskGit } from '../git/task-git.ts'
import { changedEntries, LINK_MODE, SUBMODULE_MODE } from '../tree/tree-entries.ts'
import type { TreeEntry } from '../tree/tree-object.ts'
import { FILE_BYTES, reasonOfFile, split } from './stage-files.ts'

export interface LeftOutFile {
  readonly path: string
  readonly why: 'secret_like' | 'too_large' | 'submodule' | 'ignored'
}

interface Change extends InRepository {
  /** Commits or trees: as the run begins, and as it would leave the files. */
  readonly from: string
  readonly to: string
  readonly fileBytes?: number
}

/**
 * What the checkpoint of a run that turns one tree into the other would leave out, by the rules of `stageFiles`. A file
 * that is deleted always goes in. Git ignores only files that are not tracked yet.
 */
export async function leftOutOfChange(change: Change): Promise<readonly LeftOutFile[]> {
  const { fileBytes = FILE_BYTES } = change
  const git = await openTaskGit(change)
  const found: LeftOutFile[] = []
  const added: string[] = []
  for (const { path, before, after } of await changedEntries(change)) {
    const isSubmodule = before?.mode === SUBMODULE_MODE || after?.mode === SUBMODULE_MODE
    const why = isSubmodule ? 'submodule' : after && (await reasonOf(git, path, after, fileBytes))
    if (why) found.push({ path, why })
    else if (before === null) added.push(path)
  }
  const ignored = await ignoredOf(git, change, added)
  return [...found, ...ignored.map((path) => ({ path, why: 'ignored' }) as const)]
}

async function reasonOf({ objects }: TaskGit, name: string, { id, mode }: TreeEntry, fileBytes: number) {
  const { size = 0 } = (await objects.info(id)) ?? {}
  const read = async (limit: number) => (size > limit ? undefined : (await objects.contents(id, limit))?.bytes)
  return reasonOfFile({ name, isLink: mode === LINK_MODE, size, read }, fileBytes)
}

/** Git reads `.gitignore` files from a work tree: one is made that holds nothing else. */
async function ignoredOf({ repository }: TaskGit, { to, signal }: Change, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const folder = await mkdtemp(join(tmpdir(), 'baton-ignored-'))
  try {
    const [own, files] = [join(folder, 'git'), join(folder, 'files')]
    await mkdir(files)
    await makeGitDirWithExcludes(repository, own)
    const index = { GIT_WORK_TREE: files, GIT_INDEX_FILE: join(folder, 'index') }
    const call = {
      cwd: files,
      env: { ...objectsEnvironment(repository.gitDir, own), ...index },
      limitMs: LONG_MS,
      signal,
    }
    await runGit({ ...call, args: ['read-tree', to] })
    const { stdout: rules } = await runGit({ ...call, args: ['ls-files', '-z', '--', ':(glob)**/.gitignore'] })
    await runGit({ ...call, args: ['checkout-index', '-z', '--stdin'], input: rules })
    const input = paths.map((path) => `${path}\0`).join('')
    const args = ['check-ignore', '-z', '--stdin', '--no-index']
    const { stdout } = await runGit({ ...call, args, input, answers: [1] })
    return split(stdout).map((path) => path.toString())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
