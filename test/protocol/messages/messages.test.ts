import { describe, expect, test } from 'vitest'
import {
  type ContractKind,
  createValidator,
  DEFAULT_PIPELINE,
  describeViolation,
  guessKind,
  longPriority,
  messageContent,
  PRIORITIES,
  SHORT_PRIORITIES,
  sameContent,
  shortPriority,
} from '../../../src/protocol/index.ts'

const validate = createValidator(DEFAULT_PIPELINE)
const party = (team_id: string, team_name = team_id, agent_id = team_id.toLowerCase()) => ({
  team_id,
  team_name,
  agent_id,
})
const task = (status_from: string, status_to: string) => ({
  task_id: 'TASK-20260228-001',
  title: '슬랙 모달 에러 수정 v2',
  status_from,
  status_to,
})
const ID = '123e4567-e89b-42d3-a456-426614174000'
const timestamp = '2026-02-28T00:00:00Z'
const reject_reason = {
  category: 'quality',
  description: '모달이 닫히지 않음',
  action_items: [{ assignee: 'jarvis', action: '닫기 처리', deadline: '2026-03-01' }],
}

const handoff = (more: object = {}) => ({
  handoff_id: ID,
  type: 'handoff',
  source: party('JARVIS'),
  target: party('KIMQA'),
  task: task('DEV_IN_PROGRESS', 'QA_PENDING'),
  timestamp,
  ...more,
})
const ack = (more: object = {}) => ({
  handoff_id: ID,
  type: 'ack',
  source: party('KIMQA'),
  target: party('JARVIS'),
  task: task('QA_PENDING', 'QA_PENDING'),
  ack_status: 'accepted',
  timestamp,
  ...more,
})
const reject = (more: object = {}) => ({
  handoff_id: ID,
  type: 'reject',
  source: party('KIMQA'),
  target: party('JARVIS'),
  task: task('QA_IN_PROGRESS', 'DEV_REVISION'),
  reject_reason,
  timestamp,
  ...more,
})
const escalation = (more: object = {}) => ({
  handoff_id: ID,
  type: 'escalation',
  source: { ...party('KIMQA'), agent_id: 'baton' },
  target: party('BUNKER'),
  task: task('QA_PENDING', 'QA_PENDING'),
  escalation: { level: 1, triggers: ['ack_timeout'], handoff_id: ID },
  timestamp,
  ...more,
})

function faults(kind: ContractKind, document: unknown) {
  return validate(kind, document, { strict: true }).violations.map(({ pointer, rule, values }) => ({
    pointer,
    rule,
    values,
  }))
}
const places = (kind: ContractKind, document: unknown) =>
  faults(kind, document).map(({ pointer, rule }) => [pointer, rule])

