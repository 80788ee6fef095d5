import { expect } from 'vitest'
import type { Store, TaskQuery } from '../../../src/store/port.ts'
import {
  changeset,
  escalation,
  message,
  newRun,
  newTask,
  notice,
  SHIPPED_ENDS,
  type TaskParts,
  taskRecord,
} from '../samples.ts'
import { allPages } from './all-pages.ts'
import type { Cases } from './case.ts'

const ids = async (store: Store, query: Partial<TaskQuery> = {}) =>
  (await store.list('tasks', { limit: 100, ...query })).rows.map(({ task_id }) => task_id)

const rewrite = (commandId: string, id: string, parts: TaskParts) =>
  changeset(commandId, { writes: [{ kind: 'task', id, value: taskRecord(id, parts) }] })

export const LISTS: Cases = {
  'of an empty store is empty': async ({ store }) => {
    expect(await store.list('tasks', { limit: 5 })).toEqual({ rows: [] })
    expect(await store.list('task_counts', {})).toEqual({ rows: [] })
    expect(await store.list('due', { until: 9e15, limit: 5 })).toEqual({ rows: [] })
    expect(await store.list('dependents', { task_id: 'T1', limit: 5 })).toEqual({ rows: [] })
    expect(await store.list('messages', { task_id: 'T1', limit: 5 })).toEqual({ rows: [] })
    expect(await store.list('escalations', { limit: 5 })).toEqual({ rows: [] })
    expect(await store.list('notices', { to: ['user'], limit: 5 })).toEqual({ rows: [] })
    expect(await store.list('runs', { limit: 5 })).toEqual({ rows: [] })
    expect(await store.list('due_runs', { until: 9e15, limit: 5 })).toEqual({ rows: [] })
    expect(await store.list('workers', { limit: 5 })).toEqual({ rows: [] })
    expect(await store.list('relays', { limit: 5 })).toEqual({ rows: [] })
  },

  'of tasks shows what a line needs': async ({ store }) => {
    const task = { assigned_agent: 'jarvis', revision_count: 2, status: 'DEV_IN_PROGRESS', assigned_team: 'JARVIS' }
    await store.commit([newTask('T1', { task, due_at: 1500, escalations: [escalation('e', { level: 2 })] })])
    expect((await store.list('tasks', { limit: 5 })).rows).toEqual([
      {
        task_id: 'T1',
        title: 'Title of T1',
        status: 'DEV_IN_PROGRESS',
        team: 'JARVIS',
        agent: 'jarvis',
        priority: 'P1_high',
        revision_count: 2,
        blocked: true,
        updated_at: '2026-02-28T09:00:00.000Z',
        due_at: 1500,
      },
    ])
  },

  'is not changed by what is done to its rows': async ({ store }) => {
    await store.commit([
      newTask('T1', { escalations: [escalation('e')] }),
      changeset('a', { notices: [notice('a/1')] }),
    ])
    const ask = async () => [
      ...(await store.list('tasks', { limit: 5 })).rows,
      ...(await store.list('escalations', { limit: 5 })).rows.map((row) => row.escalation),
      ...(await store.list('notices', { to: ['user'], limit: 5 })).rows.map((row) => row.text),
    ]
    const before = structuredClone(await ask())
    for (const row of await ask()) {
      // An engine may hand out a copy, or refuse the change.
      try {
        Object.assign(row, { title: 'spoilt', level: 3, ko: 'spoilt' })
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
      }
    }
    expect(await ask()).toEqual(before)
  },

  'of tasks begins with the newest and keeps its order when they change': async ({ store }) => {
    await store.commit(['T1', 'T2', 'T3'].map((id) => newTask(id)))
    await store.commit([rewrite('a', 'T1', { task: { title: 'changed' } })])
    expect(await ids(store)).toEqual(['T3', 'T2', 'T1'])
  },

  'of tasks goes on page by page, without gaps or repeats': async ({ store }) => {
    const names = Array.from({ length: 7 }, (_, index) => `T${index}`)
    await store.commit(names.map((id) => newTask(id)))
    const found = await allPages(store, 'tasks', { limit: 3 })
    expect(found.map((rows) => rows.map(({ task_id }) => task_id))).toEqual([
      ['T6', 'T5', 'T4'],
      ['T3', 'T2', 'T1'],
      ['T0'],
    ])
    expect(await allPages(store, 'tasks', { limit: 7 })).toHaveLength(1)
  },

  'of tasks is not shifted by tasks that come meanwhile': async ({ store }) => {
    await store.commit(['T1', 'T2', 'T3'].map((id) => newTask(id)))
    const { cursor = '' } = await store.list('tasks', { limit: 2 })
    await store.commit([newTask('T4')])
    expect(await ids(store, { cursor })).toEqual(['T1'])
  },

  'of tasks is narrowed by status, team, openness and text': async ({ store }) => {
    await store.commit([
      newTask('T1', { task: { status: 'DONE', assigned_team: 'KKOMKKOM', title: '로그인 화면' } }),
      newTask('T2', { task: { status: 'DEV_PENDING', assigned_team: 'JARVIS', title: 'Login page' } }),
      newTask('T3', { task: { status: 'CANCELLED', assigned_team: 'JARVIS', title: 'Logout' } }),
      newTask('T4', { task: { status: 'QA_PENDING', assigned_team: 'KIMQA', title: '100%_sure' } }),
    ])
    expect(await ids(store, { status: ['DONE', 'QA_PENDING', 'DONE'] })).toEqual(['T4', 'T1'])
    expect(await ids(store, { status: [] })).toEqual([])
    expect(await ids(store, { team: 'JARVIS' })).toEqual(['T3', 'T2'])
    expect(await ids(store, { open: true })).toEqual(['T4', 'T2'])
    expect(await ids(store, { open: false })).toEqual(['T3', 'T1'])
    expect(await ids(store, { team: 'JARVIS', open: true })).toEqual(['T2'])
    expect(await ids(store, { team: 'JARVIS', open: false })).toEqual(['T3'])
    expect(await ids(store, { status: ['DONE', 'DEV_PENDING'], open: true, team: 'JARVIS' })).toEqual(['T2'])
    expect(await ids(store, { text: 'LOG' })).toEqual(['T3', 'T2'])
    expect(await ids(store, { text: '그인' })).toEqual(['T1'])
    expect(await ids(store, { text: 't4' })).toEqual(['T4'])
    expect(await ids(store, { text: '%_' })).toEqual(['T4'])
    expect(await ids(store, { text: 'o%n' })).toEqual([])
  },

  'of several statuses is one list, page by page': async ({ store }) => {
    const status = (index: number) => ['DONE', 'DEV_PENDING', 'QA_PENDING'][index % 3] ?? ''
    const names = Array.from({ length: 12 }, (_, index) => `T${index}`)
    await store.commit(names.map((id, index) => newTask(id, { task: { status: status(index) } })))
    const found = await allPages(store, 'tasks', { status: ['QA_PENDING', 'DONE'], limit: 3 })
    expect(found.flat().map(({ task_id }) => task_id)).toEqual(['T11', 'T9', 'T8', 'T6', 'T5', 'T3', 'T2', 'T0'])
    expect(found.map((rows) => rows.length)).toEqual([3, 3, 2])
  },

  'of tasks moves them when their record changes': async ({ store }) => {
    await store.commit([newTask('T1')])
    await store.commit([rewrite('a', 'T1', { task: { status: 'DONE', assigned_team: 'KIMQA' } })])
    expect(await ids(store, { team: 'BUNKER' })).toEqual([])
    expect(await ids(store, { open: true })).toEqual([])
    expect(await ids(store, { status: ['DONE'], team: 'KIMQA', open: false })).toEqual(['T1'])
  },

  'of tasks knows from its definition when a task is over': async ({ store }) => {
    const record = taskRecord('T1', { definition: 'own', task: { status: 'SHIPPED' } })
    await store.commit([
      changeset('a', {
        // The definition may come after the task that needs it.
        writes: [
          { kind: 'task', id: 'T1', value: record },
          { kind: 'definition', id: 'own', value: { definition: SHIPPED_ENDS } },
        ],
      }),
      newTask('T2', { definition: 'own', task: { status: 'DONE' } }),
      newTask('T3', { definition: 'not there', task: { status: 'SHIPPED' } }),
    ])
    expect(await ids(store, { open: true })).toEqual(['T3', 'T2'])
  },

  'of tasks says blocked only for open escalations above the first level': async ({ store }) => {
    await store.commit([
      newTask('T1', { escalations: [escalation('a', { level: 1 })] }),
      newTask('T2', { escalations: [escalation('a', { level: 3, state: 'resolved' })] }),
      newTask('T3', { escalations: [escalation('a'), escalation('b', { level: 2 })] }),
    ])
    expect((await store.list('tasks', { limit: 5 })).rows.map(({ blocked }) => blocked)).toEqual([true, false, false])
  },

  'of a cursor that nobody handed out is refused as input': async ({ store }) => {
    await store.commit([newTask('T1'), newTask('T2'), newRun('R1'), newRun('R2')])
    const foreign = (await store.list('runs', { limit: 1 })).cursor ?? ''
    const own = (await store.list('tasks', { limit: 1 })).cursor ?? ''
    expect(await ids(store, { cursor: own })).toEqual(['T1'])
    const made = ['tasks 0', 'tasks -1', 'tasks 1.5', 'tasks 99999999999999999', 'tasks 1 OR 1']
    const encoded = made.map((text) => Buffer.from(text).toString('base64url'))
    for (const cursor of ['x', '1', '', foreign, `${own}=`, ...encoded]) {
      await expect(store.list('tasks', { cursor, limit: 1 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
  },

  'of what is due begins with the earliest and stops at the time asked for': async ({ store }) => {
    await store.commit([
      newTask('T1', { due_at: 300 }),
      newTask('T2', { due_at: 100 }),
      newTask('T3'),
      newTask('T4', { due_at: 100 }),
      newTask('T5', { due_at: 301 }),
    ])
    const due = async (until: number, limit = 10) => (await store.list('due', { until, limit })).rows
    expect(await due(300)).toEqual([
      { task_id: 'T2', due_at: 100 },
      { task_id: 'T4', due_at: 100 },
      { task_id: 'T1', due_at: 300 },
    ])
    expect(await due(300, 1)).toEqual([{ task_id: 'T2', due_at: 100 }])
    expect(await due(99)).toEqual([])
    await store.commit([rewrite('a', 'T2', { due_at: null }), rewrite('b', 'T4', { due_at: 900 })])
    expect(await due(300)).toEqual([{ task_id: 'T1', due_at: 300 }])
  },

  'of counts has every status that a task is in, as tasks move': async ({ store }) => {
    const of = (status: string) => ({ task: { status } })
    await store.commit([
      newTask('T1', of('QA_PENDING')),
      newTask('T2', of('DEV_PENDING')),
      newTask('T3', of('QA_PENDING')),
    ])
    const dev = (count: number) => ({ status: 'DEV_PENDING', count })
    expect((await store.list('task_counts', {})).rows).toEqual([dev(1), { status: 'QA_PENDING', count: 2 }])
    await store.commit([rewrite('a', 'T1', of('DEV_PENDING')), rewrite('b', 'T3', of('DEV_PENDING'))])
    expect((await store.list('task_counts', {})).rows).toEqual([dev(3)])
  },

  'of dependents follows the dependencies as they change': async ({ store }) => {
    const on = (...dependencies: string[]) => ({ task: { dependencies } })
    await store.commit([newTask('A'), newTask('B', on('A')), newTask('C', on('A', 'B', 'A')), newTask('D', on('A'))])
    const found = await allPages(store, 'dependents', { task_id: 'A', limit: 2 })
    expect(found).toEqual([[{ task_id: 'B' }, { task_id: 'C' }], [{ task_id: 'D' }]])
    await store.commit([rewrite('a', 'C', on('B')), rewrite('b', 'D', on()), rewrite('c', 'B', on('A'))])
    expect(await allPages(store, 'dependents', { task_id: 'A', limit: 9 })).toEqual([[{ task_id: 'B' }]])
    expect(await allPages(store, 'dependents', { task_id: 'B', limit: 9 })).toEqual([[{ task_id: 'C' }]])
  },

  'of messages holds those of one task, in the order they came': async ({ store }) => {
    const accept = (id: string, task: string) =>
      changeset(id, { writes: [{ kind: 'message', id, value: message(task, id) }] })
    await store.commit([accept('m1', 'T1'), accept('m2', 'T2'), accept('m3', 'T1'), accept('m4', 'T1')])
    const found = await allPages(store, 'messages', { task_id: 'T1', limit: 2 })
    expect(found.map((rows) => rows.map(({ id }) => id))).toEqual([['m1', 'm3'], ['m4']])
    expect(found[0]?.[0]?.value).toEqual(message('T1', 'm1'))
  },

  'of escalations holds the open ones, the oldest first, until they end': async ({ store }) => {
    await store.commit([
      newTask('T1', { escalations: [escalation('a')] }),
      newTask('T2', { escalations: [escalation('a'), escalation('b')] }),
    ])
    const ended = escalation('a', { state: 'resolved', outcome: 'continue' })
    await store.commit([
      rewrite('c1', 'T1', { escalations: [escalation('a'), escalation('later', { level: 3 })] }),
      rewrite('c2', 'T2', { escalations: [ended, escalation('b')] }),
    ])
    const open = await allPages(store, 'escalations', { limit: 2 })
    expect(open.map((rows) => rows.map((row) => `${row.task_id} ${row.escalation.id}`))).toEqual([
      ['T1 a', 'T2 b'],
      ['T1 later'],
    ])
    const { rows } = await store.list('escalations', { limit: 9, all: true })
    expect(rows.map((row) => `${row.task_id} ${row.escalation.id} ${row.escalation.state}`)).toEqual([
      'T1 a open',
      'T2 a resolved',
      'T2 b open',
      'T1 later open',
    ])
    await store.commit([rewrite('c3', 'T2', { escalations: [] })])
    expect((await store.list('escalations', { limit: 9, all: true })).rows).toHaveLength(2)
  },

  'of notices holds those to any of the receivers, the newest first': async ({ store }) => {
    const to = (id: string, receiver: string) => changeset(id, { notices: [notice(`${id}/1`, receiver)] })
    await store.commit([
      to('a', 'user'),
      to('b', 'team:JARVIS'),
      to('c', 'kim'),
      to('d', 'user'),
      to('e', 'team:JARVIS'),
    ])
    const found = await allPages(store, 'notices', { to: ['user', 'team:JARVIS', 'user'], limit: 3 })
    expect(found.map((rows) => rows.map(({ id }) => id))).toEqual([['e/1', 'd/1', 'b/1'], ['a/1']])
    expect(found[1]?.[0]).toEqual(notice('a/1', 'user'))
    expect((await store.list('notices', { to: [], limit: 3 })).rows).toEqual([])
  },
}
