import { canBeNamed } from '../../protocol/named-path.ts'
import { changedEntries } from '../../workspace/tree/tree-entries.ts'

/** The files that are new or changed between two commits, that are there and that can be named. */
export async function changedFiles(repository: string, from: string, to: string): Promise<readonly string[]> {
  if (from === to) return []
  // Names alone: to count lines git has to read every changed file.
  const changed = await changedEntries({ repository, from, to })
  return changed.flatMap(({ path, after }) => (after !== null && canBeNamed(path) ? [path] : []))
}
