import { describe, expect, test } from 'vitest'
import { carryTo, REASON, World } from '../support/world.ts'

const ID = '123e4567-e89b-42d3-a456-426614174000'
const party = (team_id: string, agent_id: string) => ({ team_id, team_name: team_id, agent_id })

function ready(status: string) {
  const world = new World()
  const task = world.create({ task_id: 'TASK-20260228-001' })
  carryTo(world, task, status)
  return { world, task }
}

const handoff = (more: object = {}) => ({
  handoff_id: ID,
  type: 'handoff',
  source: party('JARVIS', 'jarvis'),
  target: { team_id: 'KIMQA', team_name: '김감사(QA)' },
  task: {
    task_id: 'TASK-20260228-001',
    title: '슬랙 모달 에러 수정',
    status_from: 'DEV_IN_PROGRESS',
    status_to: 'QA_PENDING',
  },
  timestamp: '2026-02-28T00:00:00Z',
  ...more,
})
const ack = (more: object = {}) => ({
  handoff_id: ID,
  type: 'ack',
  source: party('KIMQA', 'kimqa'),
  target: { team_id: 'JARVIS', team_name: '자비스(개발)' },
  task: { ...handoff().task, status_from: 'QA_PENDING' },
  ack_status: 'accepted',
  timestamp: '2026-02-28T00:01:00Z',
  ...more,
})
const send = (message: object) => ({ type: 'receive_message', message: message as Record<string, unknown> }) as const

describe('a message that somebody sends', () => {
  test('does what the command of its name does, under its own id', () => {
    const { world, task } = ready('DEV_IN_PROGRESS')
    expect(world.do(send(handoff({ timeout_minutes: 10 })), 'jarvis')).toEqual({
      task_id: task,
      status: 'QA_PENDING',
      handoff_id: ID,
    })
    expect(world.task(task).handoff).toMatchObject({ handoff_id: ID, limit_minutes: 10, ack: 'awaiting' })
    expect(world.do(send(ack()), 'kimqa')).toMatchObject({ ack: 'accepted' })
  })

  test('twice changes nothing and returns the first result, whenever it was sent', () => {
    const { world } = ready('DEV_IN_PROGRESS')
    const first = world.do(send(handoff()), 'jarvis')
    const events = world.events.length
    expect(world.do(send(handoff({ timestamp: '2026-03-01T00:00:00Z' })), 'jarvis')).toEqual(first)
    expect(world.events).toHaveLength(events)
    const answered = world.do(send(ack()), 'kimqa')
    expect(world.do(send(ack()), 'kimqa')).toEqual(answered)
  })

  test('with the same id and other content is refused', () => {
    const { world } = ready('DEV_IN_PROGRESS')
    world.do(send(handoff()), 'jarvis')
    expect(world.refusal(send(handoff({ metadata: { a: 1 } })), 'jarvis').code).toBe('HANDOFF_ID_REUSED')
  })

  test('that breaks its contract is refused with every violation', () => {
    const { world } = ready('DEV_IN_PROGRESS')
    const error = world.refusal(send(handoff({ timestamp: 'now', target: party('BUNKER', 'song-po') })), 'jarvis')
    expect(error.code).toBe('INVALID_INPUT')
    expect(error.details.violations).toHaveLength(2)
  })

  test('must come from whoever sends it and agree with the task as it stands', () => {
    const { world } = ready('DEV_IN_PROGRESS')
    expect(world.refusal(send(handoff()), 'song-po').code).toBe('ACTOR_NOT_ALLOWED')
    const other = handoff({ task: { ...handoff().task, title: '다른 제목' } })
    expect(world.refusal(send(other), 'jarvis').values).toMatchObject({ field: 'title' })
    world.step('TASK-20260228-001', 'handoff', 'jarvis')
    expect(world.refusal(send(handoff()), 'jarvis').values).toMatchObject({
      field: 'status_from',
      expected: 'QA_PENDING',
    })
  })

  test('for a task that is not there, or of no known kind, is refused', () => {
    const world = new World()
    expect(world.refusal(send(handoff()), 'jarvis').code).toBe('TASK_NOT_FOUND')
    expect(world.refusal(send({ type: 'hello' }), 'jarvis').code).toBe('UNKNOWN_KIND')
    const { world: other } = ready('DEV_IN_PROGRESS')
    expect(other.refusal(send({ ...handoff(), type: 'escalation' }), 'jarvis').code).toBe('UNKNOWN_KIND')
  })
})

describe('an ACK', () => {
  test('after accepted or rejected is refused when it says something else', () => {
    const { world } = ready('DEV_IN_PROGRESS')
    world.do(send(handoff()), 'jarvis')
    world.do(send(ack()), 'kimqa')
    expect(world.refusal(send(ack({ ack_message: '다시' })), 'kimqa').code).toBe('ALREADY_ACKED')
    expect(world.refusal(send(ack({ ack_status: 'rejected', reject_reason: REASON })), 'kimqa').code).toBe(
      'ALREADY_ACKED',
    )
  })

  test('of a handoff that a newer one replaced is refused', () => {
    const { world, task } = ready('DEV_IN_PROGRESS')
    world.do(send(handoff()), 'jarvis')
    world.do(send(ack({ ack_status: 'rejected', reject_reason: REASON })), 'kimqa')
    world.step(task, 'resubmit', 'jarvis')
    expect(world.refusal(send(ack({ ack_message: '늦음' })), 'kimqa').code).toBe('HANDOFF_SUPERSEDED')
    const named = { type: 'acknowledge', task_id: task, handoff_id: ID, status: 'accepted', message: null } as const
    expect(world.refusal(named, 'kimqa').code).toBe('HANDOFF_SUPERSEDED')
    expect(world.refusal({ ...named, handoff_id: ID.replace('1', '9') }, 'kimqa').code).toBe('HANDOFF_NOT_FOUND')
  })

  test('is refused where there is nothing to acknowledge', () => {
    const { world, task } = ready('PLAN_PENDING')
    const accept = { type: 'acknowledge', task_id: task, handoff_id: null, status: 'accepted', message: null } as const
    expect(world.refusal(accept).code).toBe('NO_OPEN_HANDOFF')
  })

  test('by another team is refused as an ACK, whichever answer was meant', () => {
    const { world, task } = ready('QA_PENDING')
    const accept = { type: 'acknowledge', task_id: task, handoff_id: null, status: 'accepted', message: null } as const
    expect(world.refusal(accept, 'jarvis').message).toBe('jarvis may not ack in status QA_PENDING. Allowed: KIMQA.')
  })

  test('rejected needs what any way back needs', () => {
    const { world, task } = ready('QA_PENDING')
    const reject = { type: 'acknowledge', task_id: task, handoff_id: null, status: 'rejected', message: null } as const
    expect(world.refusal(reject, 'kimqa').code).toBe('REASON_REQUIRED')
  })

  test('accepted after a deferral is taken', () => {
    const { world } = ready('DEV_IN_PROGRESS')
    world.do(send(handoff()), 'jarvis')
    world.do(send(ack({ ack_status: 'deferred', ack_message: '내일' })), 'kimqa')
    expect(world.do(send(ack()), 'kimqa')).toMatchObject({ ack: 'accepted' })
  })
})
