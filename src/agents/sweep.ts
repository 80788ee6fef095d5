import { type Killed, killTree } from './kill-tree.ts'
import type { Marks } from './process-row.ts'
import { createProcessTable, type ProcessTable } from './process-table.ts'
import { processTree } from './process-tree.ts'

export interface SweepOptions {
  readonly deadlineMs?: number
  /** One for all that are swept at once, so that they share their scans. */
  readonly processes?: ProcessTable
}

/** Scans in a row that must find nobody: a process that is being executed has no environment for an instant. */
const CLEAN_SCANS = 3

/** Kills whatever a worker left behind, on this machine. */
export const sweepWorker = (worker: string, options?: SweepOptions): Promise<Killed> => sweep({ worker }, options)

/** Kills all processes that are left of a run before it is restarted. */
export const sweepRun = (run: RunOfNonce, options?: SweepOptions): Promise<Killed> => sweep(run, options)

type RunOfNonce = Required<Pick<Marks, 'run' | 'nonce'>>

function sweep(marks: Marks, { processes = createProcessTable(), ...options }: SweepOptions = {}): Promise<Killed> {
  return killTree(processTree(processes, marks), { cleanScans: CLEAN_SCANS, ...options })
}
