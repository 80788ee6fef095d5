import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, isIP } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { BatonError } from '../protocol/baton-error.ts'
import type { ServerApp } from './app.ts'

export interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly tls?: { readonly cert: string; readonly key: string }
  /** A proxy in front says who asks, in the last entry of `X-Forwarded-For`. Without it that header counts for nothing. */
  readonly behindProxy?: boolean
  readonly limits?: Partial<SocketLimits>
}

/** What one client can take up at most. */
interface SocketLimits {
  /** A socket on which nothing moves for so long is closed: a client that is gone without a word, or does not read. */
  readonly idleMs: number
  /** For all headers of a request, from its first byte, and for a whole request. */
  readonly headersMs: number
  readonly requestMs: number
  /** How often the two are looked at. */
  readonly lookMs: number
  /** More connections are closed as soon as they are made. */
  readonly connections: number
}

const LIMITS: SocketLimits = {
  idleMs: 60_000,
  headersMs: 10_000,
  requestMs: 30_000,
  lookMs: 2_000,
  connections: 2_000,
}
const STOP_MS = 5_000

export interface Listening {
  readonly port: number
  /** Takes nothing new, answers what was taken, and closes. */
  readonly stop: () => Promise<void>
}

/** Opens the socket first: the app needs to know its port. */
export async function listen(
  { host, port, tls, behindProxy = false, limits = {} }: ListenOptions,
  appFor: (port: number) => Promise<ServerApp>,
): Promise<Listening> {
  let app: ServerApp | undefined
  const { idleMs, headersMs, requestMs, lookMs, connections } = { ...LIMITS, ...limits }
  const handle = getRequestListener(
    (request, { incoming }) =>
      app?.fetch(request, clientOf(incoming as IncomingMessage, behindProxy)) ?? new Response(null, { status: 503 }),
    { overrideGlobalObjects: false },
  )
  const timing = { connectionsCheckingInterval: lookMs, headersTimeout: headersMs, requestTimeout: requestMs }
  const server = (
    tls
      ? createHttpsServer({ ...tls, ...timing, handshakeTimeout: headersMs }, handle)
      : createHttpServer(timing, handle)
  ) as Server
  server.timeout = idleMs
  server.maxHeadersCount = 100
  server.maxConnections = connections
  await opened(server, host, port)
  const { port: taken } = server.address() as AddressInfo
  app = await appFor(taken)
  return { port: taken, stop: () => stopped(server, app) }
}

/** The address of who asks: of the socket or, where a proxy is known to be in front, as the proxy saw it. */
function clientOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const said = behindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  return said !== undefined && isIP(said) !== 0 ? said : (socket.remoteAddress ?? 'unknown')
}

function opened(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? BatonError.of('PORT_TAKEN', { host, port }) : error)
    })
    server.listen(port, host, resolve)
  })
}

async function stopped(server: Server, app: ServerApp | undefined): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  await app?.stop()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), STOP_MS)
  await closed
  clearTimeout(timer)
}
