import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { uptime } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { type Marks, NONCE_MARK, type ProcessRow, processKey, RUN_MARK, WORKER_MARK } from './process-row.ts'

/** So many processes are read before the event loop gets its turn. */
const SLICE = 64
/** How often the list is read again for processes that appeared; a chain of forks must not keep us here. */
const MAX_LISTS = 8
const YOUNG_SECONDS = 5
/** What the kernel counts starts in, on every architecture that Node runs on. */
export const TICKS_PER_SECOND = 100
/** Room for almost every environment. */
export const ROOM = 32 * 1024

/**
 * Reads all processes from `/proc`, as often as it is called. A process that forks and exits again and again is chased,
 * not waited for.
 *
 * Marks are remembered: that saves half of the cost, and who drops its environment later keeps them. That somebody has
 * none is remembered only of old processes, because a new one shows its parent's environment until it is executed.
 */
export function procReader(): () => Promise<readonly ProcessRow[]> {
  let known: ReadonlyMap<string, Marks> = new Map()
  return async () => {
    const room = Buffer.allocUnsafe(ROOM)
    const rows: ProcessRow[] = []
    const marks = new Map<string, Marks>()
    const seen = new Set<number>()
    const young = (uptime() - YOUNG_SECONDS) * TICKS_PER_SECOND
    for (let lists = 0; lists < MAX_LISTS; lists += 1) {
      const fresh = listPids().filter((pid) => !seen.has(pid))
      if (fresh.length === 0) break
      for (const [index, pid] of fresh.entries()) {
        if (index % SLICE === SLICE - 1) await setImmediate()
        seen.add(pid)
        const row = readProcStat(pid, room)
        if (!row) continue
        const marked = known.get(processKey(row)) ?? readMarks(row, room)
        if (marked?.worker !== undefined || (marked && Number(row.started) < young)) marks.set(processKey(row), marked)
        rows.push({ ...row, ...marked })
      }
    }
    known = marks
    return rows
  }
}

/** One process without its marks; undefined when there is none with this pid. */
export function readProcStat(pid: number, room?: Buffer): ProcessRow | undefined {
  const stat = read(`/proc/${pid}/stat`, room)
  return stat === undefined ? undefined : parseStat(stat.toString('latin1'))
}

/** What a process and the children it has waited for used of the CPU; 0 where it is gone. */
export function readCpuTicks(pid: number): number {
  const stat = read(`/proc/${pid}/stat`)?.toString('latin1') ?? ''
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, field) => sum + (Number(field) || 0), 0)
}

/** The start of a process is the 20th field after its name. */
const STARTED = 19

/** The name of a program stands in brackets and may contain brackets, blanks and line ends itself. */
export function parseStat(stat: string): ProcessRow | undefined {
  const name = stat.lastIndexOf(')')
  if (name < 0) return undefined
  const fields = stat.slice(name + 2).split(' ', STARTED + 1)
  const [state = '', ppid, pgrp, session] = fields
  const started = fields[STARTED]
  if (started === undefined) return undefined
  return {
    pid: Number.parseInt(stat, 10),
    ppid: Number(ppid),
    pgrp: Number(pgrp),
    session: Number(session),
    state,
    started: started.trim(),
  }
}

/** The value of a variable in a block of `NAME=value\0`, undefined where it is not set. */
export function readMark(environment: Buffer, name: string): string | undefined {
  const wanted = `${name}=`
  for (let from = 0; ; ) {
    const at = environment.indexOf(wanted, from)
    if (at < 0) return undefined
    const begin = at + wanted.length
    if (at === 0 || environment[at - 1] === 0) {
      const end = environment.indexOf(0, begin)
      return environment.toString('utf8', begin, end < 0 ? environment.length : end)
    }
    from = begin
  }
}

/** Whether a process does something of its own at a signal; without that, nothing is worth waiting for. */
export function handlesSignal(pid: number, signal: number): boolean {
  const status = read(`/proc/${pid}/status`)?.toString('latin1') ?? ''
  const mask = /^SigCgt:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'
  return (BigInt(`0x${mask}`) & (1n << BigInt(signal - 1))) !== 0n
}

/**
 * A file of `/proc/PID`, which lies in `room` until the next one is read into it; undefined where there is none, or it is
 * not for us to read.
 */
export function readProcFile(pid: number, name: 'environ' | 'limits' | 'comm', room: Buffer): Buffer | undefined {
  return read(`/proc/${pid}/${name}`, room)
}

/** Undefined where there is nothing to read yet, or any more: a process has no environment while it is executed. */
function readMarks({ pid, pgrp }: ProcessRow, room: Buffer): Marks | undefined {
  // Threads of the kernel are in no group.
  if (pgrp === 0) return undefined
  const environment = read(`/proc/${pid}/environ`, room)
  if (!environment || environment.length === 0) return undefined
  const run = readMark(environment, RUN_MARK)
  const nonce = readMark(environment, NONCE_MARK)
  const worker = readMark(environment, WORKER_MARK)
  return {
    ...(run !== undefined && { run }),
    ...(nonce !== undefined && { nonce }),
    ...(worker !== undefined && { worker }),
  }
}

function listPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

/** Files of `/proc` do not say how long they are. `room` is where a scan reads most of them, one after the other. */
function read(path: string, room: Buffer = Buffer.allocUnsafe(ROOM)): Buffer | undefined {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    let length = readSync(file, room, 0, room.length, 0)
    if (length < room.length) return room.subarray(0, length)
    const parts = [Buffer.from(room)]
    for (let at = length; length > 0; at += length) {
      length = readSync(file, room, 0, room.length, at)
      parts.push(Buffer.from(room.subarray(0, length)))
    }
    return Buffer.concat(parts)
  } catch {
    return undefined // It vanished, or belongs to another user: not one of ours.
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
