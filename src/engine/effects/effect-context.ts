import type { ProcessTable } from '../../agents/process-table.ts'
import type { ClaimedRow } from '../../pipeline/visits/visit-command.ts'
import type { VisitRecord } from '../../pipeline/visits/visit-record.ts'
import type { CheckResult } from '../../protocol/plays/evidence.ts'
import type { Engine } from '../engine.ts'
import type { Look } from '../look.ts'
import type { ProjectSetups } from '../setup/project-setups.ts'

/** The input of a performer: the task, the visit, the claim, and an abort signal. */
export interface EffectContext {
  readonly engine: Engine
  /** The visit whose play asked for the effect. Commits get the time of its entry, so they are repeatable. */
  readonly visit: Pick<VisitRecord, 'task_id' | 'stage' | 'entry' | 'evidence'>
  /** The task and its relay. `spec.repository` is the current path, also after the repository was moved. */
  readonly at: Look
  /** The claim. Folders and processes are named after it, so two workers that perform the same effect do not collide. */
  readonly row: ClaimedRow
  /** Called when a check starts (null) and when it ends (its result). */
  readonly onCheck: (stage: string, check: string, ended: CheckResult | null) => Promise<void>
  readonly worker: string
  /** Shared by all checks of a worker. */
  readonly processes?: ProcessTable
  /** Makes clones work like the project. */
  readonly setups: ProjectSetups
  /** Where checks get their clones. */
  readonly home: string
  /** The store name in the trailers of merge commits; null: the id of the store. */
  readonly identity: string | null
  readonly signal: AbortSignal
}
