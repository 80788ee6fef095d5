import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostsOf } from '../../src/server/guard/same-site.ts'
import { type Listening, listen } from '../../src/server/listen.ts'
import { serverLog } from '../../src/server/server-log.ts'
import { RawConnection } from '../support/raw-http.ts'
import { ORIGIN, ServerWorld } from '../support/server-world.ts'

let server: ServerWorld
let listening: Listening
let logged = ''
const SOON = { timeout: 20_000 }
const LIMITS = { idleMs: 60_000, headersMs: 300, requestMs: 600, lookMs: 50, connections: 30 }

beforeAll(async () => {
  const log = serverLog(
    (line) => {
      logged += line
    },
    (text) => text,
  )
  listening = await listen({ host: '127.0.0.1', port: 0, limits: LIMITS }, async (port) => {
    server = await ServerWorld.open({ hosts: ['127.0.0.1:4210', ...hostsOf('127.0.0.1', port, [])], log })
    return server.app
  })
})
afterAll(async () => {
  await listening.stop()
  await server[Symbol.asyncDispose]()
})

const host = () => `Host: 127.0.0.1:${listening.port}`
const auth = () => `Authorization: Bearer ${server.tokens.po}`

/** One request as bytes; answers with the status and the body. */
async function raw(...lines: readonly string[]): Promise<{ status: number; text: string }> {
  const connection = new RawConnection(listening.port).write(...lines)
  await expect.poll(() => connection.status > 0 || connection.isClosed, SOON).toBe(true)
  connection.close()
  return connection
}

const post = (path: string, body: unknown) => server.send('POST', `/api/v1${path}`, { body })

