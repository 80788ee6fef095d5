import { isAlive } from '../../agents/process-identity.ts'
import { allRows } from '../../store/all-rows.ts'
import type { RunRow } from '../../store/port.ts'
import type { Engine } from '../engine.ts'

/**
 * Runs that want a worker now: those in the queue, and those whose worker is gone. The oldest come first. Those of
 * `carried` tasks are played by whoever carries them.
 */
export async function runnable(engine: Engine, carried: ReadonlySet<string> = new Set()): Promise<readonly string[]> {
  const open: RunRow[] = await Array.fromAsync(allRows(engine.store, 'runs', { open: true }))
  const gone = await goneHolders(engine, open)
  return open
    .filter(({ state, holder }) => (holder === null ? state === 'queued' : gone.has(holder)))
    .filter(({ task_id }) => task_id === null || !carried.has(task_id))
    .map(({ run_id }) => run_id)
    .reverse()
}

/** Workers whose lease is over, or of whom this machine knows that they are dead. */
async function goneHolders(engine: Engine, runs: readonly RunRow[]): Promise<ReadonlySet<string>> {
  const holders = [...new Set(runs.flatMap(({ holder }) => (holder === null ? [] : [holder])))]
  const loaded = await engine.store.load(holders.map((id) => ({ kind: 'worker', id })))
  const now = engine.clock.now()
  const gone = loaded.filter((one) => {
    if (one.kind !== 'worker' || !one.value) return true
    return one.value.until < now || isAlive(one.value) === false
  })
  return new Set(gone.map(({ id }) => id))
}
