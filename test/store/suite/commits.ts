import { expect } from 'vitest'
import type { Changeset } from '../../../src/pipeline/changeset.ts'
import { CONTROL } from '../../../src/pipeline/records.ts'
import { add, changeset, event, newTask, notice, taskRecord } from '../samples.ts'
import type { Cases } from './case.ts'

const T1 = { kind: 'task', id: 'T1' } as const

const write = (commandId: string, version: number, title: string): Changeset =>
  changeset(commandId, {
    reads: [{ ...T1, version }],
    writes: [{ ...T1, value: taskRecord('T1', { task: { title } }) }],
    events: [event('T1')],
  })

export const COMMITS: Cases = {
  'of nothing answers nothing': async ({ store }) => {
    expect(await store.commit([])).toEqual([])
  },

  'is there for the next load, with the first version': async ({ store }) => {
    expect(await store.load([T1])).toEqual([{ ...T1, version: 0, value: undefined }])
    const [answer] = await store.commit([newTask('T1')])
    expect(answer).toEqual({ outcome: 'committed', answer: { ok: true, result: { said: 'create T1' } }, numbers: [1] })
    expect(await store.load([T1])).toEqual([{ ...T1, version: 1, value: taskRecord('T1') }])
  },

  'counts a version with every write': async ({ store }) => {
    await store.commit([newTask('T1')])
    await store.commit([write('a', 1, 'one'), write('b', 2, 'two')])
    const [loaded] = await store.load([T1])
    expect(loaded?.version).toBe(3)
    expect(loaded?.value).toEqual(taskRecord('T1', { task: { title: 'two' } }))
  },

  'loads every kind, in the order asked for, also twice': async ({ store }) => {
    const control = { stopped_at: 5, frozen_ms: 7 }
    await store.commit([newTask('T1'), changeset('stop', { writes: [{ ...CONTROL, value: control }] })])
    const loaded = await store.load([CONTROL, T1, { kind: 'message', id: 'none' }, CONTROL])
    expect(loaded.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'control 1',
      'task 1',
      'message 0',
      'control 1',
    ])
    expect(loaded[3]?.value).toEqual(control)
  },

  'keeps kinds apart that have the same id': async ({ store }) => {
    await store.commit([changeset('a', { writes: [{ kind: 'registry', id: 'same', value: { agents: [] } }] })])
    expect((await store.load([{ kind: 'control', id: 'same' }]))[0]?.version).toBe(0)
  },

  'conflicts when what it read has changed, and names it': async ({ store }) => {
    await store.commit([newTask('T1')])
    await store.commit([write('a', 1, 'one')])
    expect(await store.commit([write('b', 1, 'two')])).toEqual([{ outcome: 'conflict', key: T1 }])
  },

  'conflicts when what it found missing is there by now': async ({ store }) => {
    await store.commit([newTask('T1')])
    const again = { ...newTask('T1'), commandId: 'other' }
    expect(await store.commit([again])).toEqual([{ outcome: 'conflict', key: T1 }])
  },

  'conflicts when what it read was never there': async ({ store }) => {
    expect(await store.commit([write('a', 1, 'one')])).toEqual([{ outcome: 'conflict', key: T1 }])
  },

  'conflicts over a record that it only read': async ({ store }) => {
    await store.commit([changeset('stop', { writes: [{ ...CONTROL, value: { stopped_at: 1, frozen_ms: 0 } }] })])
    const stale = changeset('a', { reads: [{ ...CONTROL, version: 0 }], events: [event('T1')] })
    expect(await store.commit([stale])).toEqual([{ outcome: 'conflict', key: CONTROL }])
  },

  'that conflicts leaves nothing behind': async ({ store }) => {
    const stale: Changeset = {
      ...write('a', 1, 'one'),
      notices: [notice('a/1')],
      work: [add('a/2')],
    }
    await store.commit([stale])
    expect(await store.facts()).toMatchObject({ events: 0, tasks: 0 })
    expect(await store.events({ limit: 10 })).toEqual([])
    expect((await store.list('notices', { to: ['user'], limit: 10 })).rows).toEqual([])
    expect((await store.list('rows', { limit: 10 })).rows).toEqual([])
    // Not even its name: decided again, it is committed.
    expect((await store.commit([{ ...write('a', 0, 'one') }]))[0]?.outcome).toBe('committed')
  },

  'that conflicts does not touch the others of its batch': async ({ store }) => {
    const outcomes = await store.commit([newTask('T1'), write('stale', 7, 'no'), newTask('T2'), write('a', 1, 'yes')])
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['committed', 'conflict', 'committed', 'committed'])
    expect(await store.facts()).toMatchObject({ events: 3, tasks: 2 })
  },

  'sees what came before it in its batch': async ({ store }) => {
    await store.commit([newTask('T1')])
    const [first, second, third] = await store.commit([
      write('a', 1, 'one'),
      write('b', 1, 'two'),
      write('c', 2, 'three'),
    ])
    expect([first?.outcome, second?.outcome, third?.outcome]).toEqual(['committed', 'conflict', 'committed'])
    expect((await store.load([T1]))[0]).toMatchObject({ version: 3, value: { task: { title: 'three' } } })
  },

  'sees what another has committed that began before it': async ({ store }) => {
    await store.commit([newTask('T1')])
    const answers = await Promise.all([
      store.commit([write('a', 1, 'one')]),
      store.commit([write('b', 1, 'two')]),
      store.commit([write('c', 2, 'three')]),
    ])
    expect(answers.flat().map(({ outcome }) => outcome)).toEqual(['committed', 'conflict', 'committed'])
    expect((await store.load([T1]))[0]).toMatchObject({ version: 3, value: { task: { title: 'three' } } })
    expect(await store.check()).toEqual([])
  },

  'that failed is forgotten: what comes next begins where the last one ended': async ({ store }) => {
    await store.commit([newTask('T1')])
    const broken = changeset('big', { answer: { ok: true, result: { big: 1n } } })
    await expect(store.commit([write('a', 1, 'one'), broken])).rejects.toThrow(TypeError)
    const [answer] = await store.commit([write('a', 1, 'one')])
    expect(answer).toMatchObject({ outcome: 'committed', numbers: [2] })
    expect(await store.check()).toEqual([])
  },

  'again answers what it answered first, whatever else it says': async ({ store }) => {
    await store.commit([newTask('T1')])
    const other = changeset('create T1', {
      reads: [{ ...T1, version: 99 }],
      events: [event('T1')],
      answer: { ok: false, error: { code: 'INTERNAL', values: {}, details: {} } },
    })
    expect(await store.commit([other])).toEqual([
      { outcome: 'repeated', answer: { ok: true, result: { said: 'create T1' } } },
    ])
    expect(await store.facts()).toMatchObject({ events: 1 })
  },

  'twice in one batch is done once': async ({ store }) => {
    const outcomes = await store.commit([newTask('T1'), newTask('T1')])
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['committed', 'repeated'])
    expect((await store.load([T1]))[0]?.version).toBe(1)
  },

  'keeps a refusal that had to be recorded': async ({ store }) => {
    const error = { code: 'TASK_BLOCKED', values: { task: 'T1', who: { ko: '가', en: 'a' } }, details: { more: [1] } }
    await store.commit([changeset('refused', { answer: { ok: false, error } })])
    expect(await store.commit([changeset('refused')])).toEqual([{ outcome: 'repeated', answer: { ok: false, error } }])
  },

  'without a read replaces what is there': async ({ store }) => {
    await store.commit([newTask('T1')])
    await store.commit([changeset('blind', { writes: [{ ...T1, value: taskRecord('T1', { due_at: 5 }) }] })])
    expect((await store.load([T1]))[0]).toMatchObject({ version: 2, value: { due_at: 5 } })
  },

  'brings back every text as it was, and names that are no fields': async ({ store }) => {
    const data = JSON.parse('{"__proto__":{"x":1},"constructor":"c","nul":"a\\u0000b","half":"\\ud800","🙂":"한글"}')
    const value = taskRecord('T1', { task: { title: `${data.nul}${data.half}`, extra: data } as never })
    await store.commit([
      changeset('odd', {
        writes: [{ ...T1, value }],
        events: [event('T1', 'odd', data)],
        answer: { ok: true, result: data },
      }),
    ])
    expect((await store.load([T1]))[0]?.value).toEqual(value)
    expect((await store.events({ limit: 1 }))[0]?.data).toEqual(data)
    expect(await store.commit([changeset('odd')])).toEqual([
      { outcome: 'repeated', answer: { ok: true, result: data } },
    ])
    expect(await store.check()).toEqual([])
    expect(({} as { x?: number }).x).toBeUndefined()
  },

  'keeps nothing of members that are undefined': async ({ store }) => {
    await store.commit([changeset('a', { answer: { ok: true, result: { none: undefined, some: 0 } } })])
    const [again] = await store.commit([changeset('a')])
    expect(Object.keys(again?.outcome === 'repeated' && again.answer.ok ? again.answer.result : {})).toEqual(['some'])
  },

  'is answered the first time as every time after': async ({ store }) => {
    const odd = changeset('a', { answer: { ok: true, result: { zero: -0, none: undefined, what: Number.NaN } } })
    const [first] = await store.commit([odd])
    const [again] = await store.commit([odd])
    expect(first).toStrictEqual({
      outcome: 'committed',
      answer: { ok: true, result: { zero: 0, what: null } },
      numbers: [],
    })
    expect(again).toStrictEqual({ outcome: 'repeated', answer: { ok: true, result: { zero: 0, what: null } } })
  },

  'with half a character in a key is a defect, and writes nothing': async ({ store }) => {
    for (const broken of [changeset('\ud800'), changeset(''), changeset('a', { events: [event('T\udc00')] })]) {
      await expect(store.commit([newTask('T1'), broken])).rejects.toThrow('not a key')
    }
    expect(await store.facts()).toMatchObject({ events: 0, tasks: 0 })
  },

  'that cannot be stored writes nothing of its batch': async ({ store }) => {
    const broken = changeset('big', { answer: { ok: true, result: { big: 1n } } })
    await expect(store.commit([newTask('T1'), broken])).rejects.toThrow(TypeError)
    expect(await store.facts()).toMatchObject({ events: 0, tasks: 0 })
    expect((await store.commit([newTask('T1')]))[0]?.outcome).toBe('committed')
  },

  'is not changed by what its caller does afterwards': async ({ store }) => {
    const value = taskRecord('T1', { task: { tags: ['a'] } })
    const answer = { ok: true as const, result: { list: ['a'] } }
    await store.commit([changeset('a', { writes: [{ ...T1, value }], answer })])
    value.task.tags?.push('b')
    answer.result.list.push('b')
    const [loaded] = await store.load([T1])
    expect(loaded?.value).toEqual(taskRecord('T1', { task: { tags: ['a'] } }))
    expect(await store.commit([changeset('a')])).toMatchObject([{ answer: { result: { list: ['a'] } } }])
  },

  'is not changed by what is done to what was loaded': async ({ store }) => {
    await store.commit([newTask('T1', { task: { tags: ['a'] } })])
    const [loaded] = await store.load([T1])
    const spoil = () => loaded.value?.task.tags?.push('b')
    // An engine may hand out a copy, or refuse the change.
    try {
      spoil()
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError)
    }
    expect((await store.load([T1]))[0]?.value).toEqual(taskRecord('T1', { task: { tags: ['a'] } }))
  },

  'of many changesets is answered in their order': async ({ store }) => {
    const ids = Array.from({ length: 120 }, (_, index) => `T${index}`)
    const answers = await store.commit(ids.map((id) => newTask(id)))
    expect(answers.map((answer) => answer.outcome === 'committed' && answer.numbers)).toEqual(
      ids.map((_, index) => [index + 1]),
    )
  },
}
