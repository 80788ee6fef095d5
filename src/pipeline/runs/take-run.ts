import { BatonError } from '../../protocol/baton-error.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { endRun, withSpent } from './end-run.ts'
import { moveRun, openQuestion, openRun, putRun, requireLease, requireWorker } from './open-run.ts'
import type { RunCommand } from './run-command.ts'
import { hasEnded, type RunRecord } from './run-record.ts'

/** A run that was restarted so often crashes its worker each time, or something keeps killing it. */
const MAX_ATTEMPTS = 100

type Command<Type extends RunCommand['type']> = Extract<RunCommand, { type: Type }>

/**
 * A worker takes a run: a queued one, or one whose holder is gone. From then on nobody else's word counts for it.
 * `start` says whether its process is to be started now; one that waits for a person or for a time waits on without.
 */
export function takeRun(draft: Draft, command: Command<'take_run'>): Results['take_run'] {
  requireWorker(draft)
  const run = withSpent(openRun(draft, command.run_id))
  if (hasEnded(run)) throw BatonError.of('RUN_ENDED', { run_id: run.run_id, state: run.state })
  if (command.row) {
    draft.fence({ work: command.row.work, token: command.row.token })
    draft.work({ op: 'settle', id: command.row.work })
  }
  requireFree(draft, run, command)
  requireLease(draft, command.worker, run.run_id)
  const abandoned = run.holder !== null
  if (run.wish === 'cancel') return cancelled(draft, { ...run, holder: null })
  if (run.attempt >= MAX_ATTEMPTS) return lost(draft, { ...run, holder: null })
  if (!wantsProcess(draft, run)) return restWithout(draft, run, abandoned)
  const attempt = run.attempt + 1
  const taken = moveRun(draft, { ...run, attempt }, 'running', { worker: command.worker, abandoned })
  const started_at = run.started_at ?? draft.at
  const { worker: holder, token_hash } = command
  const nonce = run.nonce === '' ? (command.nonce ?? '') : run.nonce
  putRun(draft, {
    ...taken,
    holder,
    nonce,
    token_hash,
    wish: null,
    retry_at: null,
    started_at,
    end: null,
    ended_at: null,
  })
  return { run_id: run.run_id, attempt, start: true, abandoned }
}

/** Nobody holds it, or the lease of its holder is over. */
function requireFree(draft: Draft, { run_id, holder }: RunRecord, { worker }: Command<'take_run'>): void {
  if (holder === null) return
  const held = BatonError.of('RUN_HELD', { run_id, worker: holder })
  if (holder === worker) throw held
  draft.fence({ lapsed: holder }, held)
}

function wantsProcess(draft: Draft, run: RunRecord): boolean {
  if (run.wish === 'resume') return true
  if (run.wish === 'pause') return false
  switch (run.state) {
    case 'waiting_question':
      return openQuestion(run) === undefined
    case 'waiting_retry':
      return run.retry_at !== null && run.retry_at <= draft.request.now
    case 'paused':
    case 'waiting_review':
      return false
    default:
      return true
  }
}

/** What waits needs no process to wait. Its dead holder is struck out, and nothing else is changed. */
function restWithout(draft: Draft, run: RunRecord, abandoned: boolean): Results['take_run'] {
  const { run_id } = run
  if (!abandoned && run.wish !== 'pause') return { run_id, attempt: run.attempt, start: false, abandoned }
  const rested = run.wish === 'pause' && run.state !== 'paused' ? moveRun(draft, run, 'paused', { abandoned }) : run
  if (rested === run) draft.event(run_id, 'run:released', { worker: run.holder, state: run.state, abandoned })
  // The attempt grows all the same: the old worker may only sleep.
  putRun(draft, { ...rested, attempt: run.attempt + 1, holder: null, wish: null })
  return { run_id, attempt: run.attempt + 1, start: false, abandoned }
}

function cancelled(draft: Draft, run: RunRecord): Results['take_run'] {
  endRun(draft, run, { how: 'cancelled', reason: 'cancelled before it was taken up again' })
  return { run_id: run.run_id, attempt: run.attempt, start: false, abandoned: true }
}

function lost(draft: Draft, run: RunRecord): Results['take_run'] {
  endRun(draft, run, { how: 'lost', reason: `taken up ${run.attempt} times without coming to an end` })
  return { run_id: run.run_id, attempt: run.attempt, start: false, abandoned: true }
}
