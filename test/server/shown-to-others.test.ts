import { afterEach, beforeEach, expect, test } from 'vitest'
import { setPerson } from '../../src/service/registry/set-person.ts'
import { createToken } from '../../src/service/tokens/access-tokens.ts'
import { HOST, ServerWorld } from '../support/server-world.ts'
import { PO } from '../support/service-world.ts'

let server: ServerWorld
let logged = ''
beforeEach(async () => {
  logged = ''
  const line = (what: unknown) => {
    logged += `${JSON.stringify(what)}\n`
  }
  server = await ServerWorld.open({ log: { request: line, failure: (place, error) => line([place, String(error)]) } })
})
afterEach(() => server[Symbol.asyncDispose]())

/** Everything that is told from the first event on, up to a task that is made last. */
async function told(token: string): Promise<string> {
  const { body } = await server.send('GET', '/api/v1/events?after=0', { token })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('the last one')) text += (await reader?.read())?.value ?? ''
  await reader?.cancel()
  return text
}

test('events of settings and tokens, and addresses of people, are for the PO alone', async () => {
  const { service } = server.world
  const addresses = { email: 'ada@example.org' }
  await setPerson(service, PO, { how: 'change', person_id: 'ada', is_user: false, addresses })
  await server.send('POST', '/api/v1/tasks', { body: { request: 'the last one' } })
  const po = await told(server.tokens.po)
  expect(po).toMatch(/event: token:created/)
  expect(po).toContain('ada@example.org')
  for (const token of [server.tokens.lead, server.tokens.viewer]) {
    const text = await told(token)
    expect(text).not.toMatch(/event: (?:token|setting)/)
    expect(text).toMatch(/event: person:changed\ndata: .*"addresses":\{\}/)
    expect(text).not.toContain('ada@example.org')
    const people = await (await server.send('GET', '/api/v1/people', { token })).text()
    expect(people).toContain('"ada"')
    expect(people).not.toContain('ada@example.org')
  }
  expect(await (await server.send('GET', '/api/v1/people')).text()).toContain('ada@example.org')
})

test.each(['baton', 'everybody', 'user', 'constructor', '__proto__', 'two words', ''])(
  'no agent is registered as %j',
  async (agent_id) => {
    const agent = { ...AGENT, agent_id }
    const before = await server.world.events()
    await expect(server.world.do({ type: 'register_agent', agent }, 'song-po')).rejects.toMatchObject({ code: 'USAGE' })
    expect(await server.world.events()).toBe(before)
  },
)

test('only tokens that still count are counted, and the oldest that ended are dropped', async () => {
  const { service, clock } = server.world
  const expires_at = new Date(clock.now() + 86_400_000).toISOString()
  const make = (name: string) => createToken(service, PO, { name, person_id: 'song-po', role: 'viewer', expires_at })
  for (let n = 0; n < 230; n += 1) {
    const { token_id } = await make(`n${n}`)
    await server.world.do({ type: 'revoke_token', token_id }, 'song-po')
  }
  const names = async () =>
    ((await (await server.send('GET', '/api/v1/tokens')).json()) as { tokens: { name: string }[] }).tokens.map(
      ({ name }) => name,
    )
  expect(await names()).toHaveLength(200)
  expect(await names()).toEqual(expect.arrayContaining(['po', 'lead', 'viewer', 'n229', 'n50']))
  expect(await names()).not.toContain('n0')
  let made = 3
  await expect(
    (async () => {
      for (;;) {
        await make(`live${made}`)
        made += 1
      }
    })(),
  ).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  expect(made).toBe(200)
})

test('a body that breaks off is no fault of the server', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"request":')),
    pull: (controller) => controller.error(new Error('aborted')),
  })
  const headers = { host: HOST, authorization: `Bearer ${server.tokens.po}`, 'content-type': 'application/json' }
  const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const answer = await server.app.fetch(new Request(`http://${HOST}/api/v1/tasks`, sent))
  expect(answer.status).toBe(400)
  expect(logged).not.toContain('aborted')
})

const AGENT = {
  agent_name: 'A',
  team: 'KIMQA',
  role: 'qa',
  status: 'active',
  github_registered: 'N',
  lead: false,
} as const
