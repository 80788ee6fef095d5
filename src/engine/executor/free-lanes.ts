import { laneOf, taskOfVisit, visitId } from '../../pipeline/visits/visit-record.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Engine } from '../engine.ts'
import { workedOn } from '../worked-on.ts'

/**
 * Frees lane places of tasks whose processes were killed. Done for tasks that wait for
 * such a place, by a worker that works on few tasks; one that takes all tasks goes on with the others itself.
 */
export async function freeLanes(engine: Engine, tasks: Iterable<string>): Promise<void> {
  const { store } = engine
  const waiting = await lanesWaitedFor(engine, tasks)
  if (waiting.size === 0) return
  const isWorkedOn = await workedOn(engine)
  const lanes = await store.load([...waiting].map((id) => ({ kind: 'lane', id }) as const))
  for (const visit of lanes.flatMap(({ value }) => value?.holders ?? [])) {
    if (isWorkedOn(taskOfVisit(visit))) continue
    await engine.execute({ type: 'rest_visit', visit }, { actor: PLATFORM_AGENT })
  }
}

async function lanesWaitedFor({ store }: Engine, ids: Iterable<string>): Promise<ReadonlySet<string>> {
  const lanes = new Set<string>()
  for (const id of ids) {
    const [task, relay] = await store.load([
      { kind: 'task', id },
      { kind: 'relay', id },
    ])
    const [visit] = await store.load([{ kind: 'visit', id: visitId(id, task.value?.carried?.visit ?? 0) }])
    if (!visit.value || !relay.value || !visit.value.entering) continue
    lanes.add(laneOf(visit.value, relay.value.spec.target))
  }
  return lanes
}
