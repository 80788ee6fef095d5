import type { WorkerRecord } from '../../pipeline/runs/run-record.ts'
import { WORK_SCHEMA } from '../../pipeline/work-row.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { ClaimedWork } from '../../store/port.ts'
import { fireDeadlines } from '../due-work.ts'
import type { Engine } from '../engine.ts'

/** Queues that a worker claims from together, and how many more rows of them it can perform. */
export interface Places {
  readonly queues: readonly string[]
  /** Claims rows of all tasks, also in a worker that serves only some tasks. */
  readonly wholeQueue?: boolean
  readonly free: () => number
  readonly start: (claimed: ClaimedWork) => void
}

export interface TurnContext {
  readonly engine: Engine
  readonly worker: string
  /** Whether this machine can tell that the process of a worker is gone. */
  readonly isDead: (worker: WorkerRecord) => boolean
  readonly places: readonly Places[]
  /** The tasks that the worker serves; undefined: all. */
  readonly tasks?: ReadonlySet<string>
  /** Only claims rows. Due work and dead workers were looked for less than 100 ms ago. */
  readonly onlyClaims?: boolean
}

const MOST_WORKERS = 50
const MOST_LOST = 100

/**
 * One turn of a worker: fires due work, ends the leases of workers whose process is dead on this machine, queues the runs
 * that they held, and claims rows for the free places. The caller provides processes, timers and performers, so a
 * simulation can take the same turns.
 */
export async function takeTurn(context: TurnContext): Promise<void> {
  if (!context.onlyClaims) {
    await fireDeadlines(context.engine)
    await loseRuns(context)
  }
  const ready = await readyQueues(context)
  for (const places of context.places)
    if (!ready || places.queues.some((one) => ready.has(one))) await take(context, places)
}

const MOST_ROWS = 100

/**
 * The queues that have a ready row for the tasks of this worker; undefined: claim from all queues. Rows that a dead
 * worker held are not listed here; the next full turn claims them.
 */
async function readyQueues({ engine, tasks, onlyClaims }: TurnContext): Promise<ReadonlySet<string> | undefined> {
  if (!onlyClaims || !tasks) return undefined
  const queues = new Set<string>()
  for (const task_id of tasks) {
    const { rows } = await engine.store.list('rows', { task_id, state: 'ready', limit: MOST_ROWS })
    for (const { queue } of rows) queues.add(queue)
  }
  return queues
}

async function take(
  { engine, worker, tasks }: TurnContext,
  { queues, free, start, wholeQueue = false }: Places,
): Promise<void> {
  for (const filter of wholeQueue || !tasks ? [{}] : [...tasks].map((task) => ({ task }))) {
    const limit = free()
    if (limit <= 0) return
    const claims = await engine.store.claim({ worker, queues, limit, schema: WORK_SCHEMA, ...filter })
    for (const claimed of claims) start(claimed)
  }
}

async function loseRuns({ engine, worker: own, isDead }: TurnContext): Promise<void> {
  const { store } = engine
  const now = await store.now()
  for (const worker of (await store.list('workers', { limit: MOST_WORKERS })).rows) {
    if (worker.until > now && worker.worker !== own && isDead(worker)) await store.endLease(worker.worker)
  }
  for (const { run_id, holder } of (await store.list('lost_runs', { limit: MOST_LOST })).rows) {
    await engine.execute({ type: 'run_lost', run_id, worker: holder }, { actor: PLATFORM_AGENT })
  }
}
