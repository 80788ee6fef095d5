import { look } from '../../engine/look.ts'
import type { RelaySpec } from '../../pipeline/relay/relay-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export interface CarriedTask {
  readonly task: TaskPackage
  /** How agents carry it; null where nobody has begun. Its repository is where that is now. */
  readonly spec: RelaySpec | null
  /** The pipeline that the task was made for. */
  readonly pipeline: Pipeline
}

/** A task, and how agents carry it. */
export async function carriedTask(
  { engine }: WithEngine,
  _caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<CarriedTask> {
  const [task, relay] = await engine.store.load([
    { kind: 'task', id: task_id },
    { kind: 'relay', id: task_id },
  ])
  if (!task.value) throw BatonError.of('TASK_NOT_FOUND', { task_id })
  const { definition } = task.value
  const pipeline = await engine.pipelineOf(definition)
  if (!pipeline) throw BatonError.of('DEFINITION_MISSING', { task_id, definition })
  const spec = relay.value ? (await look({ engine, task_id })).relay.spec : null
  return { task: task.value.task, spec, pipeline }
}

/** The task that was begun last and is not over. */
export async function newestCarried({ engine }: WithEngine): Promise<string> {
  let newest: string | undefined
  for await (const { task_id } of allRows(engine.store, 'relays', {})) newest = task_id
  if (newest === undefined) throw BatonError.of('NOTHING_TO_RESUME', {})
  return newest
}
