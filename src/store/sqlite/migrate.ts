import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { BatonError } from '../../protocol/index.ts'
import type { Connection } from './connection.ts'

/** `BATN`: how a file says that it is a store of Baton. */
const APPLICATION_ID = 0x4241544e

/** Beside this file in the source and in the published package alike; the build copies it. */
const FOLDER = new URL('./migrations/', import.meta.url)

export interface Schema {
  /** The number of the newest migration that the store has; 0 in a file without any. */
  readonly version: number
  readonly known: number
}

/**
 * What the store is at, once it is certain that it is one that this program may write. To be asked in a transaction:
 * another process may be making the store right now.
 * A file of another program, and one of a newer Baton, are refused before anything in them is changed.
 */
export function recognize(connection: Connection): Schema {
  const version = pragma(connection, 'user_version')
  const application = pragma(connection, 'application_id')
  const known = migrationNames().length
  const tables = connection.get<{ count: number }>('SELECT count(*) AS count FROM sqlite_schema')?.count ?? 0
  const foreign = application === APPLICATION_ID ? false : application !== 0 || version !== 0 || tables > 0
  if (foreign) {
    throw BatonError.of('STORE_CORRUPT', { store: connection.path, reason: 'a database of another program' })
  }
  if (version > known) throw BatonError.of('STORE_NEWER', { store: connection.path, found: version, known })
  return { version, known }
}

/** Brings a store up to the newest schema, all steps in one transaction. Returns whether it was made just now. */
export async function migrate(connection: Connection): Promise<boolean> {
  return connection.write(() => {
    // Read again under the lock: another process may have done it meanwhile.
    const { version } = recognize(connection)
    for (const [index, name] of migrationNames().entries()) {
      if (index + 1 <= version) continue
      connection.exec(readFileSync(new URL(name, FOLDER), 'utf8'))
      connection.exec(`PRAGMA user_version = ${index + 1}`)
    }
    if (version > 0) return false
    connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
    connection.run('INSERT INTO store (one, id, events) VALUES (1, ?, 0)', randomUUID())
    return true
  })
}

/** `0001-store.sql`, `0002-…`: numbered from 1 without gaps, or the package is broken. */
function migrationNames(): string[] {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const misnumbered = names.find((name, index) => Number.parseInt(name, 10) !== index + 1)
  if (names.length === 0 || misnumbered) throw new Error(`migrations are misnumbered at ${misnumbered ?? 'the first'}`)
  return names
}

function pragma(connection: Connection, name: 'user_version' | 'application_id'): number {
  return connection.get<Record<string, number>>(`PRAGMA ${name}`)?.[name] ?? 0
}
