import { createHash } from 'node:crypto'
import { type BigIntStats, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as others } from 'node:timers/promises'

/** One file or link of a folder, as it was when the list was made. */
export interface ListedFile {
  readonly path: string
  readonly kind: 'file' | 'link'
  readonly mode: number
  readonly size: number
  /** A copy keeps it. */
  readonly mtime: string
  /** i-node and time of the last change: an edit changes at least one of them. */
  readonly stamp: string
  /** SHA-256 of the content; of a link, of its target. */
  readonly sha256: string
  /** It contains the path of the folder that it was made in, as text: a copy gets its own path instead. */
  readonly holds_path?: boolean
}

/** After so many files everything else of this process has its turn. */
const TURN = 200

/** Lists every file and link below a folder. Empty folders do not count. */
export async function listFolder(root: string, origin: string): Promise<ListedFile[]> {
  const path = Buffer.from(origin)
  const files: ListedFile[] = []
  for await (const { name, stats } of filesBelow(root)) {
    const link = stats.isSymbolicLink()
    const bytes = link ? Buffer.from(readlinkSync(join(root, name))) : readFileSync(join(root, name))
    files.push({
      path: name,
      kind: link ? 'link' : 'file',
      mode: Number(stats.mode & 0o777n),
      size: Number(stats.size),
      mtime: String(stats.mtimeNs),
      stamp: stampOf(stats),
      sha256: digest(bytes),
      ...(bytes.includes(path) && (link || isText(bytes)) ? { holds_path: true } : {}),
    })
  }
  return files
}

/** Files below a folder that are not in the list, or have another size or time: what was written since a copy was made. */
export async function writtenSince(root: string, listed: readonly ListedFile[]): Promise<string[]> {
  const known = new Map(listed.map((file) => [file.path, `${file.size} ${file.mtime}`]))
  const written: string[] = []
  for await (const { name, stats } of filesBelow(root))
    if (known.get(name) !== `${stats.size} ${stats.mtimeNs}`) written.push(name)
  return written
}

/** Files that have a second name somewhere: a write to one of the names changes all of them. */
export async function sharedFiles(root: string): Promise<string[]> {
  const shared: string[] = []
  for await (const { name, stats } of filesBelow(root)) if (stats.isFile() && stats.nlink > 1n) shared.push(name)
  return shared
}

/**
 * Tells what differs from the list; undefined where nothing does. With `contents` every file is read, otherwise i-node,
 * time and size are compared.
 */
export async function differenceFrom(
  root: string,
  listed: readonly ListedFile[],
  { contents }: { readonly contents: boolean },
): Promise<string | undefined> {
  const known = new Map(listed.map((file) => [file.path, file]))
  for await (const { name, stats } of filesBelow(root)) {
    const file = known.get(name)
    if (!file) return `${name} was added`
    known.delete(name)
    const isSame = stampOf(stats) === file.stamp && Number(stats.size) === file.size
    if (!isSame) return `${name} was changed`
    if (!contents) continue
    const path = join(root, name)
    const bytes = file.kind === 'link' ? Buffer.from(readlinkSync(path)) : readFileSync(path)
    if (digest(bytes) !== file.sha256) return `${name} has another content`
  }
  const [gone] = known.keys()
  return gone === undefined ? undefined : `${gone} is gone`
}

/** Every file and link below a folder, links not followed, in a fixed order. What is neither is passed over. */
async function* filesBelow(root: string): AsyncGenerator<{ readonly name: string; readonly stats: BigIntStats }> {
  let seen = 0
  const folders = ['']
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of readdirSync(join(root, at), { withFileTypes: true }).toSorted(byName)) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`
      seen += 1
      if (seen % TURN === 0) await others()
      if (entry.isDirectory()) folders.push(name)
      else if (entry.isFile() || entry.isSymbolicLink())
        yield { name, stats: lstatSync(join(root, name), { bigint: true }) }
    }
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)

const stampOf = ({ ino, ctimeNs }: BigIntStats): string => `${ino}.${ctimeNs}`
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A path in a compiled file only appears in error messages; replacing it there would break offsets. */
const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 8_192).includes(0)
