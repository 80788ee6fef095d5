import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * One process in a few words without spaces: `<pid>.<start>.<boot>.<namespace>.<machine>`. Written into locks, so that
 * a later process can tell whether the one that took the lock is dead. Outside Linux start and boot are empty.
 */
export function thisProcessNote(): string {
  return noteOf(process.pid)
}

/**
 * Whether the process of a note lives. Undefined where nobody here can tell: it runs on another machine or in another
 * container, whose process ids mean nothing here.
 */
export function noteIsAlive(note: string): boolean | undefined {
  const [pid = '', start, boot, namespace, machine] = note.split('.')
  if (!/^\d+$/.test(pid)) return undefined
  const [, , ourBoot, ourNamespace, ourMachine] = thisProcessNote().split('.')
  if (machine !== ourMachine) return undefined
  if (boot !== ourBoot) return false
  if (namespace !== ourNamespace) return undefined
  return isAlive(Number(pid)) && startOf(pid) === start
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a living process has this text in its environment. Sees the person's own processes only, and only on Linux. */
export function isInAnEnvironment(text: string): boolean {
  return pids().some((pid) => readText(`/proc/${pid}/environ`).split('\0').includes(text))
}

function noteOf(pid: number): string {
  const boot = readText('/proc/sys/kernel/random/boot_id').trim()
  return [pid, startOf(String(pid)), boot, namespace(), hostname().replace(/[^\w-]/g, '_')].join('.')
}

/** The fields follow the name of the program, which may hold spaces and parentheses. The 20th of them is the start. */
function startOf(pid: string): string {
  const stat = readText(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')
  } catch {
    return ''
  }
}

function pids(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** Empty where it cannot be read: the process has ended, or there is no /proc. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
