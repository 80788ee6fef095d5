import { existsSync } from 'node:fs'

/**
 * Whether the code is written without its defect. The first visit leaves one in, so that a rehearsal shows how work
 * comes back. It is never put back: after a reject, or once QA has passed the task, it stays out. Where there is no
 * brief nothing could come back, and there is no defect.
 *
 * Only what was there before this run began is looked at: a run that is killed and started anew decides the same.
 */
export function isFixed({ brief, paths }) {
  return !brief || brief.kind === 'revision' || brief.reject !== null || existsSync(paths.qa)
}
