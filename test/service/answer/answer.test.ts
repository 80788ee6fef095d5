import { expect, test } from 'vitest'
import { answer } from '../../../src/service/answer/answer.ts'
import { showRun } from '../../../src/service/runs/show-run.ts'
import { allEvents } from '../../../src/store/all-events.ts'
import { PO, ServiceWorld } from '../../support/service-world.ts'

const ORIGIN = { channel: 'page', user: 'ada', uid: null, pid: 7, tty: null, ancestry: [] } as const

test('the number of an option answers a question, and the event says who answered from where', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const { run_id, question_id } = await world.askingRun()
  const answered = await answer(service, { actor: 'kimqa', from: ORIGIN }, { target: question_id, text: ' 3 ' })
  expect(answered).toEqual({
    about: 'question',
    run_id,
    question_id,
    answer: 'SQLite',
    state: 'waiting_question',
    resume: null,
    worked_on: false,
  })
  const { run } = await showRun(service, PO, { run: run_id })
  expect(run.questions).toMatchObject([{ id: question_id, answer: 'SQLite', answered_by: 'kimqa' }])
  const events = []
  for await (const { type, actor, data } of allEvents(service.engine.store, { stream: run_id }))
    if (type === 'question:answered') events.push({ actor, origin: data.origin })
  expect(events).toEqual([{ actor: 'kimqa', origin: ORIGIN }])
})

test('a run is found without the last four of its id, and without a worker it is said what to resume', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const { run_id } = await world.askingRun()
  world.clock.advance(120_000)
  const answered = await answer(service, PO, { target: run_id.slice(0, -5), text: 'MySQL' })
  expect(answered).toMatchObject({ about: 'question', run_id, answer: 'MySQL', resume: { run_id } })
})

test('an answer to nothing, and one that is no option, are refused and write nothing', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const { question_id } = await world.askingRun()
  const task = await world.taskIn('DEV_IN_PROGRESS')
  const before = await world.events()
  const refused = async (target: string, text: string) =>
    answer(service, PO, { target, text }).then(
      () => undefined,
      ({ code }: { code: string }) => code,
    )
  expect(await refused('q_none', 'x')).toBe('QUESTION_NOT_FOUND')
  expect(await refused(question_id, 'Oracle')).toBe('ANSWER_REFUSED')
  expect(await refused(task, 'approve')).toBe('RELAY_NOT_FOUND')
  expect(await world.events()).toBe(before)
})

test('the item that a task asks is answered by its option, by the PO alone', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const task_id = await world.carriedTask()
  await expect(answer(service, { actor: 'jarvis' }, { target: task_id, text: 'approve' })).rejects.toMatchObject({
    code: 'PO_ONLY',
  })
  const answered = await answer(service, PO, { target: task_id, text: 'Approve', note: 'go' })
  expect(answered).toEqual({
    ...{ about: 'task', task_id, answer: 'approve', status: 'PLAN_IN_PROGRESS', is_over: false },
    // The world's own worker goes on.
    ...{ label: { ko: '기획 진행 중', en: 'In planning' }, worked_on: true, asks: null },
  })
  const { rows: items } = await service.engine.store.list('items', { task_id, limit: 5 })
  expect(items).toMatchObject([{ kind: 'plan', open: false, answer: { by: 'song-po', note: 'go', how: 'person' } }])
  await expect(answer(service, PO, { target: task_id, text: 'approve' })).rejects.toMatchObject({
    code: 'NOTHING_TO_CHOOSE',
  })
})

test('work that its agent gave up is answered by its options: tried again, or the task is put on hold', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const task_id = await world.carriedTask({ run: () => ({ how: 'exit_code', code: 1 }) })
  const runs = async () =>
    (await service.engine.store.list('runs', { task_id, limit: 9 })).rows.map(({ state }) => state)
  expect(await runs()).toEqual(['failed', 'failed'])
  await expect(answer(service, PO, { target: task_id, text: 'approve' })).rejects.toMatchObject({
    code: 'ITEM_CHOICE_UNKNOWN',
  })
  expect(await answer(service, PO, { target: task_id, text: 'retry' })).toMatchObject({ answer: 'retry' })
  expect(await runs()).toEqual(['queued', 'failed', 'failed'])
  await expect(answer(service, PO, { target: task_id, text: 'retry' })).rejects.toMatchObject({
    code: 'NOTHING_TO_CHOOSE',
  })
})

test('the same on hold: the task waits until the PO resumes it', async () => {
  await using world = await ServiceWorld.open()
  const { service } = world
  const task_id = await world.carriedTask({ run: () => ({ how: 'exit_code', code: 1 }) })
  const answered = await answer(service, PO, { target: task_id, text: 'hold', note: 'tomorrow' })
  expect(answered).toMatchObject({ answer: 'hold', status: 'ON_HOLD', is_over: false })
})
