import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { covers } from '../protocol/access-token.ts'
import { CONTRACT } from '../protocol/api/contract.ts'
import { ROUTES, type Route, type RouteName } from '../protocol/api/route.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { Lang } from '../protocol/lang.ts'
import { storeFacts } from '../service/audit/store-facts.ts'
import { runNamed } from '../service/runs/find-run.ts'
import { leasesOf } from '../service/runs/run-life.ts'
import { shownJson } from '../service/settings/shown-text.ts'
import { TaskCounts } from '../service/tasks/board.ts'
import { tokenOf } from '../service/tokens/access-tokens.ts'
import { EventHub } from './events/event-hub.ts'
import { eventStream } from './events/event-stream.ts'
import { FirstAnswers } from './guard/first-answers.ts'
import { RateLimit } from './guard/rate-limit.ts'
import { requireHost, requireOwnOrigin, requireSameSite } from './guard/same-site.ts'
import { addSecurityHeaders } from './guard/security-headers.ts'
import { cookieHeader, keysOf, requireRole, type SignedIn, signedIn } from './guard/sign-in.ts'
import { openapi } from './openapi.ts'
import { pageResponse } from './page-files.ts'
import { readBody } from './read-body.ts'
import type { Ask, Handlers } from './routes/ask.ts'
import { HOUSE_ROUTES } from './routes/house-routes.ts'
import { INBOX_ROUTES } from './routes/inbox-routes.ts'
import { PLAN_ROUTES } from './routes/plan-routes.ts'
import { READING_ROUTES } from './routes/reading-routes.ts'
import { RUN_ROUTES } from './routes/run-routes.ts'
import { TASK_ROUTES } from './routes/task-routes.ts'
import { RunLogs } from './run-logs.ts'
import { ServerMetrics } from './server-metrics.ts'
import type { ServerParts } from './server-parts.ts'
import { validated } from './validate.ts'

const HANDLERS: Handlers = {
  ...{ ...TASK_ROUTES, ...READING_ROUTES, ...PLAN_ROUTES, ...RUN_ROUTES, ...INBOX_ROUTES, ...HOUSE_ROUTES },
}

const RATE = { perSecond: 100, burst: 400 }
/** For clients that have not signed in. */
const STRANGERS = { perSecond: 20, burst: 100 }
/** Open streams of events of one person. A browser has one, whatever the number of its tabs. */
const MOST_STREAMS = 200
const SESSION_SECONDS = 12 * 3_600

/** The app and what it has running. */
export interface ServerApp {
  /** `client` is the address of who asks, for limits and the log. */
  readonly fetch: (request: Request, client?: string) => Promise<Response>
  readonly metrics: ServerMetrics
  readonly hub: EventHub
  /** Ends every stream of events; requests that were taken are answered. */
  readonly stop: () => Promise<void>
}

/**
 * The HTTP API, `Request → Response`; sockets are elsewhere (`listen.ts`).
 *
 * 1. Before anything is looked at: the Host header names us. Before a command: who asks, their role, our own origin, JSON,
 *    and the shape of the contract, in this order.
 * 2. Every refusal is an entry of the error catalogue, and repeats nothing of the request.
 * 3. No part of a request becomes a path of the file system: files of the page are looked up in a table.
 */
