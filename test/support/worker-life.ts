import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { childScript } from './child-script.ts'
import type { WorkerBegin, WorkerSaid } from './worker-child.ts'
import { until } from './worker-until.ts'

const CHILD = childScript(join(import.meta.dirname, 'worker-child.ts'))

/** One worker process from its start to its death, seen from outside. */
export class WorkerLife implements AsyncDisposable {
  readonly said: WorkerSaid[] = []
  readonly startedAt = performance.now()
  /** The worker's, once it works. */
  id: string | undefined
  readonly #child: ChildProcess
  readonly #died: Promise<unknown>
  readonly #waiting = new Set<() => void>()

  private constructor(child: ChildProcess) {
    this.#child = child
    this.#died = once(child, 'exit')
    child.on('message', (said: WorkerSaid) => {
      this.said.push(said)
      if (said.kind === 'working') this.id = said.worker
      this.#wake()
    })
    child.on('exit', () => this.#wake())
  }

  /** `compiled` is where what was compiled is kept: an installed Baton does not read TypeScript. */
  static begin(begin: WorkerBegin, compiled: string): WorkerLife {
    const env = { ...process.env, NODE_COMPILE_CACHE: compiled }
    const execArgv = ['--expose-gc']
    const child = fork(CHILD, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env, execArgv })
    child.send(begin)
    return new WorkerLife(child)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Its id, once it works. */
  async worker(): Promise<string> {
    const working = (said: WorkerSaid) => (said.kind === 'working' ? said.worker : undefined)
    return this.first(working)
  }

  /** The first thing it said, or says within the deadline, that fits. */
  async first<Found>(
    fits: (said: WorkerSaid, index: number) => Found | undefined,
    deadlineMs = 60_000,
  ): Promise<Found> {
    const late = performance.now() + deadlineMs
    for (;;) {
      const found = this.said.map(fits).find((one) => one !== undefined)
      if (found !== undefined) return found
      if (this.hasEnded) throw new Error(`the worker ended before it said so: ${JSON.stringify(this.said.slice(-3))}`)
      if (performance.now() > late) throw new Error(`a worker said nothing of the kind in ${deadlineMs} ms`)
      await this.#news(late)
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** SIGSTOP, and waits until it stands still: what it had begun to commit is in the store by then. */
  async freeze(): Promise<void> {
    this.signal('SIGSTOP')
    await until(() => readFileSync(`/proc/${this.pid}/stat`, 'latin1').includes(') T '), 10_000, 1)
  }

  /** SIGKILL; answers with the moment. */
  async kill(): Promise<number> {
    const at = performance.now()
    this.signal('SIGKILL')
    await this.ended()
    return at
  }

  async ended(): Promise<void> {
    await this.#died
    if (this.#child.connected) await once(this.#child, 'disconnect')
  }

  /** In good order. */
  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.send('stop')
    await this.ended()
  }

  /** Throws away what it can, and says what it takes then. */
  async atRest(): Promise<WorkerRest> {
    const before = this.said.length
    this.#child.send('rest')
    const rested = (said: WorkerSaid, index: number) =>
      said.kind === 'rested' && index >= before ? said.heapMegabytes : undefined
    return { heapMegabytes: await this.first(rested), ...this.size() }
  }

  /** Memory and open descriptors, by the system's count. */
  size(): WorkerSize {
    const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1]
    return { megabytes: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${this.pid}/fd`).length }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.hasEnded) return
    this.signal('SIGKILL')
    await this.ended()
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake()
  }

  #news(late: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, Math.max(1, late - performance.now() + 1))
      this.#waiting.add(wake)
    })
  }
}

export interface WorkerSize {
  readonly megabytes: number
  readonly descriptors: number
}

export interface WorkerRest extends WorkerSize {
  /** What its own objects and buffers take, garbage left out. */
  readonly heapMegabytes: number
}

export function largerOf(one: WorkerSize, other: WorkerSize): WorkerSize {
  return {
    megabytes: Math.max(one.megabytes, other.megabytes),
    descriptors: Math.max(one.descriptors, other.descriptors),
  }
}
