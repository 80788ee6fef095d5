import { hash } from 'node:crypto'
import type { Escalation, TaskRecord } from '../../pipeline/records.ts'
import { projectTask, type TaskProjection } from '../task-projection.ts'
import type { Batch } from './batch.ts'
import type { Connection } from './connection.ts'
import { terminalOf } from './terminal-of.ts'

/** Brings what the lists know of a task up to its record. */
export function indexTask(batch: Batch, id: string, record: TaskRecord): void {
  const { connection } = batch
  const key = { kind: 'task', id } as const
  const row = batch.row(key)
  const projection = projectTask(id, record, terminalOf(connection, batch.terminals, record.definition))
  const links = linksOf(projection)
  const listed = `${Number(projection.open)}${links}`
  writeMoved(connection, row.listed === null ? INSERT : UPDATE, row.position, projection)
  if (row.listed === listed) return
  // Apart, because SQLite writes an index anew when a column of it is named, whether or not the value is another.
  connection.run(
    'UPDATE tasks SET open = ?, links = ? WHERE position = ?',
    Number(projection.open),
    links,
    row.position,
  )
  batch.setRow(key, { ...row, listed })
  if (row.listed?.slice(1) === links) return
  indexDependencies(connection, row.position, projection.dependencies)
  indexEscalations(connection, row.position, projection.escalations)
}

const INSERT = `INSERT INTO tasks
  (title, status, team, agent, priority, revision_count, blocked, updated_at, due_at, task_id, position, open, links)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, '')`

const UPDATE = `UPDATE tasks SET
  title = ?, status = ?, team = ?, agent = ?, priority = ?, revision_count = ?, blocked = ?, updated_at = ?, due_at = ?
  WHERE task_id = ? AND position = ?`

function writeMoved(connection: Connection, sql: string, position: number, { row }: TaskProjection): void {
  connection.run(
    sql,
    row.title,
    row.status,
    row.team,
    row.agent,
    row.priority,
    row.revision_count,
    Number(row.blocked),
    row.updated_at,
    row.due_at,
    row.task_id,
    position,
  )
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
