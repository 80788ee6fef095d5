import { describe, expect, test } from 'vitest'
import type { MessageRecord } from '../../src/pipeline/records.ts'
import type { Action } from '../../src/protocol/index.ts'
import { projectTask, terminalStatuses } from '../../src/store/task-projection.ts'
import { packageAt, TO_HARDENING } from '../support/package-at.ts'
import { carryTo, REASON, World } from '../support/world.ts'

/** Issue 11, point 14: what a task says of itself is so, however it came here. */
const TASK = 'TASK-20260228-001'
const OTHER = 'TASK-20260228-002'

function ready(status: string, more: object = {}): World {
  const world = new World()
  world.create({ task_id: TASK, ...more })
  carryTo(world, TASK, status)
  world.heard()
  return world
}

function imported(actions: readonly Action[], more: object = {}): World {
  const world = new World()
  const envelope = packageAt(TASK, actions)
  const document = { ...envelope, task_package: { ...envelope.task_package, ...more } }
  world.do({ type: 'import_task', definition: 'sha256:test', document })
  return world
}

/** A package that was put on hold where its steps had led, and resumed if asked. */
function heldPackage(actions: readonly Action[], resumed: boolean) {
  const envelope = packageAt(TASK, actions)
  const { task_package: task } = envelope
  const at = task.status
  const step = (from_status: string, to_status: string, seq: number) => ({
    seq,
    from_status,
    to_status,
    actor: 'song-po',
    team: 'BUNKER',
    timestamp: '2026-02-28T00:00:00Z',
  })
  const length = task.pipeline_history.length
  const history = [
    ...task.pipeline_history,
    step(at, 'ON_HOLD', length + 1),
    ...(resumed ? [step('ON_HOLD', at, length + 2)] : []),
  ]
  const status = resumed ? at : 'ON_HOLD'
  return { ...envelope, task_package: { ...task, status, pipeline_history: history } }
}

const blocked = (world: World, id: string) =>
  projectTask(id, world.task(id), terminalStatuses(world.pipeline.definition)).row.blocked
const importing = (document: object) => ({ type: 'import_task', definition: 'sha256:test', document }) as const

describe('truth.14 an imported task that waits for a team', () => {
  test('has a handoff with its message, its timers and somebody who is told', () => {
    const world = imported(['pickup', 'handoff', 'pickup', 'handoff'])
    const { handoff, due_at } = world.task(TASK)
    expect(handoff).toMatchObject({
      point: 'H2',
      source_team: 'JARVIS',
      target_team: 'KIMQA',
      limit_minutes: 60,
      ack: 'awaiting',
      deferrals: 0,
      running_since: world.now,
    })
    expect(due_at).toBe(world.now + 30 * 60_000)
    const message = world.records.get(`message ${handoff?.handoff_id}`)?.value as MessageRecord
    expect(message.body).toMatchObject({
      type: 'handoff',
      source: { team_id: 'JARVIS', team_name: '자비스(개발)', agent_id: 'jarvis' },
      target: { team_id: 'KIMQA', agent_id: 'kimqa' },
      task: { status_from: 'DEV_IN_PROGRESS', status_to: 'QA_PENDING', priority: 'P2' },
      timeout_minutes: 60,
    })
    expect(world.heard()).toEqual(['team:KIMQA: [핸드오프] 자비스(개발) -> 김감사(QA)'])
    world.minutes(30)
    world.tick()
    expect(world.heard()).toEqual(['team:KIMQA: [리마인더] ACK 대기 중 - 가져온 태스크'])
    const answer = { type: 'acknowledge', task_id: TASK, handoff_id: null, status: 'accepted', message: null } as const
    expect(world.do(answer, 'kimqa')).toMatchObject({ ack: 'accepted', handoff_id: handoff?.handoff_id })
  })

  test('keeps its own times, and a pickup answers the handoff', () => {
    const world = imported(['pickup', 'handoff'])
    expect(world.task(TASK).task.updated_at).toBe('2026-02-28T00:00:00Z')
    world.step(TASK, 'pickup', 'jarvis')
    expect(world.task(TASK).handoff).toMatchObject({ point: 'H1', ack: 'accepted' })
  })

  test('after a hold was over: the handoff is the step before the hold', () => {
    const world = new World()
    world.do(importing(heldPackage(['pickup', 'handoff'], true)))
    expect(world.task(TASK).handoff).toMatchObject({ point: 'H1', source_team: 'BUNKER', ack: 'awaiting' })
  })

  test('on hold: the timers start when it is resumed', () => {
    const world = new World()
    world.do(importing(heldPackage(['pickup', 'handoff'], false)))
    expect(world.task(TASK)).toMatchObject({ handoff: null, due_at: null, remembered: 'DEV_PENDING' })
    world.minutes(500)
    world.step(TASK, 'resume')
    expect(world.task(TASK).handoff).toMatchObject({ point: 'H1', ack: 'awaiting', running_since: world.now })
    expect(world.events.map(({ type }) => type)).toContain('handoff:sent')
  })

  test('in its first status waits for no ACK', () => {
    expect(imported([]).task(TASK)).toMatchObject({ handoff: null, due_at: null })
  })
})

