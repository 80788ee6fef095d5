import type { Answer, Changeset, Fence, NewNotice, NewWork, StoredEvent } from '../pipeline/changeset.ts'
import type { RecordKey, RecordKind, Records } from '../pipeline/records.ts'
import type { RelayRecord } from '../pipeline/relay/relay-record.ts'
import type { RunEnd, RunRecord, RunState, WorkerIdentity, WorkerRecord } from '../pipeline/runs/run-record.ts'
import type { ItemRecord, VisitRecord } from '../pipeline/visits/visit-record.ts'
import type { PlacedFrame, TranscriptFrame } from './transcript-frame.ts'
import type { RecordFault } from './verify-records.ts'

/**
 * What every engine of the store does, in the words of the domain. Shows no connection and no statement; takes
 * batches, because every engine is faster with them.
 *
 * 1. `commit` answers a changeset only once it is on disk, whole. One whose fence does not hold is `fenced`, one whose
 *    reads have changed is a `conflict`; either leaves nothing behind, and the others of the batch are not touched.
 * 2. A `commandId` that was committed before answers `repeated` with the first answer, whatever else it says.
 * 3. Events are numbered 1, 2, 3 … over the whole store and within each stream, without gaps, in commit order, and
 *    each stream is a hash chain.
 * 4. Leases are judged by the store's own time. What a worker has claimed is handed to nobody else while its lease is
 *    live; a lease that is over is never renewed.
 * 5. A record comes back as JSON gives it, its members in the order in which they were written: digests rest on it.
 * 6. What a run's processes said is kept apart: a transcript is read by its place, is not part of a backup, and goes
 *    when it is old. What `appendTranscript` answered survives the death of the process; a failing power supply may
 *    take the newest of it, never a part of a frame.
 */
export interface Store {
  readonly load: <const Keys extends readonly RecordKey[]>(keys: Keys) => Promise<LoadedAll<Keys>>
  /** Answers in the order of the changesets. Two of a batch that touch the same record are applied one after the other. */
  readonly commit: (changesets: readonly Changeset[]) => Promise<readonly Committed[]>
  /** Numbers for the tasks of a day: the first of `count` that nobody else gets. */
  readonly reserve: (day: string, count: number) => Promise<number>
  readonly list: <View extends ViewName>(view: View, query: ViewQuery[View]) => Promise<Page<ViewRow[View]>>
  readonly events: (query: EventQuery) => Promise<readonly StoredEvent[]>
  /** Gives ready rows of the queue to a worker whose lease is live; one without is refused (`LEASE_LOST`). */
  readonly claim: (claim: Claim) => Promise<readonly ClaimedWork[]>
  /**
   * Keeps a worker alive for so long from now on; 0 ends its lease. A worker that nobody knew is new. One whose lease is
   * over is refused (`LEASE_LOST`): it may have lost its runs, and registers anew under another id.
   */
  readonly renew: (worker: WorkerIdentity, ms: number) => Promise<Lease>
  /** Ends the lease of a worker that is known to be dead; nothing happens where it is over, or there is no such worker. */
  readonly endLease: (worker: string) => Promise<void>
  /** The store's own time (ms). */
  readonly now: () => Promise<number>
  /**
   * Adds to what a run said, whole or not at all, and answers how many bytes it said in all: where the next frame goes.
   * Frames without bytes are left out.
   */
  readonly appendTranscript: (run_id: string, frames: readonly TranscriptFrame[]) => Promise<number>
  /**
   * What a run said from a place on, at most `limitBytes` of it. A frame comes back as it was appended, but cut where
   * the page begins or ends, and in pieces where it was longer than 64 KiB.
   */
  readonly readTranscript: (run_id: string, query: TranscriptQuery) => Promise<readonly PlacedFrame[]>
  readonly transcriptFacts: (run_id: string) => Promise<TranscriptFacts>
  /**
   * Removes every transcript whose newest frame is older than this moment (ms) and answers how many there were. A run
   * that speaks again afterwards goes on at the place where it was.
   */
  readonly pruneTranscripts: (olderThanMs: number, options?: PruneTranscripts) => Promise<number>
  /**
   * Removes settled rows of the queue that nothing adds again, and answers how many there were: those whose visit is
   * closed, and those of no visit that became ready more than a day ago in the store's time.
   */
  readonly pruneWork: (options?: Pruning) => Promise<number>
  /**
   * Wakes the caller after commits of this process or another: one wake at once, then one after every commit. Wakes
   * that a slow reader has not taken yet are one. It watches from the call on, and ends with the signal or the store.
   */
  readonly watch: (signal: AbortSignal) => AsyncIterable<Wake>
  /**
   * Integrity of the engine's own files, then of the chains, then every stored record against what its events bind; every
   * fault found. Transcripts are not looked at. `progress` is told as it goes on.
   */
  readonly check: (progress?: (progress: CheckProgress) => void) => Promise<readonly StoreFault[]>
  /** Whether the store is the one that its witness saw last: not deleted and made anew, not put back to an older copy. */
  readonly witnessed: () => Promise<Witnessed>
  /** Tells the witness that the store as it is counts from now on. */
  readonly accepted: () => Promise<void>
  /** A consistent copy of the store in one file, without the transcripts, while others go on working. */
  readonly backup: (path: string) => Promise<void>
  readonly facts: () => Promise<StoreFacts>
  readonly close: () => Promise<void>
}

