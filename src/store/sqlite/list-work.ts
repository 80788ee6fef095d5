import type { SQLInputValue } from 'node:sqlite'
import type { WorkerRecord } from '../../pipeline/runs/run-record.ts'
import { pageOf, placeOf } from '../page.ts'
import type { Page, RowQuery, UnservedRow, WorkRow } from '../port.ts'
import { type Claimable, unservedRows, WORKERS_LOOKED_AT } from '../unserved.ts'
import { lapsedHolders } from './claim.ts'
import { type Connection, parseBody } from './connection.ts'
import { COLUMNS, newWork, type QueueRow } from './queue-row.ts'

/** The oldest first, along the index of the lane: a holder, else a key, else a task, else whatever is not settled. */
export function listRows(connection: Connection, query: RowQuery): Page<WorkRow> {
  const { worker, task_id, state, key, limit } = query
  const asked: [where: string, value: SQLInputValue][] = []
  if (worker !== undefined) asked.push(['holder = ?', worker])
  if (key !== undefined) asked.push(['position IN (SELECT row FROM queue_keys WHERE key = ?)', key])
  if (task_id !== undefined) asked.push(['task_id = ?', task_id])
  if (state !== undefined) asked.push(['state = ?', state])
  const where = [...asked.map(([one]) => one), "state <> 'settled'", 'position > ?'].join(' AND ')
  const sql = `SELECT ${COLUMNS} FROM queue ${laneOf(query)} WHERE ${where} ORDER BY position LIMIT ?`
  const values = asked.map(([, value]) => value)
  const found = connection.all<QueueRow>(sql, ...values, placeOf('rows', query.cursor, 0), limit + 1)
  return pageOf('rows', found, limit, (row) => workRow(connection, row))
}

/** Named, because SQLite would rather walk the table, settled rows and all. */
function laneOf({ worker, key, task_id }: RowQuery): string {
  if (worker !== undefined) return 'INDEXED BY queue_by_holder'
  if (key !== undefined) return ''
  return task_id === undefined ? 'INDEXED BY queue_open' : 'INDEXED BY queue_by_task'
}

function workRow(connection: Connection, row: QueueRow): WorkRow {
  const { state, token, claims, failures, failure, holder, ready_at } = row
  const keys = connection
    .all<{ key: string }>('SELECT key FROM queue_keys WHERE row = ?', row.position)
    .map(({ key }) => key)
    .sort()
  return { ...newWork(connection, row), state, token, claims, failures, failure, holder, ready_at, keys }
}

const CLAIMABLE = 'SELECT position, id, queue, task_id, visit, ready_at, holder FROM queue'
const READY = `${CLAIMABLE} INDEXED BY queue_ready WHERE state = 'ready' AND suspended = 0`
const WORKERS = `SELECT id, body FROM records INDEXED BY workers_by_until WHERE kind = 'worker'
  ORDER BY json_extract(body, '$.until') DESC, position DESC LIMIT ?`

export function listUnserved(
  connection: Connection,
  { limit }: { readonly limit: number },
  now: number,
): Page<UnservedRow> {
  const freed = lapsedHolders(connection, now).flatMap((holder) =>
    connection.all<Claimable>(`${CLAIMABLE} WHERE holder = ? AND suspended = 0`, holder),
  )
  const rows = [...connection.all<Claimable>(READY), ...freed]
  return { rows: unservedRows(rows, listWorkers(connection, WORKERS_LOOKED_AT), now, limit) }
}

/** The one believed to be alive for longest first. */
export function listWorkers(connection: Connection, limit: number): WorkerRecord[] {
  const found = connection.all<{ id: string; body: string }>(WORKERS, limit)
  return found.map(({ id, body }) => parseBody(body, connection.path, `worker ${id}`))
}
