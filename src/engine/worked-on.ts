import { isAlive } from '../agents/process-identity.ts'
import { QUEUES, taskQueue } from '../pipeline/visits/rows.ts'
import { visitId } from '../pipeline/visits/visit-record.ts'
import { allRows } from '../store/all-rows.ts'
import type { Engine } from './engine.ts'
import { taskRest } from './executor/task-rest.ts'

const MOST_WORKERS = 200

/** Whether some worker works on a task: one that takes all tasks, or one that was told to work on it. */
export async function workedOn(engine: Pick<Engine, 'store'>): Promise<(task_id: string) => boolean> {
  const served = await servedQueues(engine)
  return (task_id) => served.has(QUEUES.enter) || served.has(taskQueue(task_id))
}

/** Whether a `baton run` of this very task is there. It answers what it may, or ends where a person must act. */
export async function isAttended(engine: Pick<Engine, 'store'>, task_id: string): Promise<boolean> {
  return (await servedQueues(engine)).has(taskQueue(task_id))
}

async function servedQueues({ store }: Pick<Engine, 'store'>): Promise<ReadonlySet<string>> {
  const now = await store.now()
  const { rows } = await store.list('workers', { limit: MOST_WORKERS })
  const live = rows.filter((worker) => worker.until > now && isAlive(worker) !== false)
  return new Set(live.flatMap(({ queues = [] }) => queues))
}

/** Tasks that could go on now, while nobody works on them. The oldest come first. */
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

/** Of these tasks, those whose workers ended while they worked on them. */
export async function interruptedTasks(engine: Engine, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const isWorkedOn = await workedOn(engine)
  const tasks = await engine.store.load(ids.map((id) => ({ kind: 'task', id }) as const))
  const carried = tasks.flatMap(({ id, value }) => (value?.carried ? [visitId(id, value.carried.visit)] : []))
  const visits = await engine.store.load(carried.map((id) => ({ kind: 'visit', id }) as const))
  const open = visits.flatMap(({ value }) => (value?.state === 'open' ? [value.task_id] : []))
  return new Set(open.filter((task_id) => !isWorkedOn(task_id)))
}
