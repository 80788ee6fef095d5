import { describe, expect, test } from 'vitest'
import type { PipelineCommand } from '../../src/pipeline/command.ts'
import type { MessageRecord } from '../../src/pipeline/records.ts'
import { createValidator, DEFAULT_PIPELINE, teamName } from '../../src/protocol/index.ts'
import { carryTo, hireDocumentation, REASON, World } from '../support/world.ts'

/** Issue 11, point 14: messages keep their contract, agree with their task, and are recognised when they come again. */
const TASK = 'TASK-20260228-001'
const ID = '123e4567-e89b-42d3-a456-426614174000'
const OTHER_ID = '123e4567-e89b-42d3-a456-426614174001'
const CHECKLIST = { documented: true, consistent_format: true, consistent_terms: true, changelog_updated: true }
const DOCUMENTS = ['api_docs', 'user_guide', 'changelog'].map((type) => ({ name: type, path: `docs/${type}.md`, type }))

function ready(status: string): World {
  const world = new World()
  hireDocumentation(world)
  world.create({ task_id: TASK })
  carryTo(world, TASK, status)
  world.heard()
  return world
}

const party = (team_id: string, agent_id?: string, team_name = teamName(DEFAULT_PIPELINE, team_id)) => ({
  team_id,
  team_name,
  ...(agent_id === undefined ? {} : { agent_id }),
})
const about = (status_from: string, status_to: string, more: object = {}) => ({
  task_id: TASK,
  title: '슬랙 모달 에러 수정',
  status_from,
  status_to,
  ...more,
})
const handoff = (more: object = {}) => ({
  handoff_id: ID,
  type: 'handoff',
  source: party('JARVIS', 'jarvis'),
  target: party('KIMQA'),
  task: about('DEV_IN_PROGRESS', 'QA_PENDING'),
  timestamp: '2026-02-28T00:00:00Z',
  ...more,
})
const reject = (more: object = {}) => ({
  handoff_id: OTHER_ID,
  type: 'reject',
  source: party('KIMQA', 'kimqa'),
  target: party('JARVIS'),
  task: about('QA_IN_PROGRESS', 'DEV_REVISION'),
  reject_reason: REASON,
  timestamp: '2026-02-28T00:00:00Z',
  ...more,
})
const ack = (more: object = {}) => ({
  handoff_id: ID,
  type: 'ack',
  source: party('KIMQA', 'kimqa'),
  target: party('JARVIS'),
  task: about('QA_PENDING', 'QA_PENDING'),
  ack_status: 'accepted',
  timestamp: '2026-02-28T00:01:00Z',
  ...more,
})
const report = (more: object = {}) => ({
  type: 'final_completion_report',
  report_id: ID,
  source: party('KKOMKKOM', 'kkomkkom'),
  target: party('BUNKER', 'song-po'),
  task: about('DOC_IN_PROGRESS', 'DEPLOY_READY'),
  summary: '문서화 완료',
  artifacts: DOCUMENTS,
  checklist: CHECKLIST,
  timestamp: '2026-02-28T00:00:00Z',
  ...more,
})
const request = (more: object = {}) => ({
  type: 'documentation_request',
  source_team: 'KANGCHUL',
  target_team: '꼼꼼이',
  task_id: TASK,
  documentation_type: 'api_docs',
  payload: { modules: ['modal'] },
  ...more,
})
const result = (kind: string, more: object = {}) => ({
  type: 'documentation_result',
  source_team: 'KKOMKKOM',
  task_id: TASK,
  result: kind,
  artifacts: DOCUMENTS,
  ...(kind === 'complete' ? { checklist: CHECKLIST } : {}),
  ...(kind === 'revision_needed' ? { reject_reason: REASON } : {}),
  ...more,
})
const send = (message: object) => ({ type: 'receive_message', message: message as Record<string, unknown> }) as const
const step = (action: 'reject' | 'handoff' | 'complete', details: object): PipelineCommand => ({
  type: 'step',
  task_id: TASK,
  action,
  details,
})
const kept = (world: World, type: string) =>
  [...world.records.values()]
    .filter(({ kind }) => kind === 'message')
    .map(({ value }) => value as MessageRecord)
    .filter((message) => message.type === type)
const violations = (error: { details: object }) =>
  (error.details as { violations: { pointer: string; rule: string }[] }).violations.map(
    ({ pointer, rule }) => `${pointer} ${rule}`,
  )

