import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { eventText } from '../../src/cli/present/events/event-text.ts'
import { RELAY_EVENT_TEXT } from '../../src/cli/present/events/relay-event-text.ts'
import { RUN_EVENT_TEXT } from '../../src/cli/present/events/run-event-text.ts'
import { SETUP_EVENT_TEXT } from '../../src/cli/present/events/setup-event-text.ts'
import { VISIT_EVENT_TEXT } from '../../src/cli/present/events/visit-event-text.ts'
import { ROOT } from '../support/run-baton.ts'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'
const good = { name: 'test', passed: true, waived: false, code: 0, signal: null }

/** An event of a task that agents carry, and its line in both languages. */
const LINES: readonly [type: string, data: Record<string, unknown>, ko: string, en: string][] = [
  [
    'relay:started',
    { branch: 'baton/TASK-20260228-001', target: 'main', rehearsal: true },
    '릴레이 시작: baton/TASK-20260228-001 → main (리허설)',
    'relay started: baton/TASK-20260228-001 → main (rehearsal)',
  ],
  ['relay:taken', { worker: 'w1', from: null }, '진행 시작: 워커 w1', 'worker w1 started to work on it'],
  [
    'relay:released',
    { worker: 'w1', status: 'QA_PENDING' },
    '진행을 멈춤 (QA_PENDING)',
    'released by its worker (QA_PENDING)',
  ],
  [
    'relay:waiting',
    { what: 'run', text: 'it failed\nand so on' },
    '대기 (실행): it failed',
    'waiting (for its run): it failed',
  ],
  ['relay:waiting', { what: null, text: null }, '대기 끝', 'no longer waiting'],
  ['visit:joined', { stage: 'QA', role: 'coder', number: 2 }, 'QA 실행 준비: coder 2', 'QA run prepared: coder 2'],
  ['relay:retry_allowed', { seq: 3, stage: 'QA' }, 'QA 재시도 허용', 'QA may be retried'],
  [
    'agents:replaced',
    {
      agents: [
        { stage: 'PLAN', from: 'claude', to: 'gemini' },
        { stage: 'DEV', from: 'claude', to: 'gemini' },
      ],
    },
    '에이전트 교체: claude → gemini',
    'agents replaced: claude → gemini',
  ],
  ['target:changed', { from: 'main', to: 'trunk' }, '대상 브랜치 변경: main → trunk', 'target changed: main → trunk'],
  ['agent:replaced', { agent: 'gemini', argv: ['gemini'] }, '이제부터 gemini 로 실행', 'continues with gemini'],
  [
    'evidence:recorded',
    { stage: 'QA', tree: COMMIT, passed: true, checks: [good] },
    '증거 QA 0123456789ab 통과: test ✓',
    'evidence QA 0123456789ab passed: test ✓',
  ],
  [
    'evidence:recorded',
    { stage: 'PLAN', tree: COMMIT, passed: true, checks: [] },
    '증거 PLAN 0123456789ab 미검사: 검사 없음',
    'evidence PLAN 0123456789ab unchecked: no checks',
  ],
  [
    'evidence:recorded',
    {
      stage: 'DEV',
      tree: COMMIT,
      passed: false,
      checks: [
        { ...good, name: 'lint', passed: false, waived: true, code: 1 },
        { ...good, passed: false, code: null, signal: 'timeout' },
      ],
    },
    '증거 DEV 0123456789ab 실패: lint ✗ (1, 면제), test ✗ (timeout)',
    'evidence DEV 0123456789ab failed: lint ✗ (1, waived), test ✗ (timeout)',
  ],
  [
    'evidence:recorded',
    {
      stage: 'QA',
      tree: COMMIT,
      passed: true,
      checks: [{ ...good, passed: false, waived: true, code: 1 }],
      guarded: { files: ['check.sh', 'package.json'], differs: true },
    },
    '증거 QA 0123456789ab 면제: test ✗ (1, 면제) (검사 파일 변경: check.sh, package.json, 결과가 달라짐)',
    'evidence QA 0123456789ab waived: test ✗ (1, waived) (guarded files changed: check.sh, package.json, results differ)',
  ],
  [
    'branch:taken',
    { commit: COMMIT, from: COMMIT, by: 'song-po' },
    `브랜치의 커밋 ${COMMIT.slice(0, 12)} 를 사람의 작업으로 받아들임 (song-po)`,
    `commit ${COMMIT.slice(0, 12)} on the branch accepted as a person's work (song-po)`,
  ],
  [
    'branch:set_aside',
    { commit: COMMIT, ref: 'refs/baton/aside/TASK-1/x', by: 'song-po' },
    `브랜치의 커밋 ${COMMIT.slice(0, 12)} 를 refs/baton/aside/TASK-1/x 에 따로 보관 (song-po)`,
    `commit ${COMMIT.slice(0, 12)} on the branch set aside to refs/baton/aside/TASK-1/x (song-po)`,
  ],
  [
    'branch:undone',
    { run_id: 'RUN-1', undone: COMMIT, commit: 'fedcba9876543210', by: 'song-po' },
    `RUN-1 의 작업(${COMMIT.slice(0, 12)})을 fedcba987654 커밋으로 되돌림 (song-po)`,
    `the work of RUN-1 (${COMMIT.slice(0, 12)}) undone by commit fedcba987654 (song-po)`,
  ],
  ['approval:taken', { worker: 'w1', from: null }, '승인 작업 시작', 'approval started'],
  [
    'approval:taken',
    { worker: 'w2', from: 'w1' },
    '승인 작업 시작 (종료된 워커 w1 의 작업을 이어받음)',
    'approval started (taken over from the dead worker w1)',
  ],
  ['approval:released', { worker: 'w1' }, '승인 작업 끝', 'approval ended'],
  [
    'condition:recorded',
    { stage: 'PLAN', kind: 'plan_approved', met: true, by: 'song-po', how: 'yes', verdict: null, text: '' },
    'PLAN 계획 승인 ✓ (--yes)',
    'PLAN plan approved ✓ (--yes)',
  ],
  [
    'condition:recorded',
    { stage: 'HARDEN', kind: 'review', met: false, by: 'kimqa', verdict: 'needs_revision', text: 'a leak\nmore' },
    'HARDEN 코드 리뷰 ✗ needs_revision (kimqa): a leak',
    'HARDEN code review ✗ needs_revision (kimqa): a leak',
  ],
  [
    'item:opened',
    { kind: 'plan', details: ['plan/TASK-1.md', 'a second line'] },
    '결정 요청: 계획 승인: plan/TASK-1.md',
    'decision requested: Approve the plan: plan/TASK-1.md',
  ],
  [
    'item:answered',
    { kind: 'plan', choice: 'change', how: 'person', note: 'smaller steps' },
    '계획 승인 → change: smaller steps',
    'Approve the plan → change: smaller steps',
  ],
  [
    'item:answered',
    { kind: 'plan', choice: 'approve', how: 'yes', note: null },
    '계획 승인 → approve (--yes)',
    'Approve the plan → approve (--yes)',
  ],
  ['document:judged', { verdict: 'accepted', problems: [] }, 'HANDOFF.md 받아들임', 'HANDOFF.md accepted'],
  [
    'document:judged',
    { verdict: 'invalid', problems: ['no Goal', 'no Output', 'no Mode'] },
    'HANDOFF.md 형식 오류: no Goal 외 2건',
    'HANDOFF.md has the wrong format: no Goal and 2 more',
  ],
  [
    'document:judged',
    { verdict: 'allowed', note: 'a quotation' },
    'HANDOFF.md 사람이 그대로 넘김: a quotation',
    'HANDOFF.md let through by a person: a quotation',
  ],
  [
    'loop:moved',
    { why: 'attempt:failed', status: 'CODING', attempt: 2, allowed: 5, feedback: 'test: exit code 1\nexpected 3' },
    '리더–코더 시도 2/5: test: exit code 1',
    'leader–coder attempt 2/5: test: exit code 1',
  ],
  [
    'loop:moved',
    { why: 'attempt:passed', status: 'DONE', attempt: 2, allowed: 5, feedback: 'of the attempt before' },
    '리더–코더 끝남 2/5',
    'leader–coder done 2/5',
  ],
  [
    'loop:chosen',
    { choice: 'B', criteria: ['one is enough'], waive: ['lint'], note: 'for now' },
    '선택 B 검증 기준 완화 (PO 승인 필요) (기준: one is enough; 면제한 검사: lint): for now',
    'chosen B Relax the criteria (needs the PO) (criteria: one is enough; checks waived: lint): for now',
  ],
  ['loop:chosen', { choice: 'C', criteria: [], waive: [], note: null }, '선택 C 작업 취소', 'chosen C Cancel the work'],
  [
    'setup:started',
    {
      steps: [{ name: 'npm', command: ['npm', 'ci'], cwd: '.', source: 'package-lock.json' }],
      changed: ['package-lock.json'],
    },
    '작업 폴더 준비: npm ci (바뀐 파일: package-lock.json)',
    'setup: npm ci (changed: package-lock.json)',
  ],
  [
    'setup:ended',
    { ok: true, step: null, tail: '', duration_ms: 1_500, files: 12, bytes: 99, undone: ['package.json'] },
    '준비 완료: 파일 12개, 1.5초, 되돌린 파일: package.json',
    'setup ready: 12 files, 1.5 s, put back: package.json',
  ],
  [
    'setup:ended',
    { ok: false, step: 'npm', tail: 'one\nEUSAGE', duration_ms: 1_500, files: 0, bytes: 0, undone: [] },
    '준비 실패: npm, 1.5초: EUSAGE',
    'setup failed: npm, 1.5 s: EUSAGE',
  ],
  [
    'setup:discarded',
    { key: 'ab', why: 'a was changed' },
    '준비 캐시를 버리고 다시 만듦: a was changed',
    'setup cache thrown away, made again: a was changed',
  ],
  [
    'base:checked',
    { commit: COMMIT, tree: COMMIT, passed: true, checks: [good] },
    '변경 전 검사 통과 (0123456789ab): test ✓',
    'checks passed before any change (0123456789ab): test ✓',
  ],
  [
    'base:judged',
    { choice: 'compare', checks: ['test'], by: 'song-po', how: 'yes' },
    '변경 전과 비교해 새 실패만 셈: test (song-po)',
    'only failures that the base does not have count: test (song-po)',
  ],
  [
    'setup:replaced',
    { steps: [{ name: 'npm', command: ['npm', 'ci'], cwd: '.', source: null }], checks: ['test', 'lint'] },
    '준비 명령과 검사 교체: npm ci; test, lint',
    'setup and checks replaced: npm ci; test, lint',
  ],
  [
    'stage:landed',
    { stage: 'DEV', commit: COMMIT },
    'DEV 의 결과가 태스크 브랜치에 반영됨 (0123456789ab)',
    "the work of DEV landed on the task's branch (0123456789ab)",
  ],
  [
    'integration:begun',
    { commit: COMMIT, approved_by: 'song-po' },
    '병합 시작 0123456789ab, 승인 song-po',
    'merge into the target started (0123456789ab), approved by song-po',
  ],
  [
    'integration:abandoned',
    { commit: COMMIT, reason: 'main is at 89ab' },
    '병합 중단 0123456789ab: main is at 89ab',
    'merge abandoned 0123456789ab: main is at 89ab',
  ],
  [
    'integration:returned',
    { update: { target: COMMIT, conflicts: ['a.txt'] }, description: 'conflict in a.txt' },
    '병합 실패, 반려 (0123456789ab): conflict in a.txt',
    'not merged, sent back (0123456789ab): conflict in a.txt',
  ],
]

