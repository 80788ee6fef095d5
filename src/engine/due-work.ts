import type { NewNotice, NewWork, WorkOp } from '../pipeline/changeset.ts'
import { DEAD_LETTER } from '../pipeline/decisions/decide-notice.ts'
import { notifyQueue } from '../pipeline/draft.ts'
import { HOUSE_QUEUE, WORK_SCHEMA } from '../pipeline/work-row.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../protocol/messages/schemas.ts'
import { allRows } from '../store/all-rows.ts'
import type { ClaimedWork } from '../store/port.ts'
import type { Engine } from './engine.ts'
import { matchRuns } from './executor/match-runs.ts'
import { asShortLivedWorker } from './short-lived-worker.ts'

/** A channel that notices are delivered to. `deliver` may be called twice for the same notice: it compares the id. */
export interface Outlet {
  readonly name: string
  readonly deliver: (notice: NewNotice) => Promise<void>
}

export interface DueReport {
  /** How many deadlines fired. */
  readonly deadlines: number
  readonly delivered: number
  readonly failed: number
  readonly works: number
}

export interface DueWorker {
  /** A worker whose lease is live. */
  readonly worker: string
  readonly outlets?: readonly Outlet[]
}

const BATCH = 100
const MAX_BACKOFF_MS = 3_600_000
const UNKNOWN_MS = 60_000

/** After so many failed deliveries the row of a notice is parked on `DEAD_LETTER`. The inbox lists it. */
const MAX_FAILURES = 20
/** The timeout of one delivery. */
const DELIVERY_MS = 10_000

/**
 * Does all that is due, once: deadlines (`fireDeadlines`), the rows of the house queue (`doHouseQueue`), and delivery of
 * notices to outlets. Any process may call it at any time. If two processes find the same thing due, it is done once.
 *
 * An executor does not call it: it fires deadlines in its turn and claims the house queue like any other. It delivers no
 * notices.
 *
 * 1. A deadline is a column of its task. A process that finds it due executes a command that checks it again, so the
 *    second of two processes finds nothing due. The command gets a random id and not one made of task and deadline:
 *    after a clock was set back, another deadline of the same task may have the same time.
 * 2. A notice has one row for each outlet. The row is settled when its outlet has taken the notice, so each outlet gets
 *    the notice at least once. An outlet that fails or times out is tried again later; the other outlets do not wait for
 *    it. Without outlets nothing is delivered: the inbox reads notices from the store.
 */
export async function doDueWork(engine: Engine, { worker, outlets = [] }: DueWorker): Promise<DueReport> {
  const deadlines = await fireDeadlines(engine)
  const works = await doHouseQueue(engine, worker)
  const counts = { delivered: 0, failed: 0 }
  for (const outlet of outlets) {
    const { delivered, failed } = await deliverNotices(engine, outlet, worker)
    counts.delivered += delivered
    counts.failed += failed
  }
  return { deadlines, works, ...counts }
}

/** `doDueWork` for a process that has no lease, such as `baton tick` (which gives no outlets). */
export function doDueWorkOnce(engine: Engine, outlets: readonly Outlet[] = []): Promise<DueReport> {
  const queues = [HOUSE_QUEUE, ...outlets.map(({ name }) => notifyQueue(name))]
  return asShortLivedWorker(engine, queues, (worker) => doDueWork(engine, { worker, outlets }))
}

/** `doHouseQueue` for a process that has no lease. */
export function doHouseQueueOnce(engine: Engine): Promise<number> {
  return asShortLivedWorker(engine, [HOUSE_QUEUE], (worker) => doHouseQueue(engine, worker))
}

/** Fires the due deadlines of tasks, runs and visits. Returns how many fired. */
export async function fireDeadlines(engine: Engine): Promise<number> {
  return (await fireDue(engine)) + (await fireDueRuns(engine)) + (await fireDueVisits(engine))
}

async function fireDueVisits(engine: Engine): Promise<number> {
  const { rows } = await engine.store.list('due_visits', { until: engine.clock.now(), limit: BATCH })
  const fired = rows.map(({ visit }) => engine.execute({ type: 'fire_visit', visit }, { actor: PLATFORM_AGENT }))
  return (await Promise.all(fired)).filter(({ fired: what }) => what.length > 0).length
}

async function fireDue(engine: Engine): Promise<number> {
  let fired = 0
  for (;;) {
    const until = await engine.pipelineNow()
    const { rows } = await engine.store.list('due', { until, limit: BATCH })
    if (rows.length === 0) return fired
    const results = await Promise.all(
      rows.map(({ task_id }) => engine.execute({ type: 'fire_deadlines', task_id }, { actor: PLATFORM_AGENT })),
    )
    const progress = results.filter(({ fired: steps }) => steps.length > 0).length
    fired += progress
    // Another process fired them, or a clock was set back. The next call looks again.
    if (progress === 0) return fired
  }
}

/** Questions whose time limit is over, and retries. A run that has no worker is queued. */
async function fireDueRuns(engine: Engine): Promise<number> {
  const { rows } = await engine.store.list('due_runs', { until: engine.clock.now(), limit: BATCH })
  const fired = rows.map(({ run_id }) => engine.execute({ type: 'fire_run', run_id }, { actor: PLATFORM_AGENT }))
  return (await Promise.all(fired)).filter(({ fired: what }) => what.length > 0).length
}

