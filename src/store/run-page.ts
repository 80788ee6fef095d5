import { hasEnded, RUN_STATES, type RunState } from '../pipeline/runs/run-record.ts'
import { type Positioned, scanPage } from './page.ts'
import type { Page, RunQuery, RunRow } from './port.ts'

export interface ScannedRun extends Positioned {
  readonly row: RunRow
}

/** A page of the runs that an engine offers, newest first, in the lane that its index gives. */
export function runPage(scanned: Iterable<ScannedRun>, query: RunQuery): Page<RunRow> {
  return scanPage('runs', scanned, query.limit, runFilter(query), ({ row }) => row)
}

/**
 * The states that are asked for, each once; undefined for all. Whether a run is open is a question about its state, so
 * that a list of open runs never looks at one that has ended.
 */
function statesOf({ state, open }: Pick<RunQuery, 'state' | 'open'>): readonly RunState[] | undefined {
  if (state === undefined && open === undefined) return undefined
  const asked = RUN_STATES.filter((one) => state === undefined || state.includes(one))
  return open === undefined ? asked : asked.filter((one) => hasEnded({ state: one }) !== open)
}

/** The lane of the list that an engine with indexes looks at: those of a holder, else of a task, else of the states. */
export function runLane({ holder, task_id, state, open }: RunQuery): Omit<RunQuery, 'cursor' | 'limit'> {
  if (holder !== undefined) return { holder }
  if (task_id !== undefined) return { task_id }
  const states = statesOf({ ...(state ? { state } : {}), ...(open === undefined ? {} : { open }) })
  return states ? { state: states } : {}
}

export function runFilter(query: Omit<RunQuery, 'cursor' | 'limit'>): (run: ScannedRun) => boolean {
  const states = statesOf(query)
  const { task_id, holder } = query
  return ({ row }) =>
    (states === undefined || states.includes(row.state)) &&
    (task_id === undefined || task_id === row.task_id) &&
    (holder === undefined || holder === row.holder)
}
