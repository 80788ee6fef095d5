import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { requireWorker } from '../runs/open-run.ts'
import { openVisitRecord, putVisit } from './host.ts'
import { laneOfVisit, leaveLane } from './lanes.ts'
import { withEnterRow } from './rows.ts'
import type { VisitCommand } from './visit-command.ts'

/**
 * Nobody works on the task any more: its visit leaves its lane, so that others can work, and enters it again when
 * a worker resumes the task. Its rows wait with it.
 */
export function restVisit(
  draft: Draft,
  { visit: id }: Extract<VisitCommand, { type: 'rest_visit' }>,
): Results['rest_visit'] {
  requireWorker(draft)
  const visit = openVisitRecord(draft, id)
  if (visit.state !== 'open') return { visit: id, rested: false }
  leaveLane(draft, visit)
  draft.work({ op: 'suspend', visit: id })
  draft.event(visit.task_id, 'visit:parked', { visit: id, stage: visit.stage, why: 'nobody_works' })
  putVisit(draft, withEnterRow(draft, { ...visit, state: 'parked' }))
  return { visit: id, rested: true }
}

/**
 * The lane of the visit has a place, and the one that was woken for it belongs to a task that nobody works on now. The
 * visit looks again; it enters only if the place is still there.
 */
export function wakeVisit(
  draft: Draft,
  { visit: id }: Extract<VisitCommand, { type: 'wake_visit' }>,
): Results['wake_visit'] {
  requireWorker(draft)
  const visit = openVisitRecord(draft, id)
  const lane = draft.read('lane', laneOfVisit(draft, visit))
  const woken = visit.entering && (lane === undefined || lane.holders.length < lane.limit)
  if (woken) draft.work({ op: 'wake', key: `task:${visit.task_id}` })
  return { visit: id, woken }
}
