import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bindAnew } from '../../../src/pipeline/binding/bind-anew.ts'
import { type BoundEvent, bindChangeset } from '../../../src/pipeline/binding/bind-changeset.ts'
import { boundValue, changedFields as changedList, type Wrote } from '../../../src/pipeline/binding/changed-fields.ts'
import { compareFields } from '../../../src/pipeline/binding/compare-fields.ts'
import { memberSegment, membersOf, shownPath } from '../../../src/pipeline/binding/field-path.ts'
import { withProvedField } from '../../../src/pipeline/binding/proved-field.ts'
import { isBound, isWhole, streamOf } from '../../../src/pipeline/binding/record-stream.ts'
import { type BoundTree, newestProof, StreamFold } from '../../../src/pipeline/binding/stream-fold.ts'
import type { Changeset, RecordWrite, StoredEvent } from '../../../src/pipeline/changeset.ts'
import type { RecordKey, RecordKind } from '../../../src/pipeline/records.ts'
import { canonicalJson } from '../../../src/protocol/canonical-json.ts'
import { propertyRuns } from '../../support/property-runs.ts'

/** Not a digest that hides anything: tests show what was bound. */
const digest = (text: string) => `<${text}>`
const BY = { at: '2026-03-02T00:00:00.000Z', actor: 'song-po', simulated: false }

function event(number: number, wrote: unknown, rest: Partial<StoredEvent> = {}): StoredEvent {
  const place = { number, seq: number, commandId: `c${number}`, previous: '', hash: '' }
  return { ...BY, stream: 'T', type: 'task:moved', data: {}, ...place, wrote: wrote as Wrote, ...rest }
}

/** The fields that changed, by their paths. */
const changedFields = (...given: Parameters<typeof changedList>) => Object.fromEntries(changedList(...given))

/** The record after a history of values, as its events bind it. */
function folded(kind: RecordKind, history: readonly unknown[]): BoundTree | undefined {
  const fold = new StreamFold()
  history.forEach((value, index) => {
    fold.add(event(index + 1, { [`${kind} T`]: changedFields(kind, history[index - 1], value, digest) }))
  })
  return fold.records.get(`${kind} T`)
}

const faults = (tree: BoundTree | undefined, value: unknown) =>
  compareFields(tree ?? new Map(), value, digest).map(({ field, found, proof }) => `${found} ${field} ${proof?.number}`)

