import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { type Connection, openConnection } from './connection.ts'
import { type FileKind, recognize } from './migrate.ts'

/** Opens a file of Baton that nobody here may write. */
export type Looking = (path: string, kind?: FileKind) => Promise<Connection>

/**
 * A file of Baton in a place where nothing can be written: a backup medium, another person's folder, a read-only mount.
 *
 * SQLite keeps a log and its index beside a file. Where both are there, somebody has the store open, and it can be read
 * through them. Where there is no log, the file holds everything and is opened as one that nobody changes. Where there
 * is a log without an index (a Baton was killed, or the files were copied), SQLite would have to make the index: then
 * both are copied to a temporary folder and read there. No migration can be made; an older store needs a place to write.
 */
export async function openToLook(path: string, busyMs: number, kind?: FileKind): Promise<Connection> {
  if (sizeOf(`${path}-wal`) === 0) return recognized(openConnection({ path, busyMs, readOnly: 'immutable' }), kind)
  if (sizeOf(`${path}-shm`) > 0) return recognized(openConnection({ path, busyMs, readOnly: true }), kind)
  const folder = mkdtempSync(join(tmpdir(), 'baton-look-'))
  const copy = join(folder, basename(path))
  try {
    copyFileSync(path, copy)
    copyFileSync(`${path}-wal`, `${copy}-wal`)
    const connection = await recognized(openConnection({ path: copy, busyMs }), kind, path)
    const close = () => {
      connection.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return { ...connection, path, close }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function recognized(connection: Connection, kind?: FileKind, store = connection.path): Promise<Connection> {
  try {
    const { version, known } = await connection.read(() => recognize(connection, kind))
    if (version === 0) throw BatonError.of('STORE_NOT_FOUND', { store })
    if (version === known) return connection
    const reason = {
      ko: `읽으려면 버전 ${version} → ${known} 마이그레이션이 필요함`,
      en: `version ${version} must be migrated to ${known} before it can be read`,
    }
    throw BatonError.of('STORE_READ_ONLY', { store, reason })
  } catch (error) {
    connection.close()
    throw error
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
