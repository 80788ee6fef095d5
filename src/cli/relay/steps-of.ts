import { type ForwardStep, forwardSteps } from '../../pipeline/relay/forward-steps.ts'
import type { Baton } from '../compose.ts'

/** The forward steps of some tasks, with what Baton knew when each was taken. A task that is gone has none. */
export async function stepsOf(
  { engine }: Pick<Baton, 'engine'>,
  rows: readonly { readonly task_id: string }[],
): Promise<ReadonlyMap<string, readonly ForwardStep[]>> {
  const keys = rows.flatMap(({ task_id: id }) => [{ kind: 'task', id } as const, { kind: 'relay', id } as const])
  const loaded = await engine.store.load(keys)
  const found = new Map<string, readonly ForwardStep[]>()
  for (const [at, { task_id }] of rows.entries()) {
    const [task, relay] = [loaded[at * 2], loaded[at * 2 + 1]]
    const record = task?.kind === 'task' ? task.value : undefined
    const pipeline = record && (await engine.pipelineOf(record.definition))
    if (!record || !pipeline) continue
    const visits = relay?.kind === 'relay' ? relay.value?.visits : undefined
    found.set(task_id, forwardSteps(pipeline, record.task, visits))
  }
  return found
}
