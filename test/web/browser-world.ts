import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '../support/launch-chromium.ts'
import { ROOT } from '../support/run-baton.ts'
import { settling } from './settling.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'baton')
/** Where `npm ci` puts the built page. */
export const PAGE = join(CACHE, 'web')
const PICTURES = join(CACHE, 'pictures')

/** A repository, the real `baton serve` in it, and one Chromium. */
export class BrowserWorld implements AsyncDisposable {
  readonly folder: string
  readonly browser: Browser
  #server: ChildProcess
  #started: Started

  private constructor(folder: string, server: ChildProcess, started: Started, browser: Browser) {
    this.folder = folder
    this.#server = server
    this.#started = started
    this.browser = browser
  }

  get address(): string {
    return this.#started.address
  }

  get link(): string {
    return this.#started.link
  }

  /** `files`: what the repository has besides. `prepare` is called before the server starts, as for a store that is filled. */
  static async open(
    files: Readonly<Record<string, string>> = {},
    prepare: (folder: string) => Promise<void> = async () => {},
  ): Promise<BrowserWorld> {
    buildIfOld()
    const folder = mkdtempSync(join(tmpdir(), 'baton-page-'))
    const all = { 'package.json': '{"name":"page","scripts":{"test":"node --test"}}', ...files }
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env: { ...process.env, ...AUTHOR } })
    git('init', '-q', '-b', 'main', '.')
    git('add', '-A')
    git('commit', '-qm', 'init')
    await prepare(folder)
    const browser = await launchChromium()
    const { server, started } = await startServer(folder, '0')
    return new BrowserWorld(folder, server, started, browser)
  }

  /** Somebody at a browser of their own. The link signs in once; the others get its cookie. */
  async person(look: Look = {}): Promise<Person> {
    const { lang = 'ko', theme = 'light', width = 1280, path = '/' } = look
    const height = width < 640 ? 844 : 800
    const locale = lang === 'ko' ? 'ko-KR' : 'en-GB'
    const context = await this.browser.newContext({ locale, colorScheme: theme, viewport: { width, height } })
    if (this.#signedIn) await bringSession(context, this.address, this.#signedIn)
    const page = await context.newPage()
    const settled = settling(page)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('dialog', (dialog) => {
      faults.push(`a dialog opened: ${dialog.message()}`)
      void dialog.dismiss()
    })
    // What a person chose before stays chosen; the server's own language is the other default.
    const chosen = JSON.stringify(JSON.stringify({ lang, theme }))
    await page.addInitScript({ content: `localStorage.setItem('baton:preferences', ${chosen})` })
    await page.goto(this.#signedIn ? this.address + path : this.link)
    // The link answers with a page that goes on to the board.
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/link/'))
    this.#signedIn ??= await sessionOf({ context, page })
    return { context, page, faults, settled }
  }

  #signedIn: BrowserSession | undefined

  /** As a power cut does it. */
  async killServer(): Promise<void> {
    const ended = once(this.#server, 'exit')
    this.#server.kill('SIGKILL')
    await ended
  }

  /** At the same address. It knows no browser that had signed in before. */
  async startServer(): Promise<void> {
    const { server, started } = await startServer(this.folder, new URL(this.address).port)
    this.#server = server
    this.#started = started
    this.#signedIn = undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser.close()
    if (this.#server.exitCode === null && this.#server.signalCode === null) {
      const ended = once(this.#server, 'exit')
      this.#server.kill('SIGTERM')
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}

interface BrowserSession {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  readonly key: string
}

/** What a browser that opened the link has: the cookie, and the key that the page keeps for its origin. */
export async function sessionOf({ context, page }: Pick<Person, 'context' | 'page'>): Promise<BrowserSession> {
  const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly)
  return { cookies, key: String(await page.evaluate(`localStorage.getItem('baton:session-key')`)) }
}

/** Another browser of the same person, which does not have to open a link. */
async function bringSession(context: BrowserContext, origin: string, session: BrowserSession): Promise<void> {
  const { cookies, key } = session
  await context.addCookies(cookies)
  const name = `'baton:session-key'`
  await context.addInitScript({
    content: `location.origin === ${JSON.stringify(origin)} && (localStorage.getItem(${name}) ?? localStorage.setItem(${name}, ${JSON.stringify(key)}))`,
  })
}

export interface Look {
  readonly lang?: 'ko' | 'en'
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  /** Where they begin, if somebody has signed in before. */
  readonly path?: string
}

export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: readonly string[]
  /** Resolves once the page has what it shows. */
  readonly settled: () => Promise<void>
}

interface Started {
  readonly address: string
  readonly link: string
}

/** For people to look at: `node_modules/.cache/baton/pictures`. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.screenshot({ path: join(PICTURES, `${name}.png`) })
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@example.org',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@example.org',
}

/** `npm ci` builds the page. Somebody who changes it tests what they changed. */
function buildIfOld(): void {
  const built = statSync(join(PAGE, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const sources = globSync(['web/**/*.*', 'src/protocol/**/*.ts'], { cwd: ROOT })
  if (!sources.some((path) => statSync(join(ROOT, path)).mtimeMs > built)) return
  // In this process it would be a build for tests: React for developers is three times as large.
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [join(ROOT, 'scripts', 'build-web.ts')], { env, stdio: 'inherit' })
}

async function startServer(folder: string, port: string): Promise<{ server: ChildProcess; started: Started }> {
  const argv = [join(ROOT, 'bin', 'baton.js'), 'serve', '--port', port, '--json', '--no-open']
  const server = spawn(process.execPath, argv, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: server.stdout })) {
    const told = JSON.parse(line) as Partial<Started> & { type?: string }
    if (told.type === 'server:started' && told.address && told.link) {
      server.stdout.resume()
      return { server, started: { address: told.address, link: told.link } }
    }
  }
  throw new Error('baton serve ended before it listened')
}