describe('truth.14 an imported task raises what its history calls for', () => {
  const AGAIN: readonly Action[] = ['reject', 'resubmit', 'pickup']
  const toQa: readonly Action[] = ['pickup', 'handoff', 'pickup', 'handoff', 'pickup']

  test('revision_count above three: L2, and the task is blocked', () => {
    const world = imported([...toQa, ...AGAIN, ...AGAIN, ...AGAIN, ...AGAIN])
    expect(world.task(TASK).task).toMatchObject({ status: 'QA_IN_PROGRESS', revision_count: 4 })
    expect(world.task(TASK).escalations).toMatchObject([
      { id: `${TASK}/E1`, level: 2, triggers: ['revision_limit'], state: 'open' },
    ])
    expect(blocked(world, TASK)).toBe(true)
    expect(world.heard()).toContain('song-po: [에스컬레이션 L2] 수정 횟수 초과 - 가져온 태스크')
  })

  test('three are not too many', () => {
    expect(imported([...toQa, ...AGAIN, ...AGAIN, ...AGAIN]).task(TASK).escalations).toEqual([])
  })

  test('in a revision: every trigger of the way back, as one escalation', () => {
    const twice = imported([...toQa, ...AGAIN, 'reject'])
    expect(twice.task(TASK).escalations).toMatchObject([{ level: 2, triggers: ['consecutive_rejections'] }])
    const urgent = imported([...TO_HARDENING, 'revision_request'], { priority: 'P0_CRITICAL' })
    expect(urgent.task(TASK).escalations).toMatchObject([
      { level: 2, triggers: ['p0_reverse_flow', 'two_step_reverse_flow'], team: 'KANGCHUL' },
    ])
  })

  test('the row of rejections goes on: the second in a row after the import escalates', () => {
    const world = imported([...toQa, ...AGAIN])
    world.step(TASK, 'reject', 'kimqa', { reason: REASON })
    expect(world.task(TASK).escalations).toMatchObject([{ triggers: ['consecutive_rejections'] }])
  })

  test('a task that is over raises nothing', () => {
    const world = imported([...toQa, ...AGAIN, ...AGAIN, ...AGAIN, ...AGAIN, 'cancel'])
    expect(world.task(TASK).escalations).toEqual([])
  })
})

describe('truth.14 revision_count', () => {
  test('does not grow when a hold ends in a revision', () => {
    const world = ready('QA_IN_PROGRESS')
    world.step(TASK, 'reject', 'kimqa', { reason: REASON })
    world.step(TASK, 'hold', 'song-po', { note: '기다림' })
    world.step(TASK, 'resume')
    expect(world.task(TASK).task).toMatchObject({ status: 'DEV_REVISION', revision_count: 1 })
    expect(world.events.findLast(({ type }) => type === 'task:moved')?.data).toMatchObject({ revision_count: 1 })
  })

  test('a package that counts that way keeps its contract', () => {
    const world = new World()
    const held = heldPackage(['pickup', 'handoff', 'pickup', 'reject'], true)
    world.do(importing(held))
    expect(world.task(TASK).task.revision_count).toBe(1)
  })
})

describe('truth.14 a deferral', () => {
  test.each([
    [{ timeout_minutes: 5 }, 30],
    [{ timeout_minutes: 300 }, 30],
    [{ timeout_minutes: undefined }, 30],
  ])('of a handoff with %o comes back after the limit of the priority, %i min', (details, minutes) => {
    const world = new World()
    world.create({ task_id: TASK })
    world.step(TASK, 'pickup')
    world.step(TASK, 'handoff', 'song-po', details as object)
    const command = { type: 'acknowledge', task_id: TASK, handoff_id: null, status: 'deferred' } as const
    world.do({ ...command, message: '내일' }, 'jarvis')
    expect(world.task(TASK).due_at).toBe(world.now + minutes * 60_000)
    expect(world.events.at(-1)?.data).toMatchObject({ again_in_minutes: minutes })
    world.minutes(minutes - 1)
    world.tick()
    expect(world.task(TASK).handoff).toMatchObject({ ack: 'deferred' })
    world.minutes(1)
    world.tick()
    // The ACK limit that the sender asked for counts again from the redelivery on.
    expect(world.task(TASK).handoff).toMatchObject({ ack: 'awaiting', limit_minutes: details.timeout_minutes ?? 30 })
  })

  test('follows the priority as it is when it is deferred', () => {
    const world = ready('DEV_PENDING')
    world.do({ type: 'edit_task', task_id: TASK, changes: { priority: 'P3_LOW' } })
    const command = { type: 'acknowledge', task_id: TASK, handoff_id: null, status: 'deferred' } as const
    world.do({ ...command, message: '내일' }, 'jarvis')
    expect(world.task(TASK).due_at).toBe(world.now + 120 * 60_000)
  })
})

