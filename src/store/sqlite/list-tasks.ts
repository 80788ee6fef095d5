import { AFTER_ALL, placeOf } from '../page.ts'
import type { Page, TaskQuery, TaskRow } from '../port.ts'
import { SCANNED_PER_PAGE, type ScannedTask, taskPage } from '../task-page.ts'
import type { Connection } from './connection.ts'

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
  const before = placeOf(query.cursor, AFTER_ALL)
  const lanes = lanesOf(query).map(({ where, values }) => {
    const sql = `SELECT ${COLUMNS} FROM tasks WHERE ${where} AND position < ? ORDER BY position DESC LIMIT ?`
    return connection.each<StoredTaskRow>(sql, ...values, before, SCANNED_PER_PAGE + 1)
  })
  return taskPage(newestFirst(lanes), query)
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

/** Several lists, each newest first, as one. */
function* newestFirst(lanes: readonly Iterable<StoredTaskRow>[]): Generator<ScannedTask> {
  const iterators = lanes.map((lane) => lane[Symbol.iterator]())
  try {
    const heads = iterators.map((iterator) => iterator.next())
    for (;;) {
      let newest = -1
      let position = 0
      for (const [index, head] of heads.entries()) {
        if (head.done || head.value.position < position) continue
        newest = index
        position = head.value.position
      }
      const taken = heads[newest]
      const lane = iterators[newest]
      if (!taken || taken.done || !lane) return
      yield scannedTask(taken.value)
      heads[newest] = lane.next()
    }
  } finally {
    // A statement that was not read to its end would hold on to its moment in the store.
    for (const iterator of iterators) iterator.return?.()
  }
}

function scannedTask({ position, open, blocked, ...row }: StoredTaskRow): ScannedTask {
  return { position, open: open === 1, row: { ...row, blocked: blocked === 1 } }
}