describe('a handoff', () => {
  test.each([
    ['BUNKER', 'PLAN_IN_PROGRESS', 'JARVIS', 'DEV_PENDING'],
    ['JARVIS', 'DEV_IN_PROGRESS', 'KIMQA', 'QA_PENDING'],
    ['KIMQA', 'QA_IN_PROGRESS', 'KANGCHUL', 'HARDEN_PENDING'],
    ['KANGCHUL', 'HARDEN_IN_PROGRESS', 'KKOMKKOM', 'DOC_PENDING'],
    ['JARVIS', 'DEV_REVISION', 'KIMQA', 'QA_PENDING'],
  ])('from %s in %s to %s passes', (from, status, to, next) => {
    expect(faults('handoff', handoff({ source: party(from), target: party(to), task: task(status, next) }))).toEqual([])
  })

  test('that skips a team is refused, with where it could go', () => {
    expect(
      faults('handoff', handoff({ target: party('KANGCHUL'), task: task('DEV_IN_PROGRESS', 'HARDEN_PENDING') })),
    ).toEqual([
      {
        pointer: '/task/status_to',
        rule: 'illegal_step',
        values: { type: 'handoff', from: 'DEV_IN_PROGRESS', to: 'HARDEN_PENDING', allowed: 'QA_PENDING' },
      },
    ])
  })

  test('from a status that cannot be handed off says so', () => {
    const [fault] = faults('handoff', handoff({ task: task('DEV_PENDING', 'QA_PENDING') }))
    expect(fault?.values.allowed).toEqual({ ko: '없음', en: 'nothing' })
  })

  test('by or to a team that does not own its end is refused', () => {
    expect(faults('handoff', handoff({ source: party('BUNKER'), target: party('BUNKER') }))).toEqual([
      {
        pointer: '/source/team_id',
        rule: 'wrong_source_team',
        values: { expected: 'JARVIS', status: 'DEV_IN_PROGRESS' },
      },
      { pointer: '/target/team_id', rule: 'wrong_target_team', values: { expected: 'KIMQA', status: 'QA_PENDING' } },
    ])
  })

  test.each([0, 1, -5, 2.5, '30', 1e9])('with timeout_minutes %j is refused', (timeout_minutes) => {
    expect(faults('handoff', handoff({ timeout_minutes }))).toHaveLength(1)
  })

  test('with timeout_minutes 2 passes; one without stays without: the default of the schema is not applied', () => {
    expect(faults('handoff', handoff({ timeout_minutes: 2 }))).toEqual([])
    expect(validate('handoff', handoff()).value).not.toHaveProperty('timeout_minutes')
  })

  test.each([ID.toUpperCase(), '123e4567-e89b-12d3-a456-426614174000', 'x', `${ID} `])(
    'with the id %s is refused',
    (handoff_id) => {
      expect(places('handoff', handoff({ handoff_id }))).toEqual([['/handoff_id', 'pattern']])
    },
  )

  test('lists shape and meaning together', () => {
    const broken = handoff({ source: { team_id: 'BUNKER' }, timestamp: 'now' })
    expect(places('handoff', broken).sort()).toEqual([
      ['/source/agent_id', 'required'],
      ['/source/team_id', 'wrong_source_team'],
      ['/source/team_name', 'required'],
      ['/timestamp', 'pattern'],
    ])
  })

  test('with a misspelt key is warned about, with metadata of any kind is not', () => {
    const { warnings, valid } = validate('handoff', handoff({ timeout_minute: 5, metadata: { anything: [1] } }))
    expect(valid).toBe(true)
    expect(warnings.map(({ pointer, rule }) => [pointer, rule])).toEqual([['/timeout_minute', 'unknown_key']])
  })

  test('of a task whose id holds no date is refused', () => {
    const broken = handoff({ task: { ...task('DEV_IN_PROGRESS', 'QA_PENDING'), task_id: 'TASK-20269999-001' } })
    expect(places('handoff', broken)).toEqual([['/task/task_id', 'task_id_date']])
  })

  test('names KANGCHUL by either spelling, and is given back with one', () => {
    const verdict = validate(
      'handoff',
      handoff({ source: party('KIMQA'), target: party('KANGCHEOL'), task: task('QA_IN_PROGRESS', 'HARDEN_PENDING') }),
    )
    expect(verdict.violations).toEqual([])
    expect(verdict.value).toMatchObject({ target: { team_id: 'KANGCHUL' } })
  })
})

describe('an ACK', () => {
  test('accepted, deferred with a reason and rejected with what to do pass', () => {
    expect(faults('ack', ack())).toEqual([])
    expect(faults('ack', ack({ ack_status: 'deferred', ack_message: '내일 착수' }))).toEqual([])
    expect(faults('ack', ack({ ack_status: 'rejected', reject_reason }))).toEqual([])
  })

  test('deferred without a reason, rejected without one or without action items, are refused at the right place', () => {
    expect(places('ack', ack({ ack_status: 'deferred' }))).toEqual([['/ack_message', 'required']])
    expect(places('ack', ack({ ack_status: 'deferred', ack_message: ' ' }))).toEqual([['/ack_message', 'pattern']])
    expect(places('ack', ack({ ack_status: 'rejected' }))).toEqual([['/reject_reason', 'required']])
    const empty = { ...reject_reason, action_items: [] }
    expect(places('ack', ack({ ack_status: 'rejected', reject_reason: empty }))).toEqual([
      ['/reject_reason/action_items', 'too_few'],
    ])
  })

  test('with an unknown or missing status says which there are', () => {
    expect(faults('ack', ack({ ack_status: 'maybe' }))).toEqual([
      { pointer: '/ack_status', rule: 'enum', values: { allowed: 'accepted, deferred, rejected' } },
    ])
    const { ack_status: _none, ...without } = ack()
    expect(places('ack', without)).toEqual([['/ack_status', 'required']])
  })

  test('that moves the task, comes from another team, or is for a status that no handoff leads to, is refused', () => {
    expect(places('ack', ack({ task: task('QA_PENDING', 'QA_IN_PROGRESS') }))).toEqual([
      ['/task/status_to', 'status_must_stay'],
    ])
    expect(faults('ack', ack({ source: party('JARVIS') }))).toEqual([
      { pointer: '/source/team_id', rule: 'wrong_source_team', values: { expected: 'KIMQA', status: 'QA_PENDING' } },
    ])
    for (const status of ['PLAN_PENDING', 'QA_IN_PROGRESS', 'DONE']) {
      expect(faults('ack', ack({ task: task(status, status) }))).toEqual([
        { pointer: '/task/status_from', rule: 'not_awaiting_ack', values: { status } },
      ])
    }
  })
})

