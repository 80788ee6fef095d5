import type { ProcessTable } from '../../agents/process-table.ts'
import { currentVisit } from '../../pipeline/relay/current-visit.ts'
import { MAX_CLAIMS } from '../../pipeline/visits/report-work.ts'
import { type VisitRecord, visitOfEffect } from '../../pipeline/visits/visit-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Effect } from '../../protocol/plays/effect.ts'
import type { CheckResult } from '../../protocol/plays/evidence.ts'
import type { Outcome } from '../../protocol/plays/outcome.ts'
import type { ClaimedWork } from '../../store/port.ts'
import { doHouseRow } from '../due-work.ts'
import type { EffectContext } from '../effects/effect-context.ts'
import { performEffect } from '../effects/perform-effect.ts'
import type { Engine } from '../engine.ts'
import { look } from '../look.ts'
import { ProjectSetups } from '../setup/project-setups.ts'
import { moveUndone } from './move-undone.ts'

export interface RowContext {
  readonly engine: Engine
  readonly worker: string
  /** The processes of the machine, as the worker sees them. */
  readonly processes?: ProcessTable
  readonly home: string
  /** Absent: made for each effect; then nothing is known of the one before. */
  readonly setups?: ProjectSetups
  readonly identity: string | null
  /** How many visits of a stage run at once. */
  readonly laneLimit: (visit: VisitRecord) => number
  readonly signal: AbortSignal
  /** Performs an effect; a simulation uses its own. */
  readonly perform?: (context: EffectContext, effect: Effect) => Promise<Outcome>
}

const BATON = { actor: PLATFORM_AGENT } as const
const RETRY_MS = 5_000
const NEWER_MS = 60_000

/**
 * Performs one claimed row of the queue and reports the outcome under its claim. A row only says which visit or effect
 * to look at: the effect is read from the visit's record. If the claim is over, the store refuses the report, and the
 * row is left to the worker that has it now.
 */
export async function performRow(context: RowContext, claimed: ClaimedWork): Promise<void> {
  const { engine } = context
  const { row, token, claims } = claimed
  const fail = (reason: string, lasting: boolean) =>
    engine
      .execute({ type: 'work_failed', work: row.id, token, reason: reason.slice(0, 2_000), lasting, claims }, BATON)
      .catch((late: unknown) => {
        if (!isOver(late)) throw late
      })
  try {
    // Whoever performs it may die of it: then nobody reports a failure.
    if (row.kind === 'effect' && claims % MAX_CLAIMS === 0) {
      return void (await fail(`${claims} times a worker began it, and none came to its end`, true))
    }
    await perform(context, claimed)
  } catch (error) {
    if (isOver(error)) return
    if (context.signal.aborted) return void (await engine.report(claimed, { op: 'release', id: row.id }))
    const reason = error instanceof BatonError ? error.describe('en') : String(error)
    const retry = (after_ms: number) =>
      engine.report(claimed, { op: 'retry', id: row.id, after_ms, failure: reason.slice(0, 2_000) })
    // The state of the play is newer than this process: the row is left to a newer process, and no person is asked.
    if (error instanceof BatonError && error.code === 'PLAY_NEWER') return void (await retry(NEWER_MS))
    // Only an effect has a visit that can ask a person about it; every other row is tried again.
    if (row.kind !== 'effect') return void (await retry(RETRY_MS))
    const lasting = !(error instanceof BatonError) || (!error.retryable && error.code !== 'GIT_FAILED')
    await fail(reason, lasting)
  }
}

async function perform(context: RowContext, claimed: ClaimedWork): Promise<void> {
  const { engine } = context
  const { row, token } = claimed
  const claim = { work: row.id, token }
  switch (row.kind) {
    case 'enter': {
      const visit = await loadVisit(engine, String(row.data.visit))
      const limit = context.laneLimit(visit)
      await engine.execute({ type: 'enter_visit', visit: visit.visit, limit, ...claim }, { actor: PLATFORM_AGENT })
      return
    }
    case 'undo':
      return moveUndone(engine, claimed)
    case 'effect':
      return performOutstanding(context, claim)
    default:
      await engine.report(claimed, await doHouseRow(engine, claimed))
  }
}

async function performOutstanding(context: RowContext, claim: { readonly work: string; readonly token: number }) {
  const { engine, worker, processes, home, identity, signal, perform: performs = performEffect } = context
  const visit = await loadVisit(engine, visitOfEffect(claim.work))
  const waiting = visit.outstanding[claim.work]
  if (!waiting) throw BatonError.of('EFFECT_OVER', { effect: claim.work })
  const seen = await look({ engine, task_id: visit.task_id })
  const current = currentVisit(seen.pipeline, seen.record.task)
  const at = { ...seen, current }
  const onCheck: EffectContext['onCheck'] = async (stage, check, ended) => {
    const result = ended && { ...endedOf(ended), tail: ended.passed ? '' : ended.tail }
    await engine.execute({ type: 'tell_check', ...claim, stage, check, ended: result }, { actor: PLATFORM_AGENT })
  }
  const shared = processes ? { processes } : {}
  const setups = context.setups ?? new ProjectSetups({ engine, home, worker, signal, ...shared })
  const place = { engine, visit, at, row: claim, onCheck, worker, home, setups, identity, signal, ...shared }
  const outcome = await performs(place, waiting.effect)
  const commandId = `${claim.work}@${claim.token}`
  await engine.execute({ type: 'work_done', ...claim, outcome }, { actor: PLATFORM_AGENT, commandId })
}

function endedOf(check: CheckResult) {
  const { command, passed, waived, code, signal, duration_ms, tests, base_tests, compared, as_of, flaky } = check
  return {
    ...{ command, passed, waived, code, signal, duration_ms },
    ...(tests ? { tests } : {}),
    ...(base_tests ? { base_tests } : {}),
    ...(compared ? { compared } : {}),
    ...(as_of ? { as_of } : {}),
    ...(flaky ? { flaky } : {}),
  }
}

async function loadVisit({ store }: Engine, id: string): Promise<VisitRecord> {
  const [loaded] = await store.load([{ kind: 'visit', id }])
  if (!loaded.value) throw BatonError.of('VISIT_NOT_FOUND', { visit: id })
  return loaded.value
}

const OVER: ReadonlySet<string> = new Set(['WORK_SUPERSEDED', 'LEASE_LOST', 'EFFECT_OVER', 'VISIT_NOT_FOUND'])

/** The report is outdated: the effect has an outcome, or another worker has the row. */
const isOver = (error: unknown) => error instanceof BatonError && OVER.has(error.code)