describe('hostile bodies', () => {
  test('keys of prototypes change nothing but themselves', async () => {
    const keys = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
    for (const [path, body] of [
      ['/tasks', `{"request":"a",${keys}}`],
      ['/messages', `{"message":{${keys}},${keys}}`],
      ['/tasks', `{"request":"a","start":{"agents":{${keys}}}}`],
    ] as const) {
      expect((await post(path, body)).status).toBeLessThan(500)
    }
    expect((await server.send('GET', '/api/v1/tasks?__proto__=1&constructor=2&toString=3')).status).toBeLessThan(500)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('JSON that is nested deeply is refused before it is parsed', async () => {
    const before = await server.world.events()
    for (const deep of ['['.repeat(1_000_000), `{"message":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`]) {
      const answer = await post('/messages', deep)
      expect(answer.status).toBe(400)
      expect((await answer.text()).length).toBeLessThan(1_000)
    }
    // Brackets within a text are no depth.
    expect((await post('/tasks', { request: `"\\${'['.repeat(5_000)}` })).status).toBe(200)
    expect(await server.world.events()).toBeGreaterThan(before)
  })

  test.each(['null', '[]', '"x"', '1e999', '{"request":1}', '{"request":"a"', '', '\u0000'])(
    'a body of %j is refused as a request',
    async (body) => {
      expect((await post('/tasks', body)).status).toBe(400)
    },
  )
})

describe('hostile paths', () => {
  const PATHS = [
    ...['%2e%2e', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%5c..%5cx', '%00', '%ff', '%', 'a%0d%0aSet-Cookie:%20x=1'],
    ...['__proto__', 'constructor', 'toString', 'TASK-20261117-001%2f..', '%u202e', 'x'.repeat(5_000)],
  ]
  test.each(PATHS)('an id of %s finds nothing', async (id) => {
    for (const path of [`/api/v1/tasks/${id}`, `/api/v1/runs/${id}/log`, `/assets/${id}`, `/link/${id}`]) {
      const { status, text } = await raw(`GET ${path} HTTP/1.1`, host(), auth(), '', '')
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
      expect(text).not.toMatch(/root:|set-cookie/i)
    }
  })

  test('a query that is too long is refused by its length', async () => {
    const { status } = await raw(`GET /api/v1/tasks?q=${'x'.repeat(60_000)} HTTP/1.1`, host(), auth(), '', '')
    expect(status).toBe(431)
    expect((await raw(`GET /api/v1/tasks?q=${'x'.repeat(9_000)} HTTP/1.1`, host(), auth(), '', '')).status).toBe(400)
  })
})

describe('hostile requests', () => {
  test('HEAD of the events opens no stream', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { status, text } = await raw('HEAD /api/v1/events HTTP/1.1', host(), auth(), '', '')
      expect(status).toBe(200)
      expect(text).not.toContain('hello')
    }
    expect(await server.app.metrics.text()).toMatch(/^baton_event_streams 0$/m)
  })

  test.each(['OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT'])('%s of a route is no method of it', async (method) => {
    const { status, text } = await raw(
      `${method} /api/v1/tasks HTTP/1.1`,
      host(),
      auth(),
      'Origin: http://evil',
      '',
      '',
    )
    expect([0, 400, 404, 405]).toContain(status)
    expect(text).not.toMatch(/access-control|Bearer/i)
  })

  test.each([
    ['HTTP/1.0 without a Host', () => ['GET /api/v1/session HTTP/1.0', auth(), '', '']],
    ['HTTP/1.1 without a Host', () => ['GET /api/v1/session HTTP/1.1', auth(), '', '']],
    ['two Hosts, the first ours', () => ['GET /api/v1/session HTTP/1.1', host(), 'Host: evil', auth(), '', '']],
    ['two Hosts, the last ours', () => ['GET /api/v1/session HTTP/1.1', 'Host: evil', host(), auth(), '', '']],
    [
      'a path that names another host',
      () => ['GET http://evil.example/api/v1/session HTTP/1.1', host(), auth(), '', ''],
    ],
    [
      'a Host with a user',
      () => ['GET /api/v1/session HTTP/1.1', `Host: evil@127.0.0.1:${listening.port}`, auth(), '', ''],
    ],
    [
      'both lengths',
      () => ['POST /api/v1/tasks HTTP/1.1', host(), 'Content-Length: 3', 'Transfer-Encoding: chunked', '', '0', '', ''],
    ],
    [
      'a websocket',
      () => [
        'GET /api/v1/events HTTP/1.1',
        host(),
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '',
        '',
      ],
    ],
  ] as const)('%s is refused', async (_, lines) => {
    const { status, text } = await raw(...lines())
    expect([400, 401, 421]).toContain(status)
    expect(text).not.toContain('person_id')
  })

  test('a page of another site reads nothing with the cookie of a person', async () => {
    const browser = server.browser()
    const read = (site: string) =>
      server.send('GET', '/api/v1/tasks', { token: null, headers: { ...browser, 'sec-fetch-site': site } })
    for (const site of ['cross-site', 'same-site', 'nonsense']) expect((await read(site)).status).toBe(403)
    expect((await read('same-origin')).status).toBe(200)
    const headers = { ...browser, 'sec-fetch-site': 'cross-site' }
    const sent = { token: null, headers, origin: ORIGIN, body: { request: 'a' } }
    expect((await server.send('POST', '/api/v1/tasks', sent)).status).toBe(403)
  })

  test('who guesses tokens is slowed down by address, and others are not', async () => {
    await using limited = await ServerWorld.open({ strangers: { perSecond: 0.001, burst: 5 } })
    const guess = (client: string) => {
      const headers = { host: '127.0.0.1:4210', authorization: 'Bearer baton_guess' }
      return limited.app.fetch(new Request('http://127.0.0.1:4210/api/v1/session', { headers }), client)
    }
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) statuses.push((await guess('203.0.113.7')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect((await guess('203.0.113.8')).status).toBe(401)
  })
})

describe('slow and many connections', () => {
  test('a client that never ends its headers, or its body, is cut off', async () => {
    const headers = new RawConnection(listening.port).write('GET /healthz HTTP/1.1', host(), 'X-Slow: ')
    const body = new RawConnection(listening.port)
    body.write(
      'POST /api/v1/tasks HTTP/1.1',
      host(),
      auth(),
      'Content-Type: application/json',
      'Content-Length: 9',
      '',
      '{',
    )
    await expect.poll(() => headers.isClosed && body.isClosed, SOON).toBe(true)
    expect([0, 408]).toContain(headers.status)
  }, 30_000)

  test('connections above the limit are closed, and the server goes on', async () => {
    const many = Array.from({ length: 60 }, () => new RawConnection(listening.port))
    await expect.poll(() => many.filter(({ isClosed }) => isClosed).length, SOON).toBeGreaterThanOrEqual(30)
    for (const one of many) one.close()
    await expect.poll(async () => (await raw('GET /healthz HTTP/1.1', host(), '', '')).status, SOON).toBe(200)
  }, 60_000)
})

test('logs and metrics hold no token, no path and no control character', async () => {
  const secret = server.tokens.po
  await raw(`GET /api/v1/tasks/%1b[31m${'s3cret'} HTTP/1.1`, host(), auth(), 'User-Agent: \u009b31m', '', '')
  await raw('GET /link/s3cret-key HTTP/1.1', host(), '', '')
  await raw(
    `POST /sign-in HTTP/1.1`,
    host(),
    'Content-Type: application/json',
    'Content-Length: 20',
    '',
    '{"token":"s3cret  "}',
  )
  const figures = await (await server.send('GET', '/metrics')).text()
  expect(logged.split('\n').length).toBeGreaterThan(20)
  for (const text of [logged, figures]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain('s3cret')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  }
  for (const line of logged.trim().split('\n')) JSON.parse(line)
})

test('a server that is stopped answers what it has taken, and takes nothing new', async () => {
  let world: ServerWorld | undefined
  const other = await listen({ host: '127.0.0.1', port: 0 }, async (port) => {
    world = await ServerWorld.open({ hosts: hostsOf('127.0.0.1', port, []) })
    return world.app
  })
  const body = '{"request":"taken before the stop"}'
  const head = [`Host: 127.0.0.1:${other.port}`, `Authorization: Bearer ${world?.tokens.po}`]
  const type = ['Content-Type: application/json', `Content-Length: ${body.length}`]
  const taken = new RawConnection(other.port).write(
    'POST /api/v1/tasks HTTP/1.1',
    ...head,
    ...type,
    '',
    body.slice(0, 10),
  )
  const stream = new RawConnection(other.port).write('GET /api/v1/events HTTP/1.1', ...head, '', '')
  await expect.poll(() => stream.text, SOON).toContain('hello')
  const stopped = other.stop()
  await expect.poll(() => stream.isClosed, SOON).toBe(true)
  taken.write(body.slice(10))
  await expect.poll(() => taken.status, SOON).toBe(200)
  await stopped
  const late = new RawConnection(other.port)
  await expect.poll(() => late.isClosed, SOON).toBe(true)
  await world?.[Symbol.asyncDispose]()
}, 30_000)
