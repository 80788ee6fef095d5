import { BatonError } from '../../protocol/baton-error.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { newRun } from './new-run-record.ts'
import { putRun, requirePerson } from './open-run.ts'
import type { RunCommand } from './run-command.ts'

/** A run is asked for: it waits for a worker. */
export function createRun(draft: Draft, command: Extract<RunCommand, { type: 'create_run' }>): Results['create_run'] {
  const { run_id, spec } = command
  requirePerson(draft)
  if (draft.read('run', run_id)) throw BatonError.of('RUN_EXISTS', { run_id })
  if (spec.argv.length === 0) {
    throw BatonError.of('REASON_REQUIRED', { action: 'agent run', missing: 'command' })
  }
  putRun(draft, newRun(draft, run_id, spec))
  return { run_id, state: 'queued' }
}
