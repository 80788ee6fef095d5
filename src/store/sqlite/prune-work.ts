import type { Pruning } from '../port.ts'
import { SETTLED_KEPT_MS } from '../settled-kept.ts'
import type { Connection } from './connection.ts'

/** So many rows a transaction, so that commits come in between. */
const BATCH = 1_000

const OVER = `SELECT q.position FROM queue q JOIN records r ON r.kind = 'visit' AND r.id = q.visit
    JOIN visits v ON v.position = r.position WHERE q.state = 'settled' AND v.open = 0
  UNION ALL SELECT position FROM queue WHERE state = 'settled' AND visit IS NULL AND ready_at < ?`

export async function pruneWork(
  connection: Connection,
  clock: () => number,
  { dryRun = false }: Pruning = {},
): Promise<number> {
  const before = clock() - SETTLED_KEPT_MS
  if (dryRun) {
    const sql = `SELECT count(*) AS rows FROM (${OVER})`
    return connection.read(() => connection.get<{ rows: number }>(sql, before)?.rows ?? 0)
  }
  let pruned = 0
  for (;;) {
    const rows = await connection.write(() =>
      connection.all(`DELETE FROM queue WHERE position IN (${OVER} LIMIT ${BATCH}) RETURNING position`, before),
    )
    pruned += rows.length
    if (rows.length < BATCH) return pruned
  }
}
