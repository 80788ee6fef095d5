import type { AgentError } from '../../protocol/agent-blocks/block-schemas.ts'
import type { Player } from '../../protocol/plays/player.ts'
import type { FallbackCause } from '../../protocol/project-config/agent-options.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { moveRun, putRun } from './open-run.ts'
import { playedBy, withoutPlayer } from './player.ts'
import { retryDelay } from './retry-delay.ts'
import type { RunCommand } from './run-command.ts'
import type { RunRecord } from './run-record.ts'

/** An agent that is overloaded is tried again so often before another one takes over. */
const RETRIES_BEFORE = 1

/** An API that names a longer wait than this has no room today. */
const LONGEST_WAIT_MS = 5 * 60_000

interface Change {
  readonly player: Player
  readonly others: readonly Player[]
  readonly cause: FallbackCause
}

/** Who takes the run over after this error; undefined where nobody does, or it is too early for that. */
export function nextPlayer(
  { fallback = [], retries }: Pick<RunRecord, 'fallback' | 'retries'>,
  { cause, error }: Pick<Extract<RunCommand, { type: 'run_reported_error' }>, 'cause' | 'error'>,
): Change | undefined {
  const [player, ...others] = fallback
  if (!player || cause === undefined) return undefined
  const isPassing = cause === 'overloaded' && retries < RETRIES_BEFORE && retryDelay(error, retries) <= LONGEST_WAIT_MS
  return isPassing ? undefined : { player, others, cause }
}

/**
 * Another agent takes the run over, from its checkpoint and with everything that was said. It is offered again at once; its
 * retries begin anew, and its own session with them.
 */
export function fallBack(
  draft: Draft,
  run: RunRecord,
  { player, others, cause, error }: Change & { readonly error: AgentError },
): Results['run_reported_error'] {
  const { run_id, argv, player: from = argv[0] ?? '-' } = run
  const reason = error.message
  const played = playedBy(draft, player, run)
  draft.event(run_id, 'agent:replaced', { agent: player.name, argv: played.argv, from, cause, reason })
  const retry_at = draft.request.now
  const next: RunRecord = {
    ...withoutPlayer(run),
    ...played,
    fallback: others,
    fell_back: [...(run.fell_back ?? []), { from, to: player.name, cause, reason, at: draft.at }],
    error,
    retries: 0,
    retry_at,
  }
  putRun(draft, moveRun(draft, next, 'waiting_retry', { retry_at }))
  return { run_id, recovery: 'pause_and_retry', retry_at, player: player.name }
}
