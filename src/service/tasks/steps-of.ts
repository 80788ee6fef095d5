import { relayStory } from '../../engine/relay-story.ts'
import { type ForwardStep, forwardSteps } from '../../pipeline/relay/forward-steps.ts'
import type { WithEngine } from '../service.ts'

/** The forward steps of some tasks, with what Baton knew when each was taken. A task that is gone has none. */
export async function stepsOf(
  { engine }: WithEngine,
  rows: readonly { readonly task_id: string }[],
): Promise<ReadonlyMap<string, readonly ForwardStep[]>> {
  const tasks = await engine.store.load(rows.map(({ task_id: id }) => ({ kind: 'task', id }) as const))
  const relays = await engine.store.load(rows.map(({ task_id: id }) => ({ kind: 'relay', id }) as const))
  const found = new Map<string, readonly ForwardStep[]>()
  for (const [at, { task_id }] of rows.entries()) {
    const record = tasks[at]?.value
    const pipeline = record && (await engine.pipelineOf(record.definition))
    if (!record || !pipeline) continue
    const relay = relays[at]?.value
    const visits = relay && (await relayStory(engine.store, relay)).visits
    found.set(task_id, forwardSteps(pipeline, record.task, visits))
  }
  return found
}