describe('an event of a task that agents carry', () => {
  test.each(LINES)('%s is told in a line, in both languages: %j', (type, data, ko, en) => {
    expect(eventText({ type, data }, 'ko')).toBe(ko)
    expect(eventText({ type, data }, 'en')).toBe(en)
  })

  test('every event of the relay is tried here, those that only older versions wrote included', () => {
    const ofRuns = ['agent:replaced']
    const texts = { ...RELAY_EVENT_TEXT, ...SETUP_EVENT_TEXT }
    expect(new Set(LINES.map(([type]) => type))).toEqual(new Set([...Object.keys(texts), ...ofRuns]))
  })

  test('every event that the decisions about relays and visits write is told, not shown by its name', () => {
    const written = ['relay', 'visits'].flatMap((part) => {
      const folder = join(ROOT, 'src', 'pipeline', part)
      return readdirSync(folder).flatMap((name) =>
        [...readFileSync(join(folder, name), 'utf8').matchAll(/draft\.event\([^,]+, '([a-z_]+:[a-z_]+)'/g)].map(
          (match) => match[1] as string,
        ),
      )
    })
    expect(written).toEqual(expect.arrayContaining(['evidence:recorded', 'visit:opened', 'relay:waiting']))
    const told = new Set(
      Object.keys({ ...RELAY_EVENT_TEXT, ...SETUP_EVENT_TEXT, ...VISIT_EVENT_TEXT, ...RUN_EVENT_TEXT }),
    )
    expect(written.filter((type) => !told.has(type))).toEqual([])
  })

  test('what an agent wrote is shown as text, and a record of another shape is no reason to fail', () => {
    const hostile = { verdict: 'invalid', problems: ['\u001b]0;owned\u0007\u202e'] }
    expect(eventText({ type: 'document:judged', data: hostile }, 'en')).not.toMatch(/[\p{Cc}\u202e]/u)
    for (const [type] of LINES) {
      expect(eventText({ type, data: {} }, 'ko')).toMatch(/\S/)
      expect(eventText({ type, data: { checks: 'x', problems: 1, update: null, waive: {} } }, 'en')).toMatch(/\S/)
    }
  })
})
