import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { agentEnvironment, type RunMarks } from './agent-environment.ts'
import { AgentInput, type AgentInputOptions } from './agent-input.ts'
import { AgentOutput, type OnOutput } from './agent-output.ts'
import { type FreezeOptions, type Frozen, freezeTree } from './freeze.ts'
import { withLimitMark } from './limit-mark.ts'
import { createProcessTable, type ProcessTable } from './process-table.ts'
import { processTree } from './process-tree.ts'
import { readProcess } from './signal-process.ts'
import { type Terminated, type TerminateOptions, terminateTree } from './terminate.ts'
import { type Thawed, thawTree } from './thaw.ts'
import { treeCpuMs } from './tree-cpu.ts'

export interface LaunchOptions {
  readonly argv: readonly [string, ...string[]]
  readonly cwd: string
  readonly run: RunMarks
  readonly env?: Readonly<Record<string, string>>
  /** Names of our own variables that the agent gets besides the allowed ones. */
  readonly pass?: readonly string[]
  /** Ends the whole tree when it is aborted. */
  readonly signal?: AbortSignal
  readonly onOutput: OnOutput
  /** One for all agents of a worker, so that they share their scans. */
  readonly processes?: ProcessTable
  readonly input?: Pick<AgentInputOptions, 'maxBacklog' | 'patienceMs'>
  /** Its standard input is this file instead of what is written to it. */
  readonly stdinFile?: string
}

type Child = ChildProcessByStdio<Writable | null, Readable, Readable>

/** How a process ended. */
export type ProcessEnd =
  | { readonly how: 'exited'; readonly code: number }
  | { readonly how: 'signalled'; readonly signal: string }
  | { readonly how: 'not_started'; readonly reason: string; readonly lasting: boolean }

/**
 * One running agent: a command with everything that it started.
 *
 * Owns: its process tree, its pipes. Does not own: what its output means (`agent-stream.ts`), how long it may take
 * (`watchdog.ts`), what a dead worker leaves behind (`reaper.ts`).
 *
 * 1. Nothing that the agent does makes any of this throw. A command that cannot be started is an end like the others.
 * 2. `ended` comes once the process has exited and everything that it wrote before has been delivered, even when a
 *    daemon of its own holds the pipes. It is rejected only with what `onOutput` failed with, which ends the agent too.
 * 3. `freeze`, `thaw` and `terminate` act on the whole tree and one after the other, as they were called.
 * 4. The end of the process is not the end of its tree: `terminate` after `ended` clears what was left.
 */
export interface AgentProcess {
  /** Undefined where it could not be started. */
  readonly pid: number | undefined
  readonly ended: Promise<ProcessEnd>
  /**
   * Whether the system took the text. A frozen agent does not read: more than its pipe holds is taken after the thaw,
   * so do not wait for it before.
   */
  write(text: string): Promise<boolean>
  closeInput(): void
  freeze(options?: FreezeOptions): Promise<Frozen>
  thaw(): Promise<Thawed>
  terminate(options?: TerminateOptions): Promise<Terminated>
  /** CPU time of the whole tree so far; undefined where the system does not tell. */
  cpuMs(): Promise<number | undefined>
}

