import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { CommandAnswered, CommandAsked } from './command-child.ts'
import { type Ran, ROOT, type RunOptions, runBaton } from './run-baton.ts'

/** Commands that only read and write: they start no process that outlives them, hear no signal and ask nobody. */
const SHORT: ReadonlySet<string> = new Set([
  ...['audit', 'backup', 'config', 'diagram', 'doctor', 'escalation', 'inbox', 'init', 'message', 'people', 'pipeline'],
  ...['restore', 'task', 'tick', 'validate', 'why'],
])
const LONG_TASKS: ReadonlySet<string> = new Set(['approve', 'watch'])

/** Processes of this test file that run short commands: as many as tests of one file use at once. */
const MOST = 3
const idle: ChildProcess[] = []
const counts = { started: 0 }

/**
 * Runs a command line as `runBaton` does. A short command is run by a process that the commands of a test file share,
 * one after the other, which spares each of them the start of Node and of Baton. Two at the same time stay two
 * processes. Whatever depends on being a process gets its own.
 */
export async function runCommand(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { input = '', cwd = ROOT, env = {}, withoutBaton, ...special } = options
  const isShort = SHORT.has(args[0] ?? '') && !LONG_TASKS.has(args[1] ?? '') && Object.keys(special).length === 0
  if (!isShort || (idle.length === 0 && counts.started >= MOST)) return runBaton(args, options)
  const path = env.PATH ?? process.env.PATH ?? ''
  const PATH = withoutBaton ? path : [path, join(ROOT, 'test', 'bin')].join(delimiter)
  const child = idle.pop() ?? start()
  const words = {
    args,
    cwd,
    input,
    env: { HOME: process.env.HOME ?? '', LANG: 'en_US.UTF-8', TMPDIR: tmpdir(), ...env, PATH },
  }
  const said = await ask(child, words)
  if ('broken' in said) {
    // What it left open is not for the next command.
    child.kill('SIGKILL')
    counts.started -= 1
    throw new Error(`baton ${args.join(' ')}: ${said.broken}`)
  }
  idle.push(child)
  return said
}

async function ask(child: ChildProcess, asked: CommandAsked): Promise<CommandAnswered> {
  const heard = new AbortController()
  const answered = once(child, 'message', heard).then(([said]) => said as CommandAnswered)
  const gone = once(child, 'exit', heard).then(([code, signal]) => ({ broken: `its process ended: ${code ?? signal}` }))
  // The one that does not come is given up.
  for (const one of [answered, gone]) one.catch(() => {})
  child.channel?.ref()
  child.send(asked)
  const said = await Promise.race([answered, gone])
  child.channel?.unref()
  heard.abort()
  return said
}

function start(): ChildProcess {
  counts.started += 1
  const child = fork(join(import.meta.dirname, 'command-child.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  // The test file waits for its answers alone; it ends when the test file does.
  child.unref()
  return child
}
