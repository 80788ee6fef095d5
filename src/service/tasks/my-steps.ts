import { dryRun } from '../../engine/dry-run.ts'
import type { TaskRecord } from '../../pipeline/records.ts'
import { stepsFrom } from '../../protocol/pipeline/judge-transition.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import { sampleCommand, type Verb } from './allowed-steps.ts'

export interface MyStep {
  readonly action: Verb
  readonly to: string
}

/** Everything that the engine would accept from the caller for a task at this moment. */
export async function mySteps(
  { engine }: WithEngine,
  { actor }: Caller,
  { record, pipeline }: { readonly record: TaskRecord; readonly pipeline: Pipeline },
): Promise<MyStep[]> {
  const { task_id, status } = record.task
  const verbs: Verb[] = ['ack', ...stepsFrom(pipeline, status).map(({ action }) => action), 'escalate']
  const found = await Promise.all(
    verbs.map(async (action): Promise<MyStep[]> => {
      const judge = await dryRun(engine, sampleCommand(task_id, action))
      const answer = judge(actor)
      if (!answer.ok) return []
      const { status: to } = answer.result
      return [{ action, to: typeof to === 'string' ? to : status }]
    }),
  )
  return found.flat()
}

/** The same for tasks of a list, by id. */
export async function myStepsOf(
  { engine }: WithEngine,
  caller: Caller,
  { ids }: { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, readonly MyStep[]>> {
  const loaded = await engine.store.load(ids.map((id) => ({ kind: 'task', id }) as const))
  const found = new Map<string, readonly MyStep[]>()
  for (const { id, value: record } of loaded) {
    const pipeline = record && (await engine.pipelineOf(record.definition))
    if (record && pipeline) found.set(id, await mySteps({ engine }, caller, { record, pipeline }))
  }
  return found
}
