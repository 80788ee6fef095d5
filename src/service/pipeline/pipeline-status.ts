import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL } from '../../pipeline/records.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

/** Whether the pipeline runs, and how much is in it. */
export async function pipelineStatus({ engine }: WithEngine, _caller: Caller) {
  const [loaded] = await engine.store.load([CONTROL])
  const { stopped_at, frozen_ms } = loaded.value ?? RUNNING
  const { tasks, events } = await engine.store.facts()
  const { id, po } = engine.pipeline.definition
  const since = stopped_at === null ? null : new Date(stopped_at).toISOString()
  return {
    ...{ pipeline: id, definition: engine.definition, po },
    ...{ stopped: since !== null, stopped_at: since, frozen_ms, tasks, events },
  }
}
