import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../../bin/baton.js', import.meta.url))

export interface SpawnOptions {
  readonly cwd: string
  /** Where what it prints goes; nobody else may read it. */
  readonly log: string
  /** What it prints on standard output is in the store too. */
  readonly errorsOnly?: boolean
}

/** Starts this Baton in a process of its own, with our environment; answers with its process id. */
export function spawnBaton(
  args: readonly string[],
  { cwd, log, errorsOnly = false }: SpawnOptions,
): number | undefined {
  const out = openSync(log, 'a', 0o600)
  const stdio = ['ignore', errorsOnly ? 'ignore' : out, out] as const
  const child = spawn(process.execPath, [PROGRAM, ...args], { detached: true, stdio: [...stdio], cwd })
  child.unref()
  closeSync(out)
  return child.pid
}
