import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { BatonError } from '../../protocol/baton-error.ts'

/**
 * The only place that starts git.
 *
 * Owns: how git is started, what it may never do, its limits, and how a failure reads.
 * Does not own: which repository it works on; the caller names it in `env` (`repository.ts`, `run-git-dir.ts`).
 *
 * 1. An array of arguments, never a shell. What comes from outside follows `--end-of-options` or `--`, or stdin.
 * 2. The environment is made from nothing. No GIT_* variable that Baton was started with gets through, so
 *    `GIT_DIR`, `GIT_CONFIG_COUNT`, `GIT_EXTERNAL_DIFF` and the like of an outer git mean nothing here.
 * 3. Hooks, pagers, editors, prompts, credential helpers, signing, fsmonitor, lazy fetching and every transport are
 *    off: Baton never fetches through a transport (`fetch-commits.ts` says how it does).
 * 4. Replace refs and grafts are not believed.
 * 5. It ends: a time limit and a limit on its output; then it is killed, and that is a failure like any other. A git
 *    that answers many questions (`startGit`) ends with its standard input, so it cannot outlive Baton.
 */
export interface GitCall {
  readonly args: readonly string[]
  /** Where it starts; never the workspace of an agent. */
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string | Uint8Array
  /** An open file that is its stdin instead of `input`. */
  readonly inputFile?: number
  /** An open file that takes its stdout. */
  readonly outputFile?: number
  /** Exit codes that are answers and no failures. */
  readonly answers?: readonly number[]
  readonly limitMs?: number
  readonly limitBytes?: number
  /** What goes beyond the limit is not wanted, and no failure. */
  readonly cut?: boolean
  readonly signal?: AbortSignal | undefined
}

export interface GitAnswer {
  readonly code: number
  readonly stdout: Buffer
  readonly stderr: string
  /** There was more than was wanted. */
  readonly cut?: true
}

const LIMIT_MS = 120_000
/** For what grows with the repository: laying out, hashing or packing all of it. */
export const LONG_MS = 20 * 60_000
const LIMIT_BYTES = 64 * 1024 * 1024
const STDERR_BYTES = 64 * 1024

const SAFE = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.sshCommand=false',
  'core.askPass=',
  'core.editor=true',
  'core.pager=cat',
  'core.alternateRefsCommand=true',
  'credential.helper=',
  'protocol.allow=never',
  'protocol.ext.allow=never',
  'protocol.file.allow=never',
  'commit.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'submodule.recurse=false',
  'log.showSignature=false',
  // An answered checkpoint is on the disk. `batch` makes it one flush for all loose objects of a command.
  'core.fsync=committed,reference',
  'core.fsyncMethod=batch',
  'core.filesRefLockTimeout=1000',
].flatMap((setting) => ['-c', setting])

const ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: 'true',
  GIT_PAGER: 'cat',
  GIT_EDITOR: 'true',
  GIT_ALLOW_PROTOCOL: '',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_GRAFT_FILE: '/dev/null',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_ADVICE: '0',
}

/** For everything that an agent had its hands on: no configuration is read, not even the person's. */
export const NO_CONFIGURATION = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_ATTR_NOSYSTEM: '1' }

export async function runGit(call: GitCall): Promise<GitAnswer> {
  const { args, cwd, signal, limitMs = LIMIT_MS, limitBytes = LIMIT_BYTES } = call
  signal?.throwIfAborted()
  const child = spawn('git', ['--no-pager', ...SAFE, ...args], {
    cwd,
    env: environment(call.env),
    stdio: [call.inputFile ?? 'pipe', call.outputFile ?? 'pipe', 'pipe'],
  })
  let ending: string | undefined
  const end = (why: string) => {
    ending ??= why
    child.kill('SIGKILL')
  }
  const timer = setTimeout(end, limitMs, `it took longer than ${limitMs / 1000} s and was ended`)
  const abort = () => end('it was told to stop')
  signal?.addEventListener('abort', abort, { once: true })
  const tooMuch = `it printed more than ${limitBytes} bytes and was ended`
  const stdout = gather(child.stdout, limitBytes, () => end(tooMuch))
  const stderr = gather(child.stderr, STDERR_BYTES, () => {})
  // A git that ends before it has read everything says why on stderr; that is what counts.
  child.stdin?.on('error', () => {})
  child.stdin?.end(call.input ?? '')
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    signal?.throwIfAborted()
    const answer = { code: code ?? -1, stdout: stdout(), stderr: stderr().toString() }
    if (call.cut && ending === tooMuch) return { ...answer, cut: true }
    if (ending === undefined && (code === 0 || call.answers?.includes(answer.code))) return answer
    throw failure(call, ending ?? firstLine(answer.stderr) ?? `exit code ${code}`, answer.stderr)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    if (!existsSync(cwd)) throw failure(call, `there is no folder ${cwd}`, '')
    throw BatonError.of('GIT_MISSING', {})
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** A git that reads questions from its standard input and ends with it; the caller sets its limits. */
export function startGit({ args, cwd, env }: Pick<GitCall, 'args' | 'cwd' | 'env'>): AnsweringGit {
  return spawn('git', ['--no-pager', ...SAFE, ...args], {
    cwd,
    env: environment(env),
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

export type AnsweringGit = ChildProcessByStdio<Writable, Readable, null>

/** The answer as one text without its last line end. */
export async function gitText(call: GitCall): Promise<string> {
  return (await runGit(call)).stdout.toString().replace(/\n$/, '')
}

function environment(own: GitCall['env'] = {}): Record<string, string> {
  const kept = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'TMPDIR', 'SystemRoot'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(kept), ...ENVIRONMENT, ...own }
}

function gather(stream: NodeJS.ReadableStream | null, limit: number, over: () => void): () => Buffer {
  const chunks: Buffer[] = []
  let size = 0
  stream?.on('data', (chunk: Buffer) => {
    if (size < limit) chunks.push(chunk.subarray(0, limit - size))
    size += chunk.length
    if (size > limit) over()
  })
  return () => Buffer.concat(chunks)
}

/** What git said, without its `fatal:`; a hint or a warning before it is not the reason. */
function firstLine(stderr: string): string | undefined {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((one) => /^(?:fatal|error): /.test(one)) ?? lines[0]
  return line?.replace(/^(?:fatal|error): /, '').slice(0, 300)
}

function failure({ args, env, cwd }: GitCall, reason: string, stderr: string): BatonError {
  const verb = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-c') ?? ''
  return BatonError.of('GIT_FAILED', { verb, folder: env?.GIT_WORK_TREE ?? cwd, reason }, { stderr })
}
