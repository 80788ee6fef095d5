import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { Engine } from '../engine.ts'
import { goneWorkers } from './gone-workers.ts'

type RunAndHolder = Pick<RunRecord, 'run_id' | 'state' | 'holder'>

/** Of these runs, those that were running when their worker died: nothing of them runs any more. */
export async function interruptedRuns(engine: Engine, runs: readonly RunAndHolder[]): Promise<ReadonlySet<string>> {
  const running = runs.filter(({ state, holder }) => state === 'running' && holder !== null)
  const gone = await goneWorkers(
    engine,
    running.map(({ holder }) => holder),
  )
  return new Set(running.flatMap(({ run_id, holder }) => (gone.has(holder ?? '') ? [run_id] : [])))
}
