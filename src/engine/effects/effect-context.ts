import type { ClaimedRow } from '../../pipeline/visits/visit-command.ts'
import type { VisitRecord } from '../../pipeline/visits/visit-record.ts'
import type { Engine } from '../engine.ts'
import type { Look } from '../relay/relay-context.ts'

/** What whoever performs an effect needs: the task as it stands, the claim, and a signal to stop. */
export interface EffectContext {
  readonly engine: Engine
  readonly visit: VisitRecord
  /** The task with its relay, whose repository is where it is now. */
  readonly at: Look
  readonly row: ClaimedRow
  readonly worker: string
  /** Where checks get their clones. */
  readonly home: string
  /** Under which the store signs its merges; null: its id. */
  readonly identity: string | null
  readonly signal: AbortSignal
}
