import { split } from '../checkpoint/stage-files.ts'
import { LONG_MS, runGit } from '../git/git.ts'
import type { ObjectReader } from '../git/object-reader.ts'
import { type InRepository, openTaskGit, treeIn } from '../git/task-git.ts'
import { diffTrees } from './diff-trees.ts'
import { type ChangedEntry, entryAt, type TreeEntry } from './tree-object.ts'

export type { TreeEntry } from './tree-object.ts'

export const LINK_MODE = '120000'
export const SUBMODULE_MODE = '160000'

/** Everything that lies in a commit or tree, by its path. */
export async function treeEntries(
  where: InRepository & { readonly tree: string },
): Promise<ReadonlyMap<string, TreeEntry>> {
  const git = await openTaskGit(where)
  const tree = await treeIn(git, where.tree, where.signal)
  const args = ['ls-tree', '-r', '-z', tree]
  const { stdout } = await runGit({ ...git.call, args, limitMs: LONG_MS, signal: where.signal })
  return new Map(
    split(stdout).map((row) => {
      const tab = row.indexOf(0x09)
      const [mode = '', , id = ''] = row.subarray(0, tab).toString().split(' ')
      return [row.subarray(tab + 1).toString(), { mode, id }]
    }),
  )
}

/** What differs between two commits or trees, path by path; a rename is one path that goes and one that comes. */
export async function changedEntries(
  where: InRepository & { readonly from: string; readonly to: string },
): Promise<readonly ChangedEntry[]> {
  const { signal } = where
  const git = await openTaskGit(where)
  const trees = [await treeIn(git, where.from, signal), await treeIn(git, where.to, signal)] as const
  if (trees[0] === trees[1]) return []
  const key = `${git.folder} ${trees.join(' ')}`
  const known = differences.get(key)
  if (known) return known
  const compared = await diffTrees(git.objects, ...trees)
  if (compared) {
    keep(key, compared)
    return compared
  }
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-renames', ...trees]
  const { stdout } = await runGit({ ...git.call, args, limitMs: LONG_MS, signal })
  const parts = split(stdout).map((part) => part.toString())
  const changed: ChangedEntry[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [modeBefore = '', modeAfter = '', before = '', after = ''] = (parts[at] ?? '').slice(1).split(' ')
    const entry = (mode: string, id: string) => (Number(mode) === 0 ? null : { mode, id })
    changed.push({ path: parts[at + 1] ?? '', before: entry(modeBefore, before), after: entry(modeAfter, after) })
  }
  keep(key, changed)
  return changed
}

/** What differs between two trees never changes, and is asked for several times in a row. The oldest go first. */
const differences = new Map<string, readonly ChangedEntry[]>()
const MOST_DIFFERENCES = 100
/** In all differences together: about 40 MB. */
const MOST_ENTRIES = 120_000

function keep(key: string, changed: readonly ChangedEntry[]): void {
  if (changed.length > MOST_ENTRIES) return
  differences.set(key, changed)
  let entries = [...differences.values()].reduce((sum, { length }) => sum + length, 0)
  for (const [oldest, { length }] of differences) {
    if (entries <= MOST_ENTRIES && differences.size <= MOST_DIFFERENCES) return
    differences.delete(oldest)
    entries -= length
  }
}

/** The bytes of a blob, at most so many; none where it is not there. */
export async function readBlobBytes(
  where: InRepository & { readonly id: string; readonly limitBytes: number },
): Promise<Uint8Array> {
  const git = await openTaskGit(where)
  const { limitBytes, signal } = where
  const args = ['cat-file', 'blob', where.id]
  const { code, stdout } = await runGit({ ...git.call, args, answers: [128], limitBytes, cut: true, signal })
  return code === 0 ? stdout : new Uint8Array(0)
}

/** What lies at a path of a commit or tree; undefined where there is nothing, or a folder. */
export async function treeEntry(
  where: InRepository & { readonly tree: string; readonly path: string },
): Promise<TreeEntry | undefined> {
  const git = await openTaskGit(where)
  const tree = await treeIn(git, where.tree, where.signal)
  const found = await entryAt(git.objects, tree, where.path)
  return found === undefined ? (await treeEntries(where)).get(where.path) : (found ?? undefined)
}

/** The bytes of a blob as text; undefined where it is longer than the limit or not there. */
export async function readBlob(
  where: InRepository & { readonly id: string; readonly limitBytes: number },
): Promise<string | undefined> {
  const { objects } = await openTaskGit(where)
  return blobText(objects, where.id, where.limitBytes)
}

/** The same by any name of a blob, such as `<commit>:<path>`. A long one is not read. */
export async function blobText(objects: ObjectReader, name: string, limitBytes: number): Promise<string | undefined> {
  const found = await objects.info(name)
  if (found?.type !== 'blob' || found.size > limitBytes) return undefined
  return (await objects.contents(found.id, limitBytes))?.bytes.toString()
}
