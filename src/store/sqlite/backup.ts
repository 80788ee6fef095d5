import { randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup as copyAll, DatabaseSync } from 'node:sqlite'
import { BatonError } from '../../protocol/baton-error.ts'
import type { StoreFault } from '../port.ts'
import { readStore } from './batch.ts'
import { check } from './check.ts'
import { type Connection, openConnection } from './connection.ts'
import { migrate, recognize } from './migrate.ts'
import { storeFailure } from './store-failure.ts'
import { linkFile, syncFile, syncFolder } from './store-file.ts'

/**
 * A copy of the store in one file, as of one moment. It has its name only once it is whole, checked and on disk, and
 * never takes the name of something that is there.
 */
export async function backup(connection: Connection, path: string): Promise<void> {
  const partial = `${path}.${randomUUID()}.partial`
  // A store that is closed is not copied behind its back.
  await connection.read(() => readStore(connection))
  try {
    await copyStore(connection.path, partial)
    linkFile(partial, path)
    syncFolder(dirname(path))
  } catch (error) {
    throw copyFailure(error, path)
  } finally {
    removeStore(partial)
  }
}

/** Copies a store that others may be writing to, checks the copy and syncs it. */
export async function copyStore(from: string, to: string): Promise<void> {
  await copyPages(from, to)
  const [fault] = await storeFaults(to)
  if (fault) throw BatonError.of('STORE_CORRUPT', { store: from, reason: `${fault.place}: ${fault.problem}` })
  syncFile(to)
}

/**
 * Copies a file of SQLite to a new one that only its owner can read. All pages go in one step: in several, SQLite begins
 * again whenever another process has written in between. `VACUUM INTO` does the same on the main thread.
 */
export async function copyPages(from: string, to: string): Promise<void> {
  closeSync(openSync(to, 'wx', 0o600))
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 })
  try {
    await copyAll(source, to, { rate: 2 ** 31 - 1 })
  } finally {
    source.close()
  }
}

/**
 * What is wrong with a copy that nobody has open, without its witness. Leaves it as one file, without a log; a copy of an
 * older Baton is brought up to date first, because the check knows only the schema of today.
 */
async function storeFaults(path: string): Promise<readonly StoreFault[]> {
  const connection = openConnection({ path, busyMs: 0 })
  try {
    const { version, known } = await connection.read(() => recognize(connection))
    if (version < known) await migrate(connection)
    await connection.bare(() => connection.exec('PRAGMA journal_mode = DELETE'))
    return await check(connection, [])
  } finally {
    connection.close()
  }
}

export function removeStore(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) rmSync(file, { force: true })
}

function copyFailure(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return BatonError.of('STORE_COPY_EXISTS', { path })
  if (code === 'ENOENT') return BatonError.of('FILE_NOT_FOUND', { source: dirname(path) })
  return storeFailure(error, path)
}
