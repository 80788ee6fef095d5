import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { endRun, goesOn } from './end-run.ts'
import { moveRun, openRun, putRun, requireWorker } from './open-run.ts'
import type { RunCommand } from './run-command.ts'
import { hasEnded } from './run-record.ts'

/**
 * The worker that had the process of a run is gone: its lease is over. The run is queued, so that another worker takes
 * it up from its checkpoint; one that waits for a person waits on without a process.
 */
export function loseRun(
  draft: Draft,
  { run_id, worker }: Extract<RunCommand, { type: 'run_lost' }>,
): Results['run_lost'] {
  requireWorker(draft)
  const run = openRun(draft, run_id)
  if (run.holder !== worker) return { run_id, state: run.state }
  draft.fence({ lapsed: worker })
  draft.event(run_id, 'run:lost', { worker, state: run.state })
  const free = { ...run, holder: null }
  if (hasEnded(run)) return { run_id, state: putRun(draft, free).state }
  if (run.wish === 'cancel') {
    return {
      run_id,
      state: endRun(draft, free, { how: 'cancelled', reason: 'cancelled before it was taken up again' }).state,
    }
  }
  if (run.wish === 'pause')
    return { run_id, state: putRun(draft, { ...moveRun(draft, free, 'paused'), wish: null }).state }
  const isQueued = run.state === 'running' || goesOn(run)
  const after = putRun(draft, isQueued ? { ...moveRun(draft, free, 'queued', { abandoned: true }), wish: null } : free)
  return { run_id, state: after.state }
}
