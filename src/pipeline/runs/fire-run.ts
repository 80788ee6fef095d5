import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { questionDue } from './ask-question.ts'
import { moveRun, openQuestion, openRun, putRun, requireWorker } from './open-run.ts'
import type { RunCommand } from './run-command.ts'

/** Whatever is due for a run happens now. When nothing is, nothing is written: an alarm only re-checks. */
export function fireRun(draft: Draft, { run_id }: Extract<RunCommand, { type: 'fire_run' }>): Results['fire_run'] {
  requireWorker(draft)
  const run = openRun(draft, run_id)
  const { now } = draft.request
  const question = run.state === 'waiting_question' ? openQuestion(run) : undefined
  if (question && question.due_at <= now) return questionDue(draft, run, question)
  if (run.state !== 'waiting_retry' || run.retry_at === null || run.retry_at > now) return { run_id, fired: [] }
  const due = { ...run, retry_at: null }
  // Its worker lets it go on; without one, the next that comes does.
  putRun(draft, run.holder === null ? moveRun(draft, due, 'queued') : { ...due, wish: 'resume' as const })
  return { run_id, fired: ['retry'] }
}
