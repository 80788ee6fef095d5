import { LONG_MS, runGit } from './git.ts'
import { refsCall } from './repository.ts'
import { type InRepository, openTaskGit } from './task-git.ts'

/** Returns the refs that have one of these names, or lie below one, with the commits that they stand for. */
export async function listRefs(
  where: InRepository & { readonly names: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { names, signal } = where
  if (names.length === 0) return new Map()
  const { gitDir } = (await openTaskGit(where)).repository
  const args = ['for-each-ref', '--format=%(refname) %(objectname)', ...names]
  const { stdout } = await runGit({ ...refsCall(gitDir), args, limitMs: LONG_MS, signal })
  const rows = stdout.toString().split('\n')
  return new Map(rows.flatMap((row) => (row === '' ? [] : [[row.slice(0, row.lastIndexOf(' ')), idOf(row)] as const])))
}

const idOf = (row: string): string => row.slice(row.lastIndexOf(' ') + 1)
