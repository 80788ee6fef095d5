import { runnable } from '../../engine/runs/runnable.ts'
import { workedOn } from '../../engine/worked-on.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allRows } from '../../store/all-rows.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import { findRun, runNamed } from '../runs/find-run.ts'
import type { Service, WithEngine } from '../service.ts'
import { answerNotice, isDeadLetter } from './answer-notice.ts'
import { answerTask, type TaskAnswer } from './answer-task.ts'
import { typedAnswer } from './typed-answer.ts'

export interface AnswerInput extends TaskAnswer {
  /** A task, an item of the inbox, a question, the run that asks, or a dead letter. */
  readonly target: string
  readonly text: string
}

export type Answered =
  | ({ readonly about: 'task' } & Awaited<ReturnType<typeof answerTask>>)
  | ({ readonly about: 'question' } & AnsweredQuestion)
  | ({ readonly about: 'notice' } & Awaited<ReturnType<typeof answerNotice>>)

interface AnsweredQuestion {
  readonly run_id: string
  readonly question_id: string
  readonly answer: string | null
  readonly state: RunRecord['state']
  /** Whether a live worker serves its task. */
  readonly worked_on: boolean
  /** Set where no worker has the run: what is to be resumed so that the agent hears the answer. */
  readonly resume: { readonly run_id: string } | { readonly task_id: string } | null
}

/** Answers what a run asks, or decides what a task waits for. */
export async function answer(service: Service, caller: Caller, input: AnswerInput): Promise<Answered> {
  const { target, text, ...rest } = input
  if (isDeadLetter(target)) return { about: 'notice', ...(await answerNotice(service, caller, { target, text })) }
  if (!target.startsWith('TASK-')) return { about: 'question', ...(await answerRun(service, caller, target, text)) }
  const [task_id = target] = target.split('/', 1)
  const key = target === task_id ? {} : { key: target }
  return { about: 'task', ...(await answerTask(service, caller, { ...rest, ...key, task_id, text })) }
}

async function answerRun(service: Service, caller: Caller, target: string, text: string): Promise<AnsweredQuestion> {
  const { engine } = service
  const { run_id, question_id } = await questionOf(service, target)
  const { questions, asking } = await findRun(service, run_id)
  const asked = questions.find(({ id }) => id === (question_id ?? asking))
  const meant = asked && text.trim() !== '' ? typedAnswer(asked.question, text) : text
  const result = await engine.execute({ type: 'answer_question', run_id, question_id, text: meant }, askedBy(caller))
  const after = await findRun(service, run_id)
  // A worker that serves the task takes the run by itself.
  const worked_on = (await workedOn(engine))(after.task_id ?? '')
  const isNobodys = !worked_on && (after.holder === null || (await runnable(engine)).includes(run_id))
  return { ...result, state: after.state, resume: isNobodys ? await resumeOf(service, after) : null, worked_on }
}

async function questionOf(
  service: WithEngine,
  target: string,
): Promise<{ run_id: string; question_id: string | null }> {
  if (!target.startsWith('q_')) return { run_id: await runNamed(service, target), question_id: null }
  for await (const row of allRows(service.engine.store, 'runs', {})) {
    const run = await findRun(service, row.run_id)
    if (run.questions.some(({ id }) => id === target)) return { run_id: run.run_id, question_id: target }
  }
  throw BatonError.of('QUESTION_NOT_FOUND', { place: target }, { question: target, run_id: null })
}

/** A run that was begun for a task goes on with the task: by itself it would end, and nothing would follow. */
async function resumeOf({ engine }: WithEngine, { run_id, task_id }: RunRecord): Promise<AnsweredQuestion['resume']> {
  if (task_id === null) return { run_id }
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  return relay.value?.open ? { task_id } : { run_id }
}
