import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ChunkPacker } from './chunk-body.ts'
import { type Connection, openConnection } from './connection.ts'
import { migrate, recognize, TRANSCRIPTS } from './migrate.ts'
import type { Looking } from './open-to-look.ts'
import { prepareStoreFile } from './store-file.ts'

/**
 * The file beside a store that holds what its runs said.
 *
 * 1. It is opened when it is first asked for, and made when something is first said: a command that has nothing to do
 *    with transcripts does not touch it.
 * 2. It is not the store's own file, so that the talk of agents is neither in its backups nor in the way of its commits.
 */
export interface TranscriptFile {
  readonly toAppend: () => Promise<Connection>
  /** Undefined while nothing was ever said. */
  readonly toRead: () => Promise<Connection | undefined>
  readonly packer: ChunkPacker
  readonly close: () => Promise<void>
}

/** `baton.db` has `transcripts.db` beside it, a store of another name that name before it. */
export function transcriptPath(store: string): string {
  const name = basename(store)
  return join(dirname(store), name === 'baton.db' ? 'transcripts.db' : `${name}.transcripts.db`)
}

export function openTranscriptFile(store: string, busyMs: number, look?: Looking): TranscriptFile {
  const path = transcriptPath(store)
  let opened: Promise<Connection> | undefined
  let closed = false
  const connection = async () => {
    if (closed) throw new Error('the store is closed')
    opened ??= (look ? look(path, TRANSCRIPTS) : open(path, busyMs)).catch((error: unknown) => {
      // What stood in the way may be gone by the next time.
      opened = undefined
      throw error
    })
    return opened
  }
  const packer = new ChunkPacker()
  return {
    packer,
    toAppend: connection,
    toRead: async () => (closed || opened || existsSync(path) ? connection() : undefined),
    close: async () => {
      closed = true
      // If it failed to open, the caller got that error already.
      const made = await opened?.catch(() => undefined)
      made?.close()
      packer.close()
    },
  }
}

/**
 * NORMAL: an append is in the log when it is answered and outlives its process; only power failing can take it. The log
 * is worked in four times less often than by default: the pages of a tail are written again and again, and go into the
 * file once.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -8000;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA journal_size_limit = 67108864;
`

async function open(path: string, busyMs: number): Promise<Connection> {
  prepareStoreFile(path, true)
  const connection = openConnection({ path, busyMs })
  try {
    const { version, known } = await connection.read(() => recognize(connection, TRANSCRIPTS))
    await connection.bare(() => connection.exec(SETTINGS))
    if (version < known) await migrate(connection, TRANSCRIPTS)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}
