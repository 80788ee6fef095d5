import { hasEnded } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { allRows } from '../../store/all-rows.ts'
import { deleteMergedBranch } from '../../workspace/task-branch.ts'
import type { Engine } from '../engine.ts'
import { loadRun, look } from '../relay/relay-context.ts'
import { requireUnchanged } from '../require-unchanged.ts'
import type { Executor } from './executor.ts'
import { type TaskRest, taskRest } from './task-rest.ts'

export interface Worked extends TaskRest {
  readonly interrupted: boolean
}

/**
 * Works on a task with an executor of its own until a person must act, it is over, or we are stopped. What somebody who
 * is here answers meanwhile is waited for.
 */
export async function workOn(
  executor: Executor,
  engine: Engine,
  task_id: string,
  { signal, answers }: { readonly signal: AbortSignal; readonly answers: (rest: TaskRest) => Promise<boolean> },
): Promise<Worked> {
  await requireUnchanged(engine.store, task_id)
  await letGoOn(engine, task_id)
  for await (const _ of engine.store.watch(signal)) {
    if (executor.failure !== undefined) throw failureOf(executor)
    const rest = await taskRest(engine, task_id)
    if (rest && !(rest.wait && (await answers(rest)))) return { ...rest, interrupted: signal.aborted }
  }
  if (executor.failure !== undefined) throw failureOf(executor)
  const { record } = await look({ engine, task_id })
  return { status: record.task.status, wait: (await taskRest(engine, task_id))?.wait ?? null, interrupted: true }
}

function failureOf(executor: Executor): unknown {
  const { failure } = executor
  if (typeof failure !== 'string') return failure
  return BatonError.of('LEASE_LOST', { run_id: '-', worker: executor.worker.id })
}

/** Runs that a person, or the end of a process, has stopped go on: somebody says that the task shall. */
async function letGoOn(engine: Engine, task_id: string): Promise<void> {
  for await (const { run_id } of allRows(engine.store, 'runs', { task_id, open: true })) {
    const run = await loadRun(engine, run_id)
    const waits = (run.state === 'paused' && !run.held) || (run.state === 'waiting_retry' && run.retry_at === null)
    if (run.visit === undefined || hasEnded(run) || !waits) continue
    await engine.execute({ type: 'resume_run', run_id, reason: 'the task goes on' }, { actor: PLATFORM_AGENT })
  }
}

interface Approved {
  readonly commit: string
  readonly target: string
  /** Why the task's branch was kept, where it was. */
  readonly kept: string | null
}

/** Brings approved work to its target, and answers when it is there. Approving again goes on with what was begun. */
export async function approveAndWait(
  executor: Executor,
  engine: Engine,
  task_id: string,
  { actor, signal }: { readonly actor: string; readonly signal: AbortSignal },
): Promise<Approved> {
  await requireUnchanged(engine.store, task_id)
  const { pipeline, record } = await look({ engine, task_id })
  const isDone = pipeline.statuses.get(record.task.status)?.kind === 'done'
  if (!isDone) {
    await engine.execute({ type: 'approve_work', task_id }, { actor })
    await engine.execute({ type: 'encourage_relay', task_id }, { actor })
    await workOn(executor, engine, task_id, { signal, answers: async () => false })
  }
  return approved(engine, task_id)
}

async function approved(engine: Engine, task_id: string): Promise<Approved> {
  const { relay, pipeline, record } = await look({ engine, task_id })
  const { repository, target, branch, tip_ref } = relay.spec
  if (pipeline.statuses.get(record.task.status)?.kind !== 'done' || !relay.integration) {
    throw BatonError.of('INTEGRATION_RETURNED', {
      task_id,
      target,
      reason: record.task.feedback ?? relay.waiting?.text ?? '',
      status: record.task.status,
      how: `baton run --resume ${task_id}`,
    })
  }
  const { commit, tip } = relay.integration
  const kept = tip_ref === undefined ? {} : { kept: tip_ref }
  const deleted = await deleteMergedBranch({ repository, branch, tip, target, ...kept })
  return { commit, target, kept: deleted.deleted ? null : deleted.why }
}
