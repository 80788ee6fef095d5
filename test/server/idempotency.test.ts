import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ServerParts } from '../../src/server/server-parts.ts'
import { startRun } from '../../src/service/runs/start-run.ts'
import { ServerWorld } from '../support/server-world.ts'

let server: ServerWorld
beforeEach(async () => {
  server = await ServerWorld.open({
    work: {
      begin: async () => {},
      check: async () => {},
      project: async () => {
        throw new Error('not asked')
      },
      plan: () => Promise.reject(new Error('not asked for')),
      dispatch: () => Promise.reject(new Error('not asked for')),
      startRun: (caller, { agent, prompt }) =>
        startRun(server.world.service, caller, {
          ...{ agent, argv: ['true'], prompt, limits: {}, pass: [], workflow: 'custom', nonce_required: false },
          ...{ repository: '/repository', store_repository: false, home: '/home' },
        }),
    } satisfies ServerParts['work'],
  })
})
afterEach(() => server[Symbol.asyncDispose]())

const KEY = { 'idempotency-key': '0b1c' }
async function post(path: string, body: unknown, headers: Record<string, string> = KEY) {
  const answer = await server.send('POST', `/api/v1${path}`, { body, headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, never> }
}
const token = (name: string) => {
  const expires_at = new Date(server.world.clock.now() + 3_600_000).toISOString()
  return { name, person_id: 'song-po', role: 'viewer', expires_at }
}
const reused = { status: 422, body: { error: { code: 'KEY_REUSED' } } }

const CREATING: readonly (readonly [string, string, unknown, unknown])[] = [
  ['a task', '/tasks', { request: 'one' }, { request: 'two' }],
  ['a run', '/runs', { agent: 'claude', prompt: 'one' }, { agent: 'claude', prompt: 'two' }],
]

test.each(CREATING)(
  'the same key makes %s once, also after a restart; with other content it is refused',
  async (...row) => {
    const [, path, body, other] = row
    const first = await post(path, body)
    expect(first.status).toBe(200)
    const events = await server.world.events()
    expect(await post(path, body)).toEqual(first)
    expect(await post(path, other)).toMatchObject(reused)
    await server.startAgain()
    expect(await post(path, body)).toEqual(first)
    expect(await post(path, other)).toMatchObject(reused)
    expect(await server.world.events()).toBe(events)
    expect((await post(path, other, { 'idempotency-key': '0b1d' })).status).toBe(200)
    expect((await post(path, body, {})).body).not.toEqual(first.body)
  },
)

test('two requests at once with one key make one task', async () => {
  const body = { request: 'one' }
  const both = await Promise.all([post('/tasks', body), post('/tasks', body)])
  expect(both[0]).toEqual(both[1])
  const { tasks } = (await (await server.send('GET', '/api/v1/tasks')).json()) as { tasks: unknown[] }
  expect(tasks).toHaveLength(1)
})

test('the same key returns the token that was made; another server says that it was shown', async () => {
  const first = await post('/tokens', token('ci'))
  expect(await post('/tokens', token('ci'))).toEqual(first)
  expect(await post('/tokens', token('other'))).toMatchObject(reused)
  const { token_id } = first.body
  await server.startAgain()
  const again = await post('/tokens', token('ci'))
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'TOKEN_SHOWN', details: { token_id } } } })
  const { tokens } = (await (await server.send('GET', '/api/v1/tokens')).json()) as { tokens: { name: string }[] }
  expect(tokens.filter(({ name }) => name === 'ci')).toHaveLength(1)
})

test('the key of somebody else is another key, and a refusal is not kept', async () => {
  expect((await post('/tasks', {})).status).toBe(400)
  const first = await post('/tasks', { request: 'one' })
  const other = await server.send('POST', '/api/v1/tasks', {
    ...{ body: { request: 'one' }, headers: KEY, token: server.tokens.lead },
  })
  expect(other.status).toBe(200)
  expect(await other.json()).not.toEqual(first.body)
})

test('an answer that is sent again is the first one, although the question is closed', async () => {
  const { run_id } = await server.world.askingRun()
  const body = { target: run_id, text: 'SQLite' }
  const first = await post('/answers', body)
  expect(first.status).toBe(200)
  expect(await post('/answers', body)).toEqual(first)
})
