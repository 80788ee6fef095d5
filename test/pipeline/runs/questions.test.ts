import { describe, expect, test } from 'vitest'
import { QUESTION, RUN, RunWorld } from '../../support/run-world.ts'

const MINUTE = 60_000
const answer = (text: string, question_id: string | null = null) =>
  ({ type: 'answer_question', run_id: RUN, question_id, text }) as const

describe('a question', () => {
  test('stops the run, tells whoever started it, and waits half an hour', () => {
    const world = new RunWorld()
    world.running()
    const { question_id } = world.ask()
    expect(question_id).toMatch(/^q_[0-9a-f]{10}$/)
    expect(world.run()).toMatchObject({ state: 'waiting_question', due_at: world.now + 30 * MINUTE })
    expect(world.notices.at(-1)).toMatchObject({ to: 'song-po', template: 'run_question' })
    expect(world.notices.at(-1)?.text.en).toContain('PostgreSQL | MySQL | SQLite')
  })

  test('takes an option whatever its case, and answers with it as it is written', () => {
    const world = new RunWorld()
    world.running()
    world.ask()
    expect(world.do(answer(' mysql '))).toMatchObject({ answer: 'MySQL' })
    // The worker has the process: it hands the answer over and says so.
    expect(world.run().state).toBe('waiting_question')
    const { id } = world.run().questions[0] ?? { id: '' }
    world.held({ type: 'run_resumed', answers: [id], follow_ups: 0 } as never)
    expect(world.run()).toMatchObject({ state: 'running', questions: [{ answer: 'MySQL', delivered: 1 }] })
  })

  test('refuses what is not an option and suggests the nearest', () => {
    const world = new RunWorld()
    world.running()
    world.ask()
    const refusal = world.refusal(answer('Postgres'))
    expect(refusal.code).toBe('ANSWER_REFUSED')
    expect(refusal.describe('en')).toContain('Did you mean "PostgreSQL"?')
  })

  test('is answered once: the same again is no news, another comes too late', () => {
    const world = new RunWorld()
    world.running()
    world.ask()
    const first = world.do(answer('MySQL'))
    const events = world.events.length
    expect(world.do(answer('mysql', String(first.question_id)))).toEqual(first)
    expect(world.events).toHaveLength(events)
    expect(world.refusal(answer('SQLite', String(first.question_id))).code).toBe('QUESTION_ANSWERED')
    expect(world.refusal(answer('SQLite')).code).toBe('QUESTION_NOT_FOUND')
    expect(world.refusal(answer('SQLite', 'q_nobody')).code).toBe('QUESTION_NOT_FOUND')
  })

  test('is answered by an active agent of the registry only', () => {
    const world = new RunWorld()
    world.running()
    world.ask()
    expect(world.refusal(answer('MySQL'), 'kkomkkom').code).toBe('AGENT_NOT_ACTIVE')
    expect(world.refusal(answer('MySQL'), 'nobody').code).toBe('UNKNOWN_AGENT')
  })

  test('the fourth in one phase is asked and warned about', () => {
    const world = new RunWorld()
    world.running()
    const warned = [1, 2, 3, 4].map((number) => {
      const { warning = null, question_id } = world.ask({ ...QUESTION, question: `Which, for the ${number}. time?` })
      world.do(answer('MySQL'))
      world.held({ type: 'run_resumed', answers: [question_id], follow_ups: 0 } as never)
      return warning
    })
    expect(warned).toEqual([null, null, null, 'too_many_questions'])
  })

  test('is not asked where the run has asked 100: it goes on, and an earlier one is answered again', () => {
    const world = new RunWorld()
    world.running()
    const which = (number: number) => ({ ...QUESTION, question: `Which, for the ${number}. time?` })
    for (let number = 1; number <= 100; number += 1) {
      const { question_id } = world.ask(which(number))
      world.do(answer('MySQL'))
      world.held({ type: 'run_resumed', answers: [question_id], follow_ups: 0 } as never)
    }
    const before = world.run()
    expect(before.questions).toHaveLength(100)
    expect(world.ask(which(101))).toMatchObject({ question_id: null, answered: false })
    expect(world.run()).toEqual(before)
    world.lease('w2')
    world.take('w2', { dead: true })
    expect(world.ask(which(7), 'w2')).toMatchObject({ answered: true, answer: 'MySQL' })
    expect(world.ask(which(101), 'w2')).toMatchObject({ question_id: null })
  })
})

