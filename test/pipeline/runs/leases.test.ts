import { describe, expect, test } from 'vitest'
import { RUN, RunWorld } from '../../support/run-world.ts'

const MINUTE = 60_000
const NOTE = { type: 'run_noted', note: { kind: 'warning', tag: 'X', text: 'hello' } } as const

describe('a worker takes a run', () => {
  test('and nobody else can while its lease lasts', () => {
    const world = new RunWorld()
    world.lease('w1', MINUTE)
    world.lease('w2', 10 * MINUTE)
    world.createRun()
    expect(world.take('w1')).toMatchObject({ attempt: 1, start: true, abandoned: false })
    expect(world.refusal(take('w2'), 'baton').code).toBe('RUN_HELD')
    expect(world.refusal(take('w1'), 'baton').code).toBe('RUN_HELD')
    world.now += MINUTE - 1
    expect(world.refusal(take('w2'), 'baton').code).toBe('RUN_HELD')
    world.now += 1
    expect(world.take('w2')).toMatchObject({ attempt: 2, start: true, abandoned: true })
  })

  test('at once when the machine says that its holder is dead', () => {
    const world = new RunWorld()
    world.running('w1')
    world.lease('w2')
    expect(world.take('w2', { dead: true })).toMatchObject({ attempt: 2, abandoned: true })
  })

  test('only with a lease of its own', () => {
    const world = new RunWorld()
    world.createRun()
    expect(world.refusal(take('w1'), 'baton').code).toBe('LEASE_LOST')
  })

  test('as the platform, which no agent is', () => {
    const world = new RunWorld()
    world.lease('w1')
    world.createRun()
    expect(world.refusal(take('w1'), 'jarvis').code).toBe('ACTOR_NOT_ALLOWED')
  })
})

describe('what an old worker says', () => {
  test('is refused once another has taken the run', () => {
    const world = new RunWorld()
    world.running('w1')
    const late = world.heldCommand(NOTE)
    world.lease('w2')
    world.take('w2', { dead: true })
    expect(world.refusal(late, 'baton').code).toBe('RUN_SUPERSEDED')
    expect(world.refusal({ ...late, attempt: 2 } as never, 'baton').code).toBe('RUN_SUPERSEDED')
  })

  test('is refused past its lease even when nobody has taken the run', () => {
    const world = new RunWorld()
    world.running('w1')
    world.now += 29_999
    world.held(NOTE)
    world.now += 1
    expect(world.refusal(world.heldCommand(NOTE), 'baton').code).toBe('LEASE_LOST')
  })

  test('is refused when the run waited without a process and its holder was struck out', () => {
    const world = new RunWorld()
    world.running('w1')
    world.ask()
    const late = world.heldCommand(NOTE)
    world.lease('w2')
    expect(world.take('w2', { dead: true })).toMatchObject({ start: false, abandoned: true })
    expect(world.run()).toMatchObject({ state: 'waiting_question', holder: null, attempt: 2 })
    expect(world.refusal(late, 'baton').code).toBe('RUN_SUPERSEDED')
  })
})

describe('a run that is taken up', () => {
  test.each([
    ['pause', { state: 'paused', holder: null }],
    ['cancel', { state: 'cancelled', end: { how: 'cancelled' } }],
  ] as const)('does what a person wished for while its worker was dead: %s', (wish, after) => {
    const world = new RunWorld()
    world.running('w1')
    world.do({ type: `${wish}_run`, run_id: RUN, reason: null })
    world.lease('w2')
    expect(world.take('w2', { dead: true })).toMatchObject({ start: false })
    expect(world.run()).toMatchObject(after)
  })

  test('a hundred times is lost, and says so', () => {
    const world = new RunWorld()
    world.lease('w0', 1e9)
    world.createRun()
    for (let taken = 1; taken <= 100; taken += 1) {
      world.lease(`w${taken}`, 1e9)
      expect(world.take(`w${taken}`, { dead: true })).toMatchObject({ attempt: taken, start: true })
    }
    expect(world.take('w0', { dead: true })).toMatchObject({ start: false })
    expect(world.run()).toMatchObject({ state: 'failed', end: { how: 'lost' } })
    expect(world.refusal(take('w0'), 'baton').code).toBe('RUN_ENDED')
  })

  test('a worker that stops in good order gives it back to the queue, or to a person', () => {
    const world = new RunWorld()
    world.running('w1')
    world.held({ type: 'release_run', to: 'queued', checkpoint: null } as never)
    expect(world.run()).toMatchObject({ state: 'queued', holder: null, attempt: 1 })
    world.take('w1')
    world.ask()
    world.held({ type: 'release_run', to: 'queued', checkpoint: null } as never)
    expect(world.run()).toMatchObject({ state: 'waiting_question', holder: null })
  })
})

function take(worker: string) {
  return { type: 'take_run', run_id: RUN, worker, token_hash: 'hash' } as const
}
