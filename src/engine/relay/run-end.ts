import { endText } from '../../pipeline/runs/end-words.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { Lang } from '../../protocol/lang.ts'

/** With these verdicts an agent says that the work holds. */
export const GOOD_VERDICTS: readonly unknown[] = ['pass', 'approved']

/** The same agent failing so often in a row is a person's to look at. */
export const MAX_FAILURES = 2

/** How a run ended that did not come to its end, in words. */
export function endOf({ run_id, end, state }: RunRecord, lang: Lang): string {
  return `${run_id}: ${end ? endText(end, lang) : state}`
}
