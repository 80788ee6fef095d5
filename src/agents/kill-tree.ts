import { setTimeout as delay } from 'node:timers/promises'
import { type ProcessRow, processKey } from './process-row.ts'
import type { ProcessTree } from './process-tree.ts'
import { signalProcess } from './signal-process.ts'

export interface KillOptions {
  /** How many scans in a row must find nobody. */
  readonly cleanScans?: number
  readonly deadlineMs?: number
}

export interface Killed {
  readonly killed: number
  /** Who was still there at the deadline: stuck in the kernel, or another user's. */
  readonly left: readonly ProcessRow[]
}

const PAUSE_MS = 2

/** SIGKILL for every process of a tree, frozen ones too, again and again until none is left. */
export async function killTree(
  tree: ProcessTree,
  { cleanScans = 2, deadlineMs = 5_000 }: KillOptions = {},
): Promise<Killed> {
  const begun = performance.now()
  const killed = new Set<string>()
  for (let clean = 0; clean < cleanScans; ) {
    const members = await tree.members()
    clean = members.length === 0 ? clean + 1 : 0
    if (members.length > 0 && performance.now() - begun >= deadlineMs) return { killed: killed.size, left: members }
    for (const row of members) if (signalProcess(row, 'SIGKILL')) killed.add(processKey(row))
    if (clean < cleanScans) await delay(PAUSE_MS)
  }
  return { killed: killed.size, left: [] }
}
