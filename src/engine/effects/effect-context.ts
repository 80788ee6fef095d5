import type { ProcessTable } from '../../agents/process-table.ts'
import type { ClaimedRow } from '../../pipeline/visits/visit-command.ts'
import type { VisitRecord } from '../../pipeline/visits/visit-record.ts'
import type { CheckResult } from '../../protocol/plays/evidence.ts'
import type { Engine } from '../engine.ts'
import type { Look } from '../look.ts'

/** What a performer of an effect gets: the task, the claim, and an abort signal. */
export interface EffectContext {
  readonly engine: Engine
  /** The visit that wants it; what makes commits of it dates them by its entry. */
  readonly visit: Pick<VisitRecord, 'task_id' | 'stage' | 'entry' | 'evidence'>
  /** The task with its relay, whose repository is where it is now. */
  readonly at: Look
  /** Names folders and processes, so that two who perform the same do not meet. */
  readonly row: ClaimedRow
  /** Told when a check begins, and with its result when it has ended. */
  readonly onCheck: (stage: string, check: string, ended: CheckResult | null) => Promise<void>
  readonly worker: string
  /** Shared by all checks of a worker. */
  readonly processes?: ProcessTable
  /** Where checks get their clones. */
  readonly home: string
  /** Under which the store signs its merges; null: its id. */
  readonly identity: string | null
  readonly signal: AbortSignal
}