export async function serverApp(parts: ServerParts): Promise<ServerApp> {
  const { service } = parts
  const metrics = new ServerMetrics()
  const hub = new EventHub(service, (error) => parts.log?.failure('events', error))
  /** Open streams of events, by person. */
  const streams = new Map<string, number>()
  await hub.start()
  const stopping = new AbortController()
  const answers = new FirstAnswers()
  const counts = new TaskCounts(service)
  const logs = new RunLogs(service)
  const rate = new RateLimit(parts.rate ?? RATE)
  const strangers = new RateLimit(parts.strangers ?? STRANGERS)
  const document = openapi(parts.version)
  const app = new Hono<{ Bindings: { client: string }; Variables: { who: SignedIn | undefined; route: string } }>()

  app.use(async (context, next) => {
    const began = performance.now()
    const { method } = context.req
    try {
      requireHost(context.req.raw.headers, parts.hosts, context.req.url)
      await next()
    } catch (error) {
      context.res = await refusal(parts, error, langOf(context.req.raw.headers, parts.lang), method)
    }
    const route = context.get('route') ?? 'other'
    const { status } = context.res
    const ms = performance.now() - began
    addSecurityHeaders(context.res.headers, parts.secure)
    metrics.requests.inc({ method, route, status })
    metrics.seconds.observe({ route }, ms / 1_000)
    parts.log?.request({
      method,
      route,
      status,
      ms: Math.round(ms),
      person: context.get('who')?.person.person_id ?? null,
      client: context.env.client,
    })
  })
  // Thrown here, so that the first middleware answers.
  app.onError((error) => {
    throw error
  })

  app.get('/healthz', async (context) => {
    context.set('route', '/healthz')
    const { events } = await storeFacts(service)
    return context.json({ ok: true, events })
  })

  app.get('/metrics', async (context) => {
    context.set('route', '/metrics')
    context.set('who', await admitted(context.req.raw.headers, context.env.client))
    for (const [status, n] of Object.entries(await counts.read())) metrics.tasks.set({ status }, n)
    metrics.events.set(hub.newest)
    metrics.workers.set((await leasesOf(service)).size)
    return context.text(await metrics.text())
  })

  /**
   * The link that `baton serve` printed. A page and not a redirect: so the cookie counts for what the page loads next. The
   * second key is in the fragment, which no server is sent; the page takes it from there (`first-look.js`).
   */
  app.get('/link/:key', (context) => {
    context.set('route', '/link')
    strangers.take(context.env.client)
    // HEAD, as programs that preview links send it, would use it up.
    if (context.req.raw.method !== 'GET') throw BatonError.of('ROUTE_NOT_FOUND', { method: 'HEAD', path: '…' })
    const keys = parts.sessions.takeLink(context.req.param('key'))
    if (keys === undefined) throw BatonError.of('LINK_USED', {})
    context.header('set-cookie', cookieHeader(parts, keys.cookie, SESSION_SECONDS))
    return context.html(welcome(keys.key))
  })

  /** A browser of somebody who has a named token. */
  app.post('/sign-in', async (context) => {
    context.set('route', '/sign-in')
    strangers.take(context.env.client)
    requireOwnOrigin(context.req.raw.headers, parts.hosts, 'cookie')
    const body = (await readBody(context.req.raw)) as { readonly token?: unknown } | null
    const token = typeof body?.token === 'string' ? await tokenOf(service, body.token) : undefined
    if (!token) throw BatonError.of('SIGN_IN_NEEDED', {})
    const { person_id, role, expires_at, token_id } = token
    const { cookie, key } = parts.sessions.open({ person_id, role, until: Date.parse(expires_at), token_id })
    context.header('set-cookie', cookieHeader(parts, cookie, SESSION_SECONDS))
    return context.json({ done: true, session_key: key })
  })

  async function admitted(headers: Headers, client: string): Promise<SignedIn> {
    const who = await signedIn(parts, headers).catch((error: unknown) => {
      strangers.take(client)
      throw error
    })
    if (who.how === 'cookie') requireSameSite(headers)
    rate.take(who.person.person_id)
    return who
  }

  for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) {
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      context.set('route', route.path)
      const request = context.req.raw
      const who = await admitted(request.headers, context.env.client)
      context.set('who', who)
      requireRole(who, route.access)
      const isCommand = route.method !== 'GET'
      if (isCommand) requireOwnOrigin(request.headers, parts.hosts, who.how)
      const { query, body }: { query?: (typeof CONTRACT)['stats']['query']; body?: (typeof CONTRACT)['step']['body'] } =
        CONTRACT[name] as never
      const sent = isCommand && route.method !== 'DELETE' ? await readBody(request) : {}
      if (route.method === 'DELETE') requireJsonType(request)
      const lang = who.person.language ?? langOf(request.headers, parts.lang)
      const asked = {
        params: idsIn(context.req.param() as Readonly<Record<string, string>>),
        query: query ? validated(query, context.req.query()) : {},
        body: body ? validated(body, sent) : {},
      }
      const caller = callerOf(who, name, isCommand ? request.headers.get('idempotency-key') : null, asked)
      const ask = {
        ...{ service, parts, who, lang, counts, logs, headers: request.headers },
        ...{ caller, ...asked },
      } as unknown as Ask
      if (name === 'openapi') return context.json(document)
      // Nobody reads the body of an answer to HEAD: a stream would be left open.
      if (name === 'events' && request.method === 'HEAD') return context.body(null)
      if (name === 'events') return stream(ask as unknown as Ask<'events'>, request.signal)
      if (name === 'sign_out') {
        parts.sessions.end(keysOf(parts, request.headers))
        context.header('set-cookie', cookieHeader(parts, '', 0))
        return context.json({ done: true })
      }
      const handle = () => HANDLERS[name](ask as never) as Promise<never>
      const { commandId, content = '' } = caller
      const answer = await (commandId === undefined ? handle() : answers.once(commandId, content, handle))
      return json(await shownJson(service, answer))
    })
  }

  async function stream({ query, headers, who }: Ask<'events'>, gone: AbortSignal): Promise<Response> {
    const { person_id } = who.person
    const { task, run, after } = query
    const run_id = run === undefined ? undefined : await runNamed(service, run)
    const last = Number(headers.get('last-event-id') ?? after ?? hub.newest)
    const open = streams.get(person_id) ?? 0
    if (open >= MOST_STREAMS) throw BatonError.of('TOO_MANY_REQUESTS', { seconds: 10 }, { retry_after: 10 })
    streams.set(person_id, open + 1)
    metrics.streams.inc()
    const body = eventStream(hub, {
      after: Number.isSafeInteger(last) && last >= 0 ? Math.min(last, hub.newest) : hub.newest,
      task,
      run: run_id,
      isPo: covers(who.role, 'po'),
      ...(run_id === undefined ? {} : { logTotal: () => logs.of(run_id).total() }),
      ...(parts.beatMs === undefined ? {} : { beatMs: parts.beatMs }),
      isAllowed: () => signedIn(parts, headers).then(isTrue, isFalse),
      onEnd: () => {
        metrics.streams.dec()
        const left = (streams.get(person_id) ?? 1) - 1
        if (left > 0) streams.set(person_id, left)
        else streams.delete(person_id)
      },
      signals: [stopping.signal, gone],
    })
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
    })
  }

  app.all('*', (context) => {
    const { method, path } = context.req
    const page = method === 'GET' && parts.page && pageResponse(parts.page, path, context.req.raw.headers)
    context.set('route', 'page')
    if (page) return page
    throw BatonError.of('ROUTE_NOT_FOUND', { method: method.slice(0, 10), path: '…' })
  })

  return {
    fetch: async (request, client = 'unknown') => app.fetch(request, { client }),
    metrics,
    hub,
    stop: async () => {
      stopping.abort()
      await hub.stop()
    },
  }
}

