import type { RelayRecord } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { Engine } from '../engine.ts'
import { goneWorkers } from '../runs/gone-workers.ts'

type HeldRun = Pick<RunRecord, 'run_id' | 'state' | 'holder'>

/** Of these runs, those that were running when their worker died: nothing of them runs any more. */
export async function interruptedRuns(engine: Engine, runs: readonly HeldRun[]): Promise<ReadonlySet<string>> {
  const running = runs.filter(({ state, holder }) => state === 'running' && holder !== null)
  const gone = await goneWorkers(
    engine,
    running.map(({ holder }) => holder),
  )
  return new Set(running.flatMap(({ run_id, holder }) => (gone.has(holder ?? '') ? [run_id] : [])))
}

/** Of these tasks, those whose worker died while it carried them. One that waits for a person only waits. */
export async function interruptedTasks(engine: Engine, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const loaded = await engine.store.load(ids.map((id) => ({ kind: 'relay', id })))
  const carried = loaded.flatMap((one): RelayRecord[] => (one.kind === 'relay' && one.value ? [one.value] : []))
  const held = carried.filter(({ open, driver, waiting }) => open && driver !== null && waiting === null)
  const gone = await goneWorkers(
    engine,
    held.map(({ driver }) => driver),
  )
  return new Set(held.flatMap(({ task_id, driver }) => (gone.has(driver ?? '') ? [task_id] : [])))
}
