import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { isGone, type ProcessId, sameProcess } from './process-row.ts'
import { readProcess } from './signal-process.ts'

/** A process, known on every machine that shares a store. */
export interface ProcessIdentity extends ProcessId {
  /** The machine, its boot, and whose pids they are: `machine/boot/namespace`. */
  readonly host: string
}

export function thisProcess(): ProcessIdentity {
  return { host: thisHost(), pid: process.pid, started: readProcess(process.pid)?.started ?? '' }
}

/**
 * Whether a process lives: `false` also for everything before the last boot of this machine. Undefined where nobody
 * here can tell, because it runs, or ran, on another machine or in another container.
 */
export function isAlive({ host, pid, started }: ProcessIdentity, here = thisHost()): boolean | undefined {
  if (host !== here) {
    const [machine, boot] = host.split('/')
    const [ourMachine, ourBoot] = here.split('/')
    return machine === ourMachine && boot !== ourBoot ? false : undefined
  }
  const now = readProcess(pid)
  return now !== undefined && sameProcess(now, { pid, started }) && !isGone(now)
}

/** Copied machines have the same id and copied containers the same name: both together tell them apart. */
export function thisHost(): string {
  const machine = createHash('sha256')
    .update(`${firstOf(MACHINE_IDS)}\0${hostname()}`)
    .digest('hex')
    .slice(0, 16)
  return [machine, bootOf(), namespaceOf()].join('/')
}

const MACHINE_IDS = ['/etc/machine-id', '/var/lib/dbus/machine-id']

function firstOf(paths: readonly string[]): string {
  for (const path of paths) {
    try {
      return readFileSync(path, 'utf8').trim()
    } catch {
      // The next one; without any the name of the machine has to do.
    }
  }
  return ''
}

function bootOf(): string {
  if (process.platform === 'linux') return firstOf(['/proc/sys/kernel/random/boot_id'])
  return /sec = (\d+)/.exec(execFileSync('sysctl', ['-n', 'kern.boottime'], { encoding: 'utf8' }))?.[1] ?? ''
}

function namespaceOf(): string {
  return process.platform === 'linux' ? readlinkSync('/proc/self/ns/pid').replace(/\D/g, '') : ''
}