describe('a way back', () => {
  test('to the team before passes, from a pending status too', () => {
    expect(faults('reject', reject())).toEqual([])
    expect(faults('reject', reject({ task: task('QA_PENDING', 'DEV_REVISION') }))).toEqual([])
    expect(
      faults('reject', reject({ attachments: [{ name: '결함 리포트', path: 'qa/report.md', type: 'defect_report' }] })),
    ).toEqual([])
  })

  test('over a team is refused as a reject and taken as a revision request where the table has one', () => {
    const over = { source: party('KANGCHUL'), task: task('HARDEN_IN_PROGRESS', 'DEV_REVISION') }
    expect(places('reject', reject(over))).toEqual([['/task/status_to', 'illegal_step']])
    expect(faults('revision-request', reject({ ...over, type: 'revision_request' }))).toEqual([])
    expect(places('revision-request', reject({ type: 'revision_request' }))).toEqual([
      ['/task/status_to', 'illegal_step'],
    ])
  })

  test('needs a category, a description and complete action items', () => {
    const broken = { category: 'mood', description: '', action_items: [{ assignee: 'x', action: ' ' }] }
    expect(places('reject', reject({ reject_reason: broken })).sort()).toEqual([
      ['/reject_reason/action_items/0/action', 'pattern'],
      ['/reject_reason/action_items/0/deadline', 'required'],
      ['/reject_reason/category', 'enum'],
      ['/reject_reason/description', 'pattern'],
    ])
    const { reject_reason: _none, ...without } = reject()
    expect(places('reject', without)).toEqual([['/reject_reason', 'required']])
  })
})

describe('an escalation', () => {
  test('passes in any status, with or without a handoff', () => {
    expect(faults('escalation', escalation())).toEqual([])
    expect(faults('escalation', escalation({ escalation: { level: 3, triggers: ['manual'] } }))).toEqual([])
  })

  test('is sent by Baton, stays where it is and has a level from 1 to 3 and a trigger', () => {
    expect(faults('escalation', escalation({ source: party('KIMQA') }))).toEqual([
      { pointer: '/source/agent_id', rule: 'escalation_source', values: { expected: 'baton' } },
    ])
    expect(places('escalation', escalation({ task: task('QA_PENDING', 'DEV_REVISION') }))).toEqual([
      ['/task/status_to', 'status_must_stay'],
    ])
    expect(places('escalation', escalation({ escalation: { level: 4, triggers: [] } })).sort()).toEqual([
      ['/escalation/level', 'maximum'],
      ['/escalation/triggers', 'too_few'],
    ])
  })
})

