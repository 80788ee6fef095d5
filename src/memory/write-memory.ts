import { randomUUID } from 'node:crypto'
import { link, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BatonError } from '../protocol/baton-error.ts'
import { MEMORY, readMemory } from './memory-files.ts'

/**
 * The only place that writes below `.claude/memory`.
 *
 * Owns: how a file of the memory is replaced. Does not own: what stands in it.
 *
 * 1. One writer at a time: a lock beside the files. The lock of a process that is dead is taken away.
 * 2. A file that is not as its writer read it stays as it is (`MEMORY_CHANGED`): a person edits these files too.
 * 3. A file has the old text or the new one, never a part of it.
 * 4. Nothing is written through a link, and no file is replaced that cannot be read: too large, or no UTF-8.
 */
export interface MemoryChange {
  /** Below `.claude/memory`. */
  readonly path: string
  readonly text: string
  /** What the writer read; undefined: there was no such file. */
  readonly before: string | undefined
}

const LOCK = '.lock'
const PATIENCE_MS = 5_000

/** Writes all files, or none where one of them has changed. */
export async function writeMemory(root: string, changes: readonly MemoryChange[]): Promise<void> {
  const folder = join(root, MEMORY)
  for (const { path } of changes) await plainFolder(root, dirname(`${MEMORY}/${path}`))
  await plainFolder(root, MEMORY)
  await withLock(join(folder, LOCK), async () => {
    for (const { path, before } of changes) {
      const file = join(folder, path)
      const present = await lstat(file).catch(() => undefined)
      if (present && !present.isFile()) throw unusable(file)
      const now = await readMemory(root, path)
      if (present && now === undefined) throw BatonError.of('MEMORY_UNREADABLE', { path: file })
      if (now !== before) throw BatonError.of('MEMORY_CHANGED', { path: file })
    }
    for (const { path, text } of changes) await replace(join(folder, path), text)
  })
}

async function replace(file: string, text: string): Promise<void> {
  const fresh = `${file}.new-${process.pid}`
  try {
    await writeFile(fresh, text, { flag: 'wx' })
    await rename(fresh, file)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
}

/** Makes the folder. One that is a link leads out of the project. */
async function plainFolder(root: string, folder: string): Promise<void> {
  let at = root
  for (const part of folder.split('/')) {
    at = join(at, part)
    await mkdir(at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    if (!(await lstat(at)).isDirectory()) throw unusable(at)
  }
}

const unusable = (path: string) => BatonError.of('MEMORY_UNUSABLE', { path })

async function withLock<Value>(lock: string, work: () => Promise<Value>): Promise<Value> {
  const until = Date.now() + PATIENCE_MS
  while (!(await take(lock))) {
    if (Date.now() > until) throw BatonError.of('MEMORY_BUSY', { lock })
    await wait(20)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** The lock appears with the id of its process in it, so that no reader finds an empty one. */
async function take(lock: string): Promise<boolean> {
  const own = `${lock}-${randomUUID()}`
  await writeFile(own, `${process.pid}\n`)
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number((await readFile(lock, 'utf8').catch(() => '')).trim())
    if (holder > 0 && !isAlive(holder)) await rm(lock, { force: true })
    return false
  } finally {
    await rm(own, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
