import { describe, expect, test } from 'vitest'
import { retryDelay } from '../../../src/pipeline/runs/retry-delay.ts'
import type { AgentError } from '../../../src/protocol/agent-blocks/block-schemas.ts'
import { RUN, RunWorld } from '../../support/run-world.ts'

const ERROR: AgentError = { type: 'recoverable', message: 'Rate limit exceeded', recovery: 'pause_and_retry' }
const CHECKPOINT = { why: 'error', commit: 'c1', tree: 't1', phase: null, transcript: 12, session: null } as const
const erred = (error: AgentError) => ({ type: 'run_reported_error', error, checkpoint: CHECKPOINT }) as never
const control = (type: 'pause_run' | 'resume_run' | 'cancel_run') => ({ type, run_id: RUN, reason: 'because' }) as const

describe('an error', () => {
  test('with pause_and_retry waits and goes on by itself, five times, then a person decides', () => {
    const world = new RunWorld()
    world.running('w1')
    for (const seconds of [5, 10, 20, 40, 80]) {
      world.lease('w1', 1e9)
      const { retry_at } = world.held(erred(ERROR))
      expect(retry_at).toBe(world.now + seconds * 1_000)
      world.now = Number(retry_at) - 1
      expect(world.do({ type: 'fire_run', run_id: RUN }, 'baton')).toMatchObject({ fired: [] })
      world.now += 1
      expect(world.do({ type: 'fire_run', run_id: RUN }, 'baton')).toMatchObject({ fired: ['retry'] })
      expect(world.run().wish).toBe('resume')
      world.held({ type: 'run_resumed', answers: [], follow_ups: 0 } as never)
      expect(world.run()).toMatchObject({ state: 'running', wish: null })
    }
    expect(world.held(erred(ERROR))).toMatchObject({ recovery: 'notify_user' })
    expect(world.run()).toMatchObject({ state: 'waiting_retry', retry_at: null, due_at: null })
    expect(world.notices.at(-1)).toMatchObject({ template: 'run_error', to: 'song-po' })
  })

  test('that is fatal does not retry by itself', () => {
    const world = new RunWorld()
    world.running()
    expect(world.held(erred({ ...ERROR, type: 'fatal' }))).toMatchObject({ recovery: 'notify_user' })
  })

  test('with checkpoint_and_fail fails the run with its checkpoint', () => {
    const world = new RunWorld()
    world.running()
    world.held(erred({ ...ERROR, recovery: 'checkpoint_and_fail', details: 'a section is missing' }))
    expect(world.run()).toMatchObject({
      state: 'failed',
      end: { how: 'error', reason: 'Rate limit exceeded: a section is missing' },
      checkpoints: [{ number: 1, commit: 'c1', attempt: 1, transcript: 12 }],
    })
  })

  test('that waits for a person goes on when they say so, also without a worker', () => {
    const world = new RunWorld()
    world.running()
    world.held(erred({ ...ERROR, recovery: 'notify_user' }))
    world.held({ type: 'release_run', to: 'queued', checkpoint: null } as never)
    expect(world.do(control('resume_run'))).toMatchObject({ state: 'queued' })
  })

  test('without a worker, a retry that is due queues the run', () => {
    const world = new RunWorld()
    world.running()
    world.held(erred(ERROR))
    world.held({ type: 'release_run', to: 'queued', checkpoint: null } as never)
    world.now += 5_000
    world.do({ type: 'fire_run', run_id: RUN }, 'baton')
    expect(world.run()).toMatchObject({ state: 'queued' })
  })
})

test.each([
  ['Rate limit exceeded', '', 0, 5_000],
  ['Rate limit exceeded', '', 3, 40_000],
  ['Rate limit', 'retry after 30 seconds', 0, 30_000],
  ['try again in 5 min', '', 4, 300_000],
  ['Retry-After: 20', '', 0, 20_000],
  ['wait for 2 hours', '', 0, 7_200_000],
  ['30초 후에 다시 시도', '', 0, 30_000],
  ['10분 뒤', '', 0, 600_000],
  ['after 999999 hours', '', 0, 21_600_000],
  ['in 0 s', '', 0, 1_000],
  ['error 429 in module 7', '', 1, 10_000],
])('"%s" "%s" after %i retries waits %i ms', (message, details, retries, expected) => {
  expect(retryDelay({ type: 'recoverable', recovery: 'pause_and_retry', message, details }, retries)).toBe(expected)
})