/** A record with its version; version 0 and no value where there is none. */
export type Loaded<Kind extends RecordKind = RecordKind> = {
  readonly [K in Kind]: {
    readonly kind: K
    readonly id: string
    readonly version: number
    readonly value: Records[K] | undefined
  }
}[Kind]

type LoadedOf<Key> = Key extends RecordKey<infer Kind> ? Loaded<Kind> : never

/** What a list of keys loads, each at the place of its key. */
export type LoadedAll<Keys extends readonly RecordKey[]> = { readonly [Index in keyof Keys]: LoadedOf<Keys[Index]> }

export interface Wake {
  readonly type: 'committed'
}

export interface Lease {
  /** The store's time at which it was renewed. */
  readonly now: number
  /** It is live before this moment. */
  readonly until: number
}

export type Committed =
  | { readonly outcome: 'committed'; readonly answer: Answer; readonly numbers: readonly number[] }
  | { readonly outcome: 'repeated'; readonly answer: Answer }
  | { readonly outcome: 'conflict'; readonly key: RecordKey }
  | { readonly outcome: 'fenced'; readonly fence: Fence }

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Pass it on to the same view to get the next page; absent on the last. */
  readonly cursor?: string
}

/** The lists that people and loops ask for. */
export interface ViewQuery {
  readonly tasks: TaskQuery
  /** How many tasks are in each status that any task is in, by status. */
  readonly task_counts: Readonly<Record<string, never>>
  /** Tasks whose next deadline is at or before `until` in pipeline time, the earliest first. */
  readonly due: { readonly until: number; readonly limit: number }
  /** Tasks that name this one as a dependency. */
  readonly dependents: { readonly task_id: string; readonly cursor?: string; readonly limit: number }
  readonly messages: { readonly task_id: string; readonly cursor?: string; readonly limit: number }
  /** Open escalations, the oldest first. */
  readonly escalations: { readonly cursor?: string; readonly limit: number; readonly all?: boolean }
  /** Notices to any of these receivers, the newest first. */
  readonly notices: { readonly to: readonly string[]; readonly cursor?: string; readonly limit: number }
  /** Notices by their ids, in the order asked for; those that are not there are left out. */
  readonly notices_by_id: { readonly ids: readonly string[] }
  /** Runs, the newest first. */
  readonly runs: RunQuery
  /** Runs for which something happens by itself at or before `until` (ms), the earliest first. */
  readonly due_runs: { readonly until: number; readonly limit: number }
  /** Workers, also those that ended long ago; the one believed to be alive for longest first. */
  readonly workers: { readonly limit: number }
  /** Tasks that agents carry and that have not come to their end, the oldest first. */
  readonly relays: { readonly cursor?: string; readonly limit: number }
  /** Visits, the oldest first; open are those that are not closed. */
  readonly visits: OfTask
  /** Entries of inboxes, the oldest first. */
  readonly items: OfTask
  /** Visits for which something happens by itself at or before `until` (ms), the earliest first. */
  readonly due_visits: { readonly until: number; readonly limit: number }
  /** Rows of the queue that are not settled, the oldest first. */
  readonly rows: RowQuery
  /** Rows that could be claimed, of queues that no live worker serves; the one that waits longest first. */
  readonly unserved: { readonly limit: number }
  /** Runs that have not ended and whose holder's lease is over, the oldest first. */
  readonly lost_runs: { readonly limit: number }
}

interface OfTask {
  readonly task_id?: string
  readonly open?: boolean
  readonly cursor?: string
  readonly limit: number
}

export interface RowQuery {
  /** Claimed by this worker, whether or not its lease is live. */
  readonly worker?: string
  readonly task_id?: string
  readonly state?: WorkState
  /** Parked on this key. */
  readonly key?: string
  readonly cursor?: string
  readonly limit: number
}

export interface TaskQuery {
  readonly status?: readonly string[]
  readonly team?: string
  readonly open?: boolean
  readonly text?: string
  readonly cursor?: string
  readonly limit: number
}

export interface RunQuery {
  readonly state?: readonly RunState[]
  readonly task_id?: string
  readonly holder?: string
  /** Only those that have not ended; with `false` only those that have. */
  readonly open?: boolean
  readonly cursor?: string
  readonly limit: number
}

