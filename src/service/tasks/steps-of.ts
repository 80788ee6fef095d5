import { relayStory } from '../../engine/relay-story.ts'
import { type ForwardStep, forwardSteps } from '../../pipeline/relay/forward-steps.ts'
import type { WithEngine } from '../service.ts'

/** The forward steps of some tasks, with what Baton knew when each was taken. A task that is gone has none. */
export async function stepsOf(
  { engine }: WithEngine,
  rows: readonly { readonly task_id: string }[],
): Promise<ReadonlyMap<string, readonly ForwardStep[]>> {
  const keys = rows.flatMap(({ task_id: id }) => [{ kind: 'task', id } as const, { kind: 'relay', id } as const])
  const loaded = await engine.store.load(keys)
  const found = new Map<string, readonly ForwardStep[]>()
  for (const [at, { task_id }] of rows.entries()) {
    const [task, carried] = [loaded[2 * at], loaded[2 * at + 1]]
    const record = task?.kind === 'task' ? task.value : undefined
    const pipeline = record && (await engine.pipelineOf(record.definition))
    if (!record || !pipeline) continue
    const relay = carried?.kind === 'relay' ? carried.value : undefined
    const story = relay && (await relayStory(engine.store, relay))
    found.set(task_id, forwardSteps(pipeline, record.task, story))
  }
  return found
}
