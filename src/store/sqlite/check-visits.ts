import { canonicalJson } from '../../protocol/canonical-json.ts'
import type { StoreFault } from '../port.ts'
import type { Connection } from './connection.ts'
import { listedItem, listedVisit } from './index-visit.ts'

interface JoinedRow {
  readonly id: string
  readonly body: string
  readonly position: number | null
}

/** Whether the lists of visits and items show what their records say. */
export function checkVisits(connection: Connection): StoreFault[] {
  return [
    ...checkList(
      connection,
      'visit',
      'v.position, v.task_id, v.open, v.due_at FROM records r LEFT JOIN visits v',
      listedVisit,
    ),
    ...checkList(connection, 'item', 'v.position, v.task_id, v.open FROM records r LEFT JOIN items v', listedItem),
  ]
}

function checkList<Value>(
  connection: Connection,
  kind: 'visit' | 'item',
  from: string,
  listed: (value: Value) => object,
): StoreFault[] {
  const sql = `SELECT r.id, r.body, ${from} ON v.position = r.position WHERE r.kind = '${kind}' ORDER BY r.position`
  const faults: StoreFault[] = []
  for (const row of connection.each<JoinedRow>(sql)) {
    const problem = problemOf(row, kind, listed)
    if (problem) faults.push({ place: `${kind} ${row.id}`, problem })
  }
  return faults
}

function problemOf<Value>(
  { id: _, body, position, ...shown }: JoinedRow,
  kind: string,
  listed: (value: Value) => object,
): string | undefined {
  let expected: object
  try {
    expected = listed(JSON.parse(body) as Value)
  } catch {
    return `is no record of a ${kind}`
  }
  if (position === null) return `is missing from the list of ${kind}s`
  return canonicalJson(shown) === canonicalJson(expected)
    ? undefined
    : 'is listed with other values than its record has'
}
