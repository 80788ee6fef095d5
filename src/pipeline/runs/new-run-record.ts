import type { Draft } from '../draft.ts'
import type { RunSpec } from './run-command.ts'
import type { RunRecord } from './run-record.ts'

/** A run that was asked for and that nobody has taken yet. */
export function newRun(draft: Draft, run_id: string, spec: RunSpec): RunRecord {
  const { task_id, agent, argv, prompt, workflow } = spec
  draft.event(run_id, 'run:created', { task_id, agent, argv, prompt, workflow })
  return {
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
  }
}
