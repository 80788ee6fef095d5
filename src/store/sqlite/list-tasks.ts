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
 */
export function listTasks(connection: Connection, query: TaskQuery): Page<TaskRow> {
  const before = placeOf('tasks', query.cursor, AFTER_ALL)
  const lanes = lanesOf(query).map(({ where, values }) => {
    const sql = `SELECT ${COLUMNS} FROM tasks WHERE ${where} AND position < ? ORDER BY position DESC LIMIT ?`
    return connection.each<StoredTaskRow>(sql, ...values, before, SCANNED_PER_PAGE + 1)
  })
  return taskPage(scannedTasks(newestFirst(lanes)), query)
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
  for (const { position, open, blocked, ...row } of rows) {
    yield { position, open: open === 1, row: { ...row, blocked: blocked === 1 } }
  }
}
