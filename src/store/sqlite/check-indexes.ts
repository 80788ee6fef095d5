import type { TaskRecord } from '../../pipeline/records.ts'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import type { StoreFault } from '../port.ts'
import { projectTask, type TerminalStatuses } from '../task-projection.ts'
import { checkRuns } from './check-runs.ts'
import { checkVisits } from './check-visits.ts'
import type { Connection } from './connection.ts'
import { linksOf } from './index-task.ts'
import type { StoredTaskRow } from './list-tasks.ts'
import { terminalOf } from './terminal-of.ts'

type JoinedRow = Partial<StoredTaskRow> & {
  readonly record: number
  readonly id: string
  readonly body: string
  readonly links: string | null
}

/** Whether the lists show what the records say: a row that somebody edited by hand, or an index that lags. */
export function checkIndexes(connection: Connection): StoreFault[] {
  const faults: StoreFault[] = []
  const known: TerminalStatuses = new Map()
  const sql = `SELECT r.position AS record, r.id, r.body, t.* FROM records r
    LEFT JOIN tasks t ON t.position = r.position WHERE r.kind = 'task' ORDER BY r.position`
  for (const row of connection.each<JoinedRow>(sql)) {
    const problem = taskProblem(connection, known, row)
    if (problem) faults.push({ place: `task ${row.id}`, problem })
  }
  const lost = connection.all<{ id: string }>(
    `SELECT id FROM records r WHERE kind = 'message' AND NOT EXISTS (
      SELECT 1 FROM messages m WHERE m.position = r.position AND m.task_id = ${member('r.body', 'task_id')})`,
  )
  const unanswered = connection.all<{ number: number }>(
    `SELECT number FROM events WHERE ${member('body', 'commandId')} NOT IN (SELECT command_id FROM commands)`,
  )
  return [
    ...faults,
    ...checkRuns(connection),
    ...checkVisits(connection),
    ...lost.map(({ id }) => ({ place: `message ${id}`, problem: 'is missing from its list' })),
    ...unanswered.map(({ number }) => ({ place: `event ${number}`, problem: 'its command was removed' })),
  ]
}

/** A member of a column of JSON; NULL where the text is no JSON, which `json_extract` would throw over. */
function member(column: string, name: string): string {
  return `CASE WHEN json_valid(${column}) THEN json_extract(${column}, '$.${name}') END`
}

function taskProblem(connection: Connection, known: TerminalStatuses, joined: JoinedRow): string | undefined {
  const { record, id, body, position, links, ...shown } = joined
  let value: TaskRecord
  try {
    value = JSON.parse(body) as TaskRecord
  } catch {
    return 'is no JSON'
  }
  if (position === null) return 'is missing from the list of tasks'
  try {
    return listProblem(connection, known, { record, id, links, value, shown })
  } catch {
    // Somebody wrote a value that no task has; the comparison with the events names it.
    return 'is no record of a task'
  }
}

interface Listed {
  readonly record: number
  readonly id: string
  readonly links: string | null
  readonly value: TaskRecord
  readonly shown: unknown
}

function listProblem(
  connection: Connection,
  known: TerminalStatuses,
  { record, id, links, value, shown }: Listed,
): string | undefined {
  const projection = projectTask(id, value, terminalOf(connection, known, value.definition))
  const expected = { ...projection.row, blocked: Number(projection.row.blocked), open: Number(projection.open) }
  if (canonicalJson(shown) !== canonicalJson(expected)) return 'is listed with other values than its record has'
  if (links !== linksOf(projection) || !linked(connection, record, projection))
    return 'is linked otherwise than its record says'
  return undefined
}

function linked(
  connection: Connection,
  task: number,
  { dependencies, escalations }: ReturnType<typeof projectTask>,
): boolean {
  const others = connection.all<{ depends_on: string }>('SELECT depends_on FROM dependencies WHERE position = ?', task)
  const raised = connection.all<{ body: string; open: number }>(
    'SELECT body, open FROM escalations WHERE task = ?',
    task,
  )
  const found = [
    others.map(({ depends_on }) => depends_on).sort(),
    raised.map(({ body, open }) => `${open}${body}`).sort(),
  ]
  const expected = [
    dependencies.toSorted(),
    escalations.map((one) => `${Number(one.state === 'open')}${JSON.stringify(one)}`).sort(),
  ]
  return canonicalJson(found) === canonicalJson(expected)
}