describe('truth.14 a message that Baton writes itself', () => {
  test('keeps its contract: an attachment of no known kind is refused with its pointer, not stored', () => {
    const world = ready('QA_IN_PROGRESS')
    const attachments = [{ name: 'defect-report', path: 'baton://runs/run-1', type: 'report' }]
    const error = world.refusal(step('reject', { reason: REASON, attachments }), 'kimqa')
    expect(error.code).toBe('INVALID_INPUT')
    expect(violations(error)).toEqual(['/attachments/0/type enum'])
    world.do(step('reject', { reason: REASON, attachments: [{ ...attachments[0], type: 'defect_report' }] }), 'kimqa')
    expect(kept(world, 'reject')).toHaveLength(1)
  })

  test('lists every violation: category, deadline and attachment together', () => {
    const world = ready('QA_IN_PROGRESS')
    const reason = { ...REASON, category: 'mood', action_items: [{ assignee: 'jarvis', action: 'x', deadline: ' ' }] }
    const error = world.refusal(step('reject', { reason, attachments: [{ name: 'a', path: '../x' }] }), 'kimqa')
    expect(violations(error).toSorted()).toEqual([
      '/attachments/0/path path_leaves',
      '/reject_reason/action_items/0/deadline pattern',
      '/reject_reason/category enum',
    ])
  })

  test('a rejecting ACK keeps what it attached', () => {
    const world = ready('QA_PENDING')
    const attachments = [{ name: '질의서', path: 'docs/questions.md', type: 'question_list' }]
    const command = { type: 'acknowledge', task_id: TASK, handoff_id: null, status: 'rejected', message: null } as const
    world.do({ ...command, reason: REASON, attachments }, 'kimqa')
    expect(kept(world, 'ack')[0]?.body).toMatchObject({ attachments })
    expect(kept(world, 'reject')[0]?.body).toMatchObject({ attachments })
  })

  test('validates on the whole way there and back: handoffs, ACKs, rejections, escalations, reports', () => {
    const world = ready('QA_IN_PROGRESS')
    world.step(TASK, 'reject', 'kimqa', { reason: REASON })
    world.step(TASK, 'resubmit', 'jarvis')
    world.do({ type: 'acknowledge', task_id: TASK, handoff_id: null, status: 'deferred', message: '내일' }, 'kimqa')
    carryTo(world, TASK, 'HARDEN_IN_PROGRESS')
    world.step(TASK, 'revision_request', 'kangchul', { reason: REASON })
    world.do({ type: 'resolve_escalation', escalation: `${TASK}/E1`, decision: 'raise', note: '같이 봐 주세요' })
    world.do({ type: 'resolve_escalation', escalation: `${TASK}/E2`, decision: 'continue', note: null })
    world.step(TASK, 'resubmit', 'jarvis')
    carryTo(world, TASK, 'DEPLOY_READY')
    world.step(TASK, 'reject', 'song-po', { reason: REASON })
    const validate = createValidator(world.pipeline)
    const bodies = [...world.records.values()].filter(({ kind }) => kind === 'message')
    const broken = bodies.flatMap(({ id, value }) => {
      const { type, body } = value as MessageRecord
      return validate(type.replaceAll('_', '-') as never, body).violations.map((found) => `${id} ${found.pointer}`)
    })
    expect(broken).toEqual([])
    expect(new Set(bodies.map(({ value }) => (value as MessageRecord).type))).toEqual(
      new Set(['handoff', 'ack', 'reject', 'revision_request', 'escalation', 'final_completion_report']),
    )
  })
})

