import { spawn } from 'node:child_process'

export interface Ran {
  /** Null where a signal ended it. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  readonly seconds: number
  readonly timedOut: boolean
}

export interface ProgramOptions {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly seconds?: number
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const KEPT = 32 * 1024 * 1024

/** Runs a program in a process group of its own, which is killed whole when its time is over. */
export function runProgram(command: readonly string[], options: ProgramOptions): Promise<Ran> {
  const [program = '', ...args] = command
  const begun = performance.now()
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { stdout: '', stderr: '' }
  let timedOut = false
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      if (texts[name].length < KEPT) texts[name] += text
    })
  const timer = setTimeout(
    () => {
      timedOut = true
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    },
    (options.seconds ?? 600) * 1_000,
  )
  // A field test that is ended takes the relay with it; Baton stops its own agents.
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    process.exit(1)
  }
  const settle = () => {
    clearTimeout(timer)
    for (const signal of SIGNALS) process.off(signal, end)
  }
  for (const signal of SIGNALS) process.once(signal, end)
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      settle()
      reject(error)
    })
    child.on('close', (code) => {
      settle()
      resolve({ code, ...texts, seconds: (performance.now() - begun) / 1_000, timedOut })
    })
  })
}
