import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROUTES } from '../../src/protocol/api/route.ts'
import { SESSION_KEY_HEADER } from '../../src/protocol/api/session-key.ts'
import { RateLimit } from '../../src/server/guard/rate-limit.ts'
import { Sessions } from '../../src/server/guard/sessions.ts'
import { createToken } from '../../src/service/tokens/access-tokens.ts'
import { HOST, ORIGIN, ServerWorld } from '../support/server-world.ts'
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
    const { session_key } = (await answer.json()) as { session_key: string }
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const headers = { cookie, 'x-baton-session-key': session_key }
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

describe('a link', () => {
  test('ends ten minutes after it was made', () => {
    let now = 0
    const sessions = new Sessions(() => now)
    const key = sessions.newLink('song-po')
    now = 10 * 60_000
    expect(sessions.takeLink(key)).toBeUndefined()
    const next = sessions.newLink('song-po')
    now += 10 * 60_000 - 1
    expect(sessions.takeLink(next)).toBeDefined()
  })

  test('that has ended says how to get a new one', async () => {
    const key = server.sessions.newLink('song-po')
    server.world.clock.advance(11 * 60_000)
    const answer = await server.send('GET', `/link/${key}`, { token: null })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toMatch(/LINK_USED.*10 minutes.*Press Enter/)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('is not used up by a program that looks at it without reading it', async () => {
    const key = server.sessions.newLink('song-po')
    const looked = await server.app.fetch(
      new Request(`${ORIGIN}/link/${key}`, { method: 'HEAD', headers: { host: HOST } }),
    )
    expect(looked.status).toBe(404)
    expect(looked.headers.get('set-cookie')).toBeNull()
    expect((await server.send('GET', `/link/${key}`, { token: null })).status).toBe(200)
  })
})

/** Servers on other ports of this host are sent the cookie: an agent's own web app, opened in the same browser. */
describe('somebody who has the cookie of a session alone', () => {
  const session = (headers: Record<string, string>) => server.send('GET', '/api/v1/session', { token: null, headers })

  test('reads nothing and changes nothing, on any route', async () => {
    const { cookie = '', ...key } = server.browser()
    const others = server.browser()
    expect((await session({ cookie, ...key })).status).toBe(200)
    const events = await server.world.events()
    for (const [name, route] of Object.entries(ROUTES)) {
      const path = route.path.replace(/\{\w+\}/g, 'x-1')
      for (const more of [
        {} as Record<string, string>,
        { 'x-baton-session-key': '' },
        { 'x-baton-session-key': others[SESSION_KEY_HEADER] ?? '' },
      ]) {
        const headers = { cookie, ...more }
        const answer = await server.send(route.method, path, { token: null, origin: ORIGIN, headers })
        expect(`${name} ${answer.status}`).toBe(`${name} 401`)
      }
    }
    expect(await server.world.events()).toBe(events)
    // Nor can they sign the person out.
    expect((await session({ cookie, ...key })).status).toBe(200)
  })

  test('nor does who has the key without the cookie', async () => {
    const { [SESSION_KEY_HEADER]: key = '' } = server.browser()
    expect((await session({ [SESSION_KEY_HEADER]: key })).status).toBe(401)
  })

  test('two servers on one host have cookies of different names', async () => {
    await using other = await ServerWorld.open({ port: 4211 })
    const cookies = await Promise.all(
      [server, other].map(async (one) => {
        const answer = await one.send('GET', `/link/${one.sessions.newLink('song-po')}`, { token: null })
        return answer.headers.get('set-cookie')?.split('=')[0]
      }),
    )
    expect(cookies).toEqual(['baton_session_4210', 'baton_session_4211'])
  })
})

test("a token of the PO with a lower role decides nothing that is the PO's", async () => {
  const { world } = server
  const expires_at = new Date(world.clock.now() + 86_400_000).toISOString()
  const { token } = await createToken(world.service, PO, { name: 'l', person_id: 'song-po', role: 'lead', expires_at })
  const carried = await world.carriedTask()
  const task_id = await world.taskIn('QA_IN_PROGRESS')
  await world.do({ type: 'escalate', task_id, reason: 'x' }, 'kimqa')
  const { escalations } = (await (await server.send('GET', '/api/v1/escalations')).json()) as {
    escalations: { id: string }[]
  }
  const resolve = `/escalations/${encodeURIComponent(escalations[0]?.id ?? '')}/resolve`
  const commands = [
    ['/answers', { target: carried, text: 'approve' }],
    [`/tasks/${task_id}/steps`, { action: 'hold', note: 'x' }],
    [`/tasks/${task_id}/steps`, { action: 'cancel', note: 'x' }],
    [resolve, { decision: 'raise' }],
    [resolve, { decision: 'cancel' }],
  ] as const
  const events = await world.events()
  for (const [path, body] of commands) {
    const answer = await server.send('POST', `/api/v1${path}`, { token, body })
    expect(`${path} ${answer.status}`).toBe(`${path} 403`)
    const { error } = (await answer.json()) as { error: { code: string; message: string } }
    expect(error.code, path).toBe('TOKEN_ROLE_TOO_LOW')
    expect(error.message).toContain('the role of this token is lead')
  }
  expect(await world.events()).toBe(events)
  for (const [path, body] of [commands[0], commands[1]]) {
    expect((await server.send('POST', `/api/v1${path}`, { body })).status).toBe(200)
  }
})

test('a decision by a token is recorded as one of a program, with the id of the token', async () => {
  const task_id = await server.world.taskIn('QA_IN_PROGRESS')
  const { tokens } = (await (await server.send('GET', '/api/v1/tokens')).json()) as {
    tokens: { name: string; token_id: string }[]
  }
  const hold = { action: 'hold', note: 'x' }
  await server.send('POST', `/api/v1/tasks/${task_id}/steps`, { body: hold })
  const origin = async () => {
    const answer = await server.send('GET', `/api/v1/tasks/${task_id}/history`)
    const { events } = (await answer.json()) as { events: { type: string; data: { origin?: object } }[] }
    return events.findLast(({ type }) => type === 'task:moved')?.data.origin
  }
  const name = tokens.find((one) => one.name === 'po')?.token_id
  expect(await origin()).toMatchObject({ channel: 'program', ancestry: [{ name }] })
  const headers = server.browser()
  const sent = { token: null, origin: ORIGIN, headers, body: { action: 'resume', note: 'x' } }
  expect((await server.send('POST', `/api/v1/tasks/${task_id}/steps`, sent)).status).toBe(200)
  expect(await origin()).toMatchObject({ channel: 'page', ancestry: [] })
})

describe('sessions', () => {
  const open = (sessions: Sessions, person_id: string) =>
    sessions.open({ person_id, role: null, until: Number.POSITIVE_INFINITY })

  test('of one person are at most 50: the oldest ends, and nobody else is signed out', () => {
    const sessions = new Sessions(() => 0)
    const other = open(sessions, 'ada')
    const keys = Array.from({ length: 60 }, () => open(sessions, 'song-po'))
    const live = keys.filter((one) => sessions.find(one))
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
