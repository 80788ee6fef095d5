import { spawn } from 'node:child_process'
import type { Ran } from './run-baton.ts'

interface WithinOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly limitMs: number
}

/**
 * Runs a program in a process group of its own. When the program has ended, and at the latest after `limitMs`, every
 * process of the group is killed, so that nothing which it started in the background stays behind. A program that does
 * not end in time throws what it had printed.
 */
export async function runWithin(file: string, args: readonly string[], options: WithinOptions): Promise<Ran> {
  const { cwd, env = process.env, limitMs } = options
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    killGroup(child.pid)
  }, limitMs)
  child.once('exit', () => killGroup(child.pid))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => clearTimeout(timer))
  if (isLate) {
    const printed = `standard output:\n${stdout}\nstandard error:\n${stderr}`
    throw new Error(`${file} did not end within ${limitMs / 1_000} s\n${printed}`)
  }
  return { code, stdout, stderr }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // No process of the group is left.
  }
}
