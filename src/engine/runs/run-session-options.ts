import type { RepairRequest } from '../../pipeline/runs/next-repair.ts'
import type { RunEnd, RunRecord } from '../../pipeline/runs/run-record.ts'
import type { GivenSettings } from '../secrets/give-settings.ts'
import type { HeldRunOptions } from './held-run.ts'
import type { RunProcess } from './run-process.ts'

export interface RunSessionOptions extends HeldRunOptions {
  readonly launch: (onNews: () => void) => RunProcess
  /** Keep a finished conversation's process for follow-ups, until the worker stops. */
  readonly keepOpen: boolean
  readonly times: SessionTimes
  readonly examine?: Examine
  /** The settings that the run got; disposed when its process has ended. */
  readonly given?: GivenSettings
}

/** Looks at what a run has left before it counts as completed; answers what its agent has to repair. */
export type Examine = (run: RunRecord, ending: Ending) => Promise<RepairRequest | undefined>

/** What the agent has left and said, where it says that it is done. */
export interface Ending extends Pick<RunEnd, 'verdict'> {
  readonly tree: string | null
  /** Its process exited without saying that it is done. */
  readonly silent: boolean
}

export interface SessionTimes {
  /** How long a process that is told to end may take. */
  readonly graceMs: number
  /** How often the disk space of its workspace is measured. */
  readonly quotaEveryMs: number
  /** How long a run that waits for a person keeps its process; default: for ever. */
  readonly restMs?: number
}
