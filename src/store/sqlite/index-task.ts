import { hash } from 'node:crypto'
import type { Escalation, TaskRecord } from '../../pipeline/records.ts'
import { projectTask, type TaskProjection } from '../task-projection.ts'
import type { Batch } from './batch.ts'
import type { Connection } from './connection.ts'

/** Brings what the lists know of a task up to its record. */
export function indexTask(batch: Batch, id: string, record: TaskRecord): void {
  const { connection } = batch
  const { position } = batch.version({ kind: 'task', id })
  const projection = projectTask(id, record, batch.terminal(record.definition))
  const known = connection.get<{ links: string }>('SELECT links FROM tasks WHERE position = ?', position)
  const links = linksOf(projection)
  writeRow(connection, known ? UPDATE : INSERT, projection, links, position)
  if (links === (known?.links ?? '')) return
  indexDependencies(connection, position, projection.dependencies)
  indexEscalations(connection, position, projection.escalations)
}

const INSERT = `INSERT INTO tasks
  (task_id, title, status, team, agent, priority, revision_count, blocked, open, updated_at, due_at, links, position)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

const UPDATE = `UPDATE tasks SET
  task_id = ?, title = ?, status = ?, team = ?, agent = ?, priority = ?, revision_count = ?, blocked = ?, open = ?,
  updated_at = ?, due_at = ?, links = ? WHERE position = ?`

function writeRow(connection: Connection, sql: string, { row, open }: TaskProjection, links: string, position: number) {
  connection.run(
    sql,
    row.task_id,
    row.title,
    row.status,
    row.team,
    row.agent,
    row.priority,
    row.revision_count,
    Number(row.blocked),
    Number(open),
    row.updated_at,
    row.due_at,
    links,
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
