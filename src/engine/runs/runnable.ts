import { allRows } from '../../store/all-rows.ts'
import type { RunRow } from '../../store/port.ts'
import type { Engine } from '../engine.ts'
import { goneWorkers } from './gone-workers.ts'

/**
 * Runs that want a worker now: those in the queue, and those whose worker is gone. The oldest come first. Those of
 * `carried` tasks are executed by the worker that carries the task.
 */
export async function runnable(engine: Engine, carried: ReadonlySet<string> = new Set()): Promise<readonly string[]> {
  const open: RunRow[] = await Array.fromAsync(allRows(engine.store, 'runs', { open: true }))
  const gone = await goneWorkers(
    engine,
    open.map(({ holder }) => holder),
  )
  return open
    .filter(({ state, holder }) => (holder === null ? state === 'queued' : gone.has(holder)))
    .filter(({ task_id }) => task_id === null || !carried.has(task_id))
    .map(({ run_id }) => run_id)
    .reverse()
}
