import type { NewNotice, NewWork, WorkOp } from '../pipeline/changeset.ts'
import { notifyQueue } from '../pipeline/draft.ts'
import { HOUSE_QUEUE, WORK_SCHEMA } from '../pipeline/work-row.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../protocol/messages/schemas.ts'
import { allRows } from '../store/all-rows.ts'
import type { ClaimedWork } from '../store/port.ts'
import { asBriefWorker } from './brief-worker.ts'
import type { Engine } from './engine.ts'
import { matchRuns } from './executor/match-runs.ts'

/** A way out for notifications. It may be called twice for the same notice and must know it by its id. */
export interface Outlet {
  readonly name: string
  readonly deliver: (notice: NewNotice) => Promise<void>
}

export interface DueReport {
  /** Deadlines that fired, by task. */
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

/** A notice that an outlet has refused so often is kept for a person: a row that is parked on this key. */
export const DEAD_LETTER = 'dead_letter'
const MAX_FAILURES = 20
/** So long an outlet may take for one notice. */
const DELIVERY_MS = 10_000

/**
 * Does what is due: deadlines and redeliveries, notifications, and works that a commit left behind. Any process may
 * do it at any time; what is taken by two is done once.
 *
 * 1. A deadline is a column of its task. A process that finds it due issues a command that checks it again: of two that come
 *    together one finds that nothing is due any more. The command has no id of its own making: after a clock was set
 *    back, another deadline of the same task may fall on the same moment.
 * 2. A notification is delivered at least once by each outlet, from a row of its own, which is settled only when that
 *    outlet took it. An outlet that fails or does not answer is tried again later, holds nobody up and repeats nothing
 *    elsewhere. Where there is no outlet, the inbox is: the notice is there from its commit on.
 */
export async function doDueWork(engine: Engine, { worker, outlets = [] }: DueWorker): Promise<DueReport> {
  const deadlines = await fireDueWork(engine)
  const works = await finishWorks(engine, worker)
  const counts = { delivered: 0, failed: 0 }
  for (const outlet of outlets) {
    const { delivered, failed } = await deliverNotices(engine, outlet, worker)
    counts.delivered += delivered
    counts.failed += failed
  }
  return { deadlines, works, ...counts }
}

/** What `doDueWork` does, for a process that is no worker otherwise. */
export function doDueWorkOnce(engine: Engine, outlets: readonly Outlet[] = []): Promise<DueReport> {
  const queues = [HOUSE_QUEUE, ...outlets.map(({ name }) => notifyQueue(name))]
  return asBriefWorker(engine, queues, (worker) => doDueWork(engine, { worker, outlets }))
}

/** What `finishWorks` does, for a process that is no worker otherwise. */
export function finishWorksOnce(engine: Engine): Promise<number> {
  return asBriefWorker(engine, [HOUSE_QUEUE], (worker) => finishWorks(engine, worker))
}

/** Everything whose time has come: deadlines of tasks, of runs and of visits. Answers how many fired. */
export async function fireDueWork(engine: Engine): Promise<number> {
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
    // Somebody else did them, or a clock was set back: what is left is for the next time.
    if (progress === 0) return fired
  }
}

/** Questions whose time is over, and retries. A run without a worker is queued by it. */
async function fireDueRuns(engine: Engine): Promise<number> {
  const { rows } = await engine.store.list('due_runs', { until: engine.clock.now(), limit: BATCH })
  const fired = rows.map(({ run_id }) => engine.execute({ type: 'fire_run', run_id }, { actor: PLATFORM_AGENT }))
  return (await Promise.all(fired)).filter(({ fired: what }) => what.length > 0).length
}

/** Each row of a queue that is ready, claimed and done one after the other. */
async function* claimed(engine: Engine, queue: string, worker: string): AsyncGenerator<ClaimedWork> {
  for (;;) {
    const rows = await engine.store.claim({ worker, queues: [queue], limit: BATCH, schema: WORK_SCHEMA })
    if (rows.length === 0) return
    yield* rows
  }
}

/** Follow-up work of commits, such as notifying the dependents of a cancelled task. */
async function finishWorks(engine: Engine, worker: string): Promise<number> {
  let finished = 0
  for await (const claim of claimed(engine, HOUSE_QUEUE, worker)) {
    const done = await doHouseWork(engine, claim.row)
    await engine.report(claim, done)
    finished += done.op === 'settle' ? 1 : 0
  }
  return finished
}

/** Does what a row of the house queue asks for; safe to do twice. */
export async function doHouseWork(engine: Engine, { id, kind, task_id, data }: NewWork): Promise<WorkOp> {
  if (kind === 'stop_runs' && task_id !== null) await stopRuns(engine, task_id, String(data.reason))
  else if (kind === 'match_runs') await matchRuns(engine, String(data.visit))
  else if (kind === 'dependency_cancelled' && task_id !== null) await notifyDependents(engine, task_id)
  else return { op: 'retry', id, after_ms: UNKNOWN_MS, failure: `work of the kind ${kind} is not known here` }
  return { op: 'settle', id }
}

/** A task that was cancelled or set aside: whatever runs for it is cancelled, or paused. */
async function stopRuns(engine: Engine, task_id: string, why: string): Promise<void> {
  const type = why === 'hold' ? 'pause_run' : 'cancel_run'
  const { rows } = await engine.store.list('runs', { task_id, open: true, limit: BATCH })
  for (const { run_id } of rows) {
    try {
      await engine.execute({ type, run_id, reason: `${task_id}: ${why}` }, { actor: PLATFORM_AGENT })
    } catch (error) {
      // It ended meanwhile, or waits anyway.
      if (!(error instanceof BatonError)) throw error
    }
  }
}

async function notifyDependents(engine: Engine, dependency: string): Promise<void> {
  for await (const { task_id } of allRows(engine.store, 'dependents', { task_id: dependency })) {
    await engine.execute(
      { type: 'note_cancelled_dependency', task_id, dependency },
      // Not by the work: several may lead to the same task, which is told of a dependency once.
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

/** Why the outlet did not take the notice; undefined where it did. */
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

/** Later each time, and never at the same moment as the others that failed with it. */
function again({ row: { id }, failures }: ClaimedWork, failure: string, random: number): WorkOp[] {
  const backoff = Math.min(MAX_BACKOFF_MS, 1_000 * 2 ** (failures + 1))
  const retry = { op: 'retry', id, after_ms: Math.round(backoff * (0.75 + random / 4)), failure } as const
  return failures + 1 < MAX_FAILURES ? [retry] : [retry, { op: 'park', id, keys: [DEAD_LETTER] }]
}
