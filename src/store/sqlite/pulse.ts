import { type BatchMemory, dataVersion } from './batch.ts'
import type { Connection } from './connection.ts'

/** SQLite's own count moves when another connection has committed, ours when this one has; neither goes back. */
export function pulse(connection: Connection, { commits }: BatchMemory): Promise<number> {
  return connection.bare(() => dataVersion(connection) + commits)
}
