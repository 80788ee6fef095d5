import { setTimeout as delay } from 'node:timers/promises'
import { isStopped, type ProcessRow, processKey } from './process-row.ts'
import type { ProcessTree } from './process-tree.ts'
import { answersPoliteStop, signalProcess } from './signal-process.ts'

export interface FreezeOptions {
  /** How long a process with its own answer to SIGTSTP has for it. */
  readonly politeMs?: number
  readonly deadlineMs?: number
}

export type Frozen =
  /** `nobody`: it found no process at all, so there is nobody to thaw. */
  { readonly frozen: true; readonly nobody?: true } | { readonly frozen: false; readonly left: readonly ProcessRow[] }

/**
 * Scans in a row that must find nothing new. A process that a stopped one had forked before shows in the next scan. One
 * that is being executed carries no mark for an instant, and where it is the only one nobody is found at all: so nobody
 * is believed later than somebody who stands still.
 */
const STILL_SCANS = 2
const EMPTY_SCANS = 5
const PAUSE_MS = 1

/**
 * Stops every process of a tree.
 *
 * 1. SIGTSTP first, for those who have an answer to it. The rest get SIGSTOP at once: our agents' groups are orphaned,
 *    where the system discards SIGTSTP, so waiting for it would only let them run on.
 * 2. Parents before children, and again with every scan, until nobody is new and nobody moves.
 * 3. It does not undo what it did when the deadline comes: the caller thaws or ends the tree.
 */
export async function freezeTree(
  tree: ProcessTree,
  { politeMs = 50, deadlineMs = 5_000 }: FreezeOptions = {},
): Promise<Frozen> {
  const begun = performance.now()
  const told = new Set<string>()
  const thinking = new Set<string>()
  let still = 0
  let empty = 0
  while (still < STILL_SCANS && empty < EMPTY_SCANS) {
    const members = await tree.members()
    const moving = members.filter((row) => !isStopped(row) && !waitsForStopped(row, members, told))
    const news = members.some((row) => !told.has(processKey(row)))
    empty = members.length === 0 ? empty + 1 : 0
    still = members.length > 0 && moving.length === 0 && !news ? still + 1 : 0
    const passed = performance.now() - begun
    if (passed >= deadlineMs && moving.length > 0) return { frozen: false, left: moving }
    for (const row of members) {
      const key = processKey(row)
      if (told.has(key)) continue
      told.add(key)
      if (isStopped(row)) continue
      if (answersPoliteStop(row.pid)) thinking.add(key)
      signalProcess(row, 'SIGTSTP')
    }
    for (const row of moving) if (passed >= politeMs || !thinking.has(processKey(row))) signalProcess(row, 'SIGSTOP')
    if (still === 0 && empty === 0) await delay(PAUSE_MS)
  }
  return told.size === 0 ? { frozen: true, nobody: true } : { frozen: true }
}

/**
 * A parent between vfork and the exec of its child sleeps in the kernel and cannot stop while the child is stopped. It
 * was sent its SIGSTOP, which comes before anything else that it does.
 */
function waitsForStopped(row: ProcessRow, members: readonly ProcessRow[], told: ReadonlySet<string>): boolean {
  if (row.state !== 'D' || !told.has(processKey(row))) return false
  return members.some((child) => child.ppid === row.pid && isStopped(child))
}
