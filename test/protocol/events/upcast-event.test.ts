import { expect, test } from 'vitest'
import { EVENT_VERSION } from '../../../src/protocol/events/event-version.ts'
import { upcastEvent } from '../../../src/protocol/events/upcast-event.ts'

type Told = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

const ada = { person_id: 'ada', name: 'Ada', roles: ['lead'], teams: ['QA'], language: null, addresses: {} }
const decider = { id: 'song-po', name: 'Song' }
const check = { name: 'test', command: ['npm', 'test'], passed: true, waived: false }

const CASES: readonly [what: string, stored: Told, read: Told][] = [
  [
    'a workspace by its new name',
    { type: 'run:workspace', data: { folder: '/tmp/a' } },
    { type: 'workspace:made', data: { folder: '/tmp/a' } },
  ],
  [
    'partial documents by their new name',
    { type: 'documentation:partial', data: { artifacts: [] } },
    { type: 'documentation:progressed', data: { artifacts: [] } },
  ],
  [
    'a step of a person',
    { type: 'task:moved', data: { action: 'handoff', evidence: null } },
    { type: 'task:moved', data: { action: 'handoff', evidence: null, result: 'no_evidence', read: [] } },
  ],
  [
    'a step on waived checks',
    { type: 'task:moved', data: { evidence: { checks: 2, waived: ['lint'] } } },
    {
      type: 'task:moved',
      data: { evidence: { result: 'waived', checks: 2, waived: ['lint'] }, result: 'waived', read: [] },
    },
  ],
  [
    'a step on no checks',
    { type: 'task:moved', data: { evidence: { checks: 0, waived: [] } } },
    {
      type: 'task:moved',
      data: { evidence: { result: 'unchecked', checks: 0, waived: [] }, result: 'unchecked', read: [] },
    },
  ],
  [
    'a step back has no word',
    { type: 'task:moved', data: { action: 'reject', read: ['task TASK-1 3'] } },
    { type: 'task:moved', data: { action: 'reject', read: ['task TASK-1 3'] } },
  ],
  [
    'a question that its time limit answered',
    { type: 'question:answered', data: { question_id: 'q_1', answer: null, by: 'baton' } },
    { type: 'question:answered', data: { question_id: 'q_1', answer: null, by: 'baton', how: 'time_limit' } },
  ],
  [
    'a question that a person answered',
    { type: 'question:answered', data: { question_id: 'q_1', answer: 'yes', by: 'ada' } },
    { type: 'question:answered', data: { question_id: 'q_1', answer: 'yes', by: 'ada', how: 'person' } },
  ],
  [
    'evidence without its word',
    { type: 'evidence:recorded', data: { passed: true, checks: [check] } },
    { type: 'evidence:recorded', data: { passed: true, checks: [check], result: 'passed' } },
  ],
  [
    'a person whose subject was told',
    { type: 'person:added', data: { person: ada, before: null, user: 'user' } },
    { type: 'person:added', data: { who: ada, before: null, user: 'user' } },
  ],
  [
    'a person whose subject was lost to the decider',
    { type: 'person:changed', data: { person: decider, before: ada, user: 'user' } },
    { type: 'person:changed', data: { person: decider, who: ada, before: ada, user: 'user' } },
  ],
  [
    'an event that this Baton does not know',
    { type: 'moon:landed', data: { x: 1 } },
    { type: 'moon:landed', data: { x: 1 } },
  ],
]

test.each(CASES)('version 1 is read in the form of the newest version: %s', (_, stored, read) => {
  const before = structuredClone(stored)
  expect(upcastEvent(stored)).toEqual(read)
  expect(stored).toEqual(before)
})

test.each([
  [1, 'run:erred', 'run:error_reported'],
  [2, 'run:erred', 'run:error_reported'],
  [2, 'relay:encouraged', 'relay:retry_allowed'],
])('an event of version %i that is called %s is read as %s', (v, type, newest) => {
  const data = { stage: 'QA', seq: 3 }
  expect(upcastEvent({ v, type, data })).toEqual({ v, type: newest, data })
})

test('the data of version 2 is not upcast from version 1 again', () => {
  const event = { v: 2, type: 'task:moved', data: { evidence: null } }
  expect(upcastEvent(event)).toEqual(event)
})

test('an event of the newest version is read as it is', () => {
  const event = { v: EVENT_VERSION, type: 'task:moved', data: { evidence: null } }
  expect(upcastEvent(event)).toBe(event)
})