/** Claims the ready rows of a queue and yields them one by one. */
async function* claimed(engine: Engine, queue: string, worker: string): AsyncGenerator<ClaimedWork> {
  for (;;) {
    const rows = await engine.store.claim({ worker, queues: [queue], limit: BATCH, schema: WORK_SCHEMA })
    if (rows.length === 0) return
    yield* rows
  }
}

/** Does all ready rows of the house queue: follow-up work of commits, such as notifying the dependents of a cancelled task. */
async function doHouseQueue(engine: Engine, worker: string): Promise<number> {
  let finished = 0
  for await (const claim of claimed(engine, HOUSE_QUEUE, worker)) {
    const done = await doHouseRow(engine, claim)
    await engine.report(claim, done)
    finished += done.op === 'settle' ? 1 : 0
  }
  return finished
}

/** Does one row of the house queue (Baton's own follow-up work). Safe to repeat. */
export async function doHouseRow(engine: Engine, claim: ClaimedWork): Promise<WorkOp> {
  const { id, kind, task_id, data } = claim.row
  if (kind === 'stop_runs' && task_id !== null) await stopRuns(engine, task_id, String(data.reason))
  else if (kind === 'match_runs') await matchRuns(engine, String(data.visit))
  else if (kind === 'dependency_cancelled' && task_id !== null) await notifyDependents(engine, task_id)
  else if (kind === 'feed') return feedRun(engine, claim)
  else return { op: 'retry', id, after_ms: UNKNOWN_MS, failure: `work of the kind ${kind} is not known here` }
  return { op: 'settle', id }
}

/**
 * Feeds the end of a run to the play of its visit. Such a row exists only if the process that recorded the end was too
 * old for the play (`PLAY_NEWER`). A process that is too old as well retries later.
 */
async function feedRun(engine: Engine, { row: { id, data }, token }: ClaimedWork): Promise<WorkOp> {
  try {
    const command = { type: 'feed_run', run_id: String(data.run_id), work: id, token } as const
    await engine.execute(command, { actor: PLATFORM_AGENT })
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    if (error.code === 'PLAY_NEWER') return { op: 'retry', id, after_ms: UNKNOWN_MS, failure: error.describe('en') }
    // The play was fed meanwhile, or another worker has the row.
    if (error.code !== 'EFFECT_OVER' && error.code !== 'WORK_SUPERSEDED') throw error
  }
  return { op: 'settle', id }
}

/** Cancels the runs of a cancelled task, or pauses the runs of a held one. */
async function stopRuns(engine: Engine, task_id: string, why: string): Promise<void> {
  const type = why === 'hold' ? 'pause_run' : 'cancel_run'
  const { rows } = await engine.store.list('runs', { task_id, open: true, limit: BATCH })
  for (const { run_id } of rows) {
    try {
      await engine.execute({ type, run_id, reason: `${task_id}: ${why}` }, { actor: PLATFORM_AGENT })
    } catch (error) {
      // The run ended meanwhile, or is paused already.
      if (!(error instanceof BatonError)) throw error
    }
  }
}

async function notifyDependents(engine: Engine, dependency: string): Promise<void> {
  for await (const { task_id } of allRows(engine.store, 'dependents', { task_id: dependency })) {
    await engine.execute(
      { type: 'note_cancelled_dependency', task_id, dependency },
      // The id does not name the row: several rows may lead to the same dependent, which gets one event.
      { actor: PLATFORM_AGENT, commandId: `cancelled/${dependency}/${task_id}` },
    )
  }
}

async function deliverNotices(engine: Engine, outlet: Outlet, worker: string) {
  const count = { delivered: 0, failed: 0 }
  for await (const claim of claimed(engine, notifyQueue(outlet.name), worker)) {
    const failure = await deliver(engine, outlet, claim.row)
    if (failure === undefined) {
      await engine.report(claim, { op: 'settle', id: claim.row.id })
      count.delivered += 1
    } else {
      await engine.report(claim, ...again(claim, failure, engine.random()))
      count.failed += 1
    }
  }
  return count
}

/** Returns why the delivery failed; undefined if the outlet took the notice. */
async function deliver({ store }: Engine, outlet: Outlet, { data }: NewWork): Promise<string | undefined> {
  const {
    rows: [notice],
  } = await store.list('notices_by_id', { ids: [String(data.notice)] })
  if (!notice) return `${outlet.name}: the store has no notice ${String(data.notice)}`
  try {
    await withinTime(outlet.deliver(notice))
    return undefined
  } catch (error) {
    return `${outlet.name}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** A timeout, so that an outlet that never answers does not block the others. */
async function withinTime(delivering: Promise<void>): Promise<void> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(() => over.reject(new Error(`no answer for ${DELIVERY_MS / 1_000} s`)), DELIVERY_MS)
  try {
    await Promise.race([delivering, over.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Exponential backoff with jitter, so that notices that failed together are not retried together. */
function again({ row: { id }, failures }: ClaimedWork, failure: string, random: number): WorkOp[] {
  const backoff = Math.min(MAX_BACKOFF_MS, 1_000 * 2 ** (failures + 1))
  const retry = { op: 'retry', id, after_ms: Math.round(backoff * (0.75 + random / 4)), failure } as const
  return failures + 1 < MAX_FAILURES ? [retry] : [retry, { op: 'park', id, keys: [DEAD_LETTER] }]
}
