import type { NewNotice, NewWork } from '../pipeline/changeset.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../protocol/messages/schemas.ts'
import { allRows } from '../store/all-rows.ts'
import type { Engine } from './engine.ts'

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

const BATCH = 100
const LEASE_MS = 30_000
const MAX_BACKOFF_MS = 3_600_000
/** A notice that failed so often is a dead letter: it is tried on, and a person is told. */
export const DEAD_AFTER = 5

/**
 * Does what is due: deadlines and redeliveries, notifications, and works that a commit left behind. Any process may
 * do it at any time; what is taken by two is done once.
 *
 * 1. A deadline is a column of its task. Whoever finds it due issues a command that looks again: of two that come
 *    together one finds that nothing is due any more. The command has no id of its own making: after a clock was set
 *    back, another deadline of the same task may fall on the same moment.
 * 2. A notification is delivered at least once. An outlet that fails is tried again later and holds nobody up.
 */
export async function doDueWork(engine: Engine, outlets: readonly Outlet[], holder: string): Promise<DueReport> {
  const deadlines = (await fireDue(engine)) + (await fireDueRuns(engine))
  const works = await finishWorks(engine, holder)
  const { delivered, failed } = await deliverNotices(engine, outlets, holder)
  return { deadlines, works, delivered, failed }
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
    const progress = results.filter(({ fired: steps }) => Array.isArray(steps) && steps.length > 0).length
    fired += progress
    // Somebody else did them, or a clock was set back: what is left is for the next time.
    if (progress === 0) return fired
  }
}

/** Questions whose time is over, and retries. A run without a worker is queued by it. */
async function fireDueRuns(engine: Engine): Promise<number> {
  const { rows } = await engine.store.list('due_runs', { until: engine.clock.now(), limit: BATCH })
  const fired = rows.map(({ run_id }) => engine.execute({ type: 'fire_run', run_id }, { actor: PLATFORM_AGENT }))
  return (await Promise.all(fired)).filter(({ fired: what }) => Array.isArray(what) && what.length > 0).length
}

/** A task that was cancelled or set aside: whatever runs for it is cancelled, or paused. */
async function stopRuns(engine: Engine, { task_id, data }: NewWork): Promise<void> {
  const type = data.reason === 'hold' ? 'pause_run' : 'cancel_run'
  const { rows } = await engine.store.list('runs', { task_id, open: true, limit: BATCH })
  for (const { run_id } of rows) {
    const reason = `${task_id}: ${String(data.reason)}`
    try {
      await engine.execute({ type, run_id, reason }, { actor: PLATFORM_AGENT })
    } catch (error) {
      // It ended meanwhile, or waits anyway.
      if (!(error instanceof BatonError)) throw error
    }
  }
}

/** What commits left to be done, such as telling dependents of a cancelled task. */
export async function finishWorks(engine: Engine, holder: string): Promise<number> {
  let finished = 0
  for (;;) {
    const now = engine.clock.now()
    const claimed = await engine.store.claim('work', { holder, now, until: now + LEASE_MS, limit: BATCH })
    if (claimed.length === 0) return finished
    for (const { item, token } of claimed) {
      await doWork(engine, item)
      await engine.store.settle('work', [{ id: item.id, token, now: engine.clock.now(), done: true }])
      finished += 1
    }
  }
}

async function doWork(engine: Engine, work: NewWork): Promise<void> {
  if (work.kind === 'stop_runs') return stopRuns(engine, work)
  for await (const { task_id } of allRows(engine.store, 'dependents', { task_id: work.task_id })) {
    await engine.execute(
      { type: 'note_cancelled_dependency', task_id, dependency: work.task_id },
      // Not by the work: several may lead to the same task, which is told of a dependency once.
      { actor: PLATFORM_AGENT, commandId: `cancelled/${work.task_id}/${task_id}` },
    )
  }
}

async function deliverNotices(engine: Engine, outlets: readonly Outlet[], holder: string) {
  const count = { delivered: 0, failed: 0 }
  for (;;) {
    const now = engine.clock.now()
    const claimed = await engine.store.claim('notice', { holder, now, until: now + LEASE_MS, limit: BATCH })
    if (claimed.length === 0) return count
    for (const { item, token, attempts } of claimed) {
      const failure = await deliver(item, outlets)
      const at = engine.clock.now()
      if (failure === undefined) {
        await engine.store.settle('notice', [{ id: item.id, token, now: at, done: true }])
        count.delivered += 1
      } else {
        const again_at = at + Math.min(MAX_BACKOFF_MS, 1_000 * 2 ** attempts)
        await engine.store.settle('notice', [{ id: item.id, token, now: at, done: false, again_at, failure }])
        count.failed += 1
      }
    }
  }
}

async function deliver(notice: NewNotice, outlets: readonly Outlet[]): Promise<string | undefined> {
  for (const outlet of outlets) {
    try {
      await outlet.deliver(notice)
    } catch (error) {
      return `${outlet.name}: ${error instanceof Error ? error.message : String(error)}`
    }
  }
  return undefined
}
