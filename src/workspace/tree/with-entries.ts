import { BatonError } from '../../protocol/baton-error.ts'
import { type InRepository, openTaskGit, type TaskGit, treeIn } from '../git/task-git.ts'
import { writeObject } from '../git/write-object.ts'
import { FOLDER_MODE, type NamedEntry, readTreeObject, type TreeEntry, treeBytes } from './tree-object.ts'

/** A path and what is to lie there: an entry of another tree, a text as a plain file, or nothing. */
export interface PlacedEntry {
  readonly path: string
  readonly entry: TreeEntry | { readonly mode: string; readonly text: string } | null
}

/** A tree with other entries at some of its paths. A file that a folder stands in the way of replaces it. */
export async function withEntries(
  where: InRepository & { readonly tree: string; readonly entries: readonly PlacedEntry[] },
): Promise<string> {
  const { tree, entries, signal } = where
  if (entries.length === 0) return tree
  const git = await openTaskGit(where)
  const placed: Placed[] = []
  for (const { path, entry } of entries) {
    const names = Buffer.from(path).toString('latin1').split('/')
    const isText = entry !== null && 'text' in entry
    const id = isText ? await writeObject(git.repository, 'blob', Buffer.from(entry.text)) : entry?.id
    placed.push({ names, entry: entry && id !== undefined ? { mode: entry.mode, id } : null })
  }
  // What goes goes first, so that a folder of that name can come.
  const inOrder = [...placed.filter(({ entry }) => !entry), ...placed.filter(({ entry }) => entry)]
  return (await rewrite(git, await treeIn(git, tree, signal), inOrder)) ?? write(git, new Map())
}

interface Placed {
  /** What is left of the path, below the tree that is rewritten. */
  readonly names: readonly string[]
  readonly entry: TreeEntry | null
}

/** The id of a tree with these changes; undefined where nothing is left in it. */
async function rewrite(git: TaskGit, tree: string | null, placed: readonly Placed[]): Promise<string | undefined> {
  const before = tree === null ? NOTHING : await readTreeObject(git.objects, tree)
  if (!before) throw BatonError.of('COMMIT_NOT_FOUND', { repository: git.repository.path, name: tree ?? '' })
  const entries = new Map(before)
  const below = new Map<string, Placed[]>()
  for (const { names, entry } of placed) {
    const [name = '', ...rest] = names
    const now = entries.get(name)
    if (rest.length > 0) below.set(name, [...(below.get(name) ?? []), { names: rest, entry }])
    else if (entry) entries.set(name, { name, ...entry })
    // A path names a file: a folder that has its place stays.
    else if (now?.mode !== FOLDER_MODE) entries.delete(name)
  }
  for (const [name, some] of below) {
    const now = entries.get(name)
    const folder = now?.mode === FOLDER_MODE ? now.id : null
    // Nothing can be taken out of a folder that is none, and what lies in its place stays.
    if (folder === null && some.every(({ entry }) => entry === null)) continue
    const id = await rewrite(git, folder, some)
    if (id === undefined) entries.delete(name)
    else entries.set(name, { name, mode: FOLDER_MODE, id })
  }
  return entries.size === 0 ? undefined : write(git, entries)
}

const NOTHING: ReadonlyMap<string, NamedEntry> = new Map()

const write = ({ repository }: TaskGit, entries: ReadonlyMap<string, NamedEntry>): Promise<string> =>
  writeObject(repository, 'tree', treeBytes([...entries.values()]))
