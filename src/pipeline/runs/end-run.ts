import type { UsedTokens } from '../../protocol/plays/run-end.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { moveRun, openHeldRun, openQuestion, putRun, withCheckpoint } from './open-run.ts'
import type { RunCommand } from './run-command.ts'
import { hasEnded, NO_END, type RunEnd, type RunRecord, type RunState } from './run-record.ts'

type Command<Type extends RunCommand['type']> = Extract<RunCommand, { type: Type }>

/** The run is over, as its worker saw it. */
export function runEnded(draft: Draft, command: Command<'run_ended'>): Results['run_ended'] {
  const run = openHeldRun(draft, command)
  // First cause wins: what killed the process after its last word is no news.
  if (hasEnded(run)) return { run_id: run.run_id, state: run.state }
  const ended = endRun(draft, withCheckpoint(draft, run, command.checkpoint), command.end)
  return { run_id: run.run_id, state: ended.state }
}

/** A worker that stops in good order gives its runs back. */
export function releaseRun(draft: Draft, command: Command<'release_run'>): Results['release_run'] {
  const run = openHeldRun(draft, command)
  const { run_id } = run
  const kept = withCheckpoint(draft, run, command.checkpoint)
  const free = { ...kept, holder: null, wish: kept.wish === 'cancel' ? kept.wish : null }
  if (goesOn(kept)) {
    // It was answered, or somebody let it go on, while its worker put it down.
    const again = putRun(draft, moveRun(draft, free, 'queued', { worker: command.worker, why: 'worker_stopped' }))
    return { run_id, state: again.state }
  }
  if (kept.state !== 'running') {
    draft.event(run_id, 'run:released', { worker: command.worker, state: kept.state, abandoned: false })
    putRun(draft, free)
    return { run_id, state: kept.state }
  }
  // It had ended, and somebody said more before its process was gone: that waits for the next one.
  const wished = kept.wish === 'pause' ? 'paused' : command.to
  const to = wished === 'ended' ? 'queued' : wished
  const moved = moveRun(draft, free, to, { worker: command.worker, why: 'worker_stopped' })
  putRun(draft, moved)
  return { run_id, state: moved.state }
}

/** What a run without a process waited for has come: the next process goes on with it. */
export function goesOn(run: RunRecord): boolean {
  if (hasEnded(run) || run.state === 'running' || run.state === 'queued') return false
  return run.wish === 'resume' || (run.state === 'waiting_question' && openQuestion(run) === undefined)
}

/** Records how the run ended and notifies its starter. The worker keeps the run until the process is gone. */
export function endRun(draft: Draft, run: RunRecord, how: Partial<RunEnd> & Pick<RunEnd, 'how'>): RunRecord {
  const end: RunEnd = { ...NO_END, ...how }
  const state = stateOf(end)
  const moved = moveRun(draft, run, state, { end })
  const session = run.session ? { session: { ...run.session, used: usedWith(run.session.used, end.usage) } } : {}
  const ended = putRun(draft, {
    ...moved,
    ...session,
    end,
    asking: null,
    wish: null,
    retry_at: null,
    ended_at: draft.at,
  })
  if (state !== 'cancelled') {
    draft.notify(
      'run_ended',
      { channel: 'direct', to: run.created_by, task_id: run.task_id },
      {
        run_id: run.run_id,
        agent: run.agent,
        state,
        summary: end.summary ?? end.reason ?? end.how,
      },
    )
  }
  return ended
}

/** What a session has used in all, with what this end adds. */
function usedWith(before: UsedTokens | null, added: UsedTokens | null): UsedTokens | null {
  if (!before || !added) return added ? tokensOf(added) : before
  const sum = (name: keyof UsedTokens) =>
    before[name] === null && added[name] === null ? null : (before[name] ?? 0) + (added[name] ?? 0)
  return { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens'), cost_usd: sum('cost_usd') }
}

const tokensOf = ({ input_tokens, output_tokens, cost_usd }: UsedTokens): UsedTokens => ({
  input_tokens,
  output_tokens,
  cost_usd,
})

function stateOf({ how }: RunEnd): Extract<RunState, 'completed' | 'failed' | 'cancelled'> {
  if (how === 'completed') return 'completed'
  return how === 'cancelled' ? 'cancelled' : 'failed'
}
