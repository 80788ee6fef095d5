import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'

/** A stay in one status: who held the baton, from when until when. */
export interface Held {
  /** The number of the step that began it; 0 for the creation. */
  readonly seq: number
  readonly status: string
  readonly kind: string
  readonly stage: string | null
  readonly team: string | null
  readonly actor: string
  readonly from: string
  /** Null: it is there now. */
  readonly until: string | null
}

/** Every stay of a task, in order. */
export function heldBy(pipeline: Pipeline, task: TaskPackage): readonly Held[] {
  const { pipeline_history: steps, created_at, created_by } = task
  const first = { seq: 0, status: steps[0]?.from_status ?? task.status, actor: created_by, from: created_at }
  const stays = [
    first,
    ...steps.map(({ seq, to_status, actor, timestamp }) => ({ seq, status: to_status, actor, from: timestamp })),
  ]
  return stays.map((stay, at) => {
    const known = pipeline.statuses.get(stay.status)
    const until = stays[at + 1]?.from ?? (known?.terminal ? stay.from : null)
    return { ...stay, kind: known?.kind ?? '-', stage: known?.stage ?? null, team: known?.owner ?? null, until }
  })
}
