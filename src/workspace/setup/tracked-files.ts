import { type BigIntStats, lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as others } from 'node:timers/promises'
import { LINK_MODE, readBlobBytes, SUBMODULE_MODE, type TreeEntry } from '../tree/tree-entries.ts'

type Entries = ReadonlyMap<string, TreeEntry>

const TURN = 500
const FILE_BYTES = 256 * 1024 * 1024

/** How the files of a tree look in a folder; later compared by `restoreTracked`. */
export async function stampsOf(folder: string, entries: Entries): Promise<ReadonlyMap<string, string>> {
  const stamps = new Map<string, string>()
  for (const path of entries.keys()) {
    if (stamps.size % TURN === 0) await others()
    stamps.set(path, stampOf(lstatSync(join(folder, path), { bigint: true, throwIfNoEntry: false })))
  }
  return stamps
}

const stampOf = (stats: BigIntStats | undefined): string =>
  stats ? `${stats.ino}.${stats.ctimeNs}.${stats.size}.${stats.mode}` : 'gone'

/** Puts back the files of a tree that have changed since their stamps were taken, and answers which had another content. */
export async function restoreTracked(
  { repository, folder, entries }: { readonly repository: string; readonly folder: string; readonly entries: Entries },
  stamps: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const now = await stampsOf(folder, entries)
  const restored: string[] = []
  for (const [path, entry] of entries) {
    if (now.get(path) === stamps.get(path) || entry.mode === SUBMODULE_MODE) continue
    if (await putBack({ repository, folder, path, entry })) restored.push(path)
  }
  return restored
}

interface Placed {
  readonly repository: string
  readonly folder: string
  readonly path: string
  readonly entry: TreeEntry
}

/** Writes a file of a tree again unless it is there as it was. True where it was not. */
export async function putBack({ repository, folder, path, entry }: Placed): Promise<boolean> {
  const bytes = Buffer.from(await readBlobBytes({ repository, id: entry.id, limitBytes: FILE_BYTES }))
  const at = join(folder, path)
  const isLink = entry.mode === LINK_MODE
  if (isAsItWas(at, bytes, isLink)) return false
  await rm(at, { recursive: true, force: true })
  await mkdir(dirname(at), { recursive: true })
  if (isLink) await symlink(bytes.toString(), at)
  else {
    await writeFile(at, bytes)
    await chmod(at, entry.mode === '100755' ? 0o755 : 0o644)
  }
  return true
}

function isAsItWas(path: string, bytes: Buffer, isLink: boolean): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return false
  if (isLink) return stats.isSymbolicLink() && Buffer.from(readlinkSync(path)).equals(bytes)
  return stats.isFile() && stats.size === bytes.length && readFileSync(path).equals(bytes)
}
