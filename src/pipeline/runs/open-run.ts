import { BatonError } from '../../protocol/baton-error.ts'
import type { EventData } from '../../protocol/events/event-map.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { actorOf, type Draft } from '../draft.ts'
import type { Held, NewCheckpoint } from './run-command.ts'
import type { RunCheckpoint, RunRecord, RunState } from './run-record.ts'

export function openRun(draft: Draft, run_id: string): RunRecord {
  const run = draft.read('run', run_id)
  if (!run) throw BatonError.of('RUN_NOT_FOUND', { run_id })
  return run
}

/**
 * The run of a worker that still holds it. A worker whose lease has ended is refused even when nobody has taken the
 * run meanwhile: it cannot know that.
 */
export function openHeldRun(draft: Draft, { run_id, worker, attempt }: Held): RunRecord {
  requireWorker(draft)
  const run = openRun(draft, run_id)
  if (run.holder !== worker || run.attempt !== attempt) {
    throw BatonError.of('RUN_SUPERSEDED', { run_id, worker, attempt, now: run.attempt })
  }
  requireLease(draft, worker, run_id)
  return run
}

/** The worker's lease is live when this is committed; `id` is the run or the task that it speaks for. */
export function requireLease(draft: Draft, worker: string, id: string): void {
  draft.fence({ worker }, BatonError.of('LEASE_LOST', { run_id: id, worker }))
}

/** Workers act as the platform, which nobody else can. */
export function requireWorker(draft: Draft): void {
  const { actor, command } = draft.request
  if (actor === PLATFORM_AGENT) return
  throw BatonError.of('ACTOR_NOT_ALLOWED', { actor, status: '-', action: command.type, who: PLATFORM_AGENT })
}

/** An active agent of the registry, or a person. */
export function requirePerson(draft: Draft): void {
  const actor = actorOf(draft)
  if (!actor.active) throw BatonError.of('AGENT_NOT_ACTIVE', { actor: actor.agent_id })
}

export function putRun(draft: Draft, run: RunRecord): RunRecord {
  const written: RunRecord = { ...run, due_at: dueAt(run), updated_at: draft.at }
  draft.put('run', run.run_id, written)
  return written
}

/** Moves a run to another state, on the record. */
export function moveRun(
  draft: Draft,
  run: RunRecord,
  state: RunState,
  why: Omit<EventData['run:moved'], 'from' | 'to' | 'attempt'> = {},
): RunRecord {
  draft.event(run.run_id, 'run:moved', { from: run.state, to: state, attempt: run.attempt, ...why })
  return { ...run, state }
}

export function withCheckpoint(draft: Draft, run: RunRecord, made: NewCheckpoint | null): RunRecord {
  if (!made) return run
  const checkpoint: RunCheckpoint = {
    ...made,
    number: run.checkpoints.length + 1,
    at: draft.at,
    attempt: run.attempt,
  }
  draft.event(run.run_id, 'run:checkpointed', { ...checkpoint })
  return { ...run, checkpoints: [...run.checkpoints, checkpoint] }
}

/** The question that the run waits for and nobody has answered yet. */
export const openQuestion = ({ asking, questions }: RunRecord) =>
  questions.find(({ id, answer }) => id === asking && answer === undefined)

/** The next moment at which something happens by itself; null where only a person or the agent moves it on. */
function dueAt(run: RunRecord): number | null {
  if (run.state === 'waiting_question') return openQuestion(run)?.due_at ?? null
  return run.state === 'waiting_retry' ? run.retry_at : null
}
