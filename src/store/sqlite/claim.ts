import type { Claim, ClaimedWork } from '../port.ts'
import type { Connection } from './connection.ts'
import { isLive, requireLive } from './lease.ts'
import { COLUMNS, newWork, type QueueRow } from './queue-row.ts'

/**
 * Gives rows to a worker. Looks first without the write lock: most of the time there is nothing to claim, and idle
 * workers must not stand in the way of those that commit.
 */
export async function claim(connection: Connection, clock: () => number, wanted: Claim): Promise<ClaimedWork[]> {
  const idle = await connection.read(() => {
    const now = clock()
    requireLive(connection, wanted.worker, now)
    return (
      lapsedHolders(connection, now).length === 0 && readyRows(connection, now, { ...wanted, limit: 1 }).length === 0
    )
  })
  if (idle) return []
  return connection.write(() => {
    const now = clock()
    requireLive(connection, wanted.worker, now)
    for (const holder of lapsedHolders(connection, now)) connection.run(FREE, holder)
    return readyRows(connection, now, wanted).map((row) => {
      const { token } = connection.get<{ token: number }>(TAKE, wanted.worker, row.position) ?? { token: 0 }
      return { row: newWork(connection, row), token, claims: row.claims + 1, failures: row.failures }
    })
  })
}

const FREE = "UPDATE queue SET state = 'ready', holder = NULL WHERE holder = ?"

const TAKE = `UPDATE queue SET state = 'claimed', holder = ?, token = token + 1, claims = claims + 1 WHERE position = ?
  RETURNING token`

/** A claim ends with the lease of its worker; nobody has to give it back. */
export function lapsedHolders(connection: Connection, now: number): string[] {
  const holders = connection.all<{ holder: string }>('SELECT DISTINCT holder FROM queue WHERE holder IS NOT NULL')
  return holders.map(({ holder }) => holder).filter((holder) => !isLive(connection, holder, now))
}

/** Along the order of the queue, or along the rows of one task, which are few. */
function readyRows(connection: Connection, now: number, { queues, task, schema, limit }: Claim): QueueRow[] {
  const found: QueueRow[] = []
  const values = task === undefined ? [] : [task]
  const sql = `SELECT ${COLUMNS} FROM queue INDEXED BY ${task === undefined ? 'queue_ready' : 'queue_by_task'}
    WHERE queue = ? AND state = 'ready' AND suspended = 0 AND ready_at <= ? AND schema <= ?
      ${task === undefined ? '' : "AND task_id = ? AND state <> 'settled'"}
    ORDER BY priority, ready_at, position LIMIT ?`
  for (const queue of new Set(queues)) {
    if (found.length === limit) break
    found.push(...connection.all<QueueRow>(sql, queue, now, schema, ...values, limit - found.length))
  }
  return found
}
