import type { Draft } from '../draft.ts'
import { putVisit } from './host.ts'
import { leaveLane } from './lanes.ts'
import { withMatchRow } from './rows.ts'
import type { VisitRecord } from './visit-record.ts'

/** The visit is over: whatever it still waited for is dropped, its place in the lane is free, its runs are cancelled. */
export function closeVisit(draft: Draft, visit: VisitRecord, why: string): void {
  if (visit.state === 'closed') return
  leaveLane(draft, visit)
  draft.work({ op: 'drop', visit: visit.visit })
  const emptied = Object.keys(visit.outstanding).reduce((left, id) => dropEffect(draft, left, id), visit)
  const hasRuns = Object.values(visit.outstanding).some(({ at }) => at === 'run')
  const matched = hasRuns ? withMatchRow(draft, emptied) : emptied
  draft.event(visit.task_id, 'visit:closed', { visit: visit.visit, stage: visit.stage, why, landed: visit.landed })
  putVisit(draft, { ...withoutAsked(draft, matched), state: 'closed', pending: null, closed_at: draft.at })
}

/** What the host asked is not asked any more. */
function withoutAsked(draft: Draft, visit: VisitRecord): VisitRecord {
  const item = visit.asked == null ? undefined : draft.read('item', visit.asked)
  if (item?.open) draft.put('item', item.item, { ...item, open: false })
  return { ...visit, asked: null }
}

/** Drops an effect that is no longer wanted. Its run, if one was started, is cancelled by `match-runs.ts`. */
export function dropEffect(draft: Draft, visit: VisitRecord, id: string): VisitRecord {
  const waiting = visit.outstanding[id]
  if (!waiting) return visit
  draft.event(visit.task_id, 'effect:dropped', { visit: visit.visit, effect: id, do: waiting.effect.do })
  if (waiting.at === 'row') draft.work({ op: 'drop_row', id })
  const asked = waiting.at === 'item' ? id : waiting.stuck
  const item = asked === null ? undefined : draft.read('item', asked)
  if (asked !== null && item?.open) draft.put('item', asked, { ...item, open: false })
  const { [id]: _, ...outstanding } = visit.outstanding
  return { ...visit, outstanding }
}
