import type { Claim, Claimed, ClaimKind } from '../port.ts'
import { type Connection, parseBody } from './connection.ts'

export const QUEUES = { notice: 'notices', work: 'work' } as const satisfies Record<ClaimKind, string>

/** Those that are ready longest come first. The claim ends by itself: nobody has to give it back. */
export function claim<Kind extends ClaimKind>(
  connection: Connection,
  kind: Kind,
  { holder, now, until, limit }: Claim,
): Promise<Claimed<Kind>[]> {
  const queue = QUEUES[kind]
  const ready = `SELECT position, body, attempts + 1 AS attempts FROM ${queue}
    WHERE done_at IS NULL AND ready_at <= ? ORDER BY ready_at, position LIMIT ?`
  const take = `UPDATE ${queue} SET attempts = ?, ready_at = ?, held_until = ?, holder = ? WHERE position = ?`
  return connection.write(() =>
    connection
      .all<{ position: number; body: string; attempts: number }>(ready, now, limit)
      .map(({ position, body, attempts }) => {
        connection.run(take, attempts, until, until, holder, position)
        const item = parseBody(body, connection.path, `${queue} ${position}`)
        return { item, attempts, token: attempts } as Claimed<Kind>
      }),
  )
}
