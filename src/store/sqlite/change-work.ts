import type { NewWork, WorkOp } from '../../pipeline/changeset.ts'
import type { Connection } from './connection.ts'

/** What a changeset does to rows of the queue: wakes first, the rest in the order given. */
export function changeWork(connection: Connection, ops: readonly WorkOp[], now: number): void {
  for (const op of ops) if (op.op === 'wake') wake(connection, op)
  for (const op of ops) if (op.op !== 'wake') change(connection, op, now)
}

const OF_VISIT = "visit = ? AND state <> 'settled'"
const OPEN = "id = ? AND state <> 'settled'"

const ADD = `INSERT INTO queue (id, queue, kind, task_id, visit, priority, schema, state, suspended, ready_at, data)
  VALUES (?, ?, ?, ?, ?, ?, ?, 'ready', ?, ?, ?) ON CONFLICT (id) DO NOTHING`

/** Takes a claimed one away from its worker: a report with the token that it had is fenced. */
const SUSPEND = `UPDATE queue SET suspended = 1, token = token + 1, holder = NULL,
  state = CASE state WHEN 'claimed' THEN 'ready' ELSE state END WHERE ${OF_VISIT} AND suspended = 0`

const RESUME = `UPDATE queue SET suspended = 0 WHERE ${OF_VISIT}`

const RETRY = `UPDATE queue SET state = 'ready', holder = NULL, ready_at = ?, failures = failures + 1, failure = ?
  WHERE ${OPEN} RETURNING position`

const RELEASE = `UPDATE queue SET state = 'ready', holder = NULL, ready_at = min(ready_at, ?)
  WHERE ${OPEN} RETURNING position`

const PARK = `UPDATE queue SET state = 'parked', holder = NULL WHERE ${OPEN} RETURNING position`
const SETTLE = "UPDATE queue SET state = 'settled', holder = NULL"

interface Placed {
  readonly position: number
}

function change(connection: Connection, op: Exclude<WorkOp, { op: 'wake' }>, now: number): void {
  if (op.op === 'add') add(connection, op.row, now)
  else if (op.op === 'suspend') connection.run(SUSPEND, op.visit)
  else if (op.op === 'resume') connection.run(RESUME, op.visit)
  else if (op.op === 'park') park(connection, op.id, op.keys)
  else forget(connection, released(connection, op, now))
}

/** Rows that wait for nothing any more. */
function released(
  connection: Connection,
  op: Extract<WorkOp, { op: 'drop' | 'settle' | 'drop_row' | 'retry' | 'release' }>,
  now: number,
): Placed[] {
  switch (op.op) {
    case 'drop':
      return connection.all(`${SETTLE} WHERE ${OF_VISIT} RETURNING position`, op.visit)
    case 'settle':
    case 'drop_row':
      return connection.all(`${SETTLE} WHERE ${OPEN} RETURNING position`, op.id)
    case 'retry':
      return connection.all(RETRY, now + op.after_ms, op.failure, op.id)
    case 'release':
      return connection.all(RELEASE, now, op.id)
  }
}

function add(connection: Connection, row: NewWork, now: number): void {
  const { id, queue, kind, task_id, visit, priority, schema, suspended, data } = row
  const text = JSON.stringify(data)
  connection.run(ADD, id, queue, kind, task_id, visit, priority, schema, Number(suspended), now, text)
}

function park(connection: Connection, id: string, keys: readonly string[]): void {
  const row = connection.get<Placed>(PARK, id)
  if (!row) return
  forget(connection, [row])
  for (const key of new Set(keys)) connection.run('INSERT INTO queue_keys (key, row) VALUES (?, ?)', key, row.position)
}

const PARKED = 'SELECT row AS position FROM queue_keys WHERE key = ?'

const OLDEST = `SELECT q.position FROM queue_keys k JOIN queue q ON q.position = k.row
  WHERE k.key = ? AND q.suspended = 0 ORDER BY q.ready_at, q.position LIMIT 1`

function wake(connection: Connection, { key, only }: Extract<WorkOp, { op: 'wake' }>): void {
  const rows = connection.all<Placed>(only === 'oldest' ? OLDEST : PARKED, key)
  for (const { position } of rows) connection.run("UPDATE queue SET state = 'ready' WHERE position = ?", position)
  forget(connection, rows)
}

/** A row that is not parked waits for nothing. */
function forget(connection: Connection, rows: readonly Placed[]): void {
  for (const { position } of rows) connection.run('DELETE FROM queue_keys WHERE row = ?', position)
}
