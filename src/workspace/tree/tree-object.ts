import type { ObjectReader } from '../git/object-reader.ts'

/** What lies at a path of a tree: `100644`, `100755`, `120000` (a link) or `160000` (a submodule), and its id. */
export interface TreeEntry {
  readonly mode: string
  readonly id: string
}

export interface ChangedEntry {
  readonly path: string
  /** Null where it was added. */
  readonly before: TreeEntry | null
  /** Null where it was deleted. */
  readonly after: TreeEntry | null
}

/** One line of a tree object. The name is bytes, as latin1: a file name need not be UTF-8. */
export interface NamedEntry extends TreeEntry {
  readonly name: string
}

export const FOLDER_MODE = '040000'

/** The entries of one tree, by name; undefined where there is no such tree. */
export async function readTreeObject(
  reader: ObjectReader,
  id: string,
): Promise<ReadonlyMap<string, NamedEntry> | undefined> {
  const known = parsed.get(id)
  if (known) return known
  const object = await reader.contents(id)
  if (object?.type !== 'tree') return undefined
  const entries = new Map(entriesOf(object.bytes, object.id.length / 2).map((entry) => [entry.name, entry]))
  keep(id, entries)
  return entries
}

/** What lies at a path of a tree; null where there is nothing, undefined where only git can tell. */
export async function entryAt(reader: ObjectReader, tree: string, path: string): Promise<TreeEntry | null | undefined> {
  const entry = await anyEntryAt(reader, tree, path)
  return entry?.mode === FOLDER_MODE ? null : entry
}

/** The same, folders included. */
export async function anyEntryAt(
  reader: ObjectReader,
  tree: string,
  path: string,
): Promise<TreeEntry | null | undefined> {
  const names = Buffer.from(path).toString('latin1').split('/')
  let at = tree
  for (const [depth, name] of names.entries()) {
    const entries = await readTreeObject(reader, at)
    if (!entries) return undefined
    const entry = entries.get(name)
    if (!entry) return null
    if (depth === names.length - 1) return { mode: entry.mode, id: entry.id }
    if (entry.mode !== FOLDER_MODE) return null
    at = entry.id
  }
  return null
}

/** `mode SP name NUL id`, one after the other; the id is bytes. */
function entriesOf(bytes: Buffer, idBytes: number): NamedEntry[] {
  const entries: NamedEntry[] = []
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at)
    const end = bytes.indexOf(0, space)
    const next = end + 1 + idBytes
    if (space < 0 || end < 0 || next > bytes.length) throw new Error('this is no tree')
    const mode = canonicalMode(Number.parseInt(bytes.toString('latin1', at, space), 8))
    entries.push({ name: bytes.toString('latin1', space + 1, end), mode, id: bytes.toString('hex', end + 1, next) })
    at = next
  }
  return entries
}

/** The bytes of a tree. Git keeps its entries in the order of their names, those of folders with a slash behind. */
export function treeBytes(entries: readonly NamedEntry[]): Buffer {
  const key = ({ name, mode }: NamedEntry) => (mode === FOLDER_MODE ? `${name}/` : name)
  const sorted = entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  return Buffer.concat(
    sorted.flatMap(({ name, mode, id }) => [
      Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`, 'latin1'),
      Buffer.from(id, 'hex'),
    ]),
  )
}

/** Early versions of git wrote other permissions; git itself reads them so. */
function canonicalMode(mode: number): string {
  switch (mode & 0o170000) {
    case 0o100000:
      return (mode & 0o100) === 0 ? '100644' : '100755'
    case 0o120000:
      return '120000'
    case 0o040000:
      return FOLDER_MODE
    default:
      return '160000'
  }
}

/** What a tree holds never changes. All together are bounded; the oldest go first. */
const parsed = new Map<string, ReadonlyMap<string, NamedEntry>>()
const MOST_ENTRIES = 100_000
let entriesKept = 0

function keep(id: string, entries: ReadonlyMap<string, NamedEntry>): void {
  if (entries.size > MOST_ENTRIES / 10 || parsed.has(id)) return
  parsed.set(id, entries)
  entriesKept += entries.size + 1
  for (const [oldest, { size }] of parsed) {
    if (entriesKept <= MOST_ENTRIES) return
    parsed.delete(oldest)
    entriesKept -= size + 1
  }
}
