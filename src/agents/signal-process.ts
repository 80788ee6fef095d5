import { constants } from 'node:os'
import { handlesSignal, readProcStat } from './proc-files.ts'
import { type ProcessId, type ProcessRow, sameProcess } from './process-row.ts'
import { readPsRow } from './ps-listing.ts'

/** The process with this pid now, without its marks. */
export function readProcess(pid: number): ProcessRow | undefined {
  return process.platform === 'linux' ? readProcStat(pid) : readPsRow(pid)
}

/** Sends a signal to the very process that was seen, never to another one that got its pid since. */
export function signalProcess(seen: ProcessId, signal: NodeJS.Signals): boolean {
  const now = readProcess(seen.pid)
  if (!now || !sameProcess(now, seen)) return false
  try {
    return process.kill(seen.pid, signal)
  } catch {
    return false // It went this instant, or belongs to another user; the next scan tells which.
  }
}

/** Whether a process has its own answer to SIGTSTP. Where nobody can tell, it may have one. */
export function answersPoliteStop(pid: number): boolean {
  return process.platform !== 'linux' || handlesSignal(pid, constants.signals.SIGTSTP)
}
