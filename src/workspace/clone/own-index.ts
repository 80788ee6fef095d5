import { open, readFile } from 'node:fs/promises'
import type { ObjectReader } from '../git/object-reader.ts'

/**
 * What is read of an index that git wrote for Baton, without a git process. Its configuration never splits it.
 *
 * The paths of its submodules; undefined where only git can tell. Nearly every index has none, and to ask git for them
 * takes a process that prints every file. Versions 2 and 3: twelve bytes, then for each entry ten numbers of four
 * bytes, the id, two bytes of flags, two more where a bit of them says so, the path, and NULs up to a multiple of
 * eight.
 */
export async function indexLinks(path: string, idBytes: number): Promise<Buffer[] | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes || bytes.length < HEADER || bytes.toString('latin1', 0, 4) !== 'DIRC') return undefined
  const version = bytes.readUInt32BE(4)
  if (version !== 2 && version !== 3) return undefined
  const links: Buffer[] = []
  let at = HEADER
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const flags = at + 40 + idBytes
    if (flags + 2 > bytes.length) return undefined
    const isExtended = version === 3 && (bytes.readUInt16BE(flags) & 0x4000) !== 0
    const name = flags + (isExtended ? 4 : 2)
    const end = bytes.indexOf(0, name)
    if (end < 0) return undefined
    if (bytes.readUInt32BE(at + 24) >>> 12 === LINK) links.push(bytes.subarray(name, end))
    at += Math.floor((end - at + 8) / 8) * 8
  }
  return links
}

const HEADER = 12
/** The kind of an entry: 8 is a file, 10 a symbolic link, 14 a submodule. */
const LINK = 0o16

const known = new Map<string, string>()
const MOST_KNOWN = 10_000

/**
 * The tree of an index: the one that was found for the same index before, or what `ask` says. An index ends with the
 * hash of everything in it, so two with the same end hold the same files.
 */
export async function treeOfIndex(
  path: string,
  objects: ObjectReader | undefined,
  ask: () => Promise<string>,
): Promise<string> {
  const before = await endOf(path)
  const found = before === undefined ? undefined : known.get(before)
  // A tree that nothing points at may have been cleared away since.
  if (found !== undefined && (await objects?.info(found))?.type === 'tree') return found
  const tree = await ask()
  // Git may have written down in the index what it has found.
  for (const end of [before, await endOf(path)]) if (end !== undefined) known.set(end, tree)
  if (known.size > MOST_KNOWN) known.clear()
  return tree
}

/** For an index that was just made of a tree. */
export const noteTreeOfIndex = (path: string, tree: string): Promise<string> =>
  treeOfIndex(path, undefined, async () => tree)

const END_BYTES = 20

/** The last bytes of the hash; undefined where there is no index, or it was written without one. */
async function endOf(path: string): Promise<string | undefined> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    const end = Buffer.alloc(END_BYTES)
    const { bytesRead } = await file.read(end, 0, END_BYTES, Math.max(0, size - END_BYTES))
    return bytesRead < END_BYTES || end.every((byte) => byte === 0) ? undefined : end.toString('hex')
  } finally {
    await file.close()
  }
}
