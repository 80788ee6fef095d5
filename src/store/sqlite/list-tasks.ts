import { AFTER_ALL, placeOf, SCANNED_PER_PAGE } from '../page.ts'
import type { Page, TaskQuery, TaskRow } from '../port.ts'
import { type ScannedTask, taskPage } from '../task-page.ts'
import type { Connection } from './connection.ts'
import { newestFirst } from './newest-first.ts'

/** A row of the table `tasks` as SQLite gives it. */
export type StoredTaskRow = Omit<TaskRow, 'blocked'> & {
  readonly position: number
  readonly blocked: number
  readonly open: number
}

const COLUMNS = `position, task_id, title, status, team, agent, priority, revision_count, blocked, open,
  updated_at, due_at`

/**
 * The newest tasks first. An index gives the lane (a status, else a team, else the open ones), each in the order of
 * positions; the rest of the question is asked of the rows. One statement with `status IN (…)` was not taken: SQLite
 * then sorts every match, or walks the whole table, before it gives the first row.
 *
 * Where the lane is the whole question, a page is read with one call. A statement that is walked row by row costs three
 * times as much for 50 rows (prepared anew, and a call for each).
 */
export function listTasks(connection: Connection, query: TaskQuery): Page<TaskRow> {
  const before = placeOf('tasks', query.cursor, AFTER_ALL)
  const { status, team, open, text } = query
  const isLaneAlone = text === undefined && open !== false && !(status && (team !== undefined || open !== undefined))
  const most = isLaneAlone ? query.limit + 1 : SCANNED_PER_PAGE + 1
  const lanes = lanesOf(query).map(({ where, values }) => {
    const sql = `SELECT ${COLUMNS} FROM tasks WHERE ${where} AND position < ? ORDER BY position DESC LIMIT ?`
    const read = isLaneAlone ? connection.all : connection.each
    return read<StoredTaskRow>(sql, ...values, before, most)
  })
  const [lane = []] = lanes
  return taskPage(scannedTasks(isLaneAlone && lanes.length === 1 ? lane : newestFirst(lanes)), query)
}

interface Lane {
  readonly where: string
  readonly values: readonly string[]
}

function lanesOf({ status, team, open }: TaskQuery): Lane[] {
  if (status) return [...new Set(status)].map((code) => ({ where: 'status = ?', values: [code] }))
  const opened = open ? ['open = 1'] : []
  if (team !== undefined) return [{ where: ['team = ?', ...opened].join(' AND '), values: [team] }]
  return [{ where: open ? 'open = 1' : 'TRUE', values: [] }]
}

function* scannedTasks(rows: Iterable<StoredTaskRow>): Generator<ScannedTask> {
  for (const one of rows) yield { position: one.position, open: one.open === 1, row: taskRow(one) }
}

/** Member by member: a copy of the rest of an object costs more than the row itself. */
function taskRow(row: StoredTaskRow): TaskRow {
  const { task_id, title, status, team, agent, priority, revision_count, blocked, updated_at, due_at } = row
  return {
    task_id,
    title,
    status,
    team,
    agent,
    priority,
    revision_count,
    updated_at,
    due_at,
    blocked: blocked === 1,
  }
}
