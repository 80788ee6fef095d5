import type { NewNotice } from '../../pipeline/changeset.ts'
import { AFTER_ALL, pageOf, placeOf } from '../page.ts'
import type { Page, StoredNotice, ViewName, ViewQuery, ViewRow } from '../port.ts'
import { type Connection, parseBody } from './connection.ts'
import { listRuns } from './list-runs.ts'
import { listTasks } from './list-tasks.ts'

export function list<View extends ViewName>(
  connection: Connection,
  view: View,
  query: ViewQuery[View],
): Promise<Page<ViewRow[View]>> {
  return connection.read(() => VIEWS[view](connection, query))
}

/** Each asks for one row more than a page has, from a place on, along an index: the size of the store does not matter. */
const VIEWS: { readonly [View in ViewName]: (c: Connection, query: ViewQuery[View]) => Page<ViewRow[View]> } = {
  tasks: listTasks,

  due: (connection, { until, limit }) => {
    const sql = 'SELECT task_id, due_at FROM tasks WHERE due_at <= ? ORDER BY due_at, position LIMIT ?'
    return { rows: connection.all<ViewRow['due']>(sql, until, limit).map((row) => ({ ...row })) }
  },

  dependents: (connection, { task_id, cursor, limit }) => {
    const sql = `SELECT d.position, t.task_id FROM dependencies d JOIN tasks t ON t.position = d.position
      WHERE d.depends_on = ? AND d.position > ? ORDER BY d.position LIMIT ?`
    const found = connection.all<{ position: number; task_id: string }>(sql, task_id, placeOf(cursor, 0), limit + 1)
    return pageOf(found, limit, (row) => ({ task_id: row.task_id }))
  },

  messages: (connection, { task_id, cursor, limit }) => {
    const sql = `SELECT m.position, r.id, r.body FROM messages m JOIN records r ON r.position = m.position
      WHERE m.task_id = ? AND m.position > ? ORDER BY m.position LIMIT ?`
    const found = connection.all<BodyRow & { id: string }>(sql, task_id, placeOf(cursor, 0), limit + 1)
    return pageOf(found, limit, ({ id, body }) => ({ id, value: parseBody(body, connection.path, `message ${id}`) }))
  },

  escalations: (connection, { cursor, limit, all = false }) => {
    const sql = `SELECT e.position, e.body, t.task_id FROM escalations e JOIN tasks t ON t.position = e.task
      WHERE ${all ? '' : 'e.open = 1 AND '}e.position > ? ORDER BY e.position LIMIT ?`
    const found = connection.all<BodyRow & { task_id: string }>(sql, placeOf(cursor, 0), limit + 1)
    return pageOf(found, limit, ({ position, task_id, body }) => {
      return { task_id, escalation: parseBody(body, connection.path, `escalation ${position}`) }
    })
  },

  notices: (connection, { to, cursor, limit }) => {
    const before = placeOf(cursor, AFTER_ALL)
    const sql = `SELECT position, body, attempts, done_at, failure FROM notices
      WHERE receiver = ? AND position < ? ORDER BY position DESC LIMIT ?`
    // One question a receiver: with `receiver IN (…)` SQLite sorts everything that any of them ever got.
    const found = [...new Set(to)]
      .flatMap((receiver) => connection.all<NoticeRow>(sql, receiver, before, limit + 1))
      .sort((a, b) => b.position - a.position)
    return pageOf(found, limit, (row) => storedNotice(connection, row))
  },

  dead_letters: (connection, { attempts, cursor, limit }) => {
    // Along the index of those that have not left, which are few; the position decides the order.
    const sql = `SELECT position, body, attempts, done_at, failure FROM notices INDEXED BY notices_open
      WHERE done_at IS NULL AND failure IS NOT NULL AND attempts >= ? AND position > ? ORDER BY position LIMIT ?`
    const found = connection.all<NoticeRow>(sql, attempts, placeOf(cursor, 0), limit + 1)
    return pageOf(found, limit, (row) => storedNotice(connection, row))
  },

  runs: listRuns,

  due_runs: (connection, { until, limit }) => {
    const sql = 'SELECT run_id, due_at FROM runs WHERE due_at <= ? ORDER BY due_at, position LIMIT ?'
    return { rows: connection.all<ViewRow['due_runs']>(sql, until, limit).map((row) => ({ ...row })) }
  },

  workers: (connection, { limit }) => {
    // Named, because SQLite would rather read every worker there ever was and sort them.
    const sql = `SELECT id, body FROM records INDEXED BY workers_by_until WHERE kind = 'worker'
      ORDER BY json_extract(body, '$.until') DESC, position DESC LIMIT ?`
    const found = connection.all<{ id: string; body: string }>(sql, limit)
    return { rows: found.map(({ id, body }) => parseBody(body, connection.path, `worker ${id}`)) }
  },

  relays: (connection, { cursor, limit }) => {
    const sql = `SELECT position, body FROM records INDEXED BY relays_by_open
      WHERE kind = 'relay' AND json_extract(body, '$.open') = 1 AND position > ? ORDER BY position LIMIT ?`
    const found = connection.all<BodyRow>(sql, placeOf(cursor, 0), limit + 1)
    return pageOf(found, limit, ({ position, body }) => parseBody(body, connection.path, `relay ${position}`))
  },
}

interface BodyRow {
  readonly position: number
  readonly body: string
}

interface NoticeRow extends BodyRow {
  readonly attempts: number
  readonly done_at: number | null
  readonly failure: string | null
}

function storedNotice(connection: Connection, row: NoticeRow): StoredNotice {
  const notice = parseBody<NewNotice>(row.body, connection.path, `notice ${row.position}`)
  return { ...notice, delivered_at: row.done_at, attempts: row.attempts, failure: row.failure }
}
