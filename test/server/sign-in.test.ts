import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RateLimit } from '../../src/server/guard/rate-limit.ts'
import { Sessions } from '../../src/server/guard/sessions.ts'
import { createToken } from '../../src/service/tokens/access-tokens.ts'
import { ORIGIN, ServerWorld } from '../support/server-world.ts'
import { PO } from '../support/service-world.ts'

let server: ServerWorld
beforeEach(async () => {
  server = await ServerWorld.open()
})
afterEach(() => server[Symbol.asyncDispose]())

describe('a browser that signed in with a token', () => {
  test('is signed out when the token is revoked, with its stream of events', async () => {
    const expires_at = new Date(server.world.clock.now() + 86_400_000).toISOString()
    const made = await createToken(server.world.service, PO, {
      name: 'l',
      person_id: 'song-po',
      role: 'po',
      expires_at,
    })
    const { token } = made
    const answer = await server.send('POST', '/sign-in', { token: null, origin: ORIGIN, body: { token } })
    const headers = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
    const session = () => server.send('GET', '/api/v1/session', { token: null, headers })
    expect((await session()).status).toBe(200)
    const events = await server.send('GET', '/api/v1/events', { token: null, headers })
    const reader = events.body?.getReader()
    await reader?.read()
    const ended = (async () => {
      while (!(await reader?.read())?.done);
    })()
    await server.send('DELETE', `/api/v1/tokens/${made.token_id}`)
    await ended
    expect((await session()).status).toBe(401)
  })
})

describe('sessions', () => {
  const open = (sessions: Sessions, person_id: string) =>
    sessions.open({ person_id, role: null, until: Number.POSITIVE_INFINITY })

  test('of one person are at most 50: the oldest ends, and nobody else is signed out', () => {
    const sessions = new Sessions(() => 0)
    const other = open(sessions, 'ada')
    const keys = Array.from({ length: 60 }, () => open(sessions, 'song-po'))
    const live = keys.filter((key) => sessions.find(key))
    expect(live).toEqual(keys.slice(10))
    for (let n = 0; n < 2_000; n += 1) open(sessions, 'song-po')
    expect(sessions.find(other)).toBeDefined()
  })
})

test('requests that were refused do not put off the next one that is let in', () => {
  let now = 0
  const rate = new RateLimit({ perSecond: 1, burst: 2 }, () => now)
  const take = () => {
    try {
      rate.take('song-po')
      return true
    } catch {
      return false
    }
  }
  expect([take(), take(), take()]).toEqual([true, true, false])
  const taken: number[] = []
  for (now = 250; now <= 3_000; now += 250) if (take()) taken.push(now)
  expect(taken).toEqual([1_000, 2_000, 3_000])
})
