import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BatonError } from '../../protocol/baton-error.ts'

const LOOK_MS = 50
const PATIENCE_MS = 20_000

/** One process at a time replaces keys on this machine. The lock of a process that is gone is taken over. */
export async function withKeyLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const until = performance.now() + PATIENCE_MS
  while (!take(path)) {
    if (isLeft(path)) rmSync(path, { force: true })
    else if (performance.now() > until) throw BatonError.of('SETTINGS_CHANGED', {})
    else await pause(LOOK_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether the process that took it is gone. One that has not written its number yet is there. */
function isLeft(path: string): boolean {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    if (!(pid > 0)) return false
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
