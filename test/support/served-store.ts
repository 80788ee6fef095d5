import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './run-baton.ts'
import { openLink } from './session-headers.ts'

export interface Served {
  readonly child: ChildProcess
  readonly address: string
  readonly port: number
  readonly link: string
  /** What it wrote to standard error, so far. */
  readonly stderr: () => string
}

/** A store in a folder of its own, and the real `baton serve` on it, as often as it is started. */
export class ServedStore implements AsyncDisposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'baton-serve-'))
  readonly store = join(this.folder, 'baton.db')
  readonly #children: ChildProcess[] = []

  /** Variables for servers that are started from now on. */
  env: Readonly<Record<string, string>> = {}
  /** Where they are started. */
  cwd = this.folder

  async start(...more: readonly string[]): Promise<Served> {
    const any = more.includes('--port') ? [] : ['--port', '0']
    const args = ['serve', ...any, '--no-worker', '--no-open', '--json', '--store', this.store, ...more]
    const env = { ...process.env, BATON_HOME: join(this.folder, 'home'), ...this.env }
    const child = spawn(process.execPath, [join(ROOT, 'bin', 'baton.js'), ...args], {
      ...{ env, cwd: this.cwd, stdio: ['ignore', 'pipe', 'pipe'] },
    })
    this.#children.push(child)
    let stderr = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    if (child.stdout) {
      for await (const line of createInterface({ input: child.stdout })) {
        const { address, port, link } = JSON.parse(line) as { address: string; port: number; link: string }
        return { child, address, port, link, stderr: () => stderr }
      }
    }
    throw new Error(`the server did not start: ${stderr}`)
  }

  /** Of the PO, made by the server itself: it outlives the server, as a session does not. */
  async token({ address, link }: Served): Promise<string> {
    const expires_at = new Date(Date.now() + 86_400_000).toISOString()
    const answer = await fetch(`${address}/api/v1/tokens`, {
      method: 'POST',
      headers: { ...(await openLink(link)), origin: address, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'test', person_id: 'song-po', role: 'po', expires_at }),
    })
    return ((await answer.json()) as { token: string }).token
  }

  async kill({ child }: Served, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code as number | null
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Resident memory of a process, in MB. */
export function residentMb({ child }: Served): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}
