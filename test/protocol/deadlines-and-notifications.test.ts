import { describe, expect, test } from 'vitest'
import { placeholdersOf } from '../../src/protocol/fill-template.ts'
import {
  ackDeadlines,
  ackInstants,
  ackLimit,
  DEFAULT_PIPELINE,
  ESCALATION_TRIGGERS,
  escalationCause,
  NOTIFICATION_TEMPLATES,
  type NotificationName,
  renderNotification,
  type ShortPriority,
} from '../../src/protocol/index.ts'
import { readSpec, specRows } from '../support/markdown-rows.ts'

describe('deadlines', () => {
  test.each(specRows('deadlines.md'))('of %s are those of the specification', (priority, limit, ...steps) => {
    const minutes = ackLimit(DEFAULT_PIPELINE, { priority: priority as ShortPriority })
    expect(`${minutes} min`).toBe(limit)
    const { reminder, overdue, l1, l2 } = ackDeadlines(minutes)
    expect([reminder, overdue, l1, l2].map(String)).toEqual(steps)
  })

  test('follow from the message when it says its own limit, in whole minutes rounded down', () => {
    expect(ackLimit(DEFAULT_PIPELINE, { priority: 'P0', timeout_minutes: 7 })).toBe(7)
    expect(ackDeadlines(7)).toEqual({ reminder: 3, overdue: 7, l1: 10, l2: 14 })
    expect(ackDeadlines(2)).toEqual({ reminder: 1, overdue: 2, l1: 3, l2: 4 })
  })

  test('are instants that many minutes after the handoff', () => {
    const sent = Date.parse('2026-02-28T00:00:00Z')
    const at = ackInstants(sent, 15)
    expect(Object.values(at).map((instant) => (instant - sent) / 60_000)).toEqual([7, 15, 22, 30])
  })
})

const VALUES = {
  'source.team_name': '자비스(개발)',
  'target.team_name': '김감사(QA)',
  documentation_type: 'api_docs',
  'task.title': '슬랙 모달 에러 수정 v2',
  'task.priority': 'P1',
  timeout_minutes: 30,
  elapsed_minutes: 45,
  level: 1,
  cause: 'ACK 타임아웃',
  reason: '결함',
  action_item_count: 2,
  summary: '문서화 완료',
  dependency: 'TASK-20260228-002',
  actor: 'song-po',
  name: 'OPENAI_API_KEY',
  options: 'Yes | No',
  question: 'Proceed?',
  question_id: 'q_abc123',
  message: 'Rate limit exceeded',
  details: 'try later',
  run_id: 'RUN-20260228-001',
  setting: 'DATABASE_URL',
  state: 'completed',
  agent: 'jarvis',
  frozen_minutes: 12,
  what: 'Leader and coder have stopped',
  text: 'the tests fail',
  from: 'DEV_IN_PROGRESS',
  to: 'QA_PENDING',
  action: 'hand off',
}

describe('notifications', () => {
  const templates = [...readSpec('notification-templates.md').matchAll(/```\n([\s\S]*?)\n```/g)].map(
    (match) => match[1],
  )

  test('have the Korean texts of the specification to the letter', () => {
    expect(templates).toHaveLength(3)
    expect(NOTIFICATION_TEMPLATES.handoff.ko).toBe(templates[0])
    expect(NOTIFICATION_TEMPLATES.reminder.ko).toBe(templates[1])
    expect(NOTIFICATION_TEMPLATES.escalation.ko.replace('{cause}', escalationCause(['ack_timeout']))).toBe(templates[2])
  })

  test('are filled in both languages', () => {
    const korean = renderNotification('escalation', VALUES)
    expect(korean.ok && korean.value).toBe(
      '[에스컬레이션 L1] ACK 타임아웃 - 슬랙 모달 에러 수정 v2\n발신: 자비스(개발) -> 수신: 김감사(QA)\n경과: 45분 | 조치 필요',
    )
    const english = renderNotification('handoff', VALUES, 'en')
    expect(english.ok && english.value).toBe(
      '[Handoff] 자비스(개발) -> 김감사(QA)\nTask: 슬랙 모달 에러 수정 v2 (P1)\nACK due: answer within 30 min',
    )
  })

  const names = Object.keys(NOTIFICATION_TEMPLATES) as NotificationName[]

  test.each(names)('%s has the same placeholders in both languages', (name) => {
    const { ko, en } = NOTIFICATION_TEMPLATES[name]
    expect(placeholdersOf(en).sort()).toEqual(placeholdersOf(ko).sort())
  })

  test.each(names)('%s is refused for every placeholder that has no value', (name) => {
    for (const placeholder of placeholdersOf(NOTIFICATION_TEMPLATES[name].ko)) {
      const { [placeholder as keyof typeof VALUES]: _left, ...rest } = VALUES
      const rendered = renderNotification(name, rest as typeof VALUES)
      expect(!rendered.ok && [rendered.error.code, rendered.error.values]).toEqual([
        'TEMPLATE_INCOMPLETE',
        { template: name, missing: placeholder },
      ])
    }
    expect(renderNotification(name, VALUES).ok).toBe(true)
  })

  test('take values as they are: braces are not filled again, line breaks do not make a line', () => {
    const title = 'x {level}\n[에스컬레이션 L3] 위조\u2028줄'
    const rendered = renderNotification('reminder', { ...VALUES, 'task.title': title })
    expect(rendered.ok && rendered.value.split('\n')).toEqual([
      '[리마인더] ACK 대기 중 - x {level} [에스컬레이션 L3] 위조 줄',
      '발신: 자비스(개발) | 경과: 45분',
      '즉시 응답 부탁드립니다.',
    ])
  })

  test('name every trigger of an escalation, in both languages', () => {
    expect(escalationCause(['p0_reverse_flow', 'consecutive_rejections'])).toBe('P0 역방향 흐름, 연속 반려')
    expect(escalationCause(['ack_timeout'], 'en')).toBe('ACK timeout')
    for (const trigger of ESCALATION_TRIGGERS) {
      expect(escalationCause([trigger], 'en')).toMatch(/^[\x20-\x7e]+$/)
      expect(escalationCause([trigger], 'ko')).not.toBe(escalationCause([trigger], 'en'))
    }
  })
})