describe('what a write changed', () => {
  const task = (more: object = {}) => ({
    task: { title: 'a', pipeline_history: [{ seq: 1 }], team_payloads: {} },
    ...more,
  })

  test('is named field by field, short values as they are, long ones by their digest', () => {
    const long = 'x'.repeat(60)
    const before = { ...task(), definition: 'd', handoff: { a: 1 } }
    const after = {
      ...before,
      handoff: { a: 2, long },
      task: { ...before.task, title: 'b', pipeline_history: [...before.task.pipeline_history, { seq: 2 }] },
    }
    expect(changedFields('task', before, after, digest)).toEqual({
      '/task/title': '="b"',
      '/task/pipeline_history/#1': '={"seq":2}',
      '/handoff': `<{"a":2,"long":"${long}"}>`,
    })
    expect(changedFields('task', before, before, digest)).toEqual({})
    expect(changedFields('task', before, structuredClone(before), digest)).toEqual({})
  })

  test('is all of it for a new record, with empty lists and objects as values', () => {
    expect(changedFields('task', undefined, task({ escalations: [], due_at: null }), digest)).toEqual({
      '/task/title': '="a"',
      '/task/pipeline_history/#0': '={"seq":1}',
      '/task/team_payloads': '={}',
      '/escalations': '=[]',
      '/due_at': '=null',
    })
  })

  test('says what is gone: a field, an item, and everything when a list becomes an object', () => {
    expect(changedFields('task', { a: 1, b: 2 }, { a: 1 }, digest)).toEqual({ '/b': null })
    expect(changedFields('task', { a: 1, b: 2 }, { a: 1, b: undefined }, digest)).toEqual({ '/b': null })
    expect(changedFields('task', { escalations: [1, 2] }, { escalations: [1] }, digest)).toEqual({
      '/escalations/#1': null,
    })
    expect(changedFields('task', { escalations: [1] }, { escalations: { 0: 1 } }, digest)).toEqual({
      '/escalations/#0': null,
      '/escalations/0': '=1',
    })
    expect(changedFields('task', { escalations: { 0: 1 } }, { escalations: [1] }, digest)).toEqual({
      '/escalations/0': null,
      '/escalations/#0': '=1',
    })
    expect(changedFields('task', { escalations: [1] }, { escalations: [] }, digest)).toEqual({ '/escalations': '=[]' })
  })

  test('reaches into a relay as far as people want to know, and into an unknown kind one level', () => {
    const visit = { seq: 1, runs: [{ run_id: 'r' }], evidence: [{ passed: true, checks: [] }], documents: ['d'] }
    const relay = { spec: { checks: [], stages: { DEV: { argv: ['x'] } } }, visits: [visit], items: ['i'] }
    expect(Object.keys(changedFields('relay', undefined, relay, digest)).sort()).toEqual([
      '/items/#0',
      '/spec/checks',
      '/spec/stages/DEV/argv',
      '/visits/#0/documents/#0',
      '/visits/#0/evidence/#0/checks',
      '/visits/#0/evidence/#0/passed',
      '/visits/#0/runs/#0',
      '/visits/#0/seq',
    ])
    expect(
      Object.keys(
        changedFields('run', undefined, { argv: ['a'], questions: [1], checkpoints: [1], follow_ups: [1] }, digest),
      ),
    ).toEqual(['/argv', '/questions/#0', '/checkpoints/#0', '/follow_ups/#0'])
    expect(Object.keys(changedFields('registry', undefined, { agents: [1] }, digest))).toEqual(['/agents/#0'])
    expect(changedFields('person' as RecordKind, undefined, { roles: ['po'] }, digest)).toEqual({ '/roles': '=["po"]' })
  })

  test('is not confused by what objects inherit, or by keys that look like paths', () => {
    expect(changedFields('task', {}, { constructor: 1, 'a/b': 2, '#0': 3, '~1': 4 }, digest)).toEqual({
      '/constructor': '=1',
      '/a~1b': '=2',
      '/~20': '=3',
      '/~01': '=4',
    })
  })

  test('treats 40 characters as short and 41 as long', () => {
    expect(boundValue('x'.repeat(38), digest)).toBe(`="${'x'.repeat(38)}"`)
    expect(boundValue('x'.repeat(39), digest)).toBe(`<"${'x'.repeat(39)}">`)
    expect(boundValue(undefined, digest)).toBe('=null')
  })
})

