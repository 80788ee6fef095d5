import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { moveRun, openRun, putRun, requireWorker } from './open-run.ts'
import type { RunCommand } from './run-command.ts'

/**
 * A run in the copy of a store becomes the copy's own: another folder, and another nonce, by which its processes are
 * known. So the copy neither uses nor kills anything of the original. Whatever the original's worker was doing goes on
 * there; here the run waits at its last checkpoint.
 */
export function adoptRun(draft: Draft, command: Extract<RunCommand, { type: 'adopt_run' }>): Results['adopt_run'] {
  requireWorker(draft)
  const { run_id, folder, nonce } = command
  const run = openRun(draft, run_id)
  draft.event(run_id, 'run:adopted', { from: run.workspace?.folder ?? null, folder })
  const own = {
    ...run,
    nonce,
    prompt: run.prompt?.split(run.nonce).join(nonce) ?? null,
    workspace: run.workspace && { ...run.workspace, folder },
    ...(run.session ? { session: null } : {}),
    holder: null,
    wish: null,
  }
  const after = putRun(draft, run.state === 'running' ? moveRun(draft, own, 'queued') : own)
  return { run_id, state: after.state }
}
