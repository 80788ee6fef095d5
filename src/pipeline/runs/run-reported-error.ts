import type { AgentError } from '../../protocol/agent-blocks/block-schemas.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { endRun } from './end-run.ts'
import { fallBack, nextPlayer } from './fall-back.ts'
import { notifyDeciders } from './notify-deciders.ts'
import { moveRun, openHeldRun, putRun, withCheckpoint } from './open-run.ts'
import { retryDelay } from './retry-delay.ts'
import type { RunCommand } from './run-command.ts'
import type { RunRecord } from './run-record.ts'

type Command<Type extends RunCommand['type']> = Extract<RunCommand, { type: Type }>

/** `pause_and_retry` goes on by itself so often, then a person decides. */
const MAX_RETRIES = 5

/** The agent reports an error, and is frozen by then. Its `recovery` decides what becomes of the run. */
export function runReportedError(draft: Draft, command: Command<'run_reported_error'>): Results['run_reported_error'] {
  const { error } = command
  const run = withCheckpoint(draft, openHeldRun(draft, command), command.checkpoint)
  const { run_id } = run
  const next = nextPlayer(run, command)
  if (next) return fallBack(draft, run, { ...next, error })
  const recovery = recoveryOf(error, run.retries)
  draft.event(run_id, 'run:error_reported', { error, recovery, retries: run.retries })
  const erred = { ...run, error }
  switch (recovery) {
    case 'checkpoint_and_fail': {
      const reason = error.details === undefined ? error.message : `${error.message}: ${error.details}`
      endRun(draft, erred, { how: 'error', reason })
      return { run_id, recovery }
    }
    case 'pause_and_retry': {
      const retry_at = draft.request.now + retryDelay(error, run.retries)
      putRun(draft, { ...moveRun(draft, erred, 'waiting_retry', { retry_at }), retries: run.retries + 1, retry_at })
      return { run_id, recovery, retry_at }
    }
    case 'notify_user': {
      putRun(draft, { ...moveRun(draft, erred, 'waiting_retry', { retry_at: null }), retry_at: null })
      tell(draft, run, error)
      return { run_id, recovery }
    }
  }
}

/** A fatal error is not retried, and neither is one after five retries: a person decides about both. */
function recoveryOf({ type, recovery }: AgentError, retries: number): AgentError['recovery'] {
  if (recovery !== 'pause_and_retry') return recovery
  return type === 'fatal' || retries >= MAX_RETRIES ? 'notify_user' : recovery
}

function tell(draft: Draft, run: RunRecord, { message, details }: AgentError): void {
  notifyDeciders(draft, run, 'run_error', { run_id: run.run_id, agent: run.agent, message, details: details ?? '-' })
}
