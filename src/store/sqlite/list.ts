import type { NewNotice } from '../../pipeline/changeset.ts'
import { hasEnded, type RunState } from '../../pipeline/runs/run-record.ts'
import type { ItemRecord, VisitRecord } from '../../pipeline/visits/visit-record.ts'
import { AFTER_ALL, type Positioned, pageOf, placeOf } from '../page.ts'
import type { Page, ViewName, ViewQuery, ViewRow } from '../port.ts'
import { type Connection, parseBody } from './connection.ts'
import { isLive } from './lease.ts'
import { listRuns } from './list-runs.ts'
import { listTasks } from './list-tasks.ts'
import { listRows, listUnserved, listWorkers } from './list-work.ts'

export function list<View extends ViewName>(
  connection: Connection,
  clock: () => number,
  { view, query }: { readonly view: View; readonly query: ViewQuery[View] },
): Promise<Page<ViewRow[View]>> {
  return connection.read(() => VIEWS[view](connection, query, clock()))
}

type List<View extends ViewName> = (connection: Connection, query: ViewQuery[View], now: number) => Page<ViewRow[View]>

/** Each asks for one row more than a page has, from a place on, along an index: the size of the store does not matter. */
const VIEWS: { readonly [View in ViewName]: List<View> } = {
  tasks: listTasks,

  // Along the index alone: 100,000 tasks take about 5 ms, where their rows would take a second.
  task_counts: (connection) => {
    const sql = 'SELECT status, count(*) AS count FROM tasks INDEXED BY tasks_by_status GROUP BY status ORDER BY status'
    return { rows: connection.all<ViewRow['task_counts']>(sql).map((row) => ({ ...row })) }
  },

  due: (connection, { until, limit }) => {
    const sql = 'SELECT task_id, due_at FROM tasks WHERE due_at <= ? ORDER BY due_at, position LIMIT ?'
    return { rows: connection.all<ViewRow['due']>(sql, until, limit).map((row) => ({ ...row })) }
  },

  dependents: (connection, { task_id, cursor, limit }) => {
    const sql = `SELECT d.position, t.task_id FROM dependencies d JOIN tasks t ON t.position = d.position
      WHERE d.depends_on = ? AND d.position > ? ORDER BY d.position LIMIT ?`
    const found = connection.all<{ position: number; task_id: string }>(
      sql,
      task_id,
      placeOf('dependents', cursor, 0),
      limit + 1,
    )
    return pageOf('dependents', found, limit, (row) => ({ task_id: row.task_id }))
  },

  messages: (connection, { task_id, cursor, limit }) => {
    const sql = `SELECT m.position, r.id, r.body FROM messages m JOIN records r ON r.position = m.position
      WHERE m.task_id = ? AND m.position > ? ORDER BY m.position LIMIT ?`
    const found = connection.all<BodyRow & { id: string }>(sql, task_id, placeOf('messages', cursor, 0), limit + 1)
    return pageOf('messages', found, limit, ({ id, body }) => ({
      id,
      value: parseBody(body, connection.path, `message ${id}`),
    }))
  },

  escalations: (connection, { cursor, limit, all = false }) => {
    const sql = `SELECT e.position, e.body, t.task_id FROM escalations e JOIN tasks t ON t.position = e.task
      WHERE ${all ? '' : 'e.open = 1 AND '}e.position > ? ORDER BY e.position LIMIT ?`
    const found = connection.all<BodyRow & { task_id: string }>(sql, placeOf('escalations', cursor, 0), limit + 1)
    return pageOf('escalations', found, limit, ({ position, task_id, body }) => {
      return { task_id, escalation: parseBody(body, connection.path, `escalation ${position}`) }
    })
  },

  notices: (connection, { to, cursor, limit }) => {
    const before = placeOf('notices', cursor, AFTER_ALL)
    const sql = `SELECT position, body FROM notices
      WHERE receiver = ? AND position < ? ORDER BY position DESC LIMIT ?`
    // One question a receiver: with `receiver IN (…)` SQLite sorts everything that any of them ever got.
    const found = [...new Set(to)]
      .flatMap((receiver) => connection.all<BodyRow>(sql, receiver, before, limit + 1))
      .sort((a, b) => b.position - a.position)
    return pageOf('notices', found, limit, (row) => noticeOf(connection, row))
  },

  notices_by_id: (connection, { ids }) => {
    const sql = 'SELECT position, body FROM notices WHERE id = ?'
    const found = ids.flatMap((id) => connection.get<BodyRow>(sql, id) ?? [])
    return { rows: found.map((row) => noticeOf(connection, row)) }
  },

  runs: listRuns,

  due_runs: (connection, { until, limit }) => {
    const sql = 'SELECT run_id, due_at FROM runs WHERE due_at <= ? ORDER BY due_at, position LIMIT ?'
    return { rows: connection.all<ViewRow['due_runs']>(sql, until, limit).map((row) => ({ ...row })) }
  },

  workers: (connection, { limit }) => ({ rows: listWorkers(connection, limit) }),

  relays: (connection, { cursor, limit }) => {
    const sql = `SELECT position, body FROM records INDEXED BY relays_by_open
      WHERE kind = 'relay' AND json_extract(body, '$.open') = 1 AND position > ? ORDER BY position LIMIT ?`
    const found = connection.all<BodyRow>(sql, placeOf('relays', cursor, 0), limit + 1)
    return pageOf('relays', found, limit, ({ position, body }) => parseBody(body, connection.path, `relay ${position}`))
  },

  visits: (connection, query) => ofTask<VisitRecord>(connection, 'visits', query),
  items: (connection, query) => ofTask<ItemRecord>(connection, 'items', query),

  due_visits: (connection, { until, limit }) => {
    const sql = `SELECT r.id AS visit, v.due_at FROM visits v JOIN records r ON r.position = v.position
      WHERE v.due_at <= ? ORDER BY v.due_at, v.position LIMIT ?`
    return { rows: connection.all<ViewRow['due_visits']>(sql, until, limit).map((row) => ({ ...row })) }
  },

  rows: listRows,
  unserved: listUnserved,

  lost_runs: (connection, { limit }, now) => {
    const holders = connection.all<{ holder: string }>('SELECT DISTINCT holder FROM runs WHERE holder IS NOT NULL')
    const sql = 'SELECT position, run_id, task_id, holder, state FROM runs WHERE holder = ?'
    const lost = holders
      .filter(({ holder }) => !isLive(connection, holder, now))
      .flatMap(({ holder }) => connection.all<ViewRow['lost_runs'] & Positioned & { state: RunState }>(sql, holder))
      .filter((run) => !hasEnded(run))
      .sort((a, b) => a.position - b.position)
    return { rows: lost.slice(0, limit).map(({ run_id, task_id, holder }) => ({ run_id, task_id, holder })) }
  },
}

interface BodyRow {
  readonly position: number
  readonly body: string
}

function noticeOf(connection: Connection, { position, body }: BodyRow): NewNotice {
  return parseBody<NewNotice>(body, connection.path, `notice ${position}`)
}

/** The oldest first, along the index of the task, else of those that are open. */
function ofTask<Value>(
  connection: Connection,
  view: 'visits' | 'items',
  { task_id, open, cursor, limit }: ViewQuery['visits'],
): Page<Value> {
  const where = [
    ...(task_id === undefined ? [] : ['v.task_id = ?']),
    ...(open === undefined ? [] : [`v.open = ${Number(open)}`]),
    'v.position > ?',
  ]
  const sql = `SELECT v.position, r.body FROM ${view} v ${task_id === undefined ? '' : `INDEXED BY ${view}_by_task`}
    JOIN records r ON r.position = v.position WHERE ${where.join(' AND ')} ORDER BY v.position LIMIT ?`
  const values = task_id === undefined ? [] : [task_id]
  const found = connection.all<BodyRow>(sql, ...values, placeOf(view, cursor, 0), limit + 1)
  return pageOf(view, found, limit, ({ position, body }) => parseBody(body, connection.path, `${view} ${position}`))
}
