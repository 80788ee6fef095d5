import { execFileSync } from 'node:child_process'
import { readlinkSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { isatty } from 'node:tty'
import type { CallerProcess } from '../pipeline/caller/judge-caller.ts'
import { hasLimitMark } from './limit-mark.ts'
import { ROOM, readMark, readProcFile } from './proc-files.ts'
import { NONCE_MARK, type ProcessRow, RUN_MARK, WORKER_MARK } from './process-row.ts'
import { readProcess } from './signal-process.ts'

export interface CallerLine {
  /** The caller and those above it, the caller first. */
  readonly ancestry: readonly CallerProcess[]
  /** Leaders of its session and group that are not above it. */
  readonly leaders: readonly CallerProcess[]
}

/** What a run sets in the environment of its processes. */
const RUN_VARIABLES = [RUN_MARK, NONCE_MARK, WORKER_MARK, 'BATON_RUN_TOKEN', 'BATON_ATTEMPT']

/** A line of parents is short; a longer one is a mistake of ours or of the system. */
const MAX_LINE = 256

/**
 * Reads who called: this process, every process above it, and the leaders of their session and group. The environment
 * is the one that a process was executed with, so what it unset later still shows, and so does what its parents had.
 */
export function readCaller(pid = process.pid): CallerLine {
  const room = Buffer.allocUnsafe(ROOM)
  const ancestry: CallerProcess[] = []
  const seen = new Set<number>()
  let at: number | undefined = pid
  while (at !== undefined && at > 0 && !seen.has(at) && ancestry.length < MAX_LINE) {
    seen.add(at)
    const row = readProcess(at)
    if (!row) break
    ancestry.push(callerRow(row, room))
    at = row.ppid
  }
  const numbers = new Set(ancestry.slice(0, 1).flatMap(({ session, pgrp }) => [session, pgrp]))
  const leaders = [...numbers].flatMap((number) => {
    const row = number > 1 && !seen.has(number) ? readProcess(number) : undefined
    return row ? [callerRow(row, room)] : []
  })
  return { ancestry, leaders }
}

function callerRow({ pid, started, pgrp, session }: ProcessRow, room: Buffer): CallerProcess {
  const limited = hasLimitMark(
    process.platform === 'linux' ? (readProcFile(pid, 'limits', room)?.toString() ?? '') : '',
  )
  const marks = marksOf(pid, room)
  return { pid, started, pgrp, session, name: nameOf(pid, room), marks, limited, folder: folderOf(pid) }
}

function marksOf(pid: number, room: Buffer): readonly string[] {
  const environment = environmentOf(pid, room)
  const isOwn = pid === process.pid
  return RUN_VARIABLES.filter(
    (name) => readMark(environment, name) !== undefined || (isOwn && process.env[name] !== undefined),
  )
}

function environmentOf(pid: number, room: Buffer): Buffer {
  if (process.platform === 'linux') return readProcFile(pid, 'environ', room) ?? Buffer.alloc(0)
  // Behind the command, with blanks between: a mark holds no blank.
  return Buffer.from(ps(['-Eww', '-o', 'command=', '-p', String(pid)]).replaceAll(' ', '\0'))
}

function nameOf(pid: number, room: Buffer): string {
  const name = process.platform === 'linux' ? programOf(pid, room) : ps(['-o', 'comm=', '-p', String(pid)])
  // A program names itself as it likes.
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return plain.slice(0, 40) || '-'
}

/** Node calls itself after its first thread, which tells nobody what it is. */
function programOf(pid: number, room: Buffer): string {
  const name = readProcFile(pid, 'comm', room)?.toString().trim() ?? ''
  if (name !== 'MainThread') return name
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`))
  } catch {
    return name
  }
}

function folderOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`)
    return pid === process.pid ? realpathSync(process.cwd()) : null
  } catch {
    return null // Another user's, or its folder is gone.
  }
}

function ps(args: readonly string[]): string {
  try {
    // By its path: the caller chose PATH.
    return execFileSync('/bin/ps', args, { encoding: 'utf8', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } })
  } catch {
    return '' // It has ended meanwhile.
  }
}

/** The terminal that stdin is, and the session that it belongs to. */
export interface CallerTerminal {
  readonly tty: string
  readonly session: number
  /** The start of the session's leader: numbers come back. */
  readonly leader: string
}

/** Undefined where stdin is no terminal, or nobody leads the session any more. */
export function readTerminal(): CallerTerminal | undefined {
  const tty = isatty(0) ? ttyName() : undefined
  const session = readProcess(process.pid)?.session ?? 0
  // Where the system tells no session, the terminal has to do.
  const leader = session > 0 ? readProcess(session)?.started : ''
  return tty === undefined || leader === undefined ? undefined : { tty, session, leader }
}

function ttyName(): string | undefined {
  try {
    if (process.platform === 'linux') return readlinkSync('/proc/self/fd/0')
  } catch {
    return undefined
  }
  return ps(['-o', 'tty=', '-p', String(process.pid)]).trim() || undefined
}
