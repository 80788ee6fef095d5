import { describe, expect, test } from 'vitest'
import { PRIORITIES, shortPriority } from '../../src/protocol/index.ts'
import { specRows } from '../support/markdown-rows.ts'
import { carryTo, World } from '../support/world.ts'

const TABLE = new Map(specRows('deadlines.md').map(([priority = '', , ...minutes]) => [priority, minutes.map(Number)]))
const LIMITS = { P0: 15, P1: 30, P2: 60, P3: 120 }

/** A task that waits for JARVIS to acknowledge, with nothing heard yet. */
function waiting(priority: (typeof PRIORITIES)[number] = 'P1_HIGH') {
  const world = new World()
  const task = world.create({ priority })
  carryTo(world, task, 'DEV_PENDING')
  world.heard()
  return { world, task }
}

const NAMES = ['리마인더', '기한 초과', '에스컬레이션 L1', '에스컬레이션 L2']
const kindsOf = (lines: readonly string[]) => [
  ...new Set(lines.map((line) => NAMES.find((name) => line.includes(`[${name}`)) ?? line)),
]

describe('the deadlines of a handoff', () => {
  test.each(PRIORITIES)('of %s fire at their minute, none early, none twice', (priority) => {
    const { world } = waiting(priority)
    const minutes = TABLE.get(shortPriority(priority)) ?? []
    const fired: [string, number][] = []
    for (let minute = 1; minute <= 300; minute += 1) {
      world.minutes(1)
      world.tick()
      for (const name of kindsOf(world.heard())) fired.push([name, minute])
    }
    expect(fired).toEqual(NAMES.map((name, index) => [name, minutes[index]]))
  })

  test('reach those who must hear of them', () => {
    const { world } = waiting()
    const at = (minute: number) => {
      world.minutes(minute)
      world.tick()
      return world.heard().map((line) => line.split(': ')[0])
    }
    expect(at(15)).toEqual(['team:JARVIS'])
    expect(at(15)).toEqual(['team:JARVIS', 'song-po'])
    expect(at(15)).toEqual(['jarvis'])
    expect(at(15)).toEqual(['song-po', 'everybody'])
  })

  test('fire together, in order, when nobody looked for hours', () => {
    const { world, task } = waiting()
    world.minutes(600)
    world.tick()
    expect(kindsOf(world.heard())).toEqual(NAMES)
    world.minutes(600)
    world.tick()
    expect(world.heard()).toEqual([])
    expect(world.task(task).due_at).toBeNull()
    expect(world.task(task).escalations.map((one) => [one.level, one.state, one.outcome])).toEqual([
      [1, 'closed', 'superseded'],
      [2, 'open', null],
    ])
  })

  test('follow from the message when it says its own limit, which is stored in it either way', () => {
    const world = new World()
    const task = world.create()
    world.step(task, 'pickup')
    const { handoff_id } = world.step(task, 'handoff', 'song-po', { timeout_minutes: 4 })
    world.heard()
    world.minutes(1)
    world.tick()
    expect(world.heard()).toEqual([])
    world.minutes(1)
    world.tick()
    expect(kindsOf(world.heard())).toEqual(['리마인더'])
    const kept = world.records.get(`message ${handoff_id}`)?.value as unknown as { body: { timeout_minutes: number } }
    expect(kept.body.timeout_minutes).toBe(4)
  })

  test('stand still while the task is held, and go on with the time that was left', () => {
    const { world, task } = waiting()
    world.minutes(10)
    world.step(task, 'hold', 'song-po', { note: '외부 의존' })
    world.minutes(1_000)
    world.tick()
    expect(world.task(task).due_at).toBeNull()
    world.step(task, 'resume')
    world.heard()
    world.minutes(4)
    world.tick()
    expect(world.heard()).toEqual([])
    world.minutes(1)
    world.tick()
    expect(kindsOf(world.heard())).toEqual(['리마인더'])
  })

  test('stand still while the pipeline is stopped, and go on with the time that was left', () => {
    const { world } = waiting()
    world.minutes(10)
    world.do({ type: 'stop_pipeline', reason: '점검' })
    world.minutes(1_000)
    world.tick()
    world.do({ type: 'start_pipeline' })
    world.heard()
    world.minutes(4)
    world.tick()
    expect(world.heard()).toEqual([])
    world.minutes(1)
    world.tick()
    expect(kindsOf(world.heard())).toEqual(['리마인더'])
  })

  test('of a task that was held before the pipeline stopped and resumed after it started are still right', () => {
    const { world, task } = waiting()
    world.minutes(10)
    world.step(task, 'hold', 'song-po', { note: 'x' })
    world.minutes(5)
    world.do({ type: 'stop_pipeline', reason: 'y' })
    world.minutes(100)
    world.step(task, 'resume')
    world.minutes(100)
    world.tick()
    world.do({ type: 'start_pipeline' })
    world.heard()
    world.minutes(5)
    world.tick()
    expect(kindsOf(world.heard())).toEqual(['리마인더'])
  })

  test('end with an accepted ACK, which closes what was escalated', () => {
    const { world, task } = waiting()
    world.minutes(46)
    world.tick()
    expect(world.task(task).escalations.map((one) => one.state)).toEqual(['open'])
    world.do({ type: 'acknowledge', task_id: task, handoff_id: null, status: 'accepted', message: null }, 'jarvis')
    expect(world.task(task).escalations.map((one) => [one.state, one.outcome])).toEqual([['closed', 'acknowledged']])
    world.heard()
    world.minutes(600)
    world.tick()
    expect(world.heard()).toEqual([])
  })

  test('do not run for a task that was never handed off, or was sent back', () => {
    const { world, task } = waiting()
    world.do(
      { type: 'acknowledge', task_id: task, handoff_id: null, status: 'rejected', message: null, reason: REASON },
      'jarvis',
    )
    world.heard()
    world.minutes(600)
    world.tick()
    expect(world.heard()).toEqual([])
  })
})

