import { setTimeout as delay } from 'node:timers/promises'
import { type ProcessRow, processKey } from './process-row.ts'
import type { ProcessTree } from './process-tree.ts'
import { answersPoliteStop, signalProcess } from './signal-process.ts'

export interface ThawOptions {
  /** How long those are watched who have their own answer to SIGTSTP. */
  readonly settleMs?: number
  readonly deadlineMs?: number
}

export type Thawed = { readonly thawed: true } | { readonly thawed: false; readonly left: readonly ProcessRow[] }

const CLEAN_SCANS = 2
const PAUSE_MS = 1

/**
 * Lets every process of a tree go on, children first, so that no parent finds a child stopped. A process that was
 * stopped in the middle of its answer to SIGTSTP goes on with that answer and may stop itself: those are watched for a
 * moment longer and woken again.
 */
export async function thawTree(
  tree: ProcessTree,
  { settleMs = 500, deadlineMs = 5_000 }: ThawOptions = {},
): Promise<Thawed> {
  const begun = performance.now()
  const woken = new Set<string>()
  let settled = begun
  for (let clean = 0; clean < CLEAN_SCANS || performance.now() < settled; ) {
    const members = await tree.members()
    const asleep = members.filter(({ state }) => state === 'T')
    clean = asleep.length === 0 ? clean + 1 : 0
    if (asleep.length > 0 && performance.now() - begun >= deadlineMs) return { thawed: false, left: asleep }
    for (const row of members.toReversed()) {
      const key = processKey(row)
      if (row.state !== 'T' && woken.has(key)) continue
      if (!woken.has(key) && answersPoliteStop(row.pid)) settled = performance.now() + settleMs
      woken.add(key)
      signalProcess(row, 'SIGCONT')
    }
    if (clean < CLEAN_SCANS || performance.now() < settled) await delay(PAUSE_MS)
  }
  return { thawed: true }
}
