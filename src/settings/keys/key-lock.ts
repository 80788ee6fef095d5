import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
    if (isLeft(path)) takeAway(path)
    else if (performance.now() > until) throw BatonError.of('SETTINGS_CHANGED', {})
    else await pause(LOOK_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/** The file has its content before it has its name: a process that is killed in between leaves no lock behind. */
function take(path: string): boolean {
  const own = `${path}.${process.pid}.${randomUUID()}`
  writeFileSync(own, String(process.pid), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Two may see the same lock of a dead process: the one that comes late has moved a live one aside, and puts it back. */
function takeAway(path: string): void {
  const aside = `${path}.${process.pid}.${randomUUID()}`
  try {
    renameSync(path, aside)
    if (!isLeft(aside)) linkSync(aside, path)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Whether the process that took it is gone. */
function isLeft(path: string): boolean {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    if (!(pid > 0)) return true
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