describe('a question that nobody answers in time', () => {
  const fire = { type: 'fire_run', run_id: RUN } as const

  test.each([
    ['with a default', QUESTION, 'PostgreSQL'],
    ['optional and without default', { ...QUESTION, default: undefined, required: false }, null],
  ])('%s answers itself at its minute, not before', (_name, question, expected) => {
    const world = new RunWorld()
    world.running()
    world.ask(withoutUndefined(question))
    world.now += 30 * MINUTE - 1
    expect(world.do(fire, 'baton')).toMatchObject({ fired: [] })
    world.now += 1
    expect(world.do(fire, 'baton')).toMatchObject({ fired: ['default_answer'] })
    expect(world.run().questions[0]).toMatchObject({ answer: expected, answered_by: 'baton' })
    expect(world.do(fire, 'baton')).toMatchObject({ fired: [] })
  })

  test('required and without default waits on, and says so once', () => {
    const world = new RunWorld()
    world.running()
    world.ask(withoutUndefined({ ...QUESTION, default: undefined }))
    world.now += 30 * MINUTE
    expect(world.do(fire, 'baton')).toMatchObject({ fired: ['question_overdue'] })
    expect(world.notices.at(-1)).toMatchObject({ template: 'run_question_waits' })
    world.now += 72 * 60 * MINUTE
    expect(world.do(fire, 'baton')).toMatchObject({ fired: [] })
    expect(world.do(answer('SQLite'))).toMatchObject({ answer: 'SQLite' })
  })
})

describe('after the worker died', () => {
  function askedThenDead(): RunWorld {
    const world = new RunWorld()
    world.running('w1')
    world.ask()
    world.lease('w2')
    world.take('w2', { dead: true })
    return world
  }

  test('a question waits without a process; its answer queues the run for the next worker', () => {
    const world = askedThenDead()
    expect(world.run()).toMatchObject({ state: 'waiting_question', holder: null })
    world.do(answer('SQLite'))
    expect(world.run().state).toBe('queued')
    expect(world.take('w2')).toMatchObject({ attempt: 3, start: true })
  })

  test('an agent that asks the same again gets the answer that was given, and nobody is asked twice', () => {
    const world = askedThenDead()
    world.do(answer('SQLite'))
    world.take('w2')
    const notices = world.notices.length
    const again = world.ask(QUESTION, 'w2')
    expect(again).toMatchObject({ answered: true, answer: 'SQLite' })
    expect(world.notices).toHaveLength(notices)
    expect(world.run()).toMatchObject({ state: 'running', questions: [{ id: again.question_id }] })
    expect(world.run().questions).toHaveLength(1)
    // Once it got the answer, the same words are a new question.
    world.held({ type: 'run_resumed', answers: [again.question_id], follow_ups: 0 } as never, 'w2')
    expect(world.ask(QUESTION, 'w2')).toMatchObject({ answered: false })
    expect(world.run().questions).toHaveLength(2)
  })

  test('an agent that asks again before anybody answered waits for the same question', () => {
    const world = new RunWorld()
    world.running('w1')
    world.ask()
    const { id } = world.run().questions[0] ?? { id: '' }
    const end = { how: 'signal', signal: 'SIGKILL', files: [] }
    world.held({ type: 'run_ended', end, checkpoint: null } as never)
    world.do({ type: 'resume_run', run_id: RUN, reason: null })
    world.take('w1')
    expect(world.refusal(answer('SQLite')).code).toBe('QUESTION_NOT_FOUND')
    expect(world.ask()).toMatchObject({ question_id: id, answered: false })
    expect(world.run()).toMatchObject({ state: 'waiting_question', asking: id })
    expect(world.run().questions).toHaveLength(1)
    expect(world.do(answer('SQLite'))).toMatchObject({ question_id: id })
  })
})

function withoutUndefined<Value extends object>(value: Value): never {
  return JSON.parse(JSON.stringify(value)) as never
}
