import type { ObjectReader } from '../git/object-reader.ts'
import { type ChangedEntry, FOLDER_MODE, type NamedEntry, readTreeObject } from './tree-object.ts'

/** More trees than that differ: git compares them faster. */
const MOST_TREES = 2_000

interface Pair {
  /** Of the folder, with its slash; empty at the root. */
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

/**
 * What differs between two trees, in the order of the paths, as `git diff-tree -r --no-renames` says it. Only folders
 * that differ are read; null is a tree without anything. Undefined where they are too many, or one of them cannot be read.
 */
export async function diffTrees(
  reader: ObjectReader,
  before: string | null,
  after: string,
): Promise<ChangedEntry[] | undefined> {
  const changed: { readonly key: string; readonly entry: ChangedEntry }[] = []
  let pairs: Pair[] = [{ path: '', before, after }]
  for (let read = 0; pairs.length > 0; ) {
    read += pairs.length
    if (read > MOST_TREES) return undefined
    const listed = await Promise.all(pairs.map((pair) => bothOf(reader, pair)))
    const below: Pair[] = []
    for (const [at, both] of listed.entries()) {
      if (!both) return undefined
      compare(both, (name, one, other) => {
        const key = `${pairs[at]?.path ?? ''}${name}`
        const folders = { before: folderOf(one), after: folderOf(other) }
        if (folders.before !== folders.after) below.push({ path: `${key}/`, ...folders })
        const files = { before: fileOf(one), after: fileOf(other) }
        if (files.before === null && files.after === null) return
        changed.push({ key, entry: { path: Buffer.from(key, 'latin1').toString(), ...files } })
      })
    }
    pairs = below
  }
  return changed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ entry }) => entry)
}

type Entries = ReadonlyMap<string, NamedEntry>

const NOTHING: Entries = new Map()

async function bothOf(reader: ObjectReader, { before, after }: Pair): Promise<readonly [Entries, Entries] | undefined> {
  const [one, other] = await Promise.all(
    [before, after].map((id) => (id === null ? NOTHING : readTreeObject(reader, id))),
  )
  return one && other ? [one, other] : undefined
}

function compare(
  [one, other]: readonly [Entries, Entries],
  differs: (name: string, before: NamedEntry | undefined, after: NamedEntry | undefined) => void,
): void {
  for (const [name, before] of one) {
    const after = other.get(name)
    if (!after || after.id !== before.id || after.mode !== before.mode) differs(name, before, after)
  }
  for (const [name, after] of other) if (!one.has(name)) differs(name, undefined, after)
}

const folderOf = (entry: NamedEntry | undefined) => (entry?.mode === FOLDER_MODE ? entry.id : null)

const fileOf = (entry: NamedEntry | undefined) =>
  entry && entry.mode !== FOLDER_MODE ? { mode: entry.mode, id: entry.id } : null