describe('truth.14 a message that disagrees with its task or its pipeline is refused and says where', () => {
  test.each([
    ['the priority', { task: about('DEV_IN_PROGRESS', 'QA_PENDING', { priority: 'P3' }) }, 'priority', 'P1', 'P3'],
    [
      'the name of the sending team',
      { source: party('JARVIS', 'jarvis', '김감사(QA)') },
      'source.team_name',
      '자비스(개발)',
      '김감사(QA)',
    ],
    [
      'the name of the receiving team',
      { target: party('KIMQA', undefined, 'nobody') },
      'target.team_name',
      '김감사(QA)',
      'nobody',
    ],
    ['the title', { task: { ...handoff().task, title: '다른 제목' } }, 'title', '슬랙 모달 에러 수정', '다른 제목'],
  ])('%s', (_what, more, field, expected, found) => {
    const world = ready('DEV_IN_PROGRESS')
    const error = world.refusal(send(handoff(more)), 'jarvis')
    expect({ code: error.code, ...error.values }).toEqual({
      code: 'MESSAGE_DISAGREES',
      task_id: TASK,
      field,
      expected,
      found,
    })
  })

  test('every disagreement is listed, not only the first', () => {
    const world = ready('DEV_IN_PROGRESS')
    const message = handoff({ task: about('QA_IN_PROGRESS', 'HARDEN_PENDING', { priority: 'P0' }) })
    const error = world.refusal(send({ ...message, ...parties('KIMQA', 'KANGCHUL') }), 'kimqa')
    expect((error.details.disagreements as { field: string }[]).map(({ field }) => field)).toEqual([
      'status_from',
      'priority',
    ])
  })

  test.each(['JARVIS', '자비스', '자비스(개발)', 'Jarvis', 'Jarvis (development)', ' 자비스 ( 개발 ) ', '자비스팀'])(
    'a team is known by any of its names: %s',
    (name) => {
      const world = ready('DEV_IN_PROGRESS')
      expect(world.do(send(handoff({ source: party('JARVIS', 'jarvis', name) })), 'jarvis')).toMatchObject({
        status: 'QA_PENDING',
      })
    },
  )

  test('an ACK goes to the team that handed off, about the status that waits', () => {
    const world = ready('DEV_IN_PROGRESS')
    world.do(send(handoff()), 'jarvis')
    const wrongTeam = world.refusal(send(ack({ target: party('BUNKER') })), 'kimqa')
    expect(wrongTeam.values).toMatchObject({ field: 'target.team_id', expected: 'JARVIS', found: 'BUNKER' })
    const wrongAgent = world.refusal(send(ack({ target: party('JARVIS', 'kimqa') })), 'kimqa')
    expect(wrongAgent.values).toMatchObject({ field: 'target.agent_id', found: 'kimqa' })
    const wrongPriority = ack({ task: about('QA_PENDING', 'QA_PENDING', { priority: 'P2' }) })
    expect(world.refusal(send(wrongPriority), 'kimqa').values).toMatchObject({ field: 'priority', expected: 'P1' })
  })

  test('a reject that names an agent of another team, or nobody, is refused', () => {
    const world = ready('QA_IN_PROGRESS')
    for (const agent of ['kangchul', 'nobody-we-know']) {
      const error = world.refusal(send(reject({ target: party('JARVIS', agent) })), 'kimqa')
      expect(error.values).toMatchObject({ field: 'target.agent_id', found: agent })
    }
  })

  test('a completion report goes to the PO', () => {
    const world = ready('DOC_IN_PROGRESS')
    world.do({ type: 'register_agent', agent: { ...AGENT, agent_id: 'kim-writer', team: 'BUNKER' } })
    const error = world.refusal(send(report({ target: party('BUNKER', 'kim-writer') })), 'kkomkkom')
    expect(error.values).toMatchObject({ field: 'target.agent_id', expected: 'song-po', found: 'kim-writer' })
  })
})

const AGENT = {
  agent_id: 'x',
  agent_name: 'x',
  team: 'JARVIS',
  role: 'x',
  status: 'active' as const,
  github_registered: 'N' as const,
  lead: false,
}
const parties = (source: string, target: string) => ({ source: party(source, 'kimqa'), target: party(target) })

describe('truth.14 a documentation request', () => {
  test('is kept, told to the team and shown in the log; the same again changes nothing', () => {
    const world = ready('HARDEN_IN_PROGRESS')
    const first = world.do(send(request({ request_id: ID })), 'kangchul')
    expect(first).toEqual({ task_id: TASK, status: 'HARDEN_IN_PROGRESS', request_id: ID, result: 'requested' })
    expect(kept(world, 'documentation_request')).toMatchObject([
      { task_id: TASK, handoff_id: ID, body: { target_team: 'KKOMKKOM' } },
    ])
    expect(world.events.at(-1)).toMatchObject({
      type: 'documentation:requested',
      data: { request_id: ID, documentation_type: 'api_docs', source_team: 'KANGCHUL', target_team: 'KKOMKKOM' },
    })
    expect(world.heard()).toEqual(['team:KKOMKKOM: [문서화 요청] 강철(리팩토링) -> 꼼꼼이(문서화)'])
    const events = world.events.length
    expect(world.do(send(request({ request_id: ID, timestamp: '2026-03-01T00:00:00Z' })), 'kangchul')).toEqual(first)
    expect(world.events).toHaveLength(events)
    expect(world.refusal(send(request({ request_id: ID, documentation_type: 'all' })), 'kangchul').code).toBe(
      'HANDOFF_ID_REUSED',
    )
  })

  test('without an id, as in the document, is known by what it says', () => {
    const world = ready('HARDEN_IN_PROGRESS')
    const first = world.do(send(request()), 'kangchul')
    expect(world.do(send(request()), 'kangchul')).toEqual(first)
    expect(kept(world, 'documentation_request')).toHaveLength(1)
    world.do(send(request({ documentation_type: 'changelog' })), 'kangchul')
    expect(kept(world, 'documentation_request')).toHaveLength(2)
  })

  test('comes from its own team or the PO, goes to the documentation team, and not about a task that is over', () => {
    const world = ready('HARDEN_IN_PROGRESS')
    expect(world.refusal(send(request()), 'jarvis').code).toBe('ACTOR_NOT_ALLOWED')
    expect(world.do(send(request()), 'song-po')).toMatchObject({ result: 'requested' })
    expect(world.refusal(send(request({ target_team: 'KIMQA' })), 'kangchul').values).toMatchObject({
      field: 'target_team',
      expected: 'KKOMKKOM',
      found: 'KIMQA',
    })
    world.step(TASK, 'cancel', 'song-po', { note: '그만' })
    expect(world.refusal(send(request({ documentation_type: 'all' })), 'kangchul').code).toBe('TRANSITION_REFUSED')
  })

  test('tells the PO too while nobody of the documentation team is active', () => {
    const world = new World()
    world.create({ task_id: TASK })
    world.heard()
    world.do(send(request({ source_team: 'BUNKER' })), 'song-po')
    expect(world.heard().map((line) => line.split(':')[0])).toEqual(['team', 'song-po'])
  })
})

