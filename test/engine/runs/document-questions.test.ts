import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RunQuestion } from '../../../src/pipeline/runs/run-record.ts'
import { until } from '../../agents/agent-world.ts'
import { changeset } from '../../store/samples.ts'
import { sample, useRunStage } from './run-stage.ts'

const stage = useRunStage()

const AGENT = 'runs/says-and-hears.sh'
const SOON = { question_minutes: 0.003 }

/** Asks with a sample of the document and waits until the question is there. */
async function ask(name: string, more: Parameters<ReturnType<typeof stage>['create']>[2] = {}) {
  const run_id = await stage().create(AGENT, [sample(name)], more)
  const played = stage().play(run_id)
  const { question } = await stage().asked(run_id)
  return { run_id, played, question }
}

describe.concurrent('a question of the document', () => {
  test.each([
    ['11-question-business', 'FREEMIUM (FREE + PAID TIERS)', 'Freemium (free + paid tiers)'],
    ['12-question-clarification', 'no, READ-only', 'No, read-only'],
    ['13-question-choice', 'mysql', 'MySQL'],
    ['14-question-confirmation', ' yes ', 'Yes'],
  ])('(%s) takes an option in other case, and the agent hears it as it is written', async (name, typed, answer) => {
    const { run_id, played, question } = await ask(name)
    expect(await stage().bench.record(run_id)).toMatchObject({ state: 'waiting_question', asking: question.id })
    await stage().bench.answer(run_id, typed)
    expect(await played).toMatchObject({ state: 'completed', end: { summary: 'heard 1' }, attempt: 1 })
    expect(await stage().heard(run_id)).toEqual([{ type: 'question_answer', questionId: question.id, answer }])
  })

  test.each(['11-question-business', '12-question-clarification'])(
    '(%s) takes free text, as it was typed',
    async (name) => {
      const { run_id, played } = await ask(name)
      await stage().bench.answer(run_id, '둘 다, "please"')
      expect(await played).toMatchObject({ state: 'completed' })
      expect(await stage().heard(run_id)).toMatchObject([{ answer: '둘 다, "please"' }])
    },
  )

  test.each([
    ['13-question-choice', 'SQLight', 'SQLite (for simplicity)'],
    ['14-question-confirmation', 'yess', 'Yes'],
  ])('(%s) refuses anything but its options, suggests the nearest, and waits on', async (name, typed, suggestion) => {
    const { run_id, played, question } = await ask(name)
    await expect(stage().bench.answer(run_id, typed)).rejects.toMatchObject({
      code: 'ANSWER_REFUSED',
      details: { question_id: question.id, suggestion, options: question.question.options },
    })
    expect(await stage().bench.record(run_id)).toMatchObject({ state: 'waiting_question' })
    await stage().bench.answer(run_id, suggestion)
    await played
    expect(await stage().heard(run_id)).toMatchObject([{ answer: suggestion }])
  })

  test('is answered once: the same answer again changes nothing, another one comes too late', async () => {
    const { run_id, played, question } = await ask('13-question-choice')
    const again = (text: string) =>
      stage().bench.engine.execute(
        { type: 'answer_question', run_id, question_id: question.id, text },
        { actor: 'song-po' },
      )
    await again('MySQL')
    await again('mysql')
    await expect(again('SQLite (for simplicity)')).rejects.toMatchObject({ code: 'QUESTION_ANSWERED' })
    await played
    expect(await stage().heard(run_id)).toHaveLength(1)
  })

  test('of an agent that exits after it, frozen on its way out, is answered to the agent that is started again', async () => {
    const again = '[ "$BATON_ATTEMPT" = 2 ] && echo "=== CUSTOM TASK COMPLETE ===" && exit 0'
    const run_id = await stage().bench.create(`${again}\ncat ${sample('13-question-choice')}\nread -r _\nexit 0`)
    const played = stage().play(run_id)
    await stage().asked(run_id)
    await stage().bench.answer(run_id, 'MySQL')
    expect(await played).toMatchObject({ state: 'queued', holder: null, end: null })
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 2 })
    expect(await stage().events(run_id, 'question:answered')).toHaveLength(1)
  })

  test('is told to whoever asked for the run, with its id and its options', async () => {
    const { run_id, played, question } = await ask('13-question-choice')
    expect(await stage().notices(run_id)).toEqual(['run_question'])
    expect((await stage().noticeTexts(run_id)).join()).toContain(question.id)
    await stage().bench.answer(run_id, 'MySQL')
    await played
  })
})