const REASON = {
  category: 'scope',
  description: '명세 불충분',
  action_items: [{ assignee: 'song-po', action: '보완', deadline: '내일' }],
}

describe('a deferred handoff', () => {
  const later = (world: World, task: string, message = '내일 착수') =>
    world.do({ type: 'acknowledge', task_id: task, handoff_id: null, status: 'deferred', message }, 'jarvis')

  test('is delivered again after the limit of its priority, and its deadlines begin anew', () => {
    const { world, task } = waiting()
    world.minutes(14)
    later(world, task)
    world.minutes(29)
    world.tick()
    expect(world.heard()).toEqual([])
    world.minutes(1)
    world.tick()
    expect(world.heard()).toEqual(['team:JARVIS: [핸드오프] 벙커(기획) -> 자비스(개발)'])
    world.minutes(14)
    world.tick()
    expect(world.heard()).toEqual([])
    world.minutes(1)
    world.tick()
    expect(kindsOf(world.heard())).toEqual(['리마인더'])
  })

  test('is refused the fourth time, which raises L1 once', () => {
    const { world, task } = waiting()
    for (let count = 1; count <= 3; count += 1) {
      expect(later(world, task)).toMatchObject({ ack: 'deferred', deferrals: count })
      world.minutes(LIMITS.P1)
      world.tick()
    }
    const fourth = { type: 'acknowledge', task_id: task, handoff_id: null, status: 'deferred', message: '또' } as const
    expect(world.refusal(fourth, 'jarvis').code).toBe('DEFERRAL_LIMIT')
    expect(world.refusal({ ...fourth, message: '다시' }, 'jarvis').code).toBe('DEFERRAL_LIMIT')
    const raised = world.task(task).escalations
    expect(raised.map((one) => [one.level, one.triggers])).toEqual([[1, ['deferral_limit']]])
    expect(
      world.do({ type: 'acknowledge', task_id: task, handoff_id: null, status: 'accepted', message: null }, 'jarvis'),
    ).toMatchObject({
      ack: 'accepted',
    })
    expect(world.task(task).escalations[0]?.state).toBe('closed')
  })

  test('can be accepted after all, and the same deferral twice is one', () => {
    const { world, task } = waiting()
    const first = later(world, task)
    expect(later(world, task)).toEqual(first)
    expect(world.task(task).handoff?.deferrals).toBe(1)
    world.do({ type: 'acknowledge', task_id: task, handoff_id: null, status: 'accepted', message: null }, 'jarvis')
    expect(world.task(task).handoff?.ack).toBe('accepted')
  })

  test('needs a reason', () => {
    const { world, task } = waiting()
    const blank = { type: 'acknowledge', task_id: task, handoff_id: null, status: 'deferred', message: ' ' } as const
    expect(world.refusal(blank, 'jarvis').code).toBe('REASON_REQUIRED')
  })

  test('keeps its waiting time while the task is held', () => {
    const { world, task } = waiting()
    later(world, task)
    world.minutes(20)
    world.step(task, 'hold', 'song-po', { note: 'x' })
    world.minutes(500)
    world.step(task, 'resume')
    world.heard()
    world.minutes(9)
    world.tick()
    expect(world.heard()).toEqual([])
    world.minutes(1)
    world.tick()
    expect(world.heard()).toHaveLength(1)
  })
})
