import { expect, test } from 'vitest'
import { eventText } from '../../src/cli/present/events/event-text.ts'
import type { EventData, EventType } from '../../src/protocol/events/event-map.ts'
import { EVENT_VERSION } from '../../src/protocol/events/event-version.ts'

const visit = 'TASK-20260228-001/3'
const effect = `${visit}/play/agent.1`
const CHECK = { visit, stage: 'DEV', duration_ms: 5, command: ['npm', 'test'], tail: '' }
const COMMIT = '0123456789abcdef0123456789abcdef01234567'

type Line = { [Type in EventType]: readonly [type: Type, data: EventData[Type], ko: string, en: string] }[EventType]

const LINES: readonly Line[] = [
  ['visit:opened', { visit, stage: 'DEV', kind: 'work', tip: COMMIT }, 'DEV 시작', 'DEV started'],
  ['visit:opened', { visit, stage: 'DEV', kind: 'revision', tip: COMMIT }, 'DEV 시작 (다시)', 'DEV started (again)'],
  ['visit:opened', { visit, stage: '', kind: 'approval', tip: COMMIT }, '승인 시작', 'approval started'],
  ['visit:parked', { visit, stage: 'DEV' }, 'DEV 대기', 'DEV waiting'],
  [
    'visit:parked',
    { visit, stage: 'DEV', why: 'TASK_BLOCKED' },
    'DEV 대기 (TASK_BLOCKED)',
    'DEV waiting (TASK_BLOCKED)',
  ],
  ['visit:resumed', { visit, stage: 'DEV' }, 'DEV 계속', 'DEV resumed'],
  ['visit:closed', { visit, stage: 'DEV', why: 'moved', landed: null }, 'DEV 끝 (moved)', 'DEV ended (moved)'],
  [
    'stage:run',
    { seq: 3, stage: 'DEV', run_id: 'RUN-1', role: 'coder', number: 2, attempt: null },
    'DEV 실행: coder 2, RUN-1',
    'DEV run: coder 2, RUN-1',
  ],
  [
    'effect:asked',
    { visit, effect, do: 'gather_evidence', key: 'evidence.1' },
    '할 일: 검사 실행 (evidence.1)',
    'to do: run the checks (evidence.1)',
  ],
  ['effect:done', { visit, effect, do: 'land' }, '완료: 브랜치 옮기기', 'done: move the branch'],
  [
    'effect:failed',
    { visit, effect, reason: 'disk full\nat write', claims: 2 },
    `${effect} 실패 (2번째): disk full`,
    `${effect} failed (attempt 2): disk full`,
  ],
  ['effect:dropped', { visit, effect, do: 'ask' }, '취소: 사람에게 묻기', 'dropped: ask a person'],
  ['lane:entered', { visit, lane: 'DEV' }, 'DEV 레인 진입', 'entered the lane of DEV'],
  ['lane:left', { visit, lane: 'DEV' }, 'DEV 레인에서 나옴', 'left the lane of DEV'],
  ['check:started', { visit, stage: 'DEV', name: 'test' }, 'DEV 검사 시작: test', 'DEV check started: test'],
  [
    'check:ended',
    { ...CHECK, name: 'test', passed: true, waived: false, code: 0, signal: null },
    'DEV 검사 끝: test ✓',
    'DEV check ended: test ✓',
  ],
  [
    'check:ended',
    { ...CHECK, name: 'lint', passed: false, waived: true, code: null, signal: 'timeout', tail: 'line 3: too long' },
    'DEV 검사 끝: lint ✗ (timeout, 면제)',
    'DEV check ended: lint ✗ (timeout, waived)',
  ],
  [
    'checks:waived',
    { seq: 3, stage: 'DEV', checks: ['lint', 'types'], by: 'song-po' },
    '검사 면제: lint, types (song-po)',
    'checks waived: lint, types (song-po)',
  ],
  [
    'attempt:failed',
    { seq: 3, stage: 'DEV', attempt: 2, feedback: 'test failed\nmore' },
    'DEV 2번째 시도 실패: test failed',
    'DEV attempt 2 failed: test failed',
  ],
  [
    'document:refused',
    { seq: 3, stage: 'DEV', problems: ['no goal', 'no files'] },
    'HANDOFF.md 를 거부함: no goal 외 1건',
    'HANDOFF.md was refused: no goal and 1 more',
  ],
  ['run:prepared', { prompt: 'Do it.', start: null }, '프롬프트 준비됨', 'prompt made'],
  ['run:lost', { worker: 'w1', state: 'running' }, '워커 w1 의 리스 만료', 'the lease of worker w1 expired'],
]

test.each(LINES)('%s with %j', (type, data, ko, en) => {
  const event = { v: EVENT_VERSION, type, data }
  expect(eventText(event, 'ko')).toBe(ko)
  expect(eventText(event, 'en')).toBe(en)
})

test('an event that was edited in the store is shown by its name', () => {
  expect(eventText({ v: EVENT_VERSION, type: 'run:error_reported', data: {} }, 'en')).toBe('run:error_reported')
  expect(eventText({ v: EVENT_VERSION, type: 'moon:landed', data: {} }, 'en')).toBe('moon:landed')
})

test('an event of a person tells whom it is about and who decided', () => {
  const who = { person_id: 'ada', name: 'Ada', roles: ['lead'], teams: ['QA'], language: null, addresses: {} }
  const data = { who, before: null, user: 'user', person: { id: 'song-po', name: 'Song' } }
  expect(eventText({ v: EVENT_VERSION, type: 'person:added', data }, 'en')).toBe(
    'person added: Ada (ada, lead)  [Song (song-po)]',
  )
})