export interface ViewRow {
  readonly tasks: TaskRow
  readonly task_counts: { readonly status: string; readonly count: number }
  readonly due: { readonly task_id: string; readonly due_at: number }
  readonly dependents: { readonly task_id: string }
  readonly messages: { readonly id: string; readonly value: Records['message'] }
  readonly escalations: { readonly task_id: string; readonly escalation: Records['task']['escalations'][number] }
  readonly notices: NewNotice
  readonly notices_by_id: NewNotice
  readonly runs: RunRow
  readonly due_runs: { readonly run_id: string; readonly due_at: number }
  readonly workers: WorkerRecord
  readonly relays: RelayRecord
  readonly visits: VisitRecord
  readonly items: ItemRecord
  readonly due_visits: { readonly visit: string; readonly due_at: number }
  readonly rows: WorkRow
  readonly unserved: UnservedRow
  readonly lost_runs: { readonly run_id: string; readonly task_id: string | null; readonly holder: string }
}
export type ViewName = keyof ViewQuery

/** A line of a task list. */
export interface TaskRow {
  readonly task_id: string
  readonly title: string
  readonly status: string
  readonly team: string
  readonly agent: string | null
  readonly priority: string
  readonly revision_count: number
  readonly blocked: boolean
  readonly updated_at: string
  readonly due_at: number | null
}

/** A line of a list of runs. */
export interface RunRow
  extends Pick<
    RunRecord,
    | 'run_id'
    | 'task_id'
    | 'stage'
    | 'agent'
    | 'state'
    | 'attempt'
    | 'holder'
    | 'wish'
    | 'due_at'
    | 'created_at'
    | 'started_at'
    | 'ended_at'
    | 'updated_at'
  > {
  /** The text of the question that it waits with, the oldest that is open; none once it has ended. */
  readonly question: string | null
  readonly how: RunEnd['how'] | null
}

export interface TranscriptQuery {
  /** How many bytes of the transcript come before what is asked for. */
  readonly after: number
  readonly limitBytes: number
}

export interface Pruning {
  /** Only counts. */
  readonly dryRun?: boolean
}

export interface PruneTranscripts extends Pruning {
  /** Runs whose transcripts stay, however old. */
  readonly keep?: ReadonlySet<string>
}

export interface TranscriptFacts {
  /** How many bytes the run has said in all. */
  readonly bytes: number
  /** How many pieces of about 64 KiB are kept. */
  readonly chunks: number
}

export interface EventQuery {
  /** One stream, or all. */
  readonly stream?: string
  /** After this number (of the stream when one is named). */
  readonly after?: number
  readonly limit: number
}

export interface Claim {
  readonly worker: string
  /** In the order in which they are served. */
  readonly queues: readonly string[]
  readonly limit: number
  /** Only rows of this task. */
  readonly task?: string
  /** The newest schema that the worker understands. */
  readonly schema: number
}

export interface ClaimedWork {
  readonly row: NewWork
  /** What a report on the row is fenced with. */
  readonly token: number
  /** How often it was claimed, this time included. */
  readonly claims: number
  readonly failures: number
}

const WORK_STATES = ['ready', 'claimed', 'parked'] as const
export type WorkState = (typeof WORK_STATES)[number]

/** A row of the queue as it stands; `suspended` is how it is now. */
export interface WorkRow extends NewWork {
  readonly state: WorkState
  readonly token: number
  readonly claims: number
  readonly failures: number
  /** What went wrong the last time. */
  readonly failure: string | null
  readonly holder: string | null
  /** From when it may be claimed, in the store's time. */
  readonly ready_at: number
  /** What a parked row waits for, sorted. */
  readonly keys: readonly string[]
}

export interface UnservedRow {
  readonly id: string
  readonly queue: string
  readonly task_id: string | null
  readonly visit: string | null
  /** Since when it could be claimed and nobody serves its queue, in the store's time, and how long that is. */
  readonly since: number
  readonly for_ms: number
}

export interface StoreFault {
  readonly place: string
  readonly problem: string
  /** Where a record is not what its events bind. */
  readonly record?: RecordFault
}

export interface Witnessed {
  /** `missing`: there was a witness at this place, and it is gone. A store without one that came from elsewhere agrees. */
  readonly state: 'agrees' | 'missing' | 'differs'
  /** The store that the witness saw last, and its newest event. */
  readonly known: { readonly store: string; readonly events: number } | null
  /** The newest event that the store has. */
  readonly found: number
  readonly faults: readonly StoreFault[]
}

export interface CheckProgress {
  /** How many events were folded, of how many. */
  readonly events: number
  readonly of: number
  /** How many records, answers, notices and pieces of work were compared; 0 until the end. */
  readonly compared: number
}

export interface StoreFacts {
  readonly engine: 'memory' | 'sqlite' | 'postgres'
  readonly schema: number
  /** Made when the store was; a copy has the same. */
  readonly id: string
  readonly events: number
  readonly tasks: number
}
