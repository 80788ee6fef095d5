import { runDeciders } from '../../pipeline/deciders.ts'
import { openQuestion } from '../../pipeline/runs/open-run.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { allRows } from '../../store/all-rows.ts'
import { findRun } from '../runs/find-run.ts'
import type { InboxContext } from './inbox-context.ts'
import type { InboxEntry } from './inbox-entry.ts'

/** Runs in one of these states go on only by a person; of the last two, those that no relay looks after. */
const STATES = ['waiting_question', 'waiting_retry', 'waiting_review', 'paused', 'failed'] as const

/** Runs that wait for an answer, for somebody to let them go on, or for somebody to look at how they failed. */
export async function waitingRuns(context: InboxContext): Promise<readonly InboxEntry[]> {
  const found: InboxEntry[] = []
  for await (const row of allRows(context.engine.store, 'runs', { state: STATES })) {
    // What fails for a stage is tried again, or is that stage's failure.
    if ((row.state === 'failed' || row.state === 'paused') && row.task_id !== null && row.holder === null) continue
    const run = await findRun(context, row.run_id)
    const entry = entryOf(context, run)
    if (entry) found.push(entry)
  }
  return found
}

function entryOf(context: InboxContext, run: RunRecord): InboxEntry | undefined {
  const asked = run.state === 'waiting_question' ? openQuestion(run) : undefined
  if (asked) return entry(context, run, 'question', asked.asked_at)
  if (run.state === 'waiting_question' || run.wish === 'resume') return undefined
  if (run.state === 'failed') return run.stage === null ? entry(context, run, 'run_failed', run.ended_at) : undefined
  if (run.state === 'paused') return entry(context, run, 'run_paused', run.updated_at)
  // It goes on by itself.
  if (run.state === 'waiting_retry' && run.retry_at !== null) return undefined
  return entry(context, run, 'run_error', run.updated_at)
}

function entry(
  { house }: InboxContext,
  run: RunRecord,
  kind: 'question' | 'run_error' | 'run_paused' | 'run_failed',
  since: string | null,
): InboxEntry {
  const { run_id: id, task_id, agent, state, error, end } = run
  const question = run.questions.find((one) => one.id === run.asking) ?? null
  // A run that was begun for a task and has no worker goes on with the task.
  const goes_on_with = kind === 'run_error' && run.stage !== null && run.holder === null ? task_id : null
  const facts = { run_id: id, agent, state, question, error, end, goes_on_with }
  return { kind, id, task_id, since, decides: runDeciders(house, run), facts }
}