describe('truth.14 the agent of a task', () => {
  const edit = (agent: string) => ({ type: 'edit_task', task_id: TASK, changes: { agent } }) as const

  test('is an active agent of the team that has it', () => {
    const world = ready('DEV_IN_PROGRESS')
    expect(world.refusal(edit('kkomkkom')).code).toBe('AGENT_NOT_ACTIVE')
    const other = world.refusal(edit('kimqa'))
    expect(other.code).toBe('AGENT_NOT_OF_TEAM')
    expect(other.values).toMatchObject({ agent: 'kimqa', found: 'KIMQA', team: 'JARVIS', members: 'jarvis' })
    expect(world.refusal(edit('nobody-we-know')).code).toBe('UNKNOWN_AGENT')
    expect(world.do(edit('jarvis'))).toMatchObject({ changed: ['agent'] })
  })
})

describe('truth.14 a cancelled dependency', () => {
  const cancel = (world: World, id: string) => world.step(id, 'cancel', 'song-po', { note: '그만' })
  const follow = (world: World) => {
    for (const work of world.works.splice(0)) {
      if (work.kind !== 'dependency_cancelled' || work.task_id === null) continue
      for (const { kind, id, value } of [...world.records.values()]) {
        if (kind !== 'task') continue
        const { dependencies = [] } = (value as { task: { dependencies?: string[] } }).task
        if (dependencies.includes(work.task_id))
          world.do({ type: 'note_cancelled_dependency', task_id: id, dependency: work.task_id }, 'baton')
      }
    }
  }

  test('blocks the task from then on, until it is removed', () => {
    const world = ready('PLAN_PENDING')
    world.create({ task_id: OTHER, dependencies: [TASK] })
    expect(blocked(world, OTHER)).toBe(false)
    cancel(world, TASK)
    follow(world)
    expect(blocked(world, OTHER)).toBe(true)
    expect(world.task(OTHER).cancelled_dependencies).toEqual([TASK])
    const error = world.refusal({ type: 'step', task_id: OTHER, action: 'pickup', details: {} })
    expect(error.message).toContain(`${TASK} (CANCELLED)`)
    world.do({ type: 'edit_task', task_id: OTHER, changes: { dependencies: [] } })
    expect(blocked(world, OTHER)).toBe(false)
    expect(world.step(OTHER, 'pickup')).toMatchObject({ status: 'PLAN_IN_PROGRESS' })
  })

  test('blocks a task that names it when it is over already: new, edited or imported', () => {
    const world = ready('PLAN_PENDING')
    cancel(world, TASK)
    world.create({ task_id: OTHER, dependencies: [TASK] })
    expect(blocked(world, OTHER)).toBe(true)
    const edited = world.create({ task_id: 'TASK-20260228-003' })
    world.do({ type: 'edit_task', task_id: edited, changes: { dependencies: [TASK] } })
    expect(blocked(world, edited)).toBe(true)
    const document = packageAt('TASK-20260228-004', [])
    world.do(importing({ ...document, task_package: { ...document.task_package, dependencies: [TASK] } }))
    expect(blocked(world, 'TASK-20260228-004')).toBe(true)
  })

  test('an edit of something else leaves the block; one of the dependencies keeps the others', () => {
    const world = ready('PLAN_PENDING')
    const third = world.create({ task_id: 'TASK-20260228-003' })
    cancel(world, TASK)
    world.create({ task_id: OTHER, dependencies: [TASK, third] })
    world.do({ type: 'edit_task', task_id: OTHER, changes: { title: '새 제목' } })
    expect(blocked(world, OTHER)).toBe(true)
    cancel(world, third)
    follow(world)
    world.do({ type: 'edit_task', task_id: OTHER, changes: { dependencies: [third] } })
    expect(world.task(OTHER).cancelled_dependencies).toEqual([third])
  })

  test('a task that is over is not blocked any more', () => {
    const world = ready('PLAN_PENDING')
    cancel(world, TASK)
    world.create({ task_id: OTHER, dependencies: [TASK] })
    cancel(world, OTHER)
    expect(blocked(world, OTHER)).toBe(false)
  })
})