describe('a fold of events', () => {
  test('proves a field by the newest event that set it', () => {
    const tree = folded('task', [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
      { a: 2, b: 1, c: 1 },
    ])
    expect(faults(tree, { a: 2, b: 1, c: 1 })).toEqual([])
    expect(faults(tree, { a: 9, b: 9, c: 9 })).toEqual(['changed /a 2', 'changed /b 1', 'changed /c 3'])
    expect(faults(tree, { a: 2, b: 1 })).toEqual(['removed /c 3'])
    expect(faults(tree, { a: 2, b: 1, c: 1, d: 1 })).toEqual(['added /d 3'])
    expect(faults(tree, { z: 1 })).toEqual(['changed  3'])
    expect(faults(tree, undefined)).toEqual(['changed  3'])
    expect(faults(tree, [])).toEqual(['changed  3'])
    expect(faults(new Map(), {})).toEqual([])
    expect(newestProof(new Map())).toBeNull()
    expect(newestProof(tree ?? new Map())).toEqual({ number: 3, stream: 'T', seq: 3, type: 'task:moved' })
  })

  test('gives the value that was written where its event holds it', () => {
    const tree = folded('task', [{ a: 'short', b: 'x'.repeat(60), c: 1 }])
    expect(compareFields(tree ?? new Map(), { a: 1, b: 1 }, digest)).toMatchObject([
      { field: '/a', proved: '"short"' },
      { field: '/b', found: 'changed' },
      { field: '/c', found: 'removed', proved: '1' },
    ])
    expect(compareFields(tree ?? new Map(), { a: 'short', b: 1, c: 1 }, digest)[0]).not.toHaveProperty('proved')
  })

  test('keeps answers by the command of their event, and binds anew whatever was said before', () => {
    const fold = new StreamFold()
    fold.add(event(1, { command: { '': '=1' }, 'task T': { '/a': '=1', '/b': '=1' } }))
    fold.add(
      event(
        2,
        JSON.parse(
          bindAnew(
            [
              { kind: 'task', id: 'T', value: { a: 7 } },
              { kind: 'notice', id: 'n', value: 5 },
              { kind: 'run', id: 'r' },
            ],
            digest,
          ),
        ),
      ),
    )
    expect([...fold.records.keys()]).toEqual(['command c1', 'notice n', 'task T'])
    expect(faults(fold.records.get('command c1'), 1)).toEqual([])
    expect(faults(fold.records.get('command c1'), 2)).toEqual(['changed  1'])
    expect(faults(fold.records.get('task T'), { a: 7 })).toEqual([])
    expect(faults(fold.records.get('task T'), { a: 1, b: 1 })).toEqual(['changed /a 2', 'added /b 2'])
    expect(faults(fold.records.get('notice n'), 5)).toEqual([])
    expect(fold.records.has('run r')).toBe(false)
    fold.add(event(3, { 'task T': { '': null } }))
    expect(fold.records.has('task T')).toBe(false)
  })

  test('binds anew first, in whatever order the fields of an event are stored', () => {
    const fold = new StreamFold()
    fold.add(event(1, { 'task T': { '/a': '=1', '/b': '=1' } }))
    fold.add(event(2, { 'task T': { '/a': '=7', '': null, '/c': '=8' } }))
    expect(faults(fold.records.get('task T'), { a: 7, c: 8 })).toEqual([])
    expect(faults(fold.records.get('task T'), { a: 7, b: 1, c: 8 })).toEqual(['added /b 2'])
  })

  test('knows the newest event of a record, wherever in it that wrote', () => {
    const tree = folded('task', [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
    ])
    expect(newestProof(tree ?? new Map())).toMatchObject({ number: 2 })
    expect(newestProof(new Map([['a', new Map()], ...(tree instanceof Map ? tree : [])]))).toMatchObject({ number: 2 })
    expect(newestProof(new Map([...(tree instanceof Map ? tree : []), ['z', new Map()]]))).toMatchObject({ number: 2 })
  })

  test('is not stopped by a forged event', () => {
    const fold = new StreamFold()
    for (const wrote of [null, 7, 'x', [], { a: null }, { a: 7 }, { a: { '/b': 7 } }, { a: { '/b/c': {} } }])
      fold.add(event(1, wrote))
    expect([...fold.records]).toEqual([])
  })
})

