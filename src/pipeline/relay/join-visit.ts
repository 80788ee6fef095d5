import type { Draft } from '../draft.ts'
import type { VisitPart } from '../runs/run-command.ts'
import { openCarried, openVisit, putRelay, withVisit } from './open-relay.ts'

/**
 * Puts a new run in its place in the visit. Where there is one already, that is the run: whoever asks again after a
 * crash must not start a second one.
 */
export function joinVisit(draft: Draft, run_id: string, task_id: string, part: VisitPart): string | undefined {
  const { worker, seq, role, number, tip } = part
  const relay = openCarried(draft, { task_id, worker })
  const visit = openVisit(draft, relay, seq)
  const known = visit.runs.find((run) => run.role === role && run.number === number)
  if (known) return known.run_id
  draft.event(task_id, 'visit:joined', { seq, stage: visit.stage, role, number, run_id })
  const begun = { ...visit, tip: visit.tip || tip }
  putRelay(draft, withVisit(relay, { ...begun, runs: [...visit.runs, { role, number, run_id }] }))
  return undefined
}
