import { beforeEach, describe, expect, test } from 'vitest'
import type { PipelineCommand, StepAction } from '../../../src/pipeline/command.ts'
import { TOKEN_COMMANDS, TOKEN_STEPS } from '../../../src/pipeline/runs/run-authority.ts'
import { RUN, RunWorld } from '../../support/run-world.ts'

/** QA has the task, and a run of QA has a token. */
let world: RunWorld
let task_id: string
let other: string
const TOKEN = 'hash of w1'
const claim = { run: { run_id: RUN, token_hash: TOKEN } }
const reason = {
  category: 'quality',
  description: 'two tests fail',
  action_items: [{ assignee: 'jarvis', action: 'fix', deadline: '2026-03-01T00:00:00.000Z' }],
} as const

function toQa(id: string) {
  world.step(id, 'pickup', 'song-po')
  world.step(id, 'handoff', 'song-po')
  world.step(id, 'pickup', 'jarvis')
  world.step(id, 'handoff', 'jarvis')
  world.step(id, 'pickup', 'kimqa')
}

beforeEach(() => {
  world = new RunWorld()
  task_id = world.create()
  other = world.create()
  toQa(task_id)
  toQa(other)
  world.running('w1', { task_id, stage: 'QA', agent: 'kimqa' })
})

const step = (action: StepAction, id = task_id): PipelineCommand => ({
  type: 'step',
  task_id: id,
  action,
  details: { reason, note: 'x' },
})
const codeOf = (command: PipelineCommand, actor = 'kimqa', caller = claim) => world.refusal(command, actor, caller).code

describe('truth.2 the token of a run acts for its task', () => {
  test('rejects it, on the record of the run', () => {
    expect(world.do(step('reject'), 'kimqa', claim)).toMatchObject({ status: 'DEV_REVISION' })
    expect(world.events.findLast(({ type }) => type === 'task:moved')).toMatchObject({
      actor: 'kimqa',
      data: { action: 'reject', by_run: RUN },
    })
  })

  test('escalates it', () => {
    const raised = world.do({ type: 'escalate', task_id, reason: 'the plan is wrong' }, 'kimqa', claim)
    expect(raised).toMatchObject({ level: 2 })
  })

  test.each<StepAction>(['handoff'])('%s is a step of the run and needs its evidence', (action) => {
    expect(codeOf(step(action))).toBe('RUN_NOT_OF_VISIT')
    expect(world.status(task_id)).toBe('QA_IN_PROGRESS')
  })

  test('a handoff message needs the evidence of the run too', () => {
    const { title } = world.task(task_id).task
    const message = {
      handoff_id: world.uuid(),
      type: 'handoff',
      source: { team_id: 'KIMQA', team_name: '김감사(QA)', agent_id: 'kimqa' },
      target: { team_id: 'KANGCHUL', team_name: '강철(리팩토링)', agent_id: 'kangchul' },
      task: { task_id, title, status_from: 'QA_IN_PROGRESS', status_to: 'HARDEN_PENDING', priority: 'P1' },
      timestamp: new Date(world.now).toISOString(),
    }
    expect(codeOf({ type: 'receive_message', message })).toBe('RUN_NOT_OF_VISIT')
  })
})

describe('truth.2 and for nothing else', () => {
  const forbiddenSteps = (Object.keys(TOKEN_STEPS) as StepAction[]).filter((action) => !TOKEN_STEPS[action])
  test.each(forbiddenSteps)('not %s', (action) => {
    expect(codeOf(step(action))).toBe('RUN_CANNOT_ACT')
  })

  const forbidden = (Object.keys(TOKEN_COMMANDS) as PipelineCommand['type'][]).filter((type) => !TOKEN_COMMANDS[type])
  test.each(forbidden)('not %s', (type) => {
    // Refused for its type, before anything else of it is looked at.
    const command = { type, task_id, run_id: RUN, worker: 'w1', attempt: 1, escalation: `${task_id}/E1` }
    const ofVisit = { visit: `${task_id}/1`, work: `${task_id}/1/land.1`, token: 1, item: `${task_id}/1/ask.1` }
    const whole = {
      ...command,
      ...ofVisit,
      spec: { task_id: null },
      changes: {},
      dependencies: [],
      definition: 'sha256:test',
    }
    expect(codeOf({ ...whole, ...WORKER[type] } as unknown as PipelineCommand)).toBe('RUN_CANNOT_ACT')
  })

  test('not another task', () => {
    expect(codeOf(step('reject', other))).toBe('RUN_CANNOT_ACT')
    expect(codeOf({ type: 'escalate', task_id: other, reason: 'x' })).toBe('RUN_CANNOT_ACT')
    const message = { type: 'handoff', handoff_id: world.uuid(), task: { task_id: other } }
    expect(codeOf({ type: 'receive_message', message })).toBe('RUN_CANNOT_ACT')
  })

  test('not as somebody else, and not with the evidence of another run', () => {
    expect(codeOf(step('reject'), 'song-po')).toBe('RUN_CANNOT_ACT')
    const details = { ...(step('handoff') as { details: object }).details, run: 'RUN-other' }
    expect(codeOf({ ...step('handoff'), details } as PipelineCommand)).toBe('RUN_CANNOT_ACT')
  })

  test('not once the task is with another team', () => {
    world.do(step('reject'), 'kimqa', claim)
    expect(codeOf({ type: 'escalate', task_id, reason: 'x' })).toBe('RUN_CANNOT_ACT')
  })

  test('not without a task', () => {
    const run_id = world.createRun({ agent: 'kimqa' }, 'RUN-20260228-002')
    world.take('w1', { run_id })
    expect(codeOf(step('reject'), 'kimqa', { run: { run_id, token_hash: TOKEN } })).toBe('RUN_CANNOT_ACT')
  })
})

describe('truth.2 a token is refused', () => {
  test('that is unknown, or of a run that is not here', () => {
    expect(codeOf(step('reject'), 'kimqa', { run: { run_id: RUN, token_hash: 'guessed' } })).toBe('RUN_TOKEN_REFUSED')
    expect(codeOf(step('reject'), 'kimqa', { run: { run_id: 'RUN-x', token_hash: TOKEN } })).toBe('RUN_TOKEN_REFUSED')
  })

  test('of an older attempt', () => {
    world.lease('w2')
    world.take('w2', { dead: true })
    expect(codeOf(step('reject'))).toBe('RUN_TOKEN_REFUSED')
  })

  test('of a run that has ended', () => {
    world.do({ type: 'cancel_run', run_id: RUN, reason: null })
    world.lease('w2')
    world.take('w2', { dead: true })
    expect(codeOf(step('reject'))).toBe('RUN_TOKEN_REFUSED')
  })
})

/** What `wanted` needs to look at before the decision is asked. */
const WORKER: Partial<Record<PipelineCommand['type'], object>> = {
  import_task: { document: {} },
  accept_store: { rows: [] },
}
