import type { StoredError } from './stored-error.ts'

/**
 * Rows of the work queue: the operations of a changeset on them, and the fences of reports.
 *
 * 1. A row is ready, claimed by a worker, parked on keys until one of them is woken, or settled. Besides, it may be
 *    suspended: such a row is not handed out, whatever its state.
 * 2. Its token grows with each claim and each suspension. A report with an older token is fenced.
 * 3. A claim lives as long as the lease of its worker. Then the row is ready again, with the same token.
 * 4. `ready_at` is the row's age: parking, waking and releasing keep it. Only `retry` moves it.
 */
export interface NewWork {
  readonly id: string
  /** What has to be done: `enter`, `runs`, `checks`, `git`, `house` (`QUEUES` in `visits/rows.ts`) or `notify.<outlet>`. */
  readonly queue: string
  readonly kind: WorkKind
  readonly task_id: string | null
  readonly visit: string | null
  /** 0 comes first. */
  readonly priority: number
  /** A worker that knows only older schemas does not get the row. */
  readonly schema: number
  readonly suspended: boolean
  /** Ids; the worker reads the records that they name. */
  readonly data: Readonly<Record<string, unknown>>
}

const WORK_KINDS = [
  'effect',
  'run',
  'enter',
  'match_runs',
  'feed',
  'undo',
  'notify',
  'dependency_cancelled',
  'stop_runs',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/**
 * What this version of Baton writes and understands. A release that raises the version of a play raises this too: a
 * `feed` row is written by a process that does not know the play of a visit, and has `WORK_SCHEMA + 1`, so that only
 * processes of the newer release claim it.
 */
export const WORK_SCHEMA = 1

/** The queue that every worker serves. */
export const HOUSE_QUEUE = 'house'

/** An operation on a row that is settled, or not there, does nothing. */
export type WorkOp =
  /** Nothing happens where the id is there already, settled or not. */
  | { readonly op: 'add'; readonly row: NewWork }
  | { readonly op: 'settle'; readonly id: string }
  /** Released, ready again after that time, and a failure is counted. */
  | { readonly op: 'retry'; readonly id: string; readonly after_ms: number; readonly failure: string }
  /** Released and ready at once; nothing is counted. */
  | { readonly op: 'release'; readonly id: string }
  /** Released, and waits until one of the keys is woken. */
  | { readonly op: 'park'; readonly id: string; readonly keys: readonly string[] }
  /** All open rows of a visit. Takes a claimed one away from its worker. */
  | { readonly op: 'suspend'; readonly visit: string }
  | { readonly op: 'resume'; readonly visit: string }
  /** Settles all open rows of a visit. */
  | { readonly op: 'drop'; readonly visit: string }
  | { readonly op: 'drop_row'; readonly id: string }
  /** Makes rows ready that are parked on the key: all of them, or the oldest that is not suspended. Wakes of a
   *  changeset come before everything else of its work. */
  | { readonly op: 'wake'; readonly key: string; readonly only?: 'oldest' }

/** What must be true at the moment of the commit, by the store's own time. */
export type Fence =
  /** The lease of this worker is live. */
  (
    | { readonly worker: string }
    /** The lease of this worker is over, or there is no such worker. */
    | { readonly lapsed: string }
    /** The row is claimed with this token by a worker whose lease is live; it is neither suspended nor settled. */
    | { readonly work: string; readonly token: number }
  ) & {
    /** What is answered when it does not hold; `LEASE_LOST` or `WORK_SUPERSEDED` where nothing is said. */
    readonly refusal?: StoredError
  }
