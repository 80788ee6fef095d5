// Runs command lines of Baton one after the other in one process. Each finds what it would find in a process of its own: its
// folder, environment, words and input, and nothing that the one before it left open.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { loadBundle } from '../../bin/load-bundle.js'
import { bundleFolder } from '../../bin/source-stamp.js'
import type { Ran } from './run-baton.ts'

export interface CommandAsked {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly input: string
}

export type CommandAnswered = Ran | { readonly broken: string }

const HOME = join(import.meta.dirname, '..', '..')
interface Entry {
  readonly main: (argv: readonly string[]) => Promise<number>
}
const BUNDLED = bundleFolder(HOME)
const { main } = existsSync(BUNDLED)
  ? loadBundle<Entry>(BUNDLED).exports
  : ((await import(pathToFileURL(join(HOME, 'src', 'cli', 'main.ts')).href)) as Entry)

/** A process ends when nothing keeps it alive any more; a command that takes longer than this never would. */
const END_MS = 30_000

async function run({ args, cwd, env, input }: CommandAsked): Promise<CommandAnswered> {
  process.chdir(cwd)
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.argv = [process.execPath, join(HOME, 'bin', 'baton.js'), ...args]
  const stdin = Readable.from([Buffer.from(input)], { objectMode: false })
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
  const [stdout, stderr] = [caught(process.stdout), caught(process.stderr)]
  try {
    const before = held()
    const code = await main(args)
    const left = await leftOpen(before)
    if (left.length > 0) return { broken: `the command does not end: ${left.join(', ')} is open` }
    return { code: Number(process.exitCode ?? code), stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    process.exitCode = undefined
    stdout.end()
    stderr.end()
  }
}

/** What is written to a stream, as one text, until `end`. */
function caught(stream: NodeJS.WriteStream) {
  const { write } = stream
  const parts: Buffer[] = []
  const errorListeners = stream.listeners('error')
  stream.write = ((part: string | Uint8Array, ...more: unknown[]) => {
    parts.push(Buffer.from(part as string, typeof more[0] === 'string' ? (more[0] as BufferEncoding) : 'utf8'))
    const done = more.find((one) => typeof one === 'function') as (() => void) | undefined
    if (done) process.nextTick(done)
    return true
  }) as typeof write
  return {
    text: () => Buffer.concat(parts).toString(),
    end: () => {
      stream.write = write
      for (const listener of stream.listeners('error'))
        if (!errorListeners.includes(listener)) stream.off('error', listener as () => void)
    },
  }
}

/** What keeps this process alive, each kind as often as it does. */
const held = (): readonly string[] => process.getActiveResourcesInfo()

async function leftOpen(before: readonly string[]): Promise<readonly string[]> {
  for (const until = performance.now() + END_MS; ; await delay(1)) {
    const rest = [...before]
    const left = held().filter((one) => {
      const at = rest.indexOf(one)
      if (at >= 0) rest.splice(at, 1)
      return at < 0
    })
    if (left.length === 0 || performance.now() > until) return left
  }
}

process.on('message', (asked: CommandAsked) => {
  void run(asked)
    .catch(
      (error: unknown): CommandAnswered => ({ broken: error instanceof Error ? String(error.stack) : String(error) }),
    )
    .then((answered) => process.connected && process.send?.(answered))
})
// Nobody is left to work for.
process.once('disconnect', () => process.exit(0))
