import { describe, expect, test } from 'vitest'
import type { Priority } from '../../src/protocol/index.ts'
import { carryTo, hireDocumentation, REASON, World } from '../support/world.ts'

function taskIn(status: string, priority: Priority = 'P1_HIGH') {
  const world = new World()
  hireDocumentation(world)
  const task = world.create({ priority })
  carryTo(world, task, status)
  world.heard()
  return { world, task }
}

const back = (world: World, task: string, actor: string, action: 'reject' | 'revision_request' = 'reject') =>
  world.step(task, action, actor, { reason: REASON })
const open = (world: World, task: string) =>
  world
    .task(task)
    .escalations.filter((one) => one.state === 'open')
    .map((one) => [one.level, [...one.triggers]])

describe('a way back', () => {
  test('needs a reason and something to do about it', () => {
    const { world, task } = taskIn('QA_IN_PROGRESS')
    const reject = (reason?: typeof REASON) =>
      ({ type: 'step', task_id: task, action: 'reject', details: reason ? { reason } : {} }) as const
    expect(world.refusal(reject(), 'kimqa').code).toBe('REASON_REQUIRED')
    expect(world.refusal(reject({ ...REASON, description: ' ' }), 'kimqa').code).toBe('REASON_REQUIRED')
    expect(world.refusal(reject({ ...REASON, action_items: [] }), 'kimqa').values.missing).toMatchObject({
      ko: expect.stringContaining('(action_items)'),
      en: expect.stringContaining('(action_items)'),
    })
  })

  test('goes to the team before, counts, keeps the reason and tells the team', () => {
    const { world, task } = taskIn('QA_IN_PROGRESS')
    back(world, task, 'kimqa')
    expect(world.task(task).task).toMatchObject({
      status: 'DEV_REVISION',
      assigned_team: 'JARVIS',
      assigned_agent: 'jarvis',
      revision_count: 1,
      feedback: REASON.description,
    })
    expect(world.heard()).toEqual(['team:JARVIS: [반려] 김감사(QA) -> 자비스(개발)'])
    expect(open(world, task)).toEqual([])
    world.step(task, 'resubmit', 'jarvis')
    expect(world.status(task)).toBe('QA_PENDING')
    expect(world.task(task).handoff).toMatchObject({ ack: 'awaiting', point: 'H2' })
  })

  test('twice in a row at the same point raises L2, which blocks the task until the PO decides', () => {
    const { world, task } = taskIn('QA_IN_PROGRESS')
    back(world, task, 'kimqa')
    world.step(task, 'resubmit', 'jarvis')
    world.step(task, 'pickup', 'kimqa')
    world.heard()
    const { escalation } = back(world, task, 'kimqa')
    expect(open(world, task)).toEqual([[2, ['consecutive_rejections']]])
    expect(world.heard().map((line) => line.split(': ')[0])).toEqual(['song-po', 'everybody', 'team:JARVIS'])
    const resubmit = { type: 'step', task_id: task, action: 'resubmit', details: {} } as const
    expect(world.refusal(resubmit, 'jarvis').values).toEqual({ task_id: task, escalation })
    const resolve = {
      type: 'resolve_escalation',
      escalation: String(escalation),
      decision: 'continue',
      note: null,
    } as const
    expect(world.refusal(resolve, 'kimqa').code).toBe('ESCALATION_NOT_YOURS')
    world.do(resolve)
    expect(world.refusal(resolve).code).toBe('ESCALATION_ENDED')
    world.do(resubmit, 'jarvis')
  })

  test('the row ends when the receiving team hands off forward', () => {
    const { world, task } = taskIn('QA_IN_PROGRESS')
    back(world, task, 'kimqa')
    world.step(task, 'resubmit', 'jarvis')
    world.step(task, 'pickup', 'kimqa')
    world.step(task, 'handoff', 'kimqa')
    world.step(task, 'pickup', 'kangchul')
    back(world, task, 'kangchul')
    world.step(task, 'reject', 'kimqa', { reason: REASON })
    expect(world.status(task)).toBe('DEV_REVISION')
    expect(open(world, task)).toEqual([])
  })

  test('an ACK rejected counts in the same row', () => {
    const { world, task } = taskIn('QA_PENDING')
    const refuse = () =>
      world.do(
        { type: 'acknowledge', task_id: task, handoff_id: null, status: 'rejected', message: null, reason: REASON },
        'kimqa',
      )
    expect(refuse()).toMatchObject({ status: 'DEV_REVISION' })
    world.step(task, 'resubmit', 'jarvis')
    refuse()
    expect(open(world, task)).toEqual([[2, ['consecutive_rejections']]])
  })

  test('of a P0 task raises L2 at once', () => {
    const { world, task } = taskIn('QA_IN_PROGRESS', 'P0_CRITICAL')
    back(world, task, 'kimqa')
    expect(open(world, task)).toEqual([[2, ['p0_reverse_flow']]])
  })

  test('over two stages raises L2 and counts at H3', () => {
    const { world, task } = taskIn('HARDEN_IN_PROGRESS')
    back(world, task, 'kangchul', 'revision_request')
    expect(world.status(task)).toBe('DEV_REVISION')
    expect(open(world, task)).toEqual([[2, ['two_step_reverse_flow']]])
    expect(world.task(task).rejections).toMatchObject({ H3: 1 })
  })

  test('lists every trigger in one escalation', () => {
    const { world, task } = taskIn('HARDEN_IN_PROGRESS', 'P0_CRITICAL')
    back(world, task, 'kangchul')
    const [first] = world.task(task).escalations
    world.do({ type: 'resolve_escalation', escalation: first?.id ?? '', decision: 'continue', note: null })
    world.step(task, 'resubmit', 'kimqa')
    world.step(task, 'pickup', 'kangchul')
    back(world, task, 'kangchul', 'revision_request')
    expect(open(world, task)).toEqual([[2, ['consecutive_rejections', 'p0_reverse_flow', 'two_step_reverse_flow']]])
  })

  test('by the PO raises none until there were more than three revisions', () => {
    const { world, task } = taskIn('DEPLOY_READY')
    for (let count = 1; count <= 4; count += 1) {
      back(world, task, 'song-po')
      expect(world.status(task)).toBe('PLAN_REVISION')
      expect(open(world, task)).toEqual(count > 3 ? [[2, ['revision_limit']]] : [])
      if (count > 3) break
      world.step(task, 'resubmit', 'song-po')
      carryTo(world, task, 'DEPLOY_READY')
    }
  })

  test('may be passed further back by the team that got it', () => {
    const { world, task } = taskIn('QA_IN_PROGRESS')
    back(world, task, 'kimqa')
    back(world, task, 'jarvis')
    expect(world.task(task).task).toMatchObject({ status: 'PLAN_REVISION', revision_count: 2 })
    expect(world.task(task).rejections).toEqual({ H1: 1, H2: 1 })
  })
})

