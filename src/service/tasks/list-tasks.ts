import { interruptedTasks } from '../../engine/worked-on.ts'
import { type TaskEvidence, taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import type { TaskRow, ViewQuery } from '../../store/port.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { type Blocker, blockersOf } from './blockers-of.ts'
import { stepsOf } from './steps-of.ts'

/** A line of a list: the task, why it is blocked, what it rests on, and whether its worker has died. */
export type ListedTask = TaskRow & {
  readonly blocked_by: readonly Blocker[]
  readonly rests_on: TaskEvidence | null
  readonly interrupted: boolean
}

export interface TaskPage {
  readonly tasks: readonly ListedTask[]
  readonly cursor?: string | undefined
}

export async function listTasks({ engine }: WithEngine, _caller: Caller, query: ViewQuery['tasks']): Promise<TaskPage> {
  const { rows, cursor } = await engine.store.list('tasks', query)
  const ids = rows.map(({ task_id }) => task_id)
  const steps = await stepsOf({ engine }, rows)
  const blocked = await blockers({ engine }, rows)
  const dead = await interruptedTasks(engine, ids)
  const tasks = rows.map((row) => ({
    ...row,
    blocked_by: blocked.get(row.task_id) ?? [],
    rests_on: taskEvidence(steps.get(row.task_id) ?? []),
    interrupted: dead.has(row.task_id),
  }))
  return { tasks, cursor }
}

const NONE: ReadonlyMap<string, readonly Blocker[]> = new Map()

async function blockers({ engine }: WithEngine, rows: readonly TaskRow[]) {
  const blocked = rows.filter((row) => row.blocked)
  if (blocked.length === 0) return NONE
  const loaded = await engine.store.load(blocked.map(({ task_id: id }) => ({ kind: 'task', id })))
  const found = new Map<string, readonly Blocker[]>()
  for (const { id, value } of loaded) {
    if (value) found.set(id, blockersOf(value, value.cancelled_dependencies ?? []))
  }
  return found
}
