import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BatonError } from '../../protocol/baton-error.ts'
import { serverApp } from '../../server/app.ts'
import { hostsOf, isWildcard } from '../../server/guard/same-site.ts'
import { Sessions } from '../../server/guard/sessions.ts'
import { listen } from '../../server/listen.ts'
import { readPage } from '../../server/page-files.ts'
import { serverLog } from '../../server/server-log.ts'
import { textMasker } from '../../service/settings/text-masker.ts'
import { workOnAll } from '../../service/work/work-on-all.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { onInterrupt } from '../on-interrupt.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { workPlace } from '../relay/work-place.ts'
import { print } from '../report.ts'
import { noteServer } from '../serve/server-file.ts'
import { workDesk } from '../serve/work-desk.ts'
import { limitFrom } from '../task-arguments.ts'
import { usageProblem } from '../usage-error.ts'

export interface ServeOptions extends CommonOptions {
  readonly port?: string
  readonly host?: string
  readonly allowHost?: readonly string[]
  readonly tlsCert?: string
  readonly tlsKey?: string
  readonly behindProxy?: boolean
  readonly worker?: boolean
  readonly open?: boolean
  readonly concurrency?: string
  readonly pass?: readonly string[]
  readonly logRequests?: boolean
}

const PORT = 4210
const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost']

/** `baton serve`: the HTTP API and the page and, unless told otherwise, a worker, until it is stopped. */
export async function serve(options: ServeOptions): Promise<void> {
  const host = options.host ?? '127.0.0.1'
  const tls = tlsOf(options)
  requireSafe(host, options, tls !== undefined)
  const port = portOf(options.port)
  const runs = limitFrom(options.concurrency, 4)
  await withBaton(options, 'create', async (baton) => {
    const { service, caller } = baton
    const stop = new AbortController()
    const forgetInterrupt = onInterrupt(() => stop.abort())
    const sessions = new Sessions(() => baton.now())
    const secure = tls !== undefined || (options.behindProxy ?? false)
    const masked = await textMasker(service)
    const log = options.logRequests ? serverLog((line) => process.stderr.write(line), masked) : undefined
    const page = pageHere()
    const behindProxy = options.behindProxy ?? false
    const listening = await listen({ host, port, behindProxy, ...(tls ? { tls } : {}) }, (taken) =>
      serverApp({
        service,
        work: workDesk(baton, options),
        sessions,
        lang: baton.lang,
        version: packageVersion(),
        hosts: hostsOf(host, taken, options.allowHost ?? []),
        secure,
        port: taken,
        workerCommand: `baton worker${baton.flags}`,
        ...(page ? { page } : {}),
        ...(log ? { log } : {}),
      }),
    )
    const address = addressOf(host, listening.port, options, tls !== undefined)
    using _note = noteServer(baton.storePath, address)
    const link = () => `${address}/link/${sessions.newLink(caller.actor)}`
    const told = { address, port: listening.port, page: page !== undefined }
    const first = link()
    tellLink(baton, told, first)
    const forgetEnter = onEnter(() => tellLink(baton, told, link()))
    if (options.open !== false) openBrowser(first)
    try {
      const work = options.worker === false ? whenAborted(stop.signal) : workHere(baton, options.pass ?? [], runs, stop)
      await work
    } finally {
      forgetEnter()
      forgetInterrupt()
      await listening.stop()
    }
    tellStopped(baton)
  })
}

