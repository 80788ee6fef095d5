import { randomUUID } from 'node:crypto'
import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { copyPages, removeStore } from './backup.ts'
import { openConnection } from './connection.ts'
import { recognize, TRANSCRIPTS } from './migrate.ts'
import { keepReplaced } from './restore-store.ts'
import { storeFailure } from './store-failure.ts'
import { isStoreFile, linkFile, syncFile, syncFolder } from './store-file.ts'
import { transcriptPath } from './transcript-file.ts'

/**
 * Transcripts beside a backup. They are a file of their own there too, under the name that a store of the backup's name
 * has for them: `FILE.transcripts.db`. A backup without it is whole, only without what its runs said.
 */
export function requireNoTranscriptsAt(backup: string): void {
  const path = transcriptPath(backup)
  if (isStoreFile(path)) throw BatonError.of('STORE_COPY_EXISTS', { path })
}

/**
 * Copies the transcripts of a store beside its backup, which was made before: so they have all that the backup knows of.
 * Returns the path of the copy; null if nothing was ever said.
 */
export async function backUpTranscripts(store: string, backup: string): Promise<string | null> {
  const [from, to] = [transcriptPath(store), transcriptPath(backup)]
  if (!isStoreFile(from)) return null
  const partial = `${to}.${randomUUID()}.partial`
  try {
    await copyTranscripts(from, partial)
    linkFile(partial, to)
    syncFolder(dirname(to))
    return to
  } catch (error) {
    throw storeFailure(error, to)
  } finally {
    removeStore(partial)
  }
}

export interface RestoredTranscripts {
  /** Where those that were replaced are kept; null if there were none. */
  readonly kept: string | null
}

/**
 * Puts the transcripts beside a backup in the place of those of the store, after the store itself: whoever is killed in
 * between has transcripts that also hold later runs. Returns undefined if the backup has none; those of the store stay.
 */
export async function restoreTranscripts(backup: string, store: string): Promise<RestoredTranscripts | undefined> {
  const [from, to] = [transcriptPath(backup), transcriptPath(store)]
  if (!isStoreFile(from)) return undefined
  const arriving = `${to}.${randomUUID()}.partial`
  try {
    await copyTranscripts(from, arriving)
    const kept = isStoreFile(to) ? await keepReplaced(to) : null
    renameSync(arriving, to)
    syncFolder(dirname(to))
    return { kept }
  } catch (error) {
    throw storeFailure(error, to)
  } finally {
    removeStore(arriving)
  }
}

/** Leaves the copy as one file, without a log. A file of another program is refused. */
async function copyTranscripts(from: string, to: string): Promise<void> {
  await copyPages(from, to)
  const connection = openConnection({ path: to, busyMs: 0 })
  try {
    await connection.read(() => recognize(connection, TRANSCRIPTS))
    await connection.bare(() => connection.exec('PRAGMA journal_mode = DELETE'))
  } finally {
    connection.close()
  }
  syncFile(to)
}
