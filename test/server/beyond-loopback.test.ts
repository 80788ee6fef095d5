import { writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runBaton } from '../support/run-baton.ts'
import { selfSigned } from '../support/self-signed.ts'
import { ServedStore } from '../support/served-store.ts'
import { headersOfLink } from '../support/session-headers.ts'

const SOON = { timeout: 20_000 }
const NAME = 'baton.example.org'
let served: ServedStore
beforeEach(() => {
  served = new ServedStore()
})
afterEach(() => served[Symbol.asyncDispose]())

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}
type Sent = { readonly port: number; readonly path: string; readonly method?: string; readonly body?: string } & {
  readonly headers: Readonly<Record<string, string>>
  readonly ca?: string
}

function send({ body, ca, ...sent }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', ...sent }
    const asked = ca ? httpsRequest({ ...options, ca, servername: NAME }) : httpRequest(options)
    asked.on('error', reject).on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.end(body)
  })
}

test('on all addresses it speaks TLS with the given certificate, for the named host alone', async () => {
  const { cert, key } = selfSigned(NAME)
  const [certFile, keyFile] = [join(served.folder, 'cert.pem'), join(served.folder, 'key.pem')]
  writeFileSync(certFile, cert)
  writeFileSync(keyFile, key)
  const tls = ['--tls-cert', certFile, '--tls-key', keyFile, '--allow-host', NAME]
  const { port, address, link } = await served.start('--host', '0.0.0.0', ...tls)
  expect(address).toBe(`https://${NAME}:${port}`)
  const host = `${NAME}:${port}`
  const first = await send({ port, path: new URL(link).pathname, headers: { host }, ca: cert })
  expect(first.status).toBe(200)
  expect(first.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Strict; .*Secure/)
  expect(first.headers['strict-transport-security']).toBeDefined()
  const browser = headersOfLink(first.headers['set-cookie']?.[0], first.text)
  expect((await send({ port, path: '/api/v1/session', headers: { host, ...browser }, ca: cert })).status).toBe(200)
  expect((await send({ port, path: '/api/v1/session', headers: { host }, ca: cert })).status).toBe(401)
  for (const other of ['evil.example', `0.0.0.0:${port}`, `${NAME}.evil.example`, `${NAME}:1`]) {
    const refused = await send({ port, path: '/api/v1/session', headers: { host: other, ...browser }, ca: cert })
    expect(refused.status).toBe(421)
  }
  // Not readable on the way: plain HTTP gets no answer.
  await expect(send({ port, path: '/healthz', headers: { host } })).rejects.toThrow()
}, 60_000)

test('behind a proxy it believes the last entry of X-Forwarded-For, and no other forwarded header', async () => {
  const name = ['--allow-host', NAME, '--log-requests']
  const { port, address, link, stderr } = await served.start('--behind-proxy', ...name)
  expect(address).toBe(`https://${NAME}`)
  // A proxy as the guide has it: passes the Host header, adds where the request came from.
  const proxy = createServer((request, response) => {
    const before = request.headers['x-forwarded-for']
    const headers = { ...request.headers, 'x-forwarded-for': [before, '203.0.113.7'].filter(Boolean).join(', ') }
    const { method, url: path } = request
    const passed = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const at = (proxy.address() as AddressInfo).port
  try {
    const spoofed = { host: NAME, 'x-forwarded-for': '198.51.100.1\u001b[31m' }
    const first = await send({ port: at, path: new URL(link).pathname, headers: { host: NAME } })
    expect(first.headers['set-cookie']?.[0]).toContain('Secure')
    const browser = headersOfLink(first.headers['set-cookie']?.[0], first.text)
    const headers = { ...{ host: NAME, ...browser }, 'content-type': 'application/json' }
    const create = (origin: string) =>
      send({
        port: at,
        path: '/api/v1/tasks',
        method: 'POST',
        headers: { ...headers, origin },
        body: '{"request":"a"}',
      })
    expect((await create(`https://${NAME}`)).status).toBe(200)
    expect((await create('https://evil.example')).status).toBe(403)
    expect((await send({ port: at, path: '/healthz', headers: { host: NAME } })).status).toBe(200)
    // What a proxy would say about the host counts for nothing.
    const evil = { host: 'evil.example', 'x-forwarded-host': NAME, ...browser }
    expect((await send({ port: at, path: '/api/v1/session', headers: evil })).status).toBe(421)
    expect((await send({ port: at, path: '/healthz', headers: { host: NAME, 'x-forwarded-host': 'x' } })).status).toBe(
      200,
    )
    await expect(send({ port: at, path: '/healthz', headers: spoofed })).rejects.toThrow()
    const lines = () => stderr().split('\n').filter(Boolean)
    await expect.poll(() => lines().length, SOON).toBeGreaterThanOrEqual(5)
    for (const line of lines()) expect(JSON.parse(line)).toMatchObject({ client: '203.0.113.7' })
    for (const secret of Object.values(browser)) expect(stderr()).not.toContain(secret.split('=').at(-1) ?? secret)
  } finally {
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
  }
}, 60_000)

test('beyond loopback without TLS and without the word that a proxy does it, it does not start', async () => {
  const { code, stderr } = await runBaton(['serve', '--host', '0.0.0.0', '--no-open', '--store', served.store])
  expect(code).not.toBe(0)
  expect(stderr).toMatch(/--tls-cert/)
})
