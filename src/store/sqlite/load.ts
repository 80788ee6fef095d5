import type { RecordKey } from '../../pipeline/records.ts'
import type { Loaded } from '../port.ts'
import { type Connection, parseBody } from './connection.ts'

/** All keys as of one moment: a decision never sees half of what another command wrote. */
export function load(connection: Connection, keys: readonly RecordKey[]): Promise<Loaded[]> {
  return connection.read(() => keys.map((key) => loadOne(connection, key)))
}

function loadOne(connection: Connection, { kind, id }: RecordKey): Loaded {
  const row = connection.get<{ version: number; body: string }>(
    'SELECT version, body FROM records WHERE kind = ? AND id = ?',
    kind,
    id,
  )
  const value = row && parseBody(row.body, connection.path, `${kind} ${id}`)
  return { kind, id, version: row?.version ?? 0, value } as Loaded
}
