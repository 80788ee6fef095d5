import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, readFile, readlink, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { removeFolder } from '../git/remove-folder.ts'
import { copyFolder } from './copy-folder.ts'
import { differenceFrom, type ListedFile, listFolder, sharedFiles } from './folder-list.ts'
import type { UntrackedPaths } from './untracked-paths.ts'

/**
 * The result of a setup, kept on this machine: `outputs`, which the inputs alone decide, and `others`, which depend on
 * the whole tree that it was made in.
 *
 * 1. It is written beside its place and renamed into it when it is whole, so a crash leaves none or all of it.
 * 2. It is compared with its list before it is used. The list is compared with the digest that the store keeps.
 * 3. Nothing works in it: folders get copies (`bringEntry`).
 */
export interface CacheEntry {
  readonly folder: string
  readonly list: EntryList
}

interface EntryList {
  readonly v: 1
  readonly key: string
  /** The folder in which it was made: files that contain its path get the path of the folder they are copied to. */
  readonly origin: string
  /** The tree that it was made in. */
  readonly tree: string
  readonly paths: UntrackedPaths
  readonly files: readonly ListedFile[]
}

const LIST = 'list.json'
const PARTS = ['outputs', 'others'] as const

/** Moves what a setup left in a folder into an entry. */
export async function writeEntry(
  place: string,
  { key, origin, tree, paths }: Omit<EntryList, 'v' | 'files'>,
): Promise<CacheEntry & { readonly sha256: string }> {
  const fresh = `${place}.new`
  await removeFolder(fresh)
  for (const part of PARTS) {
    await mkdir(join(fresh, part), { recursive: true, mode: 0o700 })
    for (const path of paths[part]) {
      const to = join(fresh, part, path)
      await mkdir(dirname(to), { recursive: true })
      await rename(join(origin, path), to)
    }
  }
  await separateFiles(fresh)
  const list: EntryList = { v: 1, key, origin, tree, paths, files: await listFolder(fresh, origin) }
  const text = JSON.stringify(list)
  await writeFile(join(fresh, LIST), text, { mode: 0o600 })
  await removeFolder(place)
  await rename(fresh, place)
  return { folder: place, list, sha256: sha256(text) }
}

/** A file with a second name outside, such as in the store of pnpm, would be changed by a write there: it gets a copy. */
async function separateFiles(folder: string): Promise<void> {
  for (const path of await sharedFiles(folder)) {
    const at = join(folder, path)
    const { mode, atime, mtime } = await stat(at)
    const bytes = await readFile(at)
    await rm(at)
    await writeFile(at, bytes, { mode: mode & 0o777 })
    await utimes(at, atime, mtime)
  }
}

/** Why an entry cannot be used: `missing`, or what is different from what was put there. */
export type BadEntry = { readonly missing: true } | { readonly missing: false; readonly why: string }

/** Opens an entry and compares it with its list; with `contents`, by reading every file. */
export async function openEntry(
  place: string,
  expected: { readonly key: string; readonly list_sha256: string | undefined },
  { contents }: { readonly contents: boolean },
): Promise<CacheEntry | BadEntry> {
  const text = await readFile(join(place, LIST), 'utf8').catch(() => undefined)
  if (text === undefined) return { missing: true }
  const bad = (why: string): BadEntry => ({ missing: false, why })
  if (expected.list_sha256 === undefined) return bad('this store did not make it')
  if (sha256(text) !== expected.list_sha256) return bad('its list was changed')
  const list = JSON.parse(text) as EntryList
  if (list.key !== expected.key) return bad('it is the entry of another setup')
  const files = list.files
  for (const part of PARTS) {
    const own = files.filter(({ path }) => path.startsWith(`${part}/`))
    const relative = own.map((file) => ({ ...file, path: file.path.slice(part.length + 1) }))
    const why = await differenceFrom(join(place, part), relative, { contents }).catch((error: unknown) => String(error))
    if (why !== undefined) return bad(why)
  }
  return { folder: place, list }
}

/** Copies parts of an entry into a folder. A link of the folder in the place of one of its folders is not followed. */
export async function bringEntry(
  { folder: entry, list }: CacheEntry,
  { folder, parts, signal }: { folder: string; parts: readonly (typeof PARTS)[number][]; signal?: AbortSignal },
): Promise<void> {
  for (const part of parts) {
    for (const path of list.paths[part]) await requireFree(folder, path)
    await copyFolder(join(entry, part), folder, signal)
    for (const file of list.files)
      if (file.holds_path && file.path.startsWith(`${part}/`))
        await replacePath(join(folder, file.path.slice(part.length + 1)), { file, from: list.origin, to: folder })
  }
}

/** Thrown where the tree itself has something in the place of what a setup makes. */
export class PathTaken extends Error {
  readonly path: string
  constructor(path: string) {
    super(`${path} is in the way of the setup`)
    this.path = path
  }
}

async function requireFree(folder: string, path: string): Promise<void> {
  const names = path.split('/')
  for (let count = 1; count <= names.length; count += 1) {
    const at = names.slice(0, count).join('/')
    const found = await lstat(join(folder, at)).catch(() => undefined)
    if (found && !found.isDirectory() && (count < names.length || found.isSymbolicLink())) throw new PathTaken(at)
  }
}

async function replacePath(
  path: string,
  { file, from, to }: { readonly file: ListedFile; readonly from: string; readonly to: string },
): Promise<void> {
  if (file.kind === 'link') {
    const target = await readlink(path)
    await rm(path)
    await symlink(target.replaceAll(from, to), path)
    return
  }
  const text = await readFile(path, 'latin1')
  const [was, is] = [from, to].map((one) => Buffer.from(one).toString('latin1')) as [string, string]
  await writeFile(path, Buffer.from(text.replaceAll(was, is), 'latin1'))
  await chmod(path, file.mode)
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
