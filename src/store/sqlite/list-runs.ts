import { AFTER_ALL, placeOf, SCANNED_PER_PAGE } from '../page.ts'
import type { Page, RunQuery, RunRow } from '../port.ts'
import { runLane, runPage, type ScannedRun } from '../run-page.ts'
import type { Connection } from './connection.ts'
import { newestFirst } from './newest-first.ts'

/** A row of the table `runs` as SQLite gives it. */
export type StoredRunRow = RunRow & { readonly position: number }

const COLUMNS = `position, run_id, task_id, stage, agent, state, attempt, holder, wish, due_at, created_at, started_at,
  ended_at, updated_at, question, how`

/**
 * The newest runs first, along the index of the lane. Open runs are the lanes of the states that are not an end, so that
 * no index of its own has to be kept for them.
 */
export function listRuns(connection: Connection, query: RunQuery): Page<RunRow> {
  const before = placeOf('runs', query.cursor, AFTER_ALL)
  const lanes = lanesOf(query).map(({ where, values }) => {
    const sql = `SELECT ${COLUMNS} FROM runs WHERE ${where} AND position < ? ORDER BY position DESC LIMIT ?`
    return connection.each<StoredRunRow>(sql, ...values, before, SCANNED_PER_PAGE + 1)
  })
  return runPage(scannedRuns(newestFirst(lanes)), query)
}

interface Lane {
  readonly where: string
  readonly values: readonly string[]
}

function lanesOf(query: RunQuery): Lane[] {
  const { holder, task_id, state } = runLane(query)
  if (holder !== undefined) return [{ where: 'holder = ?', values: [holder] }]
  if (task_id !== undefined) return [{ where: 'task_id = ?', values: [task_id] }]
  return state?.map((one) => ({ where: 'state = ?', values: [one] })) ?? [{ where: 'TRUE', values: [] }]
}

function* scannedRuns(rows: Iterable<StoredRunRow>): Generator<ScannedRun> {
  for (const { position, ...row } of rows) yield { position, row }
}
