import { spawn } from 'node:child_process'

export interface AgentCommand {
  readonly argv: readonly [string, ...string[]]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** One line of its output, without its end. */
  readonly onLine: (line: string) => void
}

/** How a process ended; the first cause counts. */
export type AgentEnd =
  | { readonly how: 'exited'; readonly code: number }
  | { readonly how: 'killed'; readonly signal: string }
  | { readonly how: 'not_started'; readonly reason: string }

/** A line longer than this is cut: an agent that never ends one must not fill the memory. */
const MAX_LINE = 64 * 1024

/**
 * Runs one agent as one plain child process and waits for its end. It gets the variables it is given and a path,
 * nothing else of our environment. The supervisor of later issues takes its place; its shape stays.
 */
export function runAgent({ argv, cwd, env, signal, onLine }: AgentCommand): Promise<AgentEnd> {
  const [file, ...args] = argv
  const child = spawn(file, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  })
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, onLine)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      // An abort also ends the process: `close` tells how.
      if (child.pid === undefined) resolve({ how: 'not_started', reason: error.message })
    })
    child.once('close', (code, killed) => {
      resolve(killed === null ? { how: 'exited', code: code ?? 1 } : { how: 'killed', signal: killed })
    })
  })
}

function eachLine(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = (lines.pop() ?? '').slice(0, MAX_LINE)
    for (const line of lines) onLine(line)
  })
  stream.on('end', () => {
    if (rest !== '') onLine(rest)
  })
}
