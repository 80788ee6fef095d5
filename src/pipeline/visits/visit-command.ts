import type { CheckResult } from '../../protocol/plays/evidence.ts'
import type { Outcome } from '../../protocol/plays/outcome.ts'

/** The row of the queue that a worker has claimed. Its report counts only with the token of that claim. */
export interface ClaimedRow {
  /** The id of the row. A row that performs an effect has the id of the effect. */
  readonly work: string
  readonly token: number
}

/** Everything that can be asked of a visit. */
export type VisitCommand =
  /** A worker's: the visit enters its lane if it may, and its play begins or goes on. */
  | ({
      readonly type: 'enter_visit'
      readonly visit: string
      /** How many visits the lane takes at once, by the worker's configuration. */
      readonly limit: number
    } & ClaimedRow)
  /** A worker's: it performed the effect of the row. (The work of an agent is reported by `run_ended`.) */
  | ({ readonly type: 'work_done'; readonly outcome: Outcome } & ClaimedRow)
  /** A worker's: it could not be performed, for a reason that is not the work's. */
  | ({
      readonly type: 'work_failed'
      readonly reason: string
      /** Whether trying again cannot help. */
      readonly lasting: boolean
      /** How often the row was claimed. */
      readonly claims: number
    } & ClaimedRow)
  /** From a worker: a check of an effect starts or ends. For watchers. */
  | ({
      readonly type: 'tell_check'
      /** The stage that the evidence will stand under. */
      readonly stage: string
      readonly check: string
      /** Null where it begins. */
      readonly ended:
        | ({
            readonly command: readonly string[]
            /** The end of what a check printed that failed. */
            readonly tail: string
            readonly passed: boolean
            readonly waived: boolean
            readonly code: number | null
            readonly signal: string | null
            readonly duration_ms: number
          } & Pick<CheckResult, 'tests' | 'base_tests' | 'compared' | 'as_of' | 'flaky'>)
        | null
    } & ClaimedRow)
  /** The platform's: whatever is due for the visit happens now. */
  | { readonly type: 'fire_visit'; readonly visit: string }
  /** A worker's: nobody works on the task of the visit any more. */
  | { readonly type: 'rest_visit'; readonly visit: string }
  /** From a worker: the lane of the visit has a free place, and the visit that was woken first does not take it. */
  | { readonly type: 'wake_visit'; readonly visit: string }
  /** From a worker: the task's branch was moved to the revert commit, or is at another commit. */
  | ({ readonly type: 'branch_undone'; readonly task_id: string; readonly moved: boolean } & ClaimedRow)
  /** The PO's: the work of the task goes to its target. */
  | { readonly type: 'approve_work'; readonly task_id: string }
  /** A person's, or `--yes`: decides what an item asks. */
  | {
      readonly type: 'answer_ask'
      readonly item: string
      readonly choice: string
      readonly note: string | null
      readonly criteria: readonly string[]
      readonly waive: readonly string[]
      readonly how: 'person' | 'yes'
    }

const VISIT_COMMANDS: ReadonlySet<string> = new Set<VisitCommand['type']>([
  'enter_visit',
  'work_done',
  'work_failed',
  'tell_check',
  'fire_visit',
  'rest_visit',
  'wake_visit',
  'branch_undone',
  'approve_work',
  'answer_ask',
])

export function isVisitCommand(command: { readonly type: string }): command is VisitCommand {
  return VISIT_COMMANDS.has(command.type)
}
