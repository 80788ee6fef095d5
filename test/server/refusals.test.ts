import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES, type Route, type RouteName } from '../../src/protocol/api/route.ts'
import { openapi } from '../../src/server/openapi.ts'
import { ORIGIN, type Sent, ServerWorld } from '../support/server-world.ts'
import { headersOfLink } from '../support/session-headers.ts'

let server: ServerWorld
let task_id = ''

beforeAll(async () => {
  server = await ServerWorld.open()
  task_id = await server.world.taskIn('DEV_IN_PROGRESS')
})
afterAll(() => server[Symbol.asyncDispose]())

const ALL = Object.entries(ROUTES) as [RouteName, Route][]
const COMMANDS = ALL.filter(([, { method }]) => method !== 'GET')
const pathOf = ({ path }: Route) => path.replaceAll('{task_id}', task_id).replace(/\{\w+\}/g, 'x-1')

async function refused(route: Route, sent: Sent): Promise<string> {
  const before = await server.world.events()
  const answer = await server.send(route.method, pathOf(route), sent)
  const text = await answer.text()
  expect(await server.world.events()).toBe(before)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  return `${answer.status} ${(JSON.parse(text) as { error: { code: string } }).error.code}`
}

describe.each(ALL)('%s', (name, route) => {
  test('refuses a request without a token', async () => {
    expect(await refused(route, { token: null })).toBe('401 SIGN_IN_NEEDED')
  })
  test('refuses a token that nobody made', async () => {
    expect(await refused(route, { token: 'baton_nobody' })).toBe('401 SIGN_IN_NEEDED')
  })
  test('refuses a token that has ended', async () => {
    expect(await refused(route, { token: server.tokens.expired })).toBe('401 SIGN_IN_NEEDED')
  })
  test('refuses a Host that is not ours, with a good token', async () => {
    expect(await refused(route, { host: 'evil.example:4210' })).toBe('421 HOST_REFUSED')
  })
  test('is in the OpenAPI document', () => {
    const { paths } = openapi('0') as { paths: Record<string, Record<string, { operationId: string }>> }
    expect(paths[route.path]?.[route.method.toLowerCase()]?.operationId).toBe(name)
  })
})

describe.each(COMMANDS)('%s changes something, so it', (_, route) => {
  test('refuses a foreign Origin, with a good token', async () => {
    expect(await refused(route, { origin: 'http://evil.example' })).toBe('403 ORIGIN_REFUSED')
  })
  test('refuses a browser that names no origin', async () => {
    const headers = server.browser()
    expect(await refused(route, { token: null, headers })).toBe('403 ORIGIN_REFUSED')
  })
  test('refuses a body that is not JSON by its type', async () => {
    expect(await refused(route, { type: 'text/plain' })).toBe('415 JSON_NEEDED')
    expect(await refused(route, { type: null, headers: { 'content-type': 'text/plain' } })).toBe('415 JSON_NEEDED')
  })
})

test.each(ALL.filter(([, { access }]) => access === 'lead' || access === 'po'))(
  '%s refuses a viewer',
  async (_, route) => {
    expect(await refused(route, { token: server.tokens.viewer })).toBe('403 ROLE_NEEDED')
  },
)

test.each(ALL.filter(([, { access }]) => access === 'po'))('%s refuses a lead', async (_, route) => {
  expect(await refused(route, { token: server.tokens.lead })).toBe('403 ROLE_NEEDED')
})

test('the app serves no path of the API that the table lacks', async () => {
  const answer = await server.send('GET', '/api/v1/nothing')
  expect(answer.status).toBe(404)
})

test('a refusal repeats nothing of what was sent', async () => {
  const secret = 'sk-proj-very-secret'
  for (const body of [`{"reason": ${secret}`, { reason: { [secret]: secret } }]) {
    const answer = await server.send('POST', `/api/v1/tasks/${task_id}/escalate`, { body })
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain(secret)
  }
})

test('a body above the limit is refused, whatever its length header says', async () => {
  const body = { reason: 'x'.repeat(3 * 1024 * 1024) }
  const answer = await server.send('POST', `/api/v1/tasks/${task_id}/escalate`, { body })
  expect(answer.status).toBe(413)
})

test('a link signs in one browser, by a cookie that scripts cannot read', async () => {
  const key = server.sessions.newLink('song-po')
  const first = await server.send('GET', `/link/${key}`, { token: null })
  expect(first.status).toBe(200)
  const cookie = first.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
  expect((await server.send('GET', `/link/${key}`, { token: null })).status).toBe(401)
  const headers = headersOfLink(cookie, await first.text())
  const session = await server.send('GET', '/api/v1/session', { token: null, headers })
  expect(await session.json()).toMatchObject({ person: { person_id: 'song-po' }, role: 'po' })
  const out = await server.send('DELETE', '/api/v1/session', { token: null, headers, origin: ORIGIN })
  expect(out.status).toBe(200)
  expect((await server.send('GET', '/api/v1/session', { token: null, headers })).status).toBe(401)
})

test('every answer forbids scripts of others', async () => {
  for (const path of ['/healthz', '/api/v1/session', '/nothing.js']) {
    const { headers } = await server.send('GET', path)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('a person who asks too often is refused for a while', async () => {
  await using limited = await ServerWorld.open({ rate: { perSecond: 1, burst: 3 } })
  const statuses: number[] = []
  for (let n = 0; n < 5; n += 1) statuses.push((await limited.send('GET', '/api/v1/session')).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
