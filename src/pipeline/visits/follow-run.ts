import { BatonError } from '../../protocol/baton-error.ts'
import type { RunOutcome } from '../../protocol/plays/outcome.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { endRun } from '../runs/end-run.ts'
import { repairsOf } from '../runs/next-repair.ts'
import { openQuestion, openRun } from '../runs/open-run.ts'
import { reportsResult } from '../runs/reports-result.ts'
import type { RunCommand } from '../runs/run-command.ts'
import { hasEnded, type RunRecord } from '../runs/run-record.ts'
import { WORK_SCHEMA } from '../work-row.ts'
import { feedPlay } from './feed-play.ts'
import { offerRun, runRow } from './offer-run.ts'
import { restOrContinue, withResting } from './park-visit.ts'
import { houseRow } from './rows.ts'
import type { VisitRecord } from './visit-record.ts'
import { requireClaim } from './work-rows.ts'

/**
 * What a change of a run leads to: a run that waits for a worker is offered by a row of the queue, its end feeds the
 * play that asked for it, once, and one that waits for a person without a process needs no place in its lane.
 */
export function followRun(draft: Draft, before: RunRecord | undefined, after: RunRecord | undefined): void {
  if (!after || after === before || isLegacyRun(after)) return
  const wasOffered = before !== undefined && isOffered(before)
  if (isOffered(after) && after.visit !== undefined && draft.read('visit', after.visit)?.state === 'closed') {
    endRun(draft, after, { how: 'cancelled', reason: `${after.visit}: closed` })
    if (wasOffered) draft.work({ op: 'drop_row', id: runRow(before) })
    return
  }
  if (isOffered(after) && !wasOffered) offerRun(draft, after)
  if (!isOffered(after) && wasOffered) draft.work({ op: 'drop_row', id: runRow(before) })
  // While a worker has its process, nothing about its visit changes until it ends.
  const isHeld = after.holder !== null && before?.holder === after.holder && !hasEnded(after)
  if (isHeld || !after.visit || !after.effect) return
  const visit = draft.read('visit', after.visit)
  if (!visit || visit.state === 'closed' || !Object.hasOwn(visit.outstanding, after.effect)) return
  if (hasEnded(after)) feed(draft, visit, after, after.effect)
  else rest(draft, visit, after, after.effect)
}

/** A run that Baton 0.1, which had no visits, made for a stage: it is not continued, the stage starts again. */
export const isLegacyRun = ({ task_id, visit, workflow }: RunRecord): boolean =>
  task_id !== null && visit === undefined && reportsResult({ workflow })

const isOffered = ({ state, holder }: RunRecord) => state === 'queued' && holder === null

function rest(draft: Draft, visit: VisitRecord, run: RunRecord, effect: string): void {
  const rests = run.holder === null && run.state !== 'queued' && run.state !== 'running'
  const after = withResting(visit, effect, rests)
  if (after !== visit) restOrContinue(draft, after, waitOf(run))
}

function waitOf(run: RunRecord): { what: 'question' | 'retry' | 'run'; text: string; run_id: string } {
  const { run_id, state, error } = run
  const question = openQuestion(run)
  if (question) return { what: 'question', text: question.question.question, run_id }
  return { what: state === 'waiting_retry' ? 'retry' : 'run', text: error?.message ?? state, run_id }
}

/** A play that this process is too old for is fed by a newer one: the end of the run is recorded all the same. */
function feed(draft: Draft, visit: VisitRecord, run: RunRecord, effect: string): void {
  const fed = draft.try(() => feedPlay(draft, visit, effect, outcomeOf(draft, run)))
  if (fed.ok) return
  if (fed.error.code !== 'PLAY_NEWER') throw fed.error
  // A run that is repaired ends again, with a later attempt.
  const row = { id: `feed/${run.run_id}.${run.attempt}`, kind: 'feed' as const, data: { run_id: run.run_id } }
  draft.work({ op: 'add', row: { ...houseRow(draft, run.task_id, row), schema: WORK_SCHEMA + 1 } })
}

/** The end of a run that an older process could only record is fed to its play, by a process that knows the play. */
export function feedRun(draft: Draft, command: Extract<RunCommand, { type: 'feed_run' }>): Results['feed_run'] {
  requireClaim(draft, command)
  const run = openRun(draft, command.run_id)
  const { run_id, state, effect = '' } = run
  const visit = run.visit === undefined ? undefined : draft.read('visit', run.visit)
  if (!visit || !hasEnded(run)) throw BatonError.of('EFFECT_OVER', { effect })
  draft.work({ op: 'settle', id: command.work })
  feedPlay(draft, visit, effect, outcomeOf(draft, run))
  return { run_id, state }
}

function outcomeOf(draft: Draft, run: RunRecord): RunOutcome {
  const { run_id, agent, end, checkpoints, ended_at } = run
  const last = checkpoints.findLast(({ commit }) => commit !== null)
  if (!end) throw new TypeError(`${run_id} has not ended`)
  return {
    run_id,
    agent,
    end,
    commit: last?.commit ?? null,
    tree: checkpoints.findLast(({ tree }) => tree !== null)?.tree ?? null,
    repairs: repairsOf(run).length,
    ended_at: ended_at ?? draft.at,
  }
}