describe('documentation', () => {
  const request = {
    type: 'documentation_request',
    source_team: '강철',
    target_team: '꼼꼼이',
    task_id: 'TASK-20260228-001',
    documentation_type: 'all',
    payload: {},
  }
  const checklist = { documented: true, consistent_format: true, consistent_terms: true, changelog_updated: true }
  const artifacts = ['api_docs', 'user_guide', 'changelog'].map((type) => ({
    name: type,
    path: `docs/${type}.md`,
    type,
  }))
  const result = (more: object) => ({
    type: 'documentation_result',
    source_team: '꼼꼼이',
    task_id: 'TASK-20260228-001',
    result: 'complete',
    artifacts,
    ...more,
  })

  test('a request names teams as the document does and is given back with their ids', () => {
    const verdict = validate('documentation-request', request)
    expect(verdict.violations).toEqual([])
    expect(verdict.value).toMatchObject({ source_team: 'KANGCHUL', target_team: 'KKOMKKOM' })
    expect(places('documentation-request', { ...request, task_id: 'TASK-20261341-001' })).toEqual([
      ['/task_id', 'task_id_date'],
    ])
  })

  test('is complete only with all four boxes ticked', () => {
    expect(faults('documentation-result', result({ checklist }))).toEqual([])
    expect(places('documentation-result', result({ checklist: { ...checklist, consistent_terms: false } }))).toEqual([
      ['/checklist/consistent_terms', 'enum'],
    ])
    expect(places('documentation-result', result({}))).toEqual([['/checklist', 'required']])
  })

  test('that is complete but lacks an expected document is warned about', () => {
    const { valid, warnings } = validate(
      'documentation-result',
      result({ checklist, artifacts: artifacts.slice(0, 1) }),
    )
    expect(valid).toBe(true)
    expect(warnings).toEqual([
      { pointer: '/artifacts', rule: 'expected_artifact_missing', values: { missing: 'user_guide, changelog' } },
    ])
  })

  test('may be partial with any boxes, and needs a reason to ask for a revision', () => {
    const some = { ...checklist, documented: false }
    expect(faults('documentation-result', result({ result: 'partial', artifacts: [], checklist: some }))).toEqual([])
    expect(places('documentation-result', result({ result: 'revision_needed' }))).toEqual([
      ['/reject_reason', 'required'],
    ])
    expect(faults('documentation-result', result({ result: 'revision_needed', reject_reason }))).toEqual([])
  })

  test('ends with a report to the PO that is not a handoff', () => {
    const report = {
      type: 'final_completion_report',
      report_id: ID,
      source: party('KKOMKKOM'),
      target: party('BUNKER', '벙커(기획)', 'song-po'),
      task: task('DOC_IN_PROGRESS', 'DEPLOY_READY'),
      summary: '문서화 완료',
      artifacts,
      checklist,
      timestamp,
    }
    expect(faults('final-completion-report', report)).toEqual([])
    expect(places('final-completion-report', { ...report, target: party('JARVIS') })).toEqual([
      ['/target/team_id', 'wrong_target_team'],
    ])
    expect(places('final-completion-report', { ...report, task: task('DOC_IN_PROGRESS', 'DONE') })).toEqual([
      ['/task/status_to', 'illegal_step'],
    ])
  })
})

describe('the same content', () => {
  test('does not depend on the order of keys or on when it was sent, and on everything else it does', () => {
    const original = handoff({ metadata: { a: 1, b: 2 } })
    const { type, ...rest } = handoff({ metadata: { b: 2, a: 1 }, timestamp: '2026-03-01T00:00:00Z' })
    expect(sameContent(original, { ...rest, type })).toBe(true)
    expect(sameContent(original, handoff({ metadata: { a: 1, b: 3 } }))).toBe(false)
    expect(sameContent(original, handoff())).toBe(false)
    expect(messageContent(handoff())).not.toContain('timestamp')
  })
})

describe('the kind of a document', () => {
  test.each<[ContractKind | undefined, unknown]>([
    ['handoff', handoff()],
    ['ack', ack()],
    ['reject', reject()],
    ['revision-request', { type: 'revision_request' }],
    ['escalation', escalation()],
    ['documentation-request', { type: 'documentation_request' }],
    ['documentation-result', { type: 'documentation_result' }],
    ['final-completion-report', { type: 'final_completion_report' }],
    ['task-package', { task_package: {} }],
    ['task-package', { pipeline_history: [] }],
    ['pipeline', { statuses: [], transitions: [] }],
    [undefined, { type: 'pipeline' }],
    [undefined, { statuses: [] }],
    [undefined, { type: 7 }],
    [undefined, []],
    [undefined, null],
    [undefined, 'handoff'],
  ])('is %s', (kind, document) => {
    expect(guessKind(document)).toBe(kind)
  })
})

test('priorities map one to one, both ways', () => {
  expect(PRIORITIES.map(shortPriority)).toEqual(SHORT_PRIORITIES)
  expect(SHORT_PRIORITIES.map(longPriority)).toEqual(PRIORITIES)
})

test('violations are described in both languages', () => {
  const [found] = validate('handoff', handoff({ timestamp: 5 })).violations
  expect(describeViolation(found as never, 'en')).toBe('must be a string')
  expect(describeViolation(found as never, 'ko')).toBe('문자열이어야 합니다')
})
