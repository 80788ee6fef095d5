import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { BatonError } from '../protocol/baton-error.ts'
import type { ServerApp } from './app.ts'

export interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly tls?: { readonly cert: string; readonly key: string }
}

/** A socket on which nothing moves for so long is closed: a client that is gone without a word, or does not read. */
const IDLE_MS = 60_000
const STOP_MS = 5_000

export interface Listening {
  readonly port: number
  /** Takes nothing new, answers what was taken, and closes. */
  readonly stop: () => Promise<void>
}

/** Opens the socket first: the app needs to know its port. */
export async function listen(
  { host, port, tls }: ListenOptions,
  appFor: (port: number) => Promise<ServerApp>,
): Promise<Listening> {
  let app: ServerApp | undefined
  const handle = getRequestListener((request) => app?.fetch(request) ?? new Response(null, { status: 503 }), {
    overrideGlobalObjects: false,
  })
  const server = (tls ? createHttpsServer({ ...tls }, handle) : createHttpServer(handle)) as Server
  server.timeout = IDLE_MS
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.maxHeadersCount = 100
  await opened(server, host, port)
  const { port: taken } = server.address() as AddressInfo
  app = await appFor(taken)
  return { port: taken, stop: () => stopped(server, app) }
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
