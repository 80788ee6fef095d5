import { setTimeout as pause } from 'node:timers/promises'
import { BatonError } from '../../protocol/baton-error.ts'
import type { ClaimedWork } from '../../store/port.ts'
import type { Engine } from '../engine.ts'
import { loadRun } from '../look.ts'
import { missingVariables } from '../runs/missing-variables.ts'
import { setUpRun } from '../setup/set-up-run.ts'
import { examineRun } from './examine-run.ts'
import { prepareRun } from './prepare-run.ts'
import type { RunRowContext } from './run-row-context.ts'

/**
 * Takes the run that a row names, starts its process and waits until the run ends, is released, or has waited for a
 * person longer than its process is kept. Taking the run settles the row; from then on its reports are fenced by the
 * attempt and the lease.
 */
export async function runRow(context: RunRowContext, claimed: ClaimedWork): Promise<void> {
  const { row, token } = claimed
  const { engine, worker, paceMs, signal } = context
  const run_id = String(row.data.run_id)
  const run = await loadRun(engine, run_id)
  if (run.visit === undefined) context.onRunOfNoVisit(run_id)
  // The run waits for a worker that has its environment variables.
  const missing = run.task_id === null ? missingVariables(run) : []
  if (missing.length > 0) {
    const failure = `this worker lacks ${missing.join(', ')}`
    return void (await engine.report(claimed, { op: 'retry', id: row.id, after_ms: LACKING_MS, failure }))
  }
  const isRehearsal = run.visit !== undefined && (await rehearses(engine, run.task_id))
  if (paceMs > 0 && isRehearsal) await pause(paceMs, undefined, { signal }).catch(() => {}) // A stop is seen below.
  try {
    await worker.run(run_id, {
      row: { work: row.id, token },
      prepare: (taken, held) => prepareRun(context, taken, held),
      setUp: (taken, place) => setUpRun(context, taken, place),
      ...(run.visit === undefined ? {} : { examine: (taken, ending) => examineRun(context, taken, ending) }),
    })
  } catch (error) {
    if (!(error instanceof BatonError) || !TAKEN.has(error.code)) throw error
  }
}

/** The delay before the row is offered again. */
const LACKING_MS = 5_000

/** Another worker took the run, or the run is no longer wanted. */
const TAKEN: ReadonlySet<string> = new Set(['RUN_HELD', 'RUN_ENDED', 'WORK_SUPERSEDED', 'LEASE_LOST', 'RUN_SUPERSEDED'])

async function rehearses({ store }: Engine, task_id: string | null): Promise<boolean> {
  if (task_id === null) return false
  const [relay] = await store.load([{ kind: 'relay', id: task_id }])
  return relay.value?.spec.rehearsal ?? false
}
