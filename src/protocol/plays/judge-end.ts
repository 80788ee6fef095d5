import type { Lang } from '../lang.ts'
import { endText } from './end-words.ts'
import type { RunEnd } from './run-end.ts'

/** With these verdicts an agent says that the work holds. */
export const GOOD_VERDICTS: readonly unknown[] = ['pass', 'approved']

/** The same agent failing so often in a row is a person's to look at. */
export const MAX_FAILURES = 2

/** A run, as far as its end is judged. */
export interface EndedRun {
  readonly run_id: string
  readonly end: RunEnd | null
}

/** How a run ended that did not come to its end, in words. */
export function endOf({ run_id, end }: EndedRun, lang: Lang): string {
  return `${run_id}: ${end ? endText(end, lang) : '-'}`
}
