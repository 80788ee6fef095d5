import type { NewWork, WorkKind } from '../../pipeline/changeset.ts'
import type { WorkState } from '../port.ts'
import { type Connection, parseBody } from './connection.ts'

/** A row of the table `queue` as SQLite gives it. */
export interface QueueRow {
  readonly position: number
  readonly id: string
  readonly queue: string
  readonly kind: WorkKind
  readonly task_id: string | null
  readonly visit: string | null
  readonly priority: number
  readonly schema: number
  readonly state: WorkState
  readonly suspended: number
  readonly token: number
  readonly claims: number
  readonly failures: number
  readonly failure: string | null
  readonly ready_at: number
  readonly holder: string | null
  readonly data: string
}

export const COLUMNS = `position, id, queue, kind, task_id, visit, priority, schema, state, suspended, token, claims,
  failures, failure, ready_at, holder, data`

export function newWork(connection: Connection, row: QueueRow): NewWork {
  const { id, queue, kind, task_id, visit, priority, schema, suspended } = row
  const data = parseBody<NewWork['data']>(row.data, connection.path, `work ${id}`)
  return { id, queue, kind, task_id, visit, priority, schema, suspended: suspended === 1, data }
}
