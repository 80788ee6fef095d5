import { hash } from 'node:crypto'
import type { Escalation, TaskRecord } from '../../pipeline/records.ts'
import { projectTask, type TaskProjection } from '../task-projection.ts'
import type { Batch } from './batch.ts'
import type { Connection } from './connection.ts'
import type { ListedTask } from './known-records.ts'
import { terminalOf } from './terminal-of.ts'

/**
 * Brings what the lists know of a task up to its record. A column with an index is named only where its value is
 * another: SQLite writes the index anew for every column that is named, which is a page of the log for each.
 */
export function indexTask(batch: Batch, id: string, record: TaskRecord): void {
  const { connection } = batch
  const key = { kind: 'task', id } as const
  const { position, version, listed } = batch.row(key)
  const projection = projectTask(id, record, terminalOf(connection, batch.terminals, record.definition))
  const { team, due_at } = projection.row
  const now: ListedTask = { team, due_at, open: Number(projection.open), links: linksOf(projection) }
  if (listed) updateRow(connection, position, projection, listed, now)
  else insertRow(connection, position, projection, now)
  batch.setRow(key, { position, version, listed: now })
  if ((listed?.links ?? '') === now.links) return
  indexDependencies(connection, position, projection.dependencies)
  indexEscalations(connection, position, projection.escalations)
}

const INSERT = `INSERT INTO tasks
  (position, task_id, title, status, team, agent, priority, revision_count, blocked, updated_at, due_at, open, links)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

function insertRow(connection: Connection, position: number, { row }: TaskProjection, now: ListedTask): void {
  const { task_id, title, status, agent, priority, revision_count, blocked, updated_at } = row
  const told = [task_id, title, status, now.team, agent, priority, revision_count, Number(blocked), updated_at]
  connection.run(INSERT, position, ...told, now.due_at, now.open, now.links)
}

/** Written by every step. */
const WRITTEN = ['task_id', 'title', 'status', 'agent', 'priority', 'revision_count', 'blocked', 'updated_at']
const LISTED = ['team', 'due_at', 'open', 'links'] as const

/** One statement for each set of columns with an index that can change together, by the bits of their places. */
const UPDATES: readonly string[] = Array.from({ length: 2 ** LISTED.length }, (_, bits) => {
  const columns = [...WRITTEN, ...LISTED.filter((_name, place) => bits & (1 << place))]
  return `UPDATE tasks SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE position = ?`
})

function updateRow(
  connection: Connection,
  position: number,
  { row }: TaskProjection,
  before: ListedTask,
  now: ListedTask,
): void {
  const { task_id, title, status, agent, priority, revision_count, blocked, updated_at } = row
  const values = [task_id, title, status, agent, priority, revision_count, Number(blocked), updated_at]
  let bits = 0
  for (const [place, column] of LISTED.entries()) {
    if (before[column] === now[column]) continue
    bits |= 1 << place
    values.push(now[column])
  }
  connection.run(UPDATES[bits] as string, ...values, position)
}

/** Empty where there is neither, which is most tasks most of the time. */
export function linksOf({ dependencies, escalations }: TaskProjection): string {
  if (dependencies.length === 0 && escalations.length === 0) return ''
  return hash('sha256', JSON.stringify([dependencies, escalations]))
}

function indexDependencies(connection: Connection, position: number, dependencies: readonly string[]): void {
  connection.run('DELETE FROM dependencies WHERE position = ?', position)
  const sql = 'INSERT INTO dependencies (depends_on, position) VALUES (?, ?)'
  for (const other of dependencies) connection.run(sql, other, position)
}

/** One that stays keeps its place in the list. */
function indexEscalations(connection: Connection, task: number, escalations: readonly Escalation[]): void {
  const known = connection.all<{ id: string }>('SELECT id FROM escalations WHERE task = ?', task).map(({ id }) => id)
  const kept = new Set(escalations.map(({ id }) => id))
  for (const id of known) {
    if (!kept.has(id)) connection.run('DELETE FROM escalations WHERE task = ? AND id = ?', task, id)
  }
  for (const escalation of escalations) {
    const sql = known.includes(escalation.id)
      ? 'UPDATE escalations SET open = ?, body = ? WHERE task = ? AND id = ?'
      : 'INSERT INTO escalations (open, body, task, id) VALUES (?, ?, ?, ?)'
    const open = Number(escalation.state === 'open')
    connection.run(sql, open, JSON.stringify(escalation), task, escalation.id)
  }
}
