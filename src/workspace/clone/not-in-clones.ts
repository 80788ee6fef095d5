import { runGit } from '../git/git.ts'
import { openRepository } from '../git/repository.ts'
import type { InRepository } from '../git/task-git.ts'
import { SUBMODULE_MODE, treeEntries } from '../tree/tree-entries.ts'

/** What a person has in their checkout and no clone of a run gets. */
export interface NotInClones {
  /** Changed, staged and new files that are not committed; `.baton/` and ignored files aside. */
  readonly uncommitted: readonly string[]
  /** Paths of submodules: an empty folder in a clone. */
  readonly submodules: readonly string[]
}

/** Runs begin with a commit, so what is not in it is missing there; who expects it is told before the work begins. */
export async function notInClones(where: InRepository & { readonly commit: string }): Promise<NotInClones> {
  const { signal } = where
  const { path } = await openRepository(where.repository, signal)
  const bare = (await runGit({ cwd: path, args: ['rev-parse', '--is-bare-repository'], signal })).stdout.toString()
  const [entries, uncommitted] = await Promise.all([
    treeEntries({ ...where, tree: where.commit }),
    bare.trim() === 'true' ? [] : uncommittedFiles(path, signal),
  ])
  const submodules = [...entries].flatMap(([name, { mode }]) => (mode === SUBMODULE_MODE ? [name] : []))
  return { uncommitted, submodules }
}

async function uncommittedFiles(cwd: string, signal: AbortSignal | undefined): Promise<string[]> {
  const args = ['status', '--porcelain=v1', '-z', '--no-renames', '--ignore-submodules=all', '--untracked-files=normal']
  const { stdout } = await runGit({ cwd, args, signal })
  const rows = stdout.toString().split('\0')
  return rows.flatMap((row) => (row === '' || row.slice(3).startsWith('.baton/') ? [] : [row.slice(3)]))
}
