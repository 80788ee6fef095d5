import { randomUUID } from 'node:crypto'
import { realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { copyStore, removeStore } from './backup.ts'
import { readStore } from './batch.ts'
import { openConnection } from './connection.ts'
import { recognize } from './migrate.ts'
import { storeFailure } from './store-failure.ts'
import { isStoreFile, linkFile, syncFolder } from './store-file.ts'
import { openWitness } from './witness.ts'

export interface Restored {
  /** Where the store that was replaced is kept; null when there was none. */
  readonly kept: string | null
  readonly id: string
  readonly events: number
}

/**
 * Puts a backup in the place of a store.
 *
 * 1. The backup is copied beside the store and checked whole before the store is touched.
 * 2. At every moment the store's name belongs to a whole store, the old or the new; the old keeps a name of its own.
 * 3. A store that another process has open is not replaced under it.
 */
export async function restoreStore(from: string, to: string): Promise<Restored> {
  if (!isStoreFile(from)) throw BatonError.of('FILE_NOT_FOUND', { source: from })
  if (isStoreFile(to) && realpathSync(from) === realpathSync(to)) {
    throw BatonError.of('STORE_UNUSABLE', { store: to, reason: 'the backup is the store itself' })
  }
  const arriving = `${to}.${randomUUID()}.partial`
  try {
    const { id, events } = await bringBeside(from, arriving)
    const kept = isStoreFile(to) ? await keepReplaced(to) : null
    // Before the store changes: a witness that knows of no restore would call the older store rolled back.
    const witness = openWitness(to)
    witness.begun('restored', id, events)
    witness.close()
    renameSync(arriving, to)
    syncFolder(dirname(to))
    return { kept, id, events }
  } catch (error) {
    throw storeFailure(error, to)
  } finally {
    removeStore(arriving)
  }
}

async function bringBeside(from: string, arriving: string): Promise<{ readonly id: string; readonly events: number }> {
  const source = openConnection({ path: from, busyMs: 5_000, readOnly: true })
  try {
    const { version } = await source.read(() => recognize(source))
    if (version === 0) throw BatonError.of('STORE_CORRUPT', { store: from, reason: 'empty' })
    await copyStore(from, arriving)
    return await source.read(() => readStore(source))
  } finally {
    source.close()
  }
}

/** Gives the store a second name, with its log when the log could not be worked in. */
export async function keepReplaced(store: string): Promise<string> {
  await workInLog(store)
  const kept = linkBeside(store)
  if (isStoreFile(`${store}-wal`)) renameSync(`${store}-wal`, `${kept}-wal`)
  rmSync(`${store}-shm`, { force: true })
  syncFolder(dirname(store))
  return kept
}

/**
 * Leaving WAL needs the file for itself: it fails while another process has the store open, and otherwise leaves one
 * file without a log. A store too damaged for it is kept as it is.
 */
async function workInLog(store: string): Promise<void> {
  try {
    const connection = openConnection({ path: store, busyMs: 1_000 })
    try {
      await connection.bare(() => connection.exec('PRAGMA journal_mode = DELETE'))
    } finally {
      connection.close()
    }
  } catch (error) {
    if (error instanceof BatonError && error.code === 'STORE_BUSY') throw error
  }
}

function linkBeside(store: string): string {
  for (let number = 1; ; number += 1) {
    const kept = `${store}.replaced-${number}`
    try {
      linkFile(store, kept)
      return kept
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
