import { runDeciders } from '../../pipeline/deciders.ts'
import { openQuestion } from '../../pipeline/runs/open-run.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { Localized } from '../../protocol/lang.ts'
import { endText } from '../../protocol/plays/end-words.ts'
import { allRows } from '../../store/all-rows.ts'
import { findRun } from '../find-run.ts'
import { NOTHING_ABOUT, type Waiting } from '../present/waiting.ts'
import type { InboxContext } from './inbox-context.ts'

/** Runs in one of these states go on only by a person; of the last two, those that no relay looks after. */
const STATES = ['waiting_question', 'waiting_retry', 'waiting_review', 'paused', 'failed'] as const

/** Runs that wait for an answer, for somebody to let them go on, or for somebody to look at how they failed. */
export async function waitingRuns(context: InboxContext): Promise<readonly Waiting[]> {
  const found: Waiting[] = []
  for await (const row of allRows(context.engine.store, 'runs', { state: STATES })) {
    // What fails for a stage is tried again, or is that stage's failure.
    if ((row.state === 'failed' || row.state === 'paused') && row.task_id !== null && row.holder === null) continue
    const run = await findRun(context, row.run_id)
    const entry = entryOf(context, run)
    if (entry) found.push(entry)
  }
  return found
}

function entryOf(context: InboxContext, run: RunRecord): Waiting | undefined {
  const asked = run.state === 'waiting_question' ? openQuestion(run) : undefined
  if (asked) {
    const { question, options } = asked.question
    const choices = options.length === 0 ? '' : `  (${options.join(' | ')})`
    const what = `${run.agent}  ${question}${choices}`
    const answer = `baton answer ${asked.id} "…"${context.asActor}${context.flags}`
    return entry(context, run, 'question', same(what), asked.asked_at, [answer])
  }
  if (run.state === 'waiting_question' || run.wish === 'resume') return undefined
  if (run.state === 'failed') {
    if (run.stage !== null) return undefined
    const end = run.end
    const what = (lang: 'ko' | 'en') => `${run.agent}  ${end ? endText(end, lang) : run.state}`
    return entry(context, run, 'run_failed', { ko: what('ko'), en: what('en') }, run.ended_at, [
      control(context, run, 'resume'),
      control(context, run, 'cancel'),
    ])
  }
  if (run.state === 'paused') {
    const what = { ko: `${run.agent}  일시정지`, en: `${run.agent}  paused` }
    return entry(context, run, 'run_paused', what, run.updated_at, [control(context, run, 'resume')])
  }
  // It goes on by itself.
  if (run.state === 'waiting_retry' && run.retry_at !== null) return undefined
  const said = run.error === null ? run.state : [run.error.message, run.error.details ?? ''].filter(Boolean).join(': ')
  const goOn = run.stage === null || run.holder !== null ? control(context, run, 'resume') : resumed(context, run)
  return entry(context, run, 'run_error', same(`${run.agent}  ${said}`), run.updated_at, [goOn])
}

function entry(
  { house }: InboxContext,
  run: RunRecord,
  kind: Waiting['kind'],
  what: Localized,
  since: string | null,
  commands: readonly string[],
): Waiting {
  const { run_id: id, task_id } = run
  const { agent, state, error } = run
  const question = run.questions.find((one) => one.id === run.asking) ?? null
  const value = { run_id: id, agent, state, question, error }
  return { kind, id, task_id, what, about: NOTHING_ABOUT, since, decides: runDeciders(house, run), commands, value }
}

const same = (text: string): Localized => ({ ko: text, en: text })

const control = ({ asActor, flags }: InboxContext, { run_id }: RunRecord, verb: 'resume' | 'cancel') =>
  `baton runs ${verb} ${run_id}${asActor}${flags}`

/** A run that was begun for a task goes on with the task. */
const resumed = ({ flags }: InboxContext, { task_id }: RunRecord) => `baton run --resume ${task_id}${flags}`
