import type { Draft } from '../draft.ts'
import { openRelay } from '../relay/open-relay.ts'
import { laneOf, type VisitRecord } from './visit-record.ts'

/** Where a lane has no record yet. */
const FIRST_LIMIT = 1

/** The keys that wake what waits for a place. */
export const laneKey = (lane: string): string => `lane:${lane}`

export function laneOfVisit(draft: Draft, visit: VisitRecord): string {
  return laneOf(visit, openRelay(draft, visit.task_id).spec.target)
}

/** Takes a place in the lane of the visit; false where there is none. */
export function enterLane(draft: Draft, visit: VisitRecord, limit: number): boolean {
  const id = laneOfVisit(draft, visit)
  const lane = draft.read('lane', id) ?? { lane: id, limit, holders: [] }
  if (lane.holders.includes(visit.visit)) return true
  if (lane.holders.length >= limit) {
    if (lane.limit !== limit) draft.put('lane', id, { ...lane, limit })
    return false
  }
  // More places than before: the rows that wait for one are woken.
  if (limit > lane.limit) draft.work({ op: 'wake', key: laneKey(id) })
  draft.put('lane', id, { ...lane, limit, holders: [...lane.holders, visit.visit] })
  draft.event(visit.task_id, 'lane:entered', { visit: visit.visit, lane: id })
  return true
}

/** Leaves the lane; the visit that has waited longest gets the place. */
export function leaveLane(draft: Draft, visit: VisitRecord): void {
  const id = laneOfVisit(draft, visit)
  const lane = draft.read('lane', id) ?? { lane: id, limit: FIRST_LIMIT, holders: [] }
  if (!lane.holders.includes(visit.visit)) return
  draft.put('lane', id, { ...lane, holders: lane.holders.filter((one) => one !== visit.visit) })
  draft.event(visit.task_id, 'lane:left', { visit: visit.visit, lane: id })
  draft.work({ op: 'wake', key: laneKey(id), only: 'oldest' })
}
