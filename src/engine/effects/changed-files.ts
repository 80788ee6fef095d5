import { canBeNamed } from '../../protocol/named-path.ts'
import { changedEntries } from '../../workspace/tree/tree-entries.ts'

/** Files that are new or changed between two commits. Deleted files and paths that `canBeNamed` refuses are left out. */
export async function changedFiles(repository: string, from: string, to: string): Promise<readonly string[]> {
  if (from === to) return []
  // Only names: to count lines, git would have to read every changed file.
  const changed = await changedEntries({ repository, from, to })
  return changed.flatMap(({ path, after }) => (after !== null && canBeNamed(path) ? [path] : []))
}