const isTrue = () => true
const isFalse = () => false

/** Letters, digits and the marks that ids have. An escalation is named by its task and a number, with a slash between. */
const PATH_ID = /^[\p{L}\p{N}@._:#/-]{1,200}$/u

/** Ids in a path are checked before anything looks for them. */
function idsIn(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(params)) {
    if (!PATH_ID.test(value) || value.split('/').includes('..')) {
      throw BatonError.of('REQUEST_INVALID', {
        place: `/${name}`,
        problem: { ko: 'id가 아닙니다', en: 'it is not an id' },
      })
    }
  }
  return params
}

function requireJsonType(request: Request): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw BatonError.of('JSON_NEEDED', {})
}

/** The key is the caller's own: the same key of somebody else, or of another route, is another command. */
function callerOf(
  { person, role, how, token_id }: SignedIn,
  route: RouteName,
  key: string | null,
  asked: unknown,
): Ask['caller'] {
  const from = {
    // A token is a program's: that a person looked at it is not known.
    channel: how === 'cookie' ? 'page' : 'program',
    user: person.person_id,
    uid: null,
    pid: process.pid,
    tty: null,
    ancestry: token_id === null ? [] : [{ pid: process.pid, name: token_id }],
  } as const
  const { person_id: actor } = person
  if (key === null) return { actor, from, role }
  const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
  return { actor, from, role, commandId: `http-${digest([actor, route, key])}`, content: digest(asked) }
}

function langOf(headers: Headers, usual: Lang): Lang {
  const asked = headers.get('accept-language')?.slice(0, 2).toLowerCase()
  return asked === 'ko' || asked === 'en' ? asked : usual
}

/** JSON that was made already. */
const json = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { ...init.headers, 'content-type': 'application/json' } })

async function refusal(parts: ServerParts, error: unknown, lang: Lang, method: string): Promise<Response> {
  const known = error instanceof BatonError ? error : BatonError.of('INTERNAL', { reason: 'see the log of the server' })
  if (known.httpStatus >= 500) parts.log?.failure(method, error)
  const { retry_after } = known.details
  const headers = retry_after === undefined ? {} : { 'retry-after': String(retry_after) }
  return json(await shownJson(parts.service, known.toBody(lang)), { status: known.httpStatus, headers })
}

/** The key is of letters, digits, `-` and `_`. */
const welcome = (key: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=/#session-key=${key}"><title>Baton</title></head><body><a href="/#session-key=${key}">Baton</a></body></html>`
