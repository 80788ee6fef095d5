import type { Question } from '../../protocol/agent-blocks/block-schemas.ts'
import { answerAtTimeout, checkAnswer } from '../../protocol/agent-blocks/check-answer.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { notifyDeciders } from './notify-deciders.ts'
import { moveRun, openHeldRun, openQuestion, openRun, putRun, requirePerson, withCheckpoint } from './open-run.ts'
import type { RunCommand } from './run-command.ts'
import type { AnswerHow, RunQuestion, RunRecord } from './run-record.ts'

type Command<Type extends RunCommand['type']> = Extract<RunCommand, { type: Type }>

/** More in one phase are asked all the same, with a warning. */
const QUESTIONS_PER_PHASE = 3

/** More are not asked: each stays in the record of the run. */
export const QUESTIONS_PER_RUN = 100

/**
 * The agent asks, and is frozen by then.
 *
 * 1. A restarted agent asks again what an earlier attempt asked. The same question, in the order of
 *    asking, is answered with the same answer: nobody is asked twice.
 * 2. Of two questions at once the second waits: a run has one open question.
 * 3. A run that has asked as many questions as it may asks no other: nothing is recorded, and it goes on.
 */
export function runAsked(draft: Draft, command: Command<'run_asked'>): Results['run_asked'] {
  const found = openHeldRun(draft, command)
  if (asksTooMany(found, command.question)) return { run_id: found.run_id, question_id: null, answered: false }
  const run = withCheckpoint(draft, found, command.checkpoint)
  const { run_id, attempt } = run
  const before = askedBefore(run, command.question)
  if (before?.answer !== undefined) {
    draft.event(run_id, 'question:repeated', { question_id: before.id, answer: before.answer, attempt })
    putRun(draft, run)
    return { run_id, question_id: before.id, answered: true, answer: before.answer }
  }
  if (before) {
    const again = { ...before, attempt }
    const questions = run.questions.map((one) => (one === before ? again : one))
    putRun(
      draft,
      moveRun(draft, { ...run, questions, asking: before.id }, 'waiting_question', { question_id: before.id }),
    )
    return { run_id, question_id: before.id, answered: false }
  }
  return askAnew(draft, run, command)
}

function askAnew(
  draft: Draft,
  run: RunRecord,
  { question, phase, permission }: Command<'run_asked'>,
): Results['run_asked'] {
  const { run_id } = run
  const asked: RunQuestion = {
    id: `q_${draft.uuid().replaceAll('-', '').slice(0, 10)}`,
    question,
    phase,
    ...(permission ? { permission } : {}),
    asked_at: draft.at,
    attempt: run.attempt,
    due_at: draft.request.now + run.limits.question_minutes * 60_000,
  }
  const inPhase = run.questions.filter((one) => one.phase === phase).length + 1
  const tooMany = inPhase > QUESTIONS_PER_PHASE
  draft.event(run_id, 'question:asked', { question_id: asked.id, question, phase, number: inPhase, too_many: tooMany })
  const moved = moveRun(draft, { ...run, questions: [...run.questions, asked], asking: asked.id }, 'waiting_question', {
    question_id: asked.id,
  })
  putRun(draft, moved)
  tell(draft, run, 'run_question', asked)
  return { run_id, question_id: asked.id, answered: false, ...(tooMany ? { warning: 'too_many_questions' } : {}) }
}

/** Whether the question would be one more than a run may ask; what an earlier attempt has asked is none more. */
export function asksTooMany(run: RunRecord, question: Question): boolean {
  return run.questions.length >= QUESTIONS_PER_RUN && askedBefore(run, question) === undefined
}

/** The first that asks the same and was asked by an earlier attempt, and that this one has not asked yet. */
function askedBefore(run: RunRecord, question: Question): RunQuestion | undefined {
  const content = canonicalJson(question)
  return run.questions.find(
    (one) => one.attempt < run.attempt && (one.delivered ?? 0) < run.attempt && canonicalJson(one.question) === content,
  )
}