describe.concurrent('at its time limit, a question', () => {
  test('with a default is answered with it, by the platform', async () => {
    const { run_id, played } = await ask('13-question-choice', { limits: SOON })
    const run = await played
    expect(run.questions).toMatchObject([{ answer: 'PostgreSQL (recommended for production)', answered_by: 'baton' }])
    expect(await stage().heard(run_id)).toMatchObject([{ answer: 'PostgreSQL (recommended for production)' }])
  })

  test('that is optional and has no default is answered with null', async () => {
    const text = readFileSync(sample('12-question-clarification'), 'utf8').replace('required: true', 'required: false')
    const run_id = await stage().create(AGENT, [stage().file('optional.txt', text)], { limits: SOON })
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', questions: [{ answer: null }] })
    expect(await stage().heard(run_id)).toMatchObject([{ type: 'question_answer', answer: null }])
  })

  test('that is required and has no default waits on, and says so once', async () => {
    const { run_id, played } = await ask('12-question-clarification', { limits: SOON })
    await until('it is overdue', async () => (await stage().events(run_id, 'question:overdue')).length > 0)
    expect(await stage().bench.record(run_id)).toMatchObject({
      state: 'waiting_question',
      due_at: Number.MAX_SAFE_INTEGER,
    })
    await stage().bench.answer(run_id, 'Yes, full editing')
    expect(await played).toMatchObject({ state: 'completed' })
    expect(await stage().events(run_id, 'question:overdue')).toHaveLength(1)
    expect(await stage().notices(run_id)).toEqual(expect.arrayContaining(['run_question', 'run_question_waits']))
  })
})

describe.concurrent('several questions', () => {
  test('end with the hundredth: the agent is told that the next was not asked, and goes on', async () => {
    const run_id = await stage().create(AGENT, [sample('13-question-choice')])
    const run = await stage().bench.record(run_id)
    const questions = Array.from({ length: 100 }, (_, index): RunQuestion => {
      const question = { category: 'business', question: `${index}?`, options: [], required: true } as const
      const asked = { asked_at: run.created_at, attempt: 0, due_at: 0, answer: 'yes', delivered: 0 }
      return { id: `q_${index}`, question, phase: null, ...asked }
    })
    const value = { ...run, questions }
    await stage().bench.engine.store.commit([changeset('a hundred', { writes: [{ kind: 'run', id: run_id, value }] })])
    const ended = await stage().play(run_id)
    expect(ended).toMatchObject({ state: 'completed', end: { summary: 'heard 1' }, attempt: 1, notes: 1 })
    expect(ended.questions).toHaveLength(100)
    const details = expect.stringContaining('asked 100 questions')
    expect(await stage().heard(run_id)).toEqual([{ type: 'protocol_error', details }])
  })

  test('are asked one after the other, and the fourth with a warning', async () => {
    const names = [
      '11-question-business',
      '12-question-clarification',
      '13-question-choice',
      '14-question-confirmation',
    ]
    const answers = ['Ad-supported', 'No, read-only', 'MySQL', 'Yes']
    const run_id = await stage().create(AGENT, names.map(sample))
    const played = stage().play(run_id)
    const warnings: unknown[] = []
    for (const [index, text] of ['revenue model', 'edit their profiles', 'Which database', 'Proceed'].entries()) {
      warnings.push((await stage().asked(run_id, text)).warning)
      await stage().bench.answer(run_id, answers[index] ?? '')
    }
    expect(warnings).toEqual([undefined, undefined, undefined, 'too_many_questions'])
    const run = await played
    expect(run).toMatchObject({ state: 'completed', attempt: 1 })
    expect(run.checkpoints.map(({ why }) => why)).toEqual(['question', 'question', 'question', 'question', 'complete'])
    expect(await stage().heard(run_id)).toMatchObject(answers.map((answer) => ({ answer })))
  })
})
