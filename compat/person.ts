import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'

const BATON = join(dirname(import.meta.dirname), 'bin', 'baton.js')

/** An entry of `baton inbox --json`. */
export interface Waiting {
  readonly kind: string
  readonly id: string
  readonly task_id: string | null
  readonly what: string
}

/** A person at their terminals: one runs `baton worker`, the others answer. What they type and read is kept. */
export class Person implements Disposable {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  shown = ''
  #worker: ChildProcess | undefined

  constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.folder = folder
    this.env = env
  }

  /** Types a command in another terminal and waits for its end. */
  baton(...args: string[]): string {
    const { stdout, stderr, status } = spawnSync(process.execPath, [BATON, ...args], {
      cwd: this.folder,
      env: this.env,
      encoding: 'utf8',
    })
    if (!args.includes('--json')) this.shown += `$ baton ${args.join(' ')}\n${stdout}${stderr}[exit ${status}]\n`
    return stdout
  }

  json<T>(...args: string[]): T {
    return JSON.parse(this.baton(...args, '--json')) as T
  }

  inbox(): readonly Waiting[] {
    return this.json<{ waiting: Waiting[] }>('inbox').waiting
  }

  startWorker(): void {
    this.shown += '$ baton worker &\n'
    const worker = spawn(process.execPath, [BATON, 'worker'], { cwd: this.folder, env: this.env, detached: true })
    worker.stdin.end()
    worker.stdout.on('data', (text) => {
      this.shown += text
    })
    worker.stderr.on('data', (text) => {
      this.shown += text
    })
    this.#worker = worker
  }

  /** kill -9 of the worker, with the processes that are Baton's own in its group. */
  killWorker(): void {
    const { pid } = this.#worker ?? {}
    if (pid === undefined) return
    this.shown += `$ kill -9 -${pid}   # the worker\n`
    process.kill(-pid, 'SIGKILL')
    this.#worker = undefined
  }

  [Symbol.dispose](): void {
    const { pid } = this.#worker ?? {}
    if (pid !== undefined) process.kill(-pid, 'SIGTERM')
  }
}
