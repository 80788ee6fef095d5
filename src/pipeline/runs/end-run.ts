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
  const run = withUsed(openHeldRun(draft, command), command.used ?? null)
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
  // A run that is ended without its process has what the process told before it was gone.
  const took = how.usage ?? (run.spent ? { ...NO_TIME, ...run.spent } : null)
  const all = took ?? (run.used ? { ...NO_TIME, ...run.used } : null)
  const usage = took && run.used ? { ...took, ...usedWith(run.used, took) } : all
  const end: RunEnd = { ...NO_END, ...how, usage }
  const state = stateOf(end)
  const moved = moveRun(draft, run, state, { end })
  const counted = run.session ? withUsed(moved, took) : moved
  const ended = putRun(draft, {
    ...counted,
    ...(counted.used ? { used: null } : {}),
    ...(counted.spent ? { spent: null } : {}),
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
        state: ENDED_WORDS[state],
        summary: end.summary ?? end.reason ?? end.how,
      },
    )
  }
  return ended
}

const ENDED_WORDS = {
  completed: { ko: '완료', en: 'completed' },
  failed: { ko: '실패', en: 'failed' },
} as const

const NO_TIME = { run_ms: 0, output_bytes: 0 } as const

/** A run whose process is gone: what it had told is counted. */
export const withSpent = (run: RunRecord): RunRecord => withUsed(run, run.spent ?? null)

/** A run whose process used so much more, and its session with it. */
function withUsed(run: RunRecord, given: UsedTokens | null): RunRecord {
  const added = given ?? run.spent
  if (!added) return run
  const { session } = run
  const known = session ? { session: { ...session, used: usedWith(session.used, added) } } : {}
  return { ...run, ...known, used: usedWith(run.used ?? null, added), ...(run.spent ? { spent: null } : {}) }
}

function usedWith(before: UsedTokens | null, added: UsedTokens): UsedTokens {
  if (!before) return tokensOf(added)
  const sum = (name: keyof UsedTokens) => {
    const [a, b] = [before[name] ?? null, added[name] ?? null]
    return a === null && b === null ? null : (a ?? 0) + (b ?? 0)
  }
  return tokensOf({
    input_tokens: sum('input_tokens'),
    output_tokens: sum('output_tokens'),
    cost_usd: sum('cost_usd'),
    turns: sum('turns'),
  })
}

const tokensOf = ({ input_tokens, output_tokens, cost_usd, turns = null }: UsedTokens): UsedTokens => ({
  input_tokens,
  output_tokens,
  cost_usd,
  ...(turns === null ? {} : { turns }),
})

function stateOf({ how }: RunEnd): Extract<RunState, 'completed' | 'failed' | 'cancelled'> {
  if (how === 'completed') return 'completed'
  return how === 'cancelled' ? 'cancelled' : 'failed'
}
