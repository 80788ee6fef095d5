import { laneKey } from '../../pipeline/visits/lanes.ts'
import { laneOf, taskOfVisit, visitId } from '../../pipeline/visits/visit-record.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Engine } from '../engine.ts'
import { workedOn } from '../worked-on.ts'

/**
 * Gets places in lanes for the tasks of a worker that serves only some tasks. A worker that serves all tasks does not
 * need this: it serves every waiting visit itself.
 *
 * 1. Places of tasks without a live worker are freed: their processes were killed.
 * 2. The waiting visits of this worker are woken when their lane has a free place. The lane itself wakes its oldest
 *    waiter, which may belong to a task without a live worker.
 */
export async function freeLanes(engine: Engine, tasks: Iterable<string>): Promise<void> {
  const { store } = engine
  const waiting = await visitsInWait(engine, tasks)
  if (waiting.length === 0) return
  const isWorkedOn = await workedOn(engine)
  const ids = [...new Set(waiting.map(({ lane }) => lane))]
  const lanes = await store.load(ids.map((id) => ({ kind: 'lane', id }) as const))
  for (const visit of lanes.flatMap(({ value }) => value?.holders ?? [])) {
    if (isWorkedOn(taskOfVisit(visit))) continue
    await engine.execute({ type: 'rest_visit', visit }, { actor: PLATFORM_AGENT })
  }
  const hasPlace = new Set(ids.filter((_, at) => isFree(lanes[at]?.value)))
  for (const { visit, lane } of waiting) {
    if (hasPlace.has(lane)) await engine.execute({ type: 'wake_visit', visit }, { actor: PLATFORM_AGENT })
  }
}

const isFree = (lane: { readonly limit: number; readonly holders: readonly string[] } | undefined) =>
  lane !== undefined && lane.holders.length < lane.limit

interface InWait {
  readonly visit: string
  readonly lane: string
}

/** Visits whose row is parked until their lane has a place. */
async function visitsInWait({ store }: Engine, ids: Iterable<string>): Promise<readonly InWait[]> {
  const found: InWait[] = []
  for (const id of ids) {
    const [task, relay] = await store.load([
      { kind: 'task', id },
      { kind: 'relay', id },
    ])
    const [loaded] = await store.load([{ kind: 'visit', id: visitId(id, task.value?.carried?.visit ?? 0) }])
    const visit = loaded.value
    if (!visit?.entering || !relay.value) continue
    const lane = laneOf(visit, relay.value.spec.target)
    const { rows } = await store.list('rows', { task_id: id, key: laneKey(lane), limit: 1 })
    if (rows.length > 0) found.push({ visit: visit.visit, lane })
  }
  return found
}
