import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { requireWorker } from '../runs/open-run.ts'
import { feedPlay } from './feed-play.ts'
import { openVisitRecord } from './host.ts'
import type { VisitCommand } from './visit-command.ts'

/** Whatever is due for a visit happens now. When nothing is, nothing is written: an alarm only re-checks. */
export function fireVisit(
  draft: Draft,
  { visit: id }: Extract<VisitCommand, { type: 'fire_visit' }>,
): Results['fire_visit'] {
  requireWorker(draft)
  const visit = openVisitRecord(draft, id)
  const due = Object.entries(visit.outstanding).find(
    ([, { at, due_at }]) => at === 'time' && due_at !== null && due_at <= draft.request.now,
  )
  if (!due || visit.due_at === null) return { visit: id, fired: [] }
  feedPlay(draft, visit, due[0], {})
  return { visit: id, fired: [due[0]] }
}
