import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import type { StoreFault } from '../port.ts'
import { projectRun } from '../run-projection.ts'
import type { Connection } from './connection.ts'
import type { StoredRunRow } from './list-runs.ts'

type JoinedRow = Partial<StoredRunRow> & { readonly id: string; readonly body: string }

/** Whether the list of runs shows what their records say. */
export function checkRuns(connection: Connection): StoreFault[] {
  const faults: StoreFault[] = []
  const sql = `SELECT r.id, r.body, u.* FROM records r
    LEFT JOIN runs u ON u.position = r.position WHERE r.kind = 'run' ORDER BY r.position`
  for (const row of connection.each<JoinedRow>(sql)) {
    const problem = runProblem(row)
    if (problem) faults.push({ place: `run ${row.id}`, problem })
  }
  const strays = connection.all<{ run_id: string }>(
    "SELECT u.run_id FROM runs u JOIN records r ON r.position = u.position WHERE r.kind <> 'run'",
  )
  return [...faults, ...strays.map(({ run_id }) => ({ place: `run ${run_id}`, problem: 'is listed, but no run' }))]
}

function runProblem({ id, body, position, ...shown }: JoinedRow): string | undefined {
  let expected: ReturnType<typeof projectRun>
  try {
    expected = projectRun(id, JSON.parse(body) as RunRecord)
  } catch {
    return 'is no record of a run'
  }
  if (position === null) return 'is missing from the list of runs'
  return canonicalJson(shown) === canonicalJson(expected)
    ? undefined
    : 'is listed with other values than its record has'
}
