import type { Connection } from './connection.ts'

/** SQLite's own count: it moves when another connection has committed. */
export function pulse(connection: Connection): Promise<number> {
  return connection.bare(() => connection.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0)
}