describe('truth.14 a documentation result', () => {
  test.each([
    ['complete', 'DEPLOY_READY'],
    ['partial', 'DOC_IN_PROGRESS'],
    ['revision_needed', 'HARDEN_REVISION'],
  ])('%s is kept; a repeat gets the first result, other content under its id is refused', (kind, status) => {
    const world = ready('DOC_IN_PROGRESS')
    const message = result(kind, { result_id: ID })
    const first = world.do(send(message), 'kkomkkom')
    expect(first).toMatchObject({ task_id: TASK, status })
    expect(kept(world, 'documentation_result')).toMatchObject([{ task_id: TASK, body: message, result: first }])
    const events = world.events.length
    expect(world.do(send({ ...message, timestamp: '2026-03-01T00:00:00Z' }), 'kkomkkom')).toEqual(first)
    expect(world.events).toHaveLength(events)
    expect(world.refusal(send({ ...message, artifacts: [] }), 'kkomkkom').code).toBe('HANDOFF_ID_REUSED')
  })

  test('without an id is a repeat within its visit, and news when the task comes back', () => {
    const world = ready('DOC_IN_PROGRESS')
    const first = world.do(send(result('revision_needed')), 'kkomkkom')
    expect(world.do(send(result('revision_needed')), 'kkomkkom')).toEqual(first)
    world.step(TASK, 'resubmit', 'kangchul')
    world.step(TASK, 'pickup', 'kkomkkom')
    const again = world.do(send(result('revision_needed')), 'kkomkkom')
    expect(again).toMatchObject({ status: 'HARDEN_REVISION', revision_count: 2 })
    expect(kept(world, 'documentation_result')).toHaveLength(2)
  })
})

describe('truth.14 a rejecting ACK that comes again gets its first result', () => {
  const command = (more: object = {}) =>
    ({
      type: 'acknowledge',
      task_id: TASK,
      handoff_id: null,
      status: 'rejected',
      message: '명세 부족',
      reason: REASON,
      ...more,
    }) as const

  test('given on the command line', () => {
    const world = ready('QA_PENDING')
    const handoff_id = world.task(TASK).handoff?.handoff_id
    const first = world.do(command(), 'kimqa')
    const events = world.events.length
    expect(world.do(command(), 'kimqa')).toEqual(first)
    expect(world.do(command({ handoff_id }), 'kimqa')).toEqual(first)
    expect(world.events).toHaveLength(events)
    const other = command({ handoff_id, reason: { ...REASON, description: '다른 이유' } })
    expect(world.refusal(other, 'kimqa').code).toBe('ALREADY_ACKED')
  })

  test('also after a newer handoff took its place, and after the title was edited', () => {
    const world = ready('DEV_IN_PROGRESS')
    world.do(send(handoff()), 'jarvis')
    const rejected = ack({ ack_status: 'rejected', reject_reason: REASON })
    const first = world.do(send(rejected), 'kimqa')
    world.do({ type: 'edit_task', task_id: TASK, changes: { title: '새 제목' } })
    world.step(TASK, 'resubmit', 'jarvis')
    expect(world.do(send(rejected), 'kimqa')).toEqual(first)
    expect(world.status(TASK)).toBe('QA_PENDING')
    expect(world.refusal(send({ ...rejected, ack_message: '늦음' }), 'kimqa').code).toBe('HANDOFF_SUPERSEDED')
  })

  test('and an accepting one, after the task has moved on', () => {
    const world = ready('DEV_IN_PROGRESS')
    world.do(send(handoff()), 'jarvis')
    const first = world.do(send(ack()), 'kimqa')
    carryTo(world, TASK, 'DONE')
    expect(world.do(send(ack()), 'kimqa')).toEqual(first)
  })
})
