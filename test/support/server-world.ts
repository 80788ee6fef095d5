import { SESSION_KEY_HEADER } from '../../src/protocol/api/session-key.ts'
import type { PersonRole } from '../../src/protocol/person.ts'
import { type ServerApp, serverApp } from '../../src/server/app.ts'
import { Sessions } from '../../src/server/guard/sessions.ts'
import type { ServerParts } from '../../src/server/server-parts.ts'
import { setPerson } from '../../src/service/registry/set-person.ts'
import { createToken } from '../../src/service/tokens/access-tokens.ts'
import { PO, ServiceWorld } from './service-world.ts'

export const HOST = '127.0.0.1:4210'
export const ORIGIN = `http://${HOST}`
const DAY_MS = 24 * 3_600_000

export interface Sent {
  readonly token?: string | null
  readonly host?: string
  readonly origin?: string | null
  readonly type?: string | null
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** A server without a socket, on a store of its own, with a token for each role. */
export class ServerWorld implements AsyncDisposable {
  readonly world: ServiceWorld
  app: ServerApp
  readonly sessions: Sessions
  readonly tokens: Readonly<Record<PersonRole | 'expired', string>>

  readonly #parts: ServerParts

  private constructor(world: ServiceWorld, app: ServerApp, parts: ServerParts, tokens: ServerWorld['tokens']) {
    this.world = world
    this.app = app
    this.#parts = parts
    this.sessions = parts.sessions
    this.tokens = tokens
  }

  static async open(more: Partial<ServerParts> = {}): Promise<ServerWorld> {
    const world = await ServiceWorld.open()
    const { service, clock } = world
    await setPerson(service, PO, { how: 'add', person_id: 'ada', is_user: false, roles: ['viewer'] })
    const end = (days: number) => new Date(clock.now() + days * DAY_MS).toISOString()
    const make = async (name: string, person_id: string, role: PersonRole, days: number) =>
      (await createToken(service, PO, { name, person_id, role, expires_at: end(days) })).token
    const tokens = {
      expired: await make('expired', 'song-po', 'po', 1),
      po: await make('po', 'song-po', 'po', 30),
      lead: await make('lead', 'jarvis', 'lead', 30),
      viewer: await make('viewer', 'ada', 'viewer', 30),
    }
    clock.advance(2 * DAY_MS)
    const sessions = new Sessions(() => clock.now())
    const parts: ServerParts = {
      service,
      sessions,
      work: {
        begin: async () => {},
        check: async () => {},
        project: async () => PROJECT,
        plan: () => Promise.reject(new Error('not asked for')),
        dispatch: () => Promise.reject(new Error('not asked for')),
        startRun: async () => (await world.askingRun()).run_id,
      },
      lang: 'en',
      version: '0.0.0',
      hosts: [HOST],
      port: 4210,
      secure: false,
      workerCommand: 'baton worker',
      strangers: { perSecond: 1_000_000, burst: 1_000_000 },
      rate: { perSecond: 1_000_000, burst: 1_000_000 },
      ...more,
    }
    return new ServerWorld(world, await serverApp(parts), parts, tokens)
  }

  /** Another server takes over the store: it knows what is stored, and nothing else. */
  async startAgain(): Promise<void> {
    await this.app.stop()
    this.app = await serverApp(this.#parts)
  }

  /** What a browser of the PO sends. */
  browser(): Readonly<Record<string, string>> {
    const { cookie, key } = this.sessions.open({ person_id: 'song-po', role: null, until: Number.POSITIVE_INFINITY })
    return { cookie: `baton_session_4210=${cookie}`, [SESSION_KEY_HEADER]: key }
  }

  send(method: string, path: string, sent: Sent = {}): Promise<Response> {
    const { token = this.tokens.po, host = HOST, origin = null, type = 'application/json', body, signal } = sent
    const isCommand = method !== 'GET'
    const headers = new Headers({ host, ...sent.headers })
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    if (origin !== null) headers.set('origin', origin)
    if (type !== null && isCommand) headers.set('content-type', type)
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
    const more = { ...(isCommand && method !== 'DELETE' ? { body: text } : {}), ...(signal ? { signal } : {}) }
    return this.app.fetch(new Request(`http://${HOST}${path}`, { method, headers, ...more }))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.app.stop()
    await this.world[Symbol.asyncDispose]()
  }
}

const PROJECT = {
  repository: true,
  target: 'main',
  checks: [],
  agents: [],
  stages: [],
  ack_minutes: {},
  skip_docs: false,
}
