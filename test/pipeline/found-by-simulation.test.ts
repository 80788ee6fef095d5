import { expect, test } from 'vitest'
import twoTeam from '../../examples/pipelines/two-team.json' with { type: 'json' }
import { type indexPipeline, loadPipeline } from '../../src/protocol/index.ts'
import { carryTo, hireDocumentation, REASON, World } from '../support/world.ts'

/** The smallest histories that break what the simulation found broken. */
const party = (team: string, agent: string) => ({ team_id: team, team_name: team, agent_id: agent })
const ID = '0b9f7f66-7a3e-4d2a-9a53-0d3f3f9b8a01'

function rejectIn(world: World, task: string, from: string, to: string) {
  return {
    handoff_id: ID,
    type: 'reject',
    source: party('JARVIS', 'jarvis'),
    target: party('BUNKER', 'song-po'),
    task: { task_id: task, title: world.task(task).task.title, status_from: from, status_to: to },
    reject_reason: REASON,
    timestamp: '2026-02-28T00:00:00Z',
  }
}

test('a reject message that refuses a handoff is kept, and a copy of it changes nothing, also when the task waits there again', () => {
  const world = new World()
  const task = world.create()
  carryTo(world, task, 'DEV_PENDING')
  const message = rejectIn(world, task, 'DEV_PENDING', 'PLAN_REVISION')
  const first = world.do({ type: 'receive_message', message }, 'jarvis')
  expect(world.do({ type: 'receive_message', message }, 'jarvis')).toEqual(first)
  world.step(task, 'resubmit', 'song-po')
  expect(world.do({ type: 'receive_message', message }, 'jarvis')).toEqual(first)
  expect(world.status(task)).toBe('DEV_PENDING')
})

test('a reject message after an accepted ACK is refused: the handoff is answered', () => {
  const world = new World()
  const task = world.create()
  carryTo(world, task, 'DEV_PENDING')
  world.do({ type: 'acknowledge', task_id: task, handoff_id: null, status: 'accepted', message: null }, 'jarvis')
  const message = rejectIn(world, task, 'DEV_PENDING', 'PLAN_REVISION')
  expect(world.refusal({ type: 'receive_message', message }, 'jarvis').code).toBe('ALREADY_ACKED')
})

test('a completion report is kept as it was sent, and a copy of it gets the first answer', () => {
  const world = new World()
  hireDocumentation(world)
  const task = world.create()
  carryTo(world, task, 'DOC_IN_PROGRESS')
  const message = {
    type: 'final_completion_report',
    report_id: ID,
    source: party('KKOMKKOM', 'kkomkkom'),
    target: party('BUNKER', 'song-po'),
    task: {
      task_id: task,
      title: world.task(task).task.title,
      status_from: 'DOC_IN_PROGRESS',
      status_to: 'DEPLOY_READY',
    },
    summary: '문서화 완료',
    artifacts: [],
    checklist: { documented: true, consistent_format: true, consistent_terms: true, changelog_updated: true },
    timestamp: '2026-02-28T00:00:00Z',
  }
  const first = world.do({ type: 'receive_message', message }, 'kkomkkom')
  expect(first).toMatchObject({ report_id: ID, status: 'DEPLOY_READY' })
  expect(world.do({ type: 'receive_message', message }, 'kkomkkom')).toEqual(first)
})

test('partial documents are taken only from the team that works on them', () => {
  const world = new World()
  const task = world.create()
  const message = {
    type: 'documentation_result',
    source_team: 'JARVIS',
    task_id: task,
    result: 'partial',
    artifacts: [],
  }
  expect(world.refusal({ type: 'receive_message', message }, 'jarvis').code).toBe('TRANSITION_REFUSED')
  expect(world.events.map(({ type }) => type)).toEqual(['task:created'])
})

test('a task that is done by its last team has no open escalation', () => {
  const definition = structuredClone(twoTeam) as never as Parameters<typeof indexPipeline>[0]
  const rows = definition.transitions
    .filter(({ from }) => from !== 'DEPLOY_READY')
    .map((row) => (row.action === 'complete' ? { ...row, to: 'DONE' } : row))
  const statuses = definition.statuses.filter(({ kind }) => kind !== 'ready')
  const loaded = loadPipeline({ ...definition, statuses, transitions: rows }, 'two-team')
  if (!loaded.ok) throw loaded.error
  const world = new World(loaded.value)
  const task = world.create()
  world.step(task, 'pickup', 'jarvis')
  world.step(task, 'handoff', 'jarvis')
  world.step(task, 'pickup', 'kimqa')
  world.do({ type: 'escalate', task_id: task, reason: '앞 단계에 문제' }, 'kimqa')
  world.step(task, 'complete', 'kimqa')
  expect(world.status(task)).toBe('DONE')
  expect(world.task(task).escalations).toMatchObject([{ state: 'closed', outcome: 'task_ended' }])
})

test('only the PO raises to the user, also what the lead may resolve', () => {
  const world = new World()
  const task = world.create()
  carryTo(world, task, 'DEV_PENDING')
  world.minutes(45)
  world.tick()
  const escalation = `${task}/E1`
  const raise = { type: 'resolve_escalation', escalation, decision: 'raise', note: null } as const
  expect(world.refusal(raise, 'jarvis').code).toBe('PO_ONLY')
  expect(world.do(raise)).toMatchObject({ outcome: 'raise', raised: `${task}/E2` })
})

test.each([
  ['a blank title', { title: ' ' }],
  ['a dependency twice', { dependencies: ['TASK-20260228-001', 'TASK-20260228-001'] }],
])('%s is refused, new or edited: a stored package keeps its contract', (_what, changes) => {
  const world = new World()
  world.create({ task_id: 'TASK-20260228-001' })
  const task = world.create({ task_id: 'TASK-20260228-002' })
  expect(world.refusal({ type: 'edit_task', task_id: task, changes }).code).toBe('INVALID_INPUT')
  const fresh = { task_id: 'TASK-20260228-003', title: 'a', definition: 'sha256:test', priority: 'P1_HIGH' } as const
  const rest = { dependencies: [], tags: [], input: null, input_ref: null }
  expect(world.refusal({ type: 'create_task', ...fresh, ...rest, ...changes }).code).toBe('INVALID_INPUT')
})

test.each([0, 1, 1.5, -3])('an ACK limit of %s minutes is refused', (timeout_minutes) => {
  const world = new World()
  const task = world.create()
  world.step(task, 'pickup')
  const command = { type: 'step', task_id: task, action: 'handoff', details: { timeout_minutes } } as const
  expect(world.refusal(command).code).toBe('INVALID_INPUT')
})
