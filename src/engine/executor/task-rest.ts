import type { TaskRecord } from '../../pipeline/records.ts'
import type { RelayWait } from '../../pipeline/relay/relay-record.ts'
import { openQuestion } from '../../pipeline/runs/open-run.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { visitId } from '../../pipeline/visits/visit-record.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Engine } from '../engine.ts'
import { type Look, loadRun, look } from '../look.ts'

/** A task at rest: no worker can do anything for it now. `wait` says what it waits for; null if it has ended. */
export interface TaskRest {
  readonly status: string
  readonly wait: Omit<RelayWait, 'since'> | null
}

export interface RestOptions {
  /**
   * The worker of a command at which nobody can answer: a run that asks a person and is held by another worker counts
   * as at rest, although its process may still wait for the answer.
   */
  readonly asker?: string
}

/**
 * Reads from the store whether a task waits for a person or has ended. Returns undefined while a worker does, or could
 * do, something for it. It keeps no state, so all processes get the same answer.
 */
export async function taskRest(
  engine: Engine,
  task_id: string,
  { asker }: RestOptions = {},
): Promise<TaskRest | undefined> {
  for (;;) {
    const seen = await look({ engine, task_id })
    const rest = await restOf(engine, seen, asker)
    if (!rest) return undefined
    // The records are read one after the other: a task that moved meanwhile has a closed visit and an old status.
    const { record } = await look({ engine, task_id })
    if (isSamePlace(record, seen.record)) return rest
  }
}

const isSamePlace = (one: TaskRecord, other: TaskRecord) =>
  one.task.status === other.task.status && one.carried?.visit === other.carried?.visit

/**
 * The order counts: a visit that is over; a hold whose processes have stopped; a row that a worker may perform; then of
 * each run what it does, what it waits for, or that it goes on by itself; last what the relay waits for.
 */
async function restOf(
  engine: Engine,
  { record, relay, pipeline }: Look,
  asker: string | undefined,
): Promise<TaskRest | undefined> {
  const { task_id, status } = record.task
  const kind = pipeline.statuses.get(status)?.kind
  const rest = (wait: TaskRest['wait']): TaskRest => ({ status, wait })
  const id = visitId(task_id, record.carried?.visit ?? 0)
  const [visit] = await engine.store.load([{ kind: 'visit', id }])
  const isOver = !visit.value || visit.value.state === 'closed'
  if (isOver && kind !== 'hold') return rest(null)
  const open = await Array.fromAsync(allRows(engine.store, 'runs', { task_id, open: true }))
  // A held task is at rest only when its processes have stopped.
  if (kind === 'hold') {
    return open.some(({ holder }) => holder !== null) ? undefined : rest({ what: 'hold', text: status, run_id: null })
  }
  for await (const row of allRows(engine.store, 'rows', { task_id })) {
    // A notice that waits for its delivery is not work on the task.
    if (row.state !== 'parked' && !row.suspended && row.kind !== 'notify') return undefined
  }
  for (const { run_id, holder } of open) {
    if (holder !== null && (asker === undefined || holder === asker)) return undefined
    const run = await loadRun(engine, run_id)
    if (holder !== null && !(run.state === 'waiting_question' && openQuestion(run))) return undefined
    if (run.visit !== id) continue
    const wait = waitOfRun(run)
    if (wait) return rest(wait)
    if (run.state === 'queued' || run.retry_at !== null) return undefined
  }
  if (visit.value?.state === 'open' || visit.value?.due_at != null) return undefined
  // It waits for its place in a lane that others hold.
  if (!relay.waiting && visit.value?.entering) return undefined
  const { since: _, ...waiting } = relay.waiting ?? { what: 'run' as const, text: status, run_id: null, since: '' }
  return rest(waiting)
}

/** What the run waits for, if only a person can continue it. */
function waitOfRun(run: RunRecord): Omit<RelayWait, 'since'> | undefined {
  const { run_id, state, retry_at, error } = run
  const question = openQuestion(run)
  if (state === 'waiting_question' && question) return { what: 'question', text: question.question.question, run_id }
  if (state === 'waiting_retry' && retry_at === null) return { what: 'retry', text: error?.message ?? state, run_id }
  if ((state === 'paused' && !run.held) || state === 'waiting_review') return { what: 'run', text: state, run_id }
  return undefined
}
