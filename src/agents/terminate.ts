import { setTimeout as delay } from 'node:timers/promises'
import { killTree } from './kill-tree.ts'
import { type ProcessRow, processKey } from './process-row.ts'
import type { ProcessTree } from './process-tree.ts'
import { signalProcess } from './signal-process.ts'

export interface TerminateOptions {
  /** How long it has to end by itself after SIGTERM. */
  readonly graceMs?: number
  readonly deadlineMs?: number
}

/** What ending a tree took. */
export interface Terminated {
  /** How many processes were asked to end. */
  readonly asked: number
  /** How many had to be killed. */
  readonly killed: number
  /** Who survived even that, within the deadline. */
  readonly left: readonly ProcessRow[]
}

const LONGEST_PAUSE_MS = 32

/**
 * Ends every process of a tree: SIGTERM, then SIGCONT because a stopped process hears nothing else, then, when the
 * grace is over, SIGKILL. Works as well when the root is long gone and only its children are left.
 */
export async function terminateTree(
  tree: ProcessTree,
  { graceMs = 5_000, deadlineMs = 5_000 }: TerminateOptions = {},
): Promise<Terminated> {
  const asked = new Set<string>()
  const begun = performance.now()
  let alreadyGone = false
  for (let pause = 1; performance.now() - begun < graceMs; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const members = await tree.members()
    alreadyGone = members.length === 0
    if (alreadyGone) break
    for (const row of members) {
      if (asked.has(processKey(row))) continue
      asked.add(processKey(row))
      signalProcess(row, 'SIGTERM')
      signalProcess(row, 'SIGCONT')
    }
    await delay(Math.min(pause, graceMs))
  }
  return { asked: asked.size, ...(await killTree(tree, { deadlineMs, cleanScans: alreadyGone ? 1 : 2 })) }
}