describe('a person', () => {
  test('pauses, resumes and cancels what a worker holds by wishes that the worker carries out', () => {
    const world = new RunWorld()
    world.running()
    expect(world.do(control('pause_run'))).toMatchObject({ state: 'running', wish: 'pause' })
    const events = world.events.length
    expect(world.do(control('pause_run'))).toMatchObject({ wish: 'pause' })
    expect(world.events).toHaveLength(events)
    world.held({ type: 'run_paused', checkpoint: CHECKPOINT } as never)
    expect(world.run()).toMatchObject({ state: 'paused', wish: null })
    world.do(control('resume_run'))
    world.held({ type: 'run_resumed', answers: [], follow_ups: 0 } as never)
    expect(world.run()).toMatchObject({ state: 'running', wish: null })
    world.do(control('cancel_run'))
    world.held({ type: 'run_ended', end: end('cancelled'), checkpoint: null } as never)
    expect(world.run()).toMatchObject({ state: 'cancelled', wish: null })
    expect(world.refusal(control('cancel_run')).code).toBe('RUN_ENDED')
  })

  test('is told what can be done instead', () => {
    const world = new RunWorld()
    world.running()
    const refusal = world.refusal(control('resume_run'))
    expect(refusal.code).toBe('RUN_STATE_REFUSED')
    expect(refusal.describe('en')).toContain('Possible now: pause, cancel')
  })

  test('takes a failed run up again from its checkpoint', () => {
    const world = new RunWorld()
    world.running()
    world.held({ type: 'run_ended', end: end('exit_code'), checkpoint: CHECKPOINT } as never)
    expect(world.do(control('resume_run'))).toMatchObject({ state: 'queued' })
    expect(world.take('w1')).toMatchObject({ attempt: 2, start: true })
    expect(world.run()).toMatchObject({ end: null, checkpoints: [{ number: 1 }] })
  })

  test('follows up a finished conversation: the process that is still there gets it, else it is started anew', () => {
    const world = new RunWorld()
    world.running()
    world.held({ type: 'run_ended', end: end('completed'), checkpoint: null } as never)
    expect(world.do({ type: 'follow_up', run_id: RUN, text: 'and refresh tokens?' })).toMatchObject({
      state: 'running',
    })
    world.held({ type: 'run_resumed', answers: [], follow_ups: 1 } as never)
    expect(world.run().follow_ups).toMatchObject([{ delivered: 1 }])
    world.held({ type: 'run_ended', end: end('completed'), checkpoint: null } as never)
    world.held({ type: 'release_run', to: 'ended', checkpoint: null } as never)
    expect(world.do({ type: 'follow_up', run_id: RUN, text: 'and more?' })).toMatchObject({ state: 'queued' })
    expect(world.refusal({ type: 'follow_up', run_id: RUN, text: 'again' }).code).toBe('RUN_STATE_REFUSED')
  })
})

describe('the end of a run', () => {
  test('is what came first', () => {
    const world = new RunWorld()
    world.running()
    world.held({ type: 'run_ended', end: end('completed'), checkpoint: null } as never)
    world.held({ type: 'run_ended', end: end('signal'), checkpoint: null } as never)
    expect(world.run()).toMatchObject({ state: 'completed', end: { how: 'completed' } })
    expect(world.notices.filter(({ template }) => template === 'run_ended')).toHaveLength(1)
  })

  test.each([
    ['completed', 'completed'],
    ['no_signal', 'failed'],
    ['exit_code', 'failed'],
    ['silent', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('%s is %s', (how, state) => {
    const world = new RunWorld()
    world.running()
    world.held({ type: 'run_ended', end: end(how), checkpoint: null } as never)
    expect(world.run().state).toBe(state)
  })
})

test('an agent that says everything wrong does not fill the log', () => {
  const world = new RunWorld()
  world.running()
  const note = { kind: 'protocol_error', tag: 'USER_QUESTION', text: 'x'.repeat(5_000) } as const
  for (let said = 0; said < 150; said += 1) world.held({ type: 'run_noted', note } as never)
  const noted = world.events.filter(({ type }) => type === 'run:noted')
  expect(noted).toHaveLength(100)
  expect(String(noted[0]?.data.text)).toHaveLength(2_000)
  expect(world.run().notes).toBe(150)
})

function end(how: string) {
  return {
    how,
    code: null,
    signal: null,
    verdict: null,
    summary: null,
    files: [],
    result: null,
    reason: null,
    usage: null,
  }
}