export function launchAgent(options: LaunchOptions): AgentProcess {
  const { cwd, run, env = {}, pass = [], processes = createProcessTable(), signal, onOutput } = options
  const [file] = options.argv
  const environment = agentEnvironment(run, env, pass)
  let child: Child
  try {
    const [program, ...args] = withLimitMark(options.argv, { env: environment, cwd })
    child = withStdin(options.stdinFile, (stdin) => {
      const stdio = [stdin, 'pipe', 'pipe'] as const
      return spawn(program, args, { cwd, env: environment, detached: true, stdio: [...stdio] }) as Child
    })
  } catch (error) {
    return neverStarted(Promise.resolve(startFailure(error, file, cwd)))
  }
  if (child.pid === undefined) {
    return neverStarted(
      new Promise((resolve) => child.once('error', (error) => resolve(startFailure(error, file, cwd)))),
    )
  }

  let frozen = false
  let isAnyStopped = false
  const input = child.stdin && new AgentInput(child.stdin, { ...options.input, isFrozen: () => frozen })
  // Should the processes not even be readable, the reaper is what is left.
  const stop = () => void agent.terminate().catch(() => {})
  const outputs = [
    new AgentOutput(child.stdout, 'stdout', onOutput, stop),
    new AgentOutput(child.stderr, 'stderr', onOutput, stop),
  ]
  const tree = processTree(processes, { run: run.run, worker: run.worker }, readProcess(child.pid))
  const ended = endOf(child, input, outputs)
  const inTurn = oneAfterTheOther()

  const agent: AgentProcess = {
    pid: child.pid,
    ended,
    write: async (text) => (await input?.write(text)) ?? false,
    closeInput: () => input?.close(),
    freeze: (how) =>
      inTurn(async () => {
        frozen = true
        const answer = await freezeTree(tree, how)
        isAnyStopped ||= !(answer.frozen && answer.nobody)
        return answer
      }),
    thaw: () =>
      inTurn(async () => {
        const thawed: Thawed = isAnyStopped ? await thawTree(tree) : { thawed: true }
        frozen = false
        isAnyStopped = !thawed.thawed
        return thawed
      }),
    terminate: (how) => inTurn(() => terminateTree(tree, how)),
    cpuMs: () => treeCpuMs(tree),
  }
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  const forget = () => signal?.removeEventListener('abort', stop)
  ended.then(forget, forget)
  return agent
}

async function endOf(child: Child, input: AgentInput | null, outputs: readonly AgentOutput[]): Promise<ProcessEnd> {
  const end = await new Promise<ProcessEnd>((resolve) => {
    child.on('error', () => {}) // A signal that could not be sent; the exit is what counts.
    child.once('exit', (code, signal) =>
      resolve(signal === null ? { how: 'exited', code: code ?? 1 } : { how: 'signalled', signal }),
    )
  })
  input?.destroy()
  await Promise.all(outputs.map((output) => output.drain()))
  const failed = outputs.find(({ failure }) => failure)?.failure
  if (failed) throw failed.error
  return end
}

/** The child has its own handle of the file once it is started. */
function withStdin(file: string | undefined, start: (stdin: number | 'pipe') => Child): Child {
  if (file === undefined) return start('pipe')
  const handle = openSync(file, 'r')
  try {
    return start(handle)
  } finally {
    closeSync(handle)
  }
}

function neverStarted(ended: Promise<ProcessEnd>): AgentProcess {
  return {
    pid: undefined,
    ended,
    write: async () => false,
    closeInput: () => {},
    freeze: async () => ({ frozen: true }),
    thaw: async () => ({ thawed: true }),
    terminate: async () => ({ asked: 0, killed: 0, left: [] }),
    cpuMs: async () => undefined,
  }
}

/** The system lacked something for the moment; anything else stays as it is until a person changes it. */
const PASSING = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE', 'ETXTBSY'])

function startFailure(error: unknown, file: string, cwd: string): ProcessEnd {
  const { code, message, syscall } = error as NodeJS.ErrnoException
  const failed = (reason: string): ProcessEnd => ({
    how: 'not_started',
    reason,
    lasting: !PASSING.has(code ?? ''),
  })
  if (syscall === 'open') return failed(`its standard input cannot be opened: ${message}`)
  if (!existsSync(cwd)) return failed(`its folder ${cwd} is not there`)
  switch (code) {
    case 'ENOENT':
      return failed(`the command ${file} is not there`)
    case 'EACCES':
      return failed(`the command ${file} may not be executed`)
    case 'E2BIG':
      return failed(`the command ${file} cannot take so long a request as an argument`)
    default:
      return failed(message)
  }
}

function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act)
    last = turn.catch(() => {}) // the caller gets the error
    return turn
  }
}