/** Where people reach it: by the proxy, by the name that is allowed, else by the address on which it listens. */
function addressOf(host: string, port: number, { allowHost = [], behindProxy }: ServeOptions, hasTls: boolean): string {
  const [name] = allowHost
  if (behindProxy && name !== undefined) return `https://${name}`
  const scheme = hasTls ? 'https' : 'http'
  if (isWildcard(host)) {
    const shown = name ?? '127.0.0.1'
    return `${scheme}://${/:\d+$/.test(shown) ? shown : `${shown}:${port}`}`
  }
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** A worker in this process: what is started over HTTP is worked on. */
async function workHere(baton: Baton, pass: readonly string[], runs: number, stop: AbortController): Promise<void> {
  await workOnAll(baton.service, baton.caller, {
    place: await workPlace(baton),
    pass,
    runs,
    untilIdle: false,
    signal: stop.signal,
    onEvent: () => {},
    onRest: async () => {},
  })
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Beyond this machine, what people send must not be readable on the way. */
function requireSafe(host: string, { behindProxy = false }: ServeOptions, hasTls: boolean): void {
  if (LOOPBACK.includes(host) || hasTls || behindProxy) return
  const problem = {
    ko: '이 컴퓨터 밖에서 오는 요청을 받으려면 --tls-cert 와 --tls-key 를 지정하거나, TLS를 처리하는 프록시가 앞에 있으면 --behind-proxy 를 지정하세요.',
    en: 'to take requests from other machines give --tls-cert and --tls-key, or --behind-proxy where a proxy in front does TLS.',
  }
  throw BatonError.of('SERVE_REFUSED', { host, problem })
}

function tlsOf({ tlsCert, tlsKey }: ServeOptions) {
  if (tlsCert === undefined && tlsKey === undefined) return undefined
  if (tlsCert === undefined || tlsKey === undefined) {
    throw usageProblem({
      ko: '--tls-cert 와 --tls-key 는 함께 지정하세요.',
      en: 'Give --tls-cert and --tls-key together.',
    })
  }
  return { cert: readFileSync(tlsCert, 'utf8'), key: readFileSync(tlsKey, 'utf8') }
}

function portOf(text: string | undefined): number {
  const port = text === undefined ? PORT : Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw usageProblem({ ko: '--port 는 0에서 65535 사이입니다.', en: '--port is a number from 0 to 65535.' })
}

/** The page that the package brings, or that a checkout built. */
function pageHere() {
  // In a checkout the page of the last `npm ci` or `build:web`; what `npm run build` left may be older.
  const places = ['../../../node_modules/.cache/baton/web/', '../../../dist/web/']
  for (const place of places) {
    const page = readPage(fileURLToPath(new URL(place, import.meta.url)))
    if (page) return page
  }
  return undefined
}

interface Told {
  readonly address: string
  readonly port: number
  /** Whether the page was built. */
  readonly page: boolean
}

function tellLink({ json, lang, now }: Baton, told: Told, link: string): void {
  const at = new Date(now()).toISOString()
  if (json) {
    print(jsonLine({ type: 'server:started', at, ...told, link }))
    return
  }
  const noPage =
    lang === 'ko'
      ? '웹 페이지가 빌드되지 않아 API만 제공합니다. 빌드하려면: npm run build:web\n'
      : 'The page is not built, only the API is here: npm run build:web\n'
  print(
    (lang === 'ko'
      ? `브라우저에서 여세요 (10분 안에 한 번만 쓸 수 있는 링크): ${link}\n새 링크: ${process.stdin.isTTY ? 'Enter' : '서버를 다시 시작'} · 끝내기: Ctrl-C · 프로그램용: baton token create\n`
      : `Open (this link works once, within 10 minutes): ${link}\nNew link: ${process.stdin.isTTY ? 'Enter' : 'start the server again'} · stop: Ctrl-C · for programs: baton token create\n`) +
      (told.page ? '' : noPage),
  )
}

function tellStopped({ json, lang, now }: Baton): void {
  const at = new Date(now()).toISOString()
  if (json) print(jsonLine({ type: 'server:stopped', at }))
  else print(lang === 'ko' ? '종료했습니다. 작업은 모두 남아 있습니다.\n' : 'Stopped. Nothing is lost.\n')
}

/** Enter on a terminal. */
function onEnter(told: () => void): () => void {
  if (!process.stdin.isTTY) return () => {}
  process.stdin.on('data', told)
  return () => {
    process.stdin.off('data', told)
    process.stdin.pause()
  }
}

/** Where a person sits at a desktop. What fails is no matter: the link is printed. */
function openBrowser(link: string): void {
  const isDesktop = process.platform === 'darwin' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!process.stdout.isTTY || !isDesktop) return
  const program = process.platform === 'darwin' ? 'open' : 'xdg-open'
  spawn(program, [link], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

function packageVersion(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
