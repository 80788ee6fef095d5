import { expect } from 'vitest'
import { RUN_STATES, type RunRecord } from '../../../src/pipeline/runs/run-record.ts'
import type { RunQuery, Store } from '../../../src/store/port.ts'
import { changeset, ended, newRun, question, relay, runRecord, worker } from '../samples.ts'
import { allPages } from './all-pages.ts'
import type { Cases } from './case.ts'

const ids = async (store: Store, query: Partial<RunQuery> = {}) =>
  (await store.list('runs', { limit: 100, ...query })).rows.map(({ run_id }) => run_id)

const rewrite = (commandId: string, id: string, rest: Partial<RunRecord>) =>
  changeset(commandId, { writes: [{ kind: 'run', id, value: runRecord(id, rest) }] })

/** One run in every state, oldest first. */
const inEveryState = () => RUN_STATES.map((state) => newRun(state, { state }))

const workers = async (store: Store, limit = 10) =>
  (await store.list('workers', { limit })).rows.map(({ worker: id, until }) => `${id} ${until - 1_000_000}`)

export const RUNS: Cases = {
  'comes back as it was, run and worker alike': async ({ store, time }) => {
    const run = runRecord('R1', { questions: [question('q_1', '어느 쪽?')], ...ended('exit_code') })
    await store.commit([
      changeset('a', {
        writes: [{ kind: 'run', id: 'R1', value: run }],
      }),
    ])
    await store.renew(worker('w', ['house']), 5)
    const [loaded, one] = await store.load([
      { kind: 'run', id: 'R1' },
      { kind: 'worker', id: 'w' },
    ])
    expect(loaded).toEqual({ kind: 'run', id: 'R1', version: 1, value: run })
    expect(one).toEqual({
      kind: 'worker',
      id: 'w',
      version: 1,
      value: { ...worker('w', ['house']), until: time.now + 5 },
    })
  },

  'is listed with what a line needs': async ({ store }) => {
    const times = { started_at: '2026-02-28T09:01:00.000Z', updated_at: '2026-02-28T09:02:00.000Z' }
    const questions = [question('q_1', 'First?', null), question('q_2', 'Which one?'), question('q_3', 'And then?')]
    const standing = { state: 'waiting_question', attempt: 2, holder: 'w', wish: 'pause', due_at: 1_500 } as const
    await store.commit([newRun('R1', { task_id: 'T1', stage: 'DEV', ...standing, ...times, questions, asking: 'q_2' })])
    expect((await store.list('runs', { limit: 5 })).rows).toEqual([
      {
        run_id: 'R1',
        task_id: 'T1',
        stage: 'DEV',
        agent: 'jarvis',
        ...standing,
        created_at: '2026-02-28T09:00:00.000Z',
        ...times,
        ended_at: null,
        question: 'Which one?',
        how: null,
      },
    ])
  },

  'is listed with how it ended, and no longer with a question': async ({ store }) => {
    const questions = [question('q_1', 'Which one?')]
    await store.commit([newRun('R1', { state: 'waiting_question', questions, asking: 'q_1' })])
    await store.commit([rewrite('a', 'R1', { questions, ...ended('wall_clock') })])
    expect((await store.list('runs', { limit: 5 })).rows).toMatchObject([
      { state: 'failed', how: 'wall_clock', question: null, ended_at: '2026-02-28T09:00:00.000Z' },
    ])
  },

  'is listed the newest first, in its place for good, page by page': async ({ store }) => {
    const names = Array.from({ length: 7 }, (_, index) => `R${index}`)
    await store.commit(names.map((id) => newRun(id)))
    await store.commit([rewrite('a', 'R1', { state: 'running' })])
    const found = await allPages(store, 'runs', { limit: 3 })
    expect(found.map((rows) => rows.map(({ run_id }) => run_id))).toEqual([
      ['R6', 'R5', 'R4'],
      ['R3', 'R2', 'R1'],
      ['R0'],
    ])
    const { cursor = '' } = await store.list('runs', { limit: 2 })
    await store.commit([newRun('later')])
    expect(await ids(store, { cursor, limit: 2 })).toEqual(['R4', 'R3'])
  },

  'is listed by its state, of several as one list': async ({ store }) => {
    await store.commit(inEveryState())
    expect(await ids(store, { state: ['completed', 'running', 'completed'] })).toEqual(['completed', 'running'])
    expect(await ids(store, { state: [] })).toEqual([])
    const found = await allPages(store, 'runs', { state: ['cancelled', 'queued', 'paused'], limit: 2 })
    expect(found.map((rows) => rows.map(({ run_id }) => run_id))).toEqual([['cancelled', 'paused'], ['queued']])
  },

  'is open until it has ended': async ({ store }) => {
    await store.commit(inEveryState())
    const open = ['waiting_retry', 'waiting_review', 'waiting_question', 'paused', 'running', 'queued']
    expect(await ids(store, { open: true })).toEqual(open)
    expect(await ids(store, { open: false })).toEqual(['cancelled', 'failed', 'completed'])
    expect(await ids(store, { open: true, state: ['failed', 'paused'] })).toEqual(['paused'])
    expect(await ids(store, { open: false, state: ['failed', 'paused'] })).toEqual(['failed'])
    expect(await ids(store, { open: true, state: ['failed'] })).toEqual([])
    expect((await allPages(store, 'runs', { open: true, limit: 4 })).map((rows) => rows.length)).toEqual([4, 2])
    await store.commit([rewrite('a', 'paused', ended('cancelled'))])
    expect(await ids(store, { open: true })).toEqual(open.filter((id) => id !== 'paused'))
  },

  'is listed by its task and by its holder, narrowed by the rest': async ({ store }) => {
    await store.commit([
      newRun('R1', { task_id: 'T1', state: 'running', holder: 'w1' }),
      newRun('R2', { task_id: 'T1', ...ended('completed') }),
      newRun('R3', { task_id: 'T2', state: 'running', holder: 'w2' }),
      newRun('R4', { state: 'paused', holder: 'w1' }),
    ])
    expect(await ids(store, { task_id: 'T1' })).toEqual(['R2', 'R1'])
    expect(await ids(store, { task_id: 'T1', open: true })).toEqual(['R1'])
    expect(await ids(store, { task_id: 'T1', state: ['completed'] })).toEqual(['R2'])
    expect(await ids(store, { holder: 'w1' })).toEqual(['R4', 'R1'])
    expect(await ids(store, { holder: 'w1', task_id: 'T1' })).toEqual(['R1'])
    expect(await ids(store, { holder: 'w1', task_id: 'T2' })).toEqual([])
    expect(await ids(store, { holder: 'w1', state: ['paused'], open: true })).toEqual(['R4'])
    await store.commit([rewrite('a', 'R1', { task_id: 'T2', state: 'running', holder: null })])
    expect(await ids(store, { holder: 'w1' })).toEqual(['R4'])
    expect(await ids(store, { task_id: 'T2' })).toEqual(['R3', 'R1'])
  },

  'is due, the earliest first, up to a moment': async ({ store }) => {
    await store.commit([
      newRun('R1', { due_at: 300 }),
      newRun('R2', { due_at: 100 }),
      newRun('R3'),
      newRun('R4', { due_at: 100 }),
      newRun('R5', { due_at: 301 }),
    ])
    const due = async (until: number, limit = 10) => (await store.list('due_runs', { until, limit })).rows
    expect(await due(300)).toEqual([
      { run_id: 'R2', due_at: 100 },
      { run_id: 'R4', due_at: 100 },
      { run_id: 'R1', due_at: 300 },
    ])
    expect(await due(300, 1)).toEqual([{ run_id: 'R2', due_at: 100 }])
    await store.commit([rewrite('a', 'R2', { due_at: null }), rewrite('b', 'R4', { due_at: 900 })])
    expect(await due(300)).toEqual([{ run_id: 'R1', due_at: 300 }])
  },

  'written twice by one changeset is listed as it was written last': async ({ store }) => {
    const twice = [runRecord('R1'), runRecord('R1', { state: 'running', holder: 'w' })]
    await store.commit([changeset('a', { writes: twice.map((value) => ({ kind: 'run', id: 'R1', value })) })])
    expect(await ids(store, { state: ['running'] })).toEqual(['R1'])
    expect(await store.check()).toEqual([])
  },

  'keeps half characters in its record, and shows whole ones in its list': async ({ store }) => {
    const odd = { agent: 'a\ud800', stage: '\udc00', questions: [question('q_1', '\ud800?')], asking: 'q_1' }
    await store.commit([newRun('R1', odd)])
    expect((await store.load([{ kind: 'run', id: 'R1' }]))[0]?.value).toEqual(runRecord('R1', odd))
    const [row] = (await store.list('runs', { limit: 1 })).rows
    expect(row).toMatchObject({ agent: 'a\ufffd', stage: '\ufffd', question: '\ufffd?' })
    expect(await store.check()).toEqual([])
  },

  'counts workers, the one believed to live for longest first': async ({ store }) => {
    for (const [id, ms] of Object.entries({ a: 20, b: 30, c: 30, d: 10 })) await store.renew(worker(id), ms)
    expect(await workers(store)).toEqual(['c 30', 'b 30', 'a 20', 'd 10'])
    expect(await workers(store, 2)).toEqual(['c 30', 'b 30'])
    await store.renew(worker('d'), 40)
    expect(await workers(store)).toEqual(['d 40', 'c 30', 'b 30', 'a 20'])
  },

  'lists tasks that are carried, the oldest first, page by page, and none that has come to its end': async ({
    store,
  }) => {
    await store.commit([relay('1', 'T1'), relay('2', 'T2', { open: false }), relay('3', 'T3')])
    await store.commit([relay('4', 'T4'), relay('5', 'T1', { tip: 'f'.repeat(40) })])
    const first = await store.list('relays', { limit: 2 })
    expect(first.rows.map(({ task_id, tip = null }) => `${task_id} ${tip?.length ?? tip}`)).toEqual([
      'T1 40',
      'T3 null',
    ])
    const second = await store.list('relays', { limit: 2, cursor: first.cursor ?? '' })
    expect(second.rows.map(({ task_id }) => task_id)).toEqual(['T4'])
    expect(second.cursor).toBeUndefined()
    await store.commit([relay('6', 'T3', { open: false })])
    expect((await store.list('relays', { limit: 5 })).rows.map(({ task_id }) => task_id)).toEqual(['T1', 'T4'])
    expect(await store.check()).toEqual([])
  },
}
