import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { buildWeb } from '../../scripts/build-web.ts'
import { ROOT } from '../support/run-baton.ts'

const PAGE = join(ROOT, 'node_modules', '.cache', 'baton', 'web')
const PICTURES = join(ROOT, 'node_modules', '.cache', 'baton', 'pictures')

/** A repository, the real `baton serve` in it, and one Chromium. */
export class BrowserWorld implements AsyncDisposable {
  readonly folder: string
  readonly address: string
  readonly link: string
  readonly browser: Browser
  readonly #server: ChildProcess

  private constructor(folder: string, server: ChildProcess, started: Started, browser: Browser) {
    this.folder = folder
    this.#server = server
    this.address = started.address
    this.link = started.link
    this.browser = browser
  }

  static async open(): Promise<BrowserWorld> {
    if (!existsSync(join(PAGE, 'index.html'))) await buildWeb(PAGE)
    const folder = mkdtempSync(join(tmpdir(), 'baton-page-'))
    writeFileSync(join(folder, 'package.json'), '{"name":"page","scripts":{"test":"node --test"}}')
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env: { ...process.env, ...AUTHOR } })
    git('init', '-q', '-b', 'main', '.')
    git('add', '-A')
    git('commit', '-qm', 'init')
    const { server, started } = await startServer(folder)
    return new BrowserWorld(folder, server, started, await launch())
  }

  /** Somebody at a browser of their own. The link signs in once; the others get its cookie. */
  async person(look: Look = {}): Promise<Person> {
    const { lang = 'ko', theme = 'light', width = 1280 } = look
    const height = width < 640 ? 844 : 800
    const locale = lang === 'ko' ? 'ko-KR' : 'en-GB'
    const context = await this.browser.newContext({ locale, colorScheme: theme, viewport: { width, height } })
    if (this.#cookies) await context.addCookies(this.#cookies)
    const page = await context.newPage()
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
    await page.goto(this.#cookies ? this.address : this.link)
    this.#cookies ??= (await context.cookies()).filter(({ httpOnly }) => httpOnly)
    return { context, page, faults }
  }

  #cookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser.close()
    const ended = once(this.#server, 'exit')
    this.#server.kill('SIGTERM')
    await ended
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export interface Look {
  readonly lang?: 'ko' | 'en'
  readonly theme?: 'light' | 'dark'
  readonly width?: number
}

export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: readonly string[]
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

async function startServer(folder: string): Promise<{ server: ChildProcess; started: Started }> {
  const argv = [join(ROOT, 'bin', 'baton.js'), 'serve', '--port', '0', '--json', '--no-open']
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

async function launch(): Promise<Browser> {
  // Read when the package is loaded: with it, it unpacks its own libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
}