describe('an escalation', () => {
  const escalate = (world: World, task: string, actor: string) =>
    world.do({ type: 'escalate', task_id: task, reason: '기획이 잘못됨' }, actor)

  test('is raised by hand by the owning team, and only by it', () => {
    const { world, task } = taskIn('HARDEN_IN_PROGRESS')
    expect(world.refusal({ type: 'escalate', task_id: task, reason: 'x' }, 'kimqa').code).toBe('ACTOR_NOT_ALLOWED')
    expect(world.refusal({ type: 'escalate', task_id: task, reason: ' ' }, 'kangchul').code).toBe('REASON_REQUIRED')
    escalate(world, task, 'kangchul')
    expect(open(world, task)).toEqual([[2, ['manual']]])
    expect(world.heard()[0]).toBe('song-po: [에스컬레이션 L2] 수동 에스컬레이션 - 슬랙 모달 에러 수정')
  })

  test.each([
    ['hold', 'ON_HOLD'],
    ['cancel', 'CANCELLED'],
    ['continue', 'HARDEN_IN_PROGRESS'],
  ] as const)('resolved with %s leaves the task in %s', (decision, status) => {
    const { world, task } = taskIn('HARDEN_IN_PROGRESS')
    const { escalation } = escalate(world, task, 'kangchul')
    world.do({ type: 'resolve_escalation', escalation: String(escalation), decision, note: '결정' })
    expect(world.status(task)).toBe(status)
    expect(open(world, task)).toEqual([])
    expect(world.task(task).escalations[0]).toMatchObject({
      state: 'resolved',
      outcome: decision,
      resolved_by: 'song-po',
    })
  })

  test('raised to L3 is the user’s to hear and still blocks until the PO resolves it', () => {
    const { world, task } = taskIn('HARDEN_IN_PROGRESS')
    const { escalation } = escalate(world, task, 'kangchul')
    world.heard()
    const { raised } = world.do({
      type: 'resolve_escalation',
      escalation: String(escalation),
      decision: 'raise',
      note: null,
    })
    expect(world.heard().map((line) => line.split(': ')[0])).toEqual(['user', 'everybody'])
    expect(open(world, task)).toEqual([[3, ['manual']]])
    world.do({ type: 'resolve_escalation', escalation: String(raised), decision: 'continue', note: null })
    expect(open(world, task)).toEqual([])
  })

  test('of L1 is the lead’s or the PO’s and blocks nothing', () => {
    const { world, task } = taskIn('QA_PENDING')
    world.minutes(46)
    world.tick()
    const [first] = world.task(task).escalations
    expect(first?.level).toBe(1)
    const resolve = {
      type: 'resolve_escalation',
      escalation: first?.id ?? '',
      decision: 'continue',
      note: null,
    } as const
    expect(world.refusal(resolve, 'jarvis').values.who).toBe('kimqa, PO (song-po)')
    world.do(resolve, 'kimqa')
    world.step(task, 'pickup', 'kimqa')
  })

  test('that does not exist is not found', () => {
    const { world, task } = taskIn('QA_PENDING')
    for (const escalation of ['x', `${task}/E1`, 'TASK-20260228-999/E1', '']) {
      const command = { type: 'resolve_escalation', escalation, decision: 'continue', note: null } as const
      expect(world.refusal(command).code).toBe('ESCALATION_NOT_FOUND')
    }
  })
})
