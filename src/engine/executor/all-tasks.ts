import { hasEnded } from '../../pipeline/runs/run-record.ts'
import { isLegacyRun } from '../../pipeline/visits/follow-run.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Engine } from '../engine.ts'
import type { RelayEvent } from '../follow/relay-event.ts'
import { TaskFollower } from '../follow/task-follower.ts'
import { wakes } from '../follow/wakes.ts'
import { loadRun } from '../look.ts'
import { missingVariables } from '../runs/missing-variables.ts'
import type { Executor } from './executor.ts'
import { type TaskRest, taskRest } from './task-rest.ts'

export interface AllTasksOptions {
  readonly engine: Engine
  readonly signal: AbortSignal
  readonly onEvent: (event: RelayEvent) => void
  /** A task waits for a person now, or is over. */
  readonly onRest: (task_id: string, rest: TaskRest) => Promise<void>
  /** Ends when there is nothing left that a worker could do. */
  readonly untilIdle: boolean
}

const TICK_MS = 200

/** Shows the progress of an executor that serves all tasks, until it is stopped or has nothing left to do. */
export async function watchAllTasks(executor: Executor, options: AllTasksOptions): Promise<void> {
  const { engine, signal, onEvent, onRest, untilIdle } = options
  const followed = new Map<string, TaskFollower>()
  const atRest = new Set<string>()
  for await (const wake of wakes(engine.store, { signal, everyMs: TICK_MS })) {
    if (executor.failure !== undefined) throw executor.failure
    const wasIdle = executor.isIdle
    let isBusy = false
    for await (const { task_id } of allRows(engine.store, 'relays', {})) {
      const rest = wake === 'commit' || !followed.has(task_id) ? await taskRest(engine, task_id) : undefined
      isBusy ||= rest === undefined
      if (!rest) atRest.delete(task_id)
      if (!rest && !followed.has(task_id)) {
        followed.set(task_id, await TaskFollower.open({ engine, task_id, onEvent }))
      }
      await followed.get(task_id)?.showNew()
      if (rest && followed.has(task_id) && !atRest.has(task_id)) {
        atRest.add(task_id)
        await onRest(task_id, rest)
      }
    }
    await showOver(engine, followed, onRest)
    // After a commit the tasks were read above; on a tick they are read again.
    if (untilIdle && wake === 'commit' && wasIdle && executor.isIdle && !isBusy && !(await hasRunsOfNoVisit(engine)))
      return
    if (untilIdle && wake === 'tick' && executor.isIdle && !(await isAnythingLeft(engine))) return
  }
}

/** Shows the last events and the outcome of relays that have ended: they are not in the list of open relays. */
async function showOver(
  engine: Engine,
  followed: Map<string, TaskFollower>,
  onRest: AllTasksOptions['onRest'],
): Promise<void> {
  for (const [task_id, follower] of followed) {
    const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
    if (relay.value?.open !== false) continue
    await follower.showNew()
    followed.delete(task_id)
    const rest = await taskRest(engine, task_id)
    if (rest) await onRest(task_id, rest)
  }
}

async function isAnythingLeft(engine: Engine): Promise<boolean> {
  for await (const { task_id } of allRows(engine.store, 'relays', {})) {
    if (!(await taskRest(engine, task_id))) return true
  }
  return hasRunsOfNoVisit(engine)
}

/** Whether a run of no visit (`agent run`) is running, queued or waiting for its retry, and can run here. */
async function hasRunsOfNoVisit(engine: Engine): Promise<boolean> {
  for await (const { run_id, state } of allRows(engine.store, 'runs', { open: true })) {
    const run = await loadRun(engine, run_id)
    if (hasEnded(run) || run.visit !== undefined || isLegacyRun(run)) continue
    if (run.holder === null && missingVariables(run).length > 0) continue
    if (run.holder !== null || state === 'queued' || run.retry_at !== null) return true
  }
  return false
}
