import { BatonError } from '../../protocol/baton-error.ts'
import { listText } from '../../protocol/list-text.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { endRun } from './end-run.ts'
import { moveRun, openHeldRun, openRun, putRun, requirePerson, withCheckpoint } from './open-run.ts'
import type { RunCommand } from './run-command.ts'
import { hasEnded, type RunRecord, type RunState } from './run-record.ts'

type Command<Type extends RunCommand['type']> = Extract<RunCommand, { type: Type }>
type Control = Command<'pause_run' | 'resume_run' | 'cancel_run'>

/** From which states a person may ask for it. */
const ALLOWED: Readonly<Record<Control['type'], readonly RunState[]>> = {
  pause_run: ['queued', 'running'],
  resume_run: ['paused', 'waiting_retry', 'failed'],
  cancel_run: ['queued', 'running', 'paused', 'waiting_question', 'waiting_review', 'waiting_retry'],
}

const WISHES = { pause_run: 'pause', resume_run: 'resume', cancel_run: 'cancel' } as const

/**
 * A person pauses, resumes or cancels. Where a worker has the process, it is a wish that the worker carries out and
 * reports; where there is no process, it is done at once.
 */
export function controlRun(draft: Draft, { type, run_id, reason, held }: Control): Results['pause_run'] {
  if (draft.request.actor !== PLATFORM_AGENT) requirePerson(draft)
  const found = openRun(draft, run_id)
  const wish = WISHES[type]
  const run = held === undefined ? found : { ...found, held: type === 'pause_run' }
  if (run.wish === wish) return { run_id, state: run.state, wish }
  // A worker is about to cancel it: a later pause must not keep a run alive that nobody waits for.
  if (run.wish === 'cancel' && run.holder !== null) return { run_id, state: run.state, wish: run.wish }
  if (held !== undefined && !matchesVisit(draft, run, held)) return { run_id, state: found.state, wish: found.wish }
  if (wish === 'resume' && run.wish === 'pause' && run.holder !== null) {
    // Its worker has not paused it yet.
    draft.event(run_id, 'run:wished', { wish, reason })
    putRun(draft, { ...run, wish: null })
    return { run_id, state: run.state, wish: null }
  }
  // Its play has heard of its end and goes on with another run.
  if (wish === 'resume' && hasEnded(run) && run.effect !== undefined)
    throw BatonError.of('EFFECT_OVER', { effect: run.effect })
  // A failed run of a stage is its relay's; one that somebody started by hand can be given up.
  const isGivenUp = wish === 'cancel' && run.state === 'failed' && run.stage === null
  if (!ALLOWED[type].includes(run.state) && !isGivenUp) throw refused(run, wish)
  draft.event(run_id, 'run:wished', { wish, reason })
  if (run.holder !== null && run.state !== 'failed') {
    // A person resumes it: the automatic retries start from zero again.
    putRun(draft, { ...run, wish, retries: wish === 'resume' ? 0 : run.retries })
    return { run_id, state: run.state, wish }
  }
  const after = atOnce(draft, run, wish, reason)
  return { run_id, state: after.state, wish: null }
}

/** A worker may have read the visit before the hold began or ended: the current visit decides. */
function matchesVisit(draft: Draft, { visit }: RunRecord, held: boolean): boolean {
  return visit === undefined || (draft.read('visit', visit)?.state === 'held') === held
}

function atOnce(draft: Draft, run: RunRecord, wish: 'pause' | 'resume' | 'cancel', reason: string | null): RunRecord {
  if (wish === 'cancel') return endRun(draft, run, { ...run.end, how: 'cancelled', reason })
  if (wish === 'pause') return putRun(draft, moveRun(draft, run, 'paused'))
  // What failed is tried again from its checkpoint, as often as a person says so.
  const again = { ...run, holder: null, end: null, ended_at: null, retry_at: null, retries: 0 }
  return putRun(draft, moveRun(draft, again, 'queued'))
}

function refused(run: RunRecord, action: string): BatonError {
  const { run_id, state } = run
  if (hasEnded(run)) return BatonError.of('RUN_ENDED', { run_id, state })
  const allowed = (Object.keys(ALLOWED) as Control['type'][]).filter((type) => ALLOWED[type].includes(state))
  return BatonError.of('RUN_STATE_REFUSED', {
    run_id,
    state,
    action,
    allowed: listText(allowed.map((type) => WISHES[type])),
  })
}

/** A follow-up to an agent that had finished; if its process has exited, it is restarted with the text. */
export function followUp(draft: Draft, { run_id, text }: Command<'follow_up'>): Results['follow_up'] {
  requirePerson(draft)
  const run = openRun(draft, run_id)
  if (!text.trim()) throw BatonError.of('REASON_REQUIRED', { action: 'follow-up', missing: 'text' })
  if (run.workflow.kind !== 'custom' || run.state !== 'completed') {
    throw BatonError.of('RUN_STATE_REFUSED', { run_id, state: run.state, action: 'follow-up', allowed: listText([]) })
  }
  draft.event(run_id, 'follow_up:said', { text })
  const follow_ups = [
    ...run.follow_ups,
    { text, after: run.end?.summary ?? null, at: draft.at, by: draft.request.actor },
  ]
  // A worker that still has the process hands it over; otherwise the run waits for one.
  const to = run.holder === null ? 'queued' : 'running'
  const again = { ...run, follow_ups, end: null, ended_at: null }
  const moved = putRun(draft, moveRun(draft, again, to, { follow_up: follow_ups.length }))
  return { run_id, state: moved.state }
}

/** The worker has frozen it, as a person wished. */
export function runPaused(draft: Draft, command: Command<'run_paused'>): Results['run_paused'] {
  const run = withCheckpoint(draft, openHeldRun(draft, command), command.checkpoint)
  // A wish that was taken back meanwhile lets it go on at once.
  const wish = run.wish === 'pause' ? null : (run.wish ?? 'resume')
  const paused = putRun(draft, { ...moveRun(draft, run, 'paused'), wish })
  return { run_id: run.run_id, state: paused.state }
}

/** The worker has let it go on, with the answers and follow-ups that its process got. */
export function runResumed(draft: Draft, command: Command<'run_resumed'>): Results['run_resumed'] {
  const run = openHeldRun(draft, command)
  const { attempt } = run
  const questions = run.questions.map((one) =>
    command.answers.includes(one.id) ? { ...one, delivered: attempt } : one,
  )
  const follow_ups = run.follow_ups.map((one, index) =>
    index < command.follow_ups && one.delivered === undefined ? { ...one, delivered: attempt } : one,
  )
  for (const question_id of command.answers) draft.event(run.run_id, 'question:delivered', { question_id, attempt })
  const after = {
    ...run,
    questions,
    follow_ups,
    asking: null,
    wish: run.wish === 'resume' ? null : run.wish,
    retry_at: null,
  }
  const moved = run.state === 'running' ? after : moveRun(draft, after, 'running')
  putRun(draft, moved)
  return { run_id: run.run_id, state: moved.state }
}
