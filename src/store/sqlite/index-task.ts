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
const UPDATE = `UPDATE tasks SET
  task_id = ?, title = ?, status = ?, agent = ?, priority = ?, revision_count = ?, blocked = ?, updated_at = ?
  WHERE position = ?`

const LISTED = ['team', 'due_at', 'open', 'links'] as const
const UPDATES = {
  team: 'UPDATE tasks SET team = ? WHERE position = ?',
  due_at: 'UPDATE tasks SET due_at = ? WHERE position = ?',
  open: 'UPDATE tasks SET open = ? WHERE position = ?',
  links: 'UPDATE tasks SET links = ? WHERE position = ?',
} as const

function updateRow(
  connection: Connection,
  position: number,
  { row }: TaskProjection,
  before: ListedTask,
  now: ListedTask,
): void {
  const { task_id, title, status, agent, priority, revision_count, blocked, updated_at } = row
  const told = [task_id, title, status, agent, priority, revision_count, Number(blocked), updated_at]
  connection.run(UPDATE, ...told, position)
  for (const column of LISTED) {
    if (before[column] !== now[column]) connection.run(UPDATES[column], now[column], position)
  }
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
