import type { Draft } from '../draft.ts'
import { putRun } from '../runs/open-run.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { houseRow, QUEUES, rowOf } from './rows.ts'
import type { VisitRecord } from './visit-record.ts'

/** The row by which a run is offered now. */
export const runRow = ({ run_id, offers = 0 }: Pick<RunRecord, 'run_id' | 'offers'>): string =>
  `run/${run_id}/${offers}`

/** Offers a queued run to the workers. Of a visit that is not worked on, the row waits with it. */
export function offerRun(
  draft: Draft,
  run: RunRecord,
  visit: VisitRecord | undefined = run.visit === undefined ? undefined : draft.read('visit', run.visit),
): void {
  const offered = putRun(draft, { ...run, offers: (run.offers ?? 0) + 1 })
  const row = { id: runRow(offered), queue: QUEUES.runs, kind: 'run' as const, data: { run_id: run.run_id } }
  draft.work({ op: 'add', row: visit ? rowOf(draft, visit, row) : houseRow(draft, run.task_id, row) })
}
