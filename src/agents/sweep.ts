import { type Killed, killTree } from './kill-tree.ts'
import type { Marks } from './process-row.ts'
import { createProcessTable } from './process-table.ts'
import { processTree } from './process-tree.ts'

export interface SweepOptions {
  readonly deadlineMs?: number
}

/** Scans in a row that must find nobody: a process that is being executed has no environment for an instant. */
const CLEAN_SCANS = 3

/** Kills whatever a worker left behind, on this machine. */
export const sweepWorker = (worker: string, options?: SweepOptions): Promise<Killed> => sweep({ worker }, options)

/** Kills whatever is left of a run, before it is taken up again. */
export const sweepRun = (run: string, options?: SweepOptions): Promise<Killed> => sweep({ run }, options)

function sweep(marks: Marks, options: SweepOptions = {}): Promise<Killed> {
  return killTree(processTree(createProcessTable(), marks), { cleanScans: CLEAN_SCANS, ...options })
}