describe('the events of a changeset', () => {
  const writes = [
    { kind: 'task', id: 'T', value: { a: 1 } },
    { kind: 'message', id: 'm', value: { task_id: 'T' } },
    { kind: 'run', id: 'R', value: { a: 1 } },
    { kind: 'worker', id: 'w', value: { until: 1 } },
    { kind: 'definition', id: 'd', value: {} },
  ] as unknown as RecordWrite[]
  const changeset: Changeset = {
    commandId: 'c',
    by: BY,
    fences: [],
    reads: [],
    writes,
    events: [
      { ...BY, stream: 'T', type: 'task:moved', data: {} },
      { ...BY, stream: 'T', type: 'handoff:sent', data: {} },
      { ...BY, stream: 'X', type: 'x:y', data: {} },
    ],
    notices: [{ id: 'c/1' } as never],
    work: [{ op: 'settle', id: 'c/w1' }],
    answer: { ok: true, result: {} },
  }
  // Called inside the tests: a mutation run counts nothing that breaks while a file is loaded.
  const bindOf = (given: Changeset, before: (key: RecordKey) => unknown): readonly BoundEvent[] => {
    const notices = given.notices.map((notice) => ({ id: notice.id, text: JSON.stringify(notice) }))
    return bindChangeset(given, { answer: JSON.stringify(given.answer), notices }, before, digest)
  }
  const bindAll = () => bindOf(changeset, () => undefined)
  const read = ({ event, wrote }: BoundEvent) => ({ ...event, wrote: wrote === undefined ? {} : JSON.parse(wrote) })

  test('bind each record in its own stream, and the rest in the last event', () => {
    const bound = bindAll().map(read)
    expect(bound.map(({ stream, type, wrote }) => [stream, type, Object.keys(wrote)])).toEqual([
      ['T', 'task:moved', []],
      ['T', 'handoff:sent', ['message m', 'task T']],
      ['X', 'x:y', []],
      ['R', 'record:written', ['command', 'notice c/1', 'run R']],
    ])
    expect(bound[3]).toMatchObject({ ...BY, data: { kind: 'run', id: 'R' } })
    expect(bound[3]?.wrote).toEqual({
      command: { '': '={"ok":true,"result":{}}' },
      'notice c/1': { '': '={"id":"c/1"}' },
      'run R': { '/a': '=1' },
    })
  })

  test('have their keys in the order of canonical JSON, on which the chain rests', () => {
    const texts = bindAll().flatMap(({ wrote }) => wrote ?? [])
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toBe(canonicalJson(JSON.parse(text)))
  })

  test('bind nothing that is as it was, and nothing of what is not remembered', () => {
    const before = ({ kind, id }: { kind: string; id: string }) =>
      writes.find((one) => one.kind === kind && one.id === id)?.value
    expect(bindOf(changeset, before).map((bound) => Object.keys(read(bound).wrote))).toEqual([
      [],
      [],
      ['command', 'notice c/1'],
    ])
    expect(bindOf({ ...changeset, commandId: null }, before)).toEqual([])
    expect(bindOf({ ...changeset, writes: [], events: [] }, before)).toEqual([])
  })

  test('bind what was accepted where it was bound before, and what is gone as gone', () => {
    const anew = [
      { kind: 'message', id: 'm', stream: 'T' },
      { kind: 'run', id: 'R', stream: 'R' },
      { kind: 'relay', id: 'L' },
      { kind: 'command', id: 'other', value: { ok: true } },
    ]
    const stored = ({ kind }: { kind: string }) => (kind === 'run' ? undefined : { task_id: 'forged' })
    const accepted = bindOf({ ...changeset, writes: [], anew }, stored).map(read)
    const byStream = new Map(accepted.map(({ stream, type, wrote }) => [`${stream} ${type}`, wrote]))
    expect(byStream.get('T handoff:sent')).toEqual({ 'message m': { '': null, '/task_id': '="forged"' } })
    expect(byStream.get('R record:written')).toEqual({ 'run R': { '': null } })
    expect(byStream.get('L record:written')).toMatchObject({ 'relay L': { '': null, '/task_id': '="forged"' } })
    expect(byStream.get('@store record:written')).toMatchObject({ 'command other': { '': '={"ok":true}' } })
  })
})

describe('the stream of a record', () => {
  test('is that of its task, its own, or that of its kind', () => {
    expect(streamOf('task', 'T', {})).toBe('T')
    expect(streamOf('relay', 'T', {})).toBe('T')
    expect(streamOf('run', 'R', {})).toBe('R')
    expect(streamOf('message', 'm', { task_id: 'T' })).toBe('T')
    expect(streamOf('registry', 'registry', {})).toBe('@registry')
    expect(streamOf('control', 'pipeline', {})).toBe('@pipeline')
    expect(streamOf('person' as RecordKind, 'song', {})).toBe('@person')
    expect(['task', 'worker', 'definition'].map(isBound)).toEqual([true, false, false])
    expect(['command', 'notice', 'work', 'task'].map(isWhole)).toEqual([true, true, true, false])
  })

  test('and the path of a field are shown as people read them', () => {
    expect(shownPath('')).toBe('/')
    expect(shownPath('/task/pipeline_history/#3')).toBe('/task/pipeline_history/3')
    expect(memberSegment('plain')).toBe('plain')
    expect(memberSegment('a#b')).toBe('a#b')
    expect(membersOf({ a: undefined })).toBeUndefined()
    expect(membersOf([undefined])).toEqual([['#0', null]])
    expect(membersOf('text')).toBeUndefined()
    expect(membersOf(null)).toBeUndefined()
  })
})