/** A person answers. The same answer again changes nothing; another one comes too late. */
export function answerQuestion(draft: Draft, command: Command<'answer_question'>): Results['answer_question'] {
  requirePerson(draft)
  const run = openRun(draft, command.run_id)
  const question = questionOf(run, command.question_id)
  const { run_id } = run
  const checked = checkAnswer(question.question, command.text)
  if (!checked.accepted) {
    const { options, suggestion } = checked
    throw BatonError.of(
      'ANSWER_REFUSED',
      {
        answer: command.text,
        options: options.length > 0 ? options.join(' | ') : { ko: '빈 답이 아닌 글', en: 'any text that is not blank' },
        meant:
          suggestion === undefined ? '' : { ko: ` 혹시 "${suggestion}" 인가요?`, en: ` Did you mean "${suggestion}"?` },
      },
      { question_id: question.id, options: [...options], suggestion: suggestion ?? null },
    )
  }
  if (question.answer !== undefined) {
    if (question.answer === checked.answer) return { run_id, question_id: question.id, answer: question.answer }
    throw BatonError.of('QUESTION_ANSWERED', {
      question: question.id,
      answer: question.answer ?? '-',
      by: question.answered_by ?? '-',
    })
  }
  settle(draft, run, question, { answer: checked.answer, by: draft.request.actor, how: command.how ?? 'person' })
  return { run_id, question_id: question.id, answer: checked.answer }
}

function questionOf(run: RunRecord, id: string | null): RunQuestion {
  const found = id === null ? openQuestion(run) : run.questions.find((one) => one.id === id)
  if (found) return found
  const place = id === null ? run.run_id : `${id}, ${run.run_id}`
  throw BatonError.of('QUESTION_NOT_FOUND', { place }, { question: id, run_id: run.run_id })
}

/** Its time is over: the default answers, an optional one is left open, a required one waits on and says so once. */
export function questionDue(draft: Draft, run: RunRecord, question: RunQuestion): Results['fire_run'] {
  const { run_id } = run
  const timeout = answerAtTimeout(question.question)
  if (!timeout.waits) {
    settle(draft, run, question, { answer: timeout.answer, by: PLATFORM_AGENT, how: 'time_limit' })
    return { run_id, fired: ['default_answer'] }
  }
  draft.event(run_id, 'question:overdue', { question_id: question.id })
  tell(draft, run, 'run_question_waits', question)
  const waiting = { ...question, due_at: Number.MAX_SAFE_INTEGER }
  putRun(draft, { ...run, questions: run.questions.map((one) => (one === question ? waiting : one)) })
  return { run_id, fired: ['question_overdue'] }
}

/** A run without a worker is queued, so that a worker takes it; a worker that holds it sees the answer itself. */
function settle(
  draft: Draft,
  run: RunRecord,
  question: RunQuestion,
  { answer, by, how }: { readonly answer: string | null; readonly by: string; readonly how: AnswerHow },
): void {
  draft.event(run.run_id, 'question:answered', { question_id: question.id, answer, by, how })
  const answered: RunQuestion = { ...question, answer, answered_at: draft.at, answered_by: by, answered_how: how }
  const after = { ...run, questions: run.questions.map((one) => (one === question ? answered : one)) }
  const waits = run.state === 'waiting_question' && run.holder === null
  putRun(draft, waits ? moveRun(draft, after, 'queued', { question_id: question.id }) : after)
}

function tell(
  draft: Draft,
  run: RunRecord,
  template: 'run_question' | 'run_question_waits',
  { id, question }: RunQuestion,
): void {
  notifyDeciders(draft, run, template, {
    run_id: run.run_id,
    agent: run.agent,
    question_id: id,
    question: question.question,
    options: question.options.length > 0 ? question.options.join(' | ') : '-',
  })
}
