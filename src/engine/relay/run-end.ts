import type { RunRecord } from '../../pipeline/runs/run-record.ts'

/** With these verdicts an agent says that the work holds. */
export const GOOD_VERDICTS: readonly unknown[] = ['pass', 'approved']

/** The same agent failing so often in a row is a person's to look at. */
export const MAX_FAILURES = 2

/** How a run ended that did not come to its end. */
export function endOf({ run_id, end }: RunRecord): string {
  const how = [end?.how, end?.reason, end?.code === null ? end.signal : `code ${end?.code}`]
  return `${run_id}: ${how.filter((part) => part !== null && part !== undefined).join(', ')}`
}