describe('a field that the chain proves', () => {
  test.each<[unknown, string, string | undefined, unknown]>([
    [{ a: 1, b: 2 }, '/a', '7', { a: 7, b: 2 }],
    [{ a: { b: 1 } }, '/a/b', '"x"', { a: { b: 'x' } }],
    [{ a: 1 }, '/b', '2', { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, '/b', undefined, { a: 1 }],
    [{ a: [1, 2] }, '/a/#1', '9', { a: [1, 9] }],
    [{ a: [1, 2] }, '/a/#1', undefined, { a: [1] }],
    [{ a: [1, 2] }, '/a/#0', '9', { a: [9, 2] }],
    [{ a: { b: 1, c: 2 } }, '/a/b', undefined, { a: { c: 2 } }],
    [{ a: null }, '/a/b', '1', { a: { b: 1 } }],
    [{ a: 1 }, '/a/#1', '2', { a: [2] }],
    [{ a: [1] }, '/a/#1', '2', { a: [1, 2] }],
    [{}, '/a~1b', '1', { 'a/b': 1 }],
    [{ 'a/b': 2, c: 3 }, '/a~1b', '1', { 'a/b': 1, c: 3 }],
    [{}, '/~20', '1', { '#0': 1 }],
    [{}, '/~01', '1', { '~1': 1 }],
    ['forged', '/a', '1', { a: 1 }],
    ['forged', '/a/#0', '1', { a: [1] }],
  ])('%j %s %s', (value, field, proved, after) => {
    expect(withProvedField(value, proved === undefined ? { field } : { field, proved })).toStrictEqual(after)
  })

  test('keeps its place among the others: digests rest on the order of members', () => {
    expect(JSON.stringify(withProvedField({ a: 1, b: 2, c: 3 }, { field: '/b', proved: '9' }))).toBe(
      '{"a":1,"b":9,"c":3}',
    )
  })
})

describe('any history of any record', () => {
  const value = fc.jsonValue({ maxDepth: 4 })
  const record = fc.dictionary(fc.string({ maxLength: 4 }), value, { minKeys: 1 })
  const shaped = fc.record({
    task: fc.record({ pipeline_history: fc.array(value), team_payloads: record, title: value }),
    escalations: fc.array(value),
    more: value,
  })
  const history = fc.array(fc.oneof(record, shaped), { minLength: 1, maxLength: 5 })

  test('folds to its last value', () => {
    fc.assert(
      fc.property(history, fc.constantFrom<RecordKind>('task', 'relay', 'run', 'registry'), (values, kind) => {
        const stored = values.map((one) => JSON.parse(JSON.stringify(one)) as unknown)
        expect(faults(folded(kind, stored), stored.at(-1))).toEqual([])
      }),
      { numRuns: propertyRuns(500) },
    )
  })

  test('and any other value in its place is found', () => {
    fc.assert(
      fc.property(history, fc.oneof(record, shaped), (values, other) => {
        const stored = [...values, other].map((one) => JSON.parse(JSON.stringify(one)) as unknown)
        const edit = stored.pop()
        fc.pre(JSON.stringify(edit) !== JSON.stringify(stored.at(-1)))
        // The same members in another order are the same record to everybody who reads it.
        fc.pre(canonicalJson(edit) !== canonicalJson(stored.at(-1)))
        expect(faults(folded('task', stored), edit)).not.toEqual([])
      }),
      { numRuns: propertyRuns(500) },
    )
  })
})
