import type { Pruning } from '../port.ts'
import type { Connection } from './connection.ts'

/** So many rows a transaction, so that commits come in between. */
const BATCH = 1_000

const OVER = `SELECT q.position FROM queue q JOIN records r ON r.kind = 'visit' AND r.id = q.visit
  JOIN visits v ON v.position = r.position WHERE q.state = 'settled' AND v.open = 0`

export async function pruneWork(connection: Connection, { dryRun = false }: Pruning = {}): Promise<number> {
  if (dryRun) {
    const sql = `SELECT count(*) AS rows FROM (${OVER})`
    return connection.read(() => connection.get<{ rows: number }>(sql)?.rows ?? 0)
  }
  let pruned = 0
  for (;;) {
    const rows = await connection.write(() =>
      connection.all(`DELETE FROM queue WHERE position IN (${OVER} LIMIT ${BATCH}) RETURNING position`),
    )
    pruned += rows.length
    if (rows.length < BATCH) return pruned
  }
}
