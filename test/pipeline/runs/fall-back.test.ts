import { describe, expect, test } from 'vitest'
import type { Player } from '../../../src/protocol/plays/player.ts'
import { RUN, RunWorld } from '../../support/run-world.ts'

const player = (name: string, more: Partial<Player> = {}): Player => ({
  ...{ name, argv: [name], pass: [], nonce_required: false, limits: {} },
  ...more,
})
const claude = player('claude', { adapter: 'claude', options: { model: 'opus' }, allowed: ['read'] })
const SPEC = {
  player: 'codex',
  adapter: 'codex-server',
  options: { model: 'gpt-5' },
  argv: ['codex', 'app-server'],
} as const

const reported = (message: string, cause?: string) => {
  const error = { type: 'recoverable', message, recovery: 'pause_and_retry' }
  return { type: 'run_reported_error', error, checkpoint: null, ...(cause ? { cause } : {}) } as never
}

function begun(fallback: readonly Player[]): RunWorld {
  const world = new RunWorld()
  world.running('w1', { ...SPEC, fallback })
  world.held({ type: 'run_session', session: 's-1' } as never)
  return world
}

/** The run is offered again, as its worker and the clock do it. */
function again(world: RunWorld): void {
  world.held({ type: 'release_run', to: 'queued', checkpoint: null } as never)
  world.now = Math.max(world.now, world.run().retry_at ?? 0)
  world.do({ type: 'fire_run', run_id: RUN }, 'baton')
  world.lease('w1', 1e9)
  world.take('w1')
}

describe('a fallback', () => {
  test.each(['missing', 'quota'])('takes over at once when the agent is %s, without its session', (cause) => {
    const world = begun([claude, player('gemini')])
    expect(world.held(reported('gone', cause))).toMatchObject({ retry_at: world.now, player: 'claude' })
    const { session, ...run } = world.run()
    expect(session).toBeUndefined()
    expect(run).toMatchObject({
      state: 'waiting_retry',
      player: 'claude',
      argv: ['claude'],
      adapter: 'claude',
      options: { model: 'opus' },
      allowed: ['read'],
      fallback: [{ name: 'gemini' }],
      fell_back: [{ from: 'codex', to: 'claude', cause, reason: 'gone' }],
      retries: 0,
    })
    again(world)
    expect(world.run()).toMatchObject({ state: 'running', attempt: 2 })
  })

  test('waits for one retry of an agent that is overloaded', () => {
    const world = begun([claude])
    expect(world.held(reported('busy', 'overloaded'))).not.toHaveProperty('player')
    expect(world.run()).toMatchObject({ player: 'codex', retries: 1, session: { id: 's-1' } })
    again(world)
    expect(world.held(reported('busy', 'overloaded'))).toMatchObject({ player: 'claude' })
  })

  test('does not wait where the API names a long time', () => {
    const world = begun([claude])
    expect(world.held(reported('retry after 2 hours', 'overloaded'))).toMatchObject({ player: 'claude' })
  })

  test('is not used for what a person must know of', () => {
    const world = begun([claude])
    world.held(reported('The key is not valid'))
    expect(world.run()).toMatchObject({ player: 'codex', fallback: [{ name: 'claude' }] })
  })

  test('that is used up leaves the usual retries', () => {
    const world = begun([claude])
    world.held(reported('gone', 'quota'))
    again(world)
    world.held(reported('gone too', 'quota'))
    expect(world.run()).toMatchObject({ player: 'claude', state: 'waiting_retry', retries: 1, fallback: [] })
  })

  test('has a claude that falls back to codex lose what only claude knew', () => {
    const world = new RunWorld()
    world.running('w1', { ...SPEC, settings: ['KEY'], fallback: [player('plain one')] })
    world.held(reported('gone', 'missing'))
    for (const key of ['adapter', 'options', 'settings', 'allowed', 'session']) {
      expect(world.run(), key).not.toHaveProperty(key)
    }
  })
})
