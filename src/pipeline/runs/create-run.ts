import { BatonError } from '../../protocol/baton-error.ts'
import type { Draft } from '../draft.ts'
import type { CommandResult } from '../records.ts'
import { joinVisit } from '../relay/join-visit.ts'
import { putRun, requirePerson } from './open-run.ts'
import type { RunCommand } from './run-command.ts'

/** A run is asked for: it waits for a worker. */
export function createRun(draft: Draft, command: Extract<RunCommand, { type: 'create_run' }>): CommandResult {
  const { run_id, spec, visit } = command
  if (visit) {
    const known = joinVisit(draft, run_id, spec.task_id ?? '', visit)
    if (known !== undefined) return { run_id: known, state: 'queued' }
  } else requirePerson(draft)
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
    // The platform makes the runs of a visit for whoever plays the stage.
    created_by: visit ? spec.agent : draft.request.actor,
    started_at: null,
    ended_at: null,
    updated_at: draft.at,
  })
  return { run_id, state: 'queued' }
}
