import { BatonError } from '../../protocol/baton-error.ts'
import type { Draft } from '../draft.ts'
import type { CommandResult } from '../records.ts'
import { putRun, requirePerson } from './open-run.ts'
import type { RunCommand } from './run-command.ts'

/** A run is asked for: it waits for a worker. */
export function createRun(draft: Draft, { run_id, spec }: Extract<RunCommand, { type: 'create_run' }>): CommandResult {
  requirePerson(draft)
  if (draft.read('run', run_id)) throw BatonError.of('RUN_EXISTS', { run_id })
  if (spec.argv.length === 0) {
    throw BatonError.of('REASON_REQUIRED', { action: 'agent run', missing: 'command' })
  }
  draft.event(run_id, 'run:created', {
    task_id: spec.task_id,
    agent: spec.agent,
    argv: spec.argv,
    prompt: spec.prompt,
    workflow: spec.workflow,
  })
  putRun(draft, {
    ...spec,
    run_id,
    token_hash: null,
    state: 'queued',
    attempt: 0,
    holder: null,
    wish: null,
    questions: [],
    asking: null,
    follow_ups: [],
    retries: 0,
    retry_at: null,
    error: null,
    checkpoints: [],
    notes: 0,
    end: null,
    due_at: null,
    created_at: draft.at,
    created_by: draft.request.actor,
    started_at: null,
    ended_at: null,
    updated_at: draft.at,
  })
  return { run_id, state: 'queued' }
}
