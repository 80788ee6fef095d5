import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { BatonError } from '../../protocol/baton-error.ts'
import { bindExisting } from './bind-existing.ts'
import type { Connection } from './connection.ts'

/** What a file of Baton holds: how it says so, and the steps that make it. */
export interface FileKind {
  readonly applicationId: number
  /** Beside this file in the source and in the published package alike; the build copies it. */
  readonly migrations: URL
  /** What is in it from the beginning. */
  readonly begin: (connection: Connection) => void
  /** What a migration does to the rows that are there already, by its number. */
  readonly rows?: Readonly<Record<number, (connection: Connection) => void>>
}

/** `BATN`: the store itself. */
const STORE: FileKind = {
  applicationId: 0x4241544e,
  migrations: new URL('./migrations/', import.meta.url),
  begin: (connection) => connection.run('INSERT INTO store (one, id, events) VALUES (1, ?, 0)', randomUUID()),
  rows: { 4: bindExisting },
}

/** `BATT`: the transcripts beside it. */
export const TRANSCRIPTS: FileKind = {
  applicationId: 0x42415454,
  migrations: new URL('./migrations/transcripts/', import.meta.url),
  begin: () => {},
}

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
export function recognize(connection: Connection, kind = STORE): Schema {
  const version = pragma(connection, 'user_version')
  const application = pragma(connection, 'application_id')
  const known = migrationNames(kind).length
  const tables = connection.get<{ count: number }>('SELECT count(*) AS count FROM sqlite_schema')?.count ?? 0
  const foreign = application === kind.applicationId ? false : application !== 0 || version !== 0 || tables > 0
  if (foreign) {
    throw BatonError.of('STORE_CORRUPT', { store: connection.path, reason: 'a database of another program' })
  }
  if (version > known) throw BatonError.of('STORE_NEWER', { store: connection.path, found: version, known })
  return { version, known }
}

/** Brings a store up to the newest schema, all steps in one transaction. Returns whether it was made just now. */
export async function migrate(connection: Connection, kind = STORE): Promise<boolean> {
  return connection.write(() => {
    // Read again under the lock: another process may have done it meanwhile.
    const { version } = recognize(connection, kind)
    for (const [index, name] of migrationNames(kind).entries()) {
      if (index + 1 <= version) continue
      connection.exec(readFileSync(new URL(name, kind.migrations), 'utf8'))
      if (version > 0) kind.rows?.[index + 1]?.(connection)
      connection.exec(`PRAGMA user_version = ${index + 1}`)
    }
    if (version > 0) return false
    connection.exec(`PRAGMA application_id = ${kind.applicationId}`)
    kind.begin(connection)
    return true
  })
}

/** `0001-store.sql`, `0002-…`: numbered from 1 without gaps, or the package is broken. */
function migrationNames({ migrations }: FileKind): string[] {
  const names = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const misnumbered = names.find((name, index) => Number.parseInt(name, 10) !== index + 1)
  if (names.length === 0 || misnumbered) throw new Error(`migrations are misnumbered at ${misnumbered ?? 'the first'}`)
  return names
}

function pragma(connection: Connection, name: 'user_version' | 'application_id'): number {
  return connection.get<Record<string, number>>(`PRAGMA ${name}`)?.[name] ?? 0
}
