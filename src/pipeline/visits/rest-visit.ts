import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { requireWorker } from '../runs/open-run.ts'
import { openVisitRecord, putVisit } from './host.ts'
import { leaveLane } from './lanes.ts'
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
