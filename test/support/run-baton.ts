import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')
const BIN = join(ROOT, 'bin', 'baton.js')

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly input?: string
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Another program than the launcher of this checkout. */
  readonly bin?: string
  readonly node?: string
  /** A person whose shell does not find `baton`: hints name it otherwise. */
  readonly withoutBaton?: boolean
  readonly nodeArgs?: readonly string[]
  /** Runs as this user: permissions do not bind root. */
  readonly uid?: number
}

/** Runs the real command line as a process of its own, in English unless the test says otherwise. */
export function runBaton(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { input, cwd = ROOT, env = {}, bin = BIN, node = process.execPath, nodeArgs = [], uid } = options
  const path = env.PATH ?? process.env.PATH ?? ''
  const PATH = options.withoutBaton ? path : [path, join(ROOT, 'test', 'bin')].join(delimiter)
  const child = spawn(node, [...nodeArgs, bin, ...args], {
    cwd,
    env: { HOME: process.env.HOME ?? '', LANG: 'en_US.UTF-8', TMPDIR: tmpdir(), ...env, PATH },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  // A program that refuses its input before reading it closes the pipe: not our failure.
  child.stdin.on('error', () => {})
  child.stdin.end(input ?? '')
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}
