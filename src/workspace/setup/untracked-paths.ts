import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { matchesAny } from '../../protocol/path-pattern.ts'

export interface UntrackedPaths {
  /** Folders and files that match an output: they are moved and copied as a whole. */
  readonly outputs: readonly string[]
  /** Every other file that is not of the tree. */
  readonly others: readonly string[]
  /** The same as few paths: a folder without a file of the tree stands for all that is in it. */
  readonly roots: readonly string[]
}

/**
 * Finds what lies in a folder besides the files of a tree. Only folders in which there is something of the tree, and
 * folders that are no output, are looked into.
 */
export function untrackedPaths(
  folder: string,
  { tracked, outputs }: { readonly tracked: ReadonlySet<string>; readonly outputs: readonly string[] },
): UntrackedPaths {
  const found = { outputs: [] as string[], others: [] as string[], roots: [] as string[] }
  const parents = foldersOf(tracked)
  const look = (at: string, isInRoot: boolean) => {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      const path = at === '' ? entry.name : `${at}/${entry.name}`
      if (path === '.git' || tracked.has(path)) continue
      const isRoot = !isInRoot && !parents.has(path)
      if (isRoot) found.roots.push(path)
      if (!parents.has(path) && matchesAny(path, outputs)) found.outputs.push(path)
      else if (entry.isDirectory()) look(path, isInRoot || isRoot)
      else if (entry.isFile() || entry.isSymbolicLink()) found.others.push(path)
    }
  }
  look('', false)
  return found
}

/** Every folder in which a file lies. */
function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of paths) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}
