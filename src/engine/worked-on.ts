import { isAlive } from '../agents/process-identity.ts'
import { QUEUES, taskQueue } from '../pipeline/visits/rows.ts'
import { visitId } from '../pipeline/visits/visit-record.ts'
import { allRows } from '../store/all-rows.ts'
import type { Engine } from './engine.ts'
import { taskRest } from './executor/task-rest.ts'

const MOST_WORKERS = 200

/** Whether a live worker serves a task: one that serves all tasks, or one that serves this task. */
export async function workedOn(engine: Pick<Engine, 'store'>): Promise<(task_id: string) => boolean> {
  const served = await servedQueues(engine)
  return (task_id) => served.has(QUEUES.enter) || served.has(taskQueue(task_id))
}

/** Whether a live crew (`baton run`, `task approve`) serves this task. It may answer questions itself. */
export async function isAttended(engine: Pick<Engine, 'store'>, task_id: string): Promise<boolean> {
  return (await servedQueues(engine)).has(taskQueue(task_id))
}

async function servedQueues({ store }: Pick<Engine, 'store'>): Promise<ReadonlySet<string>> {
  const now = await store.now()
  const { rows } = await store.list('workers', { limit: MOST_WORKERS })
  const live = rows.filter((worker) => worker.until > now && isAlive(worker) !== false)
  return new Set(live.flatMap(({ queues = [] }) => queues))
}

/** Tasks that could continue now but have no live worker, oldest first. */
export async function idleTasks(engine: Engine): Promise<readonly string[]> {
  const isWorkedOn = await workedOn(engine)
  const idle: string[] = []
  for await (const { task_id } of allRows(engine.store, 'relays', {})) {
    if (isWorkedOn(task_id)) continue
    const rest = await taskRest(engine, task_id)
    if (!rest) idle.push(task_id)
  }
  return idle
}

/** Of these tasks, those whose visit is open but whose worker is gone. */
export async function interruptedTasks(engine: Engine, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const tasks = await engine.store.load(ids.map((id) => ({ kind: 'task', id }) as const))
  const carried = tasks.flatMap(({ id, value }) => (value?.carried ? [visitId(id, value.carried.visit)] : []))
  if (carried.length === 0) return new Set()
  const isWorkedOn = await workedOn(engine)
  const visits = await engine.store.load(carried.map((id) => ({ kind: 'visit', id }) as const))
  const open = visits.flatMap(({ value }) => (value?.state === 'open' ? [value.task_id] : []))
  return new Set(open.filter((task_id) => !isWorkedOn(task_id)))
}
