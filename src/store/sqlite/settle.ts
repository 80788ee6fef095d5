import type { ClaimKind, Settlement } from '../port.ts'
import { QUEUES } from './claim.ts'
import type { Connection } from './connection.ts'

/** A claim that has ended settles nothing, even when nobody else has taken the thing meanwhile. */
export function settle(connection: Connection, kind: ClaimKind, settled: readonly Settlement[]): Promise<boolean[]> {
  const sql = `UPDATE ${QUEUES[kind]} SET held_until = NULL, holder = NULL, done_at = ?, ready_at = ?, failure = ?
    WHERE id = ? AND attempts = ? AND held_until > ?`
  return connection.write(() =>
    settled.map(({ id, token, now, done, again_at = now, failure = null }) => {
      return connection.run(sql, done ? now : null, again_at, failure, id, token, now).changes === 1
    }),
  )
}
