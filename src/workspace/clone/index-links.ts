import { readFile } from 'node:fs/promises'

/**
 * The paths of the submodules in an index that git wrote; undefined where only git can tell. Nearly every index has
 * none, and to ask git for them takes a process that prints every file.
 *
 * It is Baton's own index, which its configuration never splits. Versions 2 and 3: twelve bytes, then for each entry ten numbers of four bytes, the id, two bytes of flags, two more
 * where a bit of them says so, the path, and NULs up to a multiple of eight.
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
