import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readRefFile } from './read-ref-file.ts'
import { isCommitId, refFault } from './ref-name.ts'

/** A ref below `refs/baton/` and where it goes from and to. */
export interface RefChange {
  readonly ref: string
  /** What it stands for now; null where it is new, undefined where that does not matter. */
  readonly from: string | null | undefined
  readonly to: string
}

/**
 * Makes and moves refs of Baton's own as git does, without a git process: the locks of all of them first, then what
 * each stands for is compared, then each lock, whole and on the disk, takes the place of its ref. No reflog is kept
 * below `refs/baton/`.
 *
 * Answers false where nothing was changed and git has to do it or to say what is wrong: another way of storing refs,
 * a lock that is held, a ref that stands elsewhere, a name that is in the way of another.
 */
export async function moveRefFiles(gitDir: string, changes: readonly RefChange[]): Promise<boolean> {
  if (!changes.every(({ ref, to }) => isOwn(ref) && isCommitId(to))) return false
  if (await stat(join(gitDir, 'reftable')).catch(() => undefined)) return false
  // Together: what several files wait for the disk for, they wait for once.
  const locks = await Promise.allSettled(changes.map(({ ref, to }) => lock(join(gitDir, `${ref}.lock`), to)))
  const locked = changes.filter((_, at) => locks[at]?.status === 'fulfilled').map(({ ref }) => ref)
  try {
    if (locked.length < changes.length) return false
    for (const { ref, from } of changes) {
      const now = await readRefFile(gitDir, ref)
      if (now === undefined || (from !== undefined && now !== from)) return false
      if (now === null && (await isFolder(join(gitDir, ref)))) return false
    }
    for (let [ref] = locked; ref !== undefined; [ref] = locked) {
      await rename(join(gitDir, `${ref}.lock`), join(gitDir, ref))
      locked.shift()
    }
    return true
  } catch {
    return false
  } finally {
    for (const ref of locked) await rm(join(gitDir, `${ref}.lock`), { force: true })
  }
}

const OWN = 'refs/baton/'

const isOwn = (ref: string): boolean => ref.startsWith(OWN) && refFault(ref.slice(OWN.length)) === undefined

async function lock(path: string, commit: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'wx', 0o666)
  try {
    await file.writeFile(`${commit}\n`)
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory() ?? false

/**
 * All refs below a prefix that ends with a slash, by their whole names. Undefined where only git can tell: another way
 * of storing refs, a symbolic ref, a file that is not as expected.
 */
export async function readRefFiles(gitDir: string, prefix: string): Promise<Map<string, string> | undefined> {
  if (await stat(join(gitDir, 'reftable')).catch(() => undefined)) return undefined
  // Git packs a ref before it deletes its file, so this order misses none. One that has a file is what the file says.
  const loose = await looseBelow(gitDir, prefix)
  if (!loose) return undefined
  const packed = await readFile(join(gitDir, 'packed-refs'), 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (typeof packed !== 'string') return packed.code === 'ENOENT' ? loose : undefined
  return new Map([...packedBelow(packed, prefix), ...loose])
}

function* packedBelow(packed: string, prefix: string): Generator<readonly [string, string]> {
  const wanted = ` ${prefix}`
  for (let at = packed.indexOf(wanted); at >= 0; at = packed.indexOf(wanted, at + 1)) {
    const start = packed.lastIndexOf('\n', at) + 1
    const end = packed.indexOf('\n', at)
    yield [packed.slice(at + 1, end < 0 ? undefined : end), packed.slice(start, at)]
  }
}

async function looseBelow(gitDir: string, prefix: string): Promise<Map<string, string> | undefined> {
  const refs = new Map<string, string>()
  const folders = [prefix]
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of await readdir(join(gitDir, at), { withFileTypes: true }).catch(() => [])) {
      const ref = `${at}${entry.name}`
      if (entry.isDirectory()) folders.push(`${ref}/`)
      if (entry.isDirectory() || entry.name.endsWith('.lock')) continue
      const commit = (await readFile(join(gitDir, ref), 'utf8').catch(() => '')).trimEnd()
      if (!isCommitId(commit)) return undefined
      refs.set(ref, commit)
    }
  }
  return refs
}
