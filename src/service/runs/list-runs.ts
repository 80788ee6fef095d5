import { interruptedRuns } from '../../engine/runs/interrupted-runs.ts'
import type { RunRow, ViewQuery } from '../../store/port.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** A line of a list with whether the worker of the run has died. */
export type ListedRun = RunRow & { readonly interrupted: boolean }

export async function listRuns(
  { engine }: WithEngine,
  _caller: Caller,
  query: ViewQuery['runs'],
): Promise<{ readonly runs: readonly ListedRun[]; readonly cursor?: string | undefined }> {
  const { rows, cursor } = await engine.store.list('runs', query)
  const dead = await interruptedRuns(engine, rows)
  return { runs: rows.map((row) => ({ ...row, interrupted: dead.has(row.run_id) })), cursor }
}
