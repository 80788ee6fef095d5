import type { Answer, NewNotice, NewWork, StoredEvent } from '../../pipeline/changeset.ts'
import type { Escalation, RecordKey, RecordKind, Records } from '../../pipeline/records.ts'
import type { RunRow, WorkRow } from '../port.ts'
import type { TaskProjection, TerminalStatuses } from '../task-projection.ts'
import type { PlacedFrame } from '../transcript-frame.ts'

/**
 * Everything that a store in memory holds. Only `commit`, `reserve`, `claim`, `renew`, `endLease` and what is
 * done to transcripts change it, each in one go without waiting in between; the values inside are frozen.
 */
export interface MemoryState {
  readonly id: string
  readonly records: Map<string, MemoryRecord>
  /** The same, by kind and in the order of their positions: a list of visits does not look at tasks. */
  readonly byKind: Map<RecordKind, MemoryRecord[]>
  readonly commands: Map<string, Answer>
  readonly events: StoredEvent[]
  readonly streams: Map<string, StoredEvent[]>
  /** By id, in the order in which the store first saw them. */
  readonly tasks: Map<string, MemoryTask>
  readonly runs: Map<string, MemoryRun>
  /** By task. */
  readonly messages: Map<string, MemoryRecord<'message'>[]>
  /** By task and id, in the order in which they were raised. */
  readonly escalations: Map<string, MemoryEscalation>
  readonly terminal: TerminalStatuses
  readonly days: Map<string, number>
  readonly notices: Map<string, { readonly position: number; readonly notice: NewNotice }>
  /** Rows of the queue: all, and those that are not settled, so that a claim never looks at the past. */
  readonly work: { readonly all: Map<string, MemoryWork>; readonly open: Set<MemoryWork> }
  /** By run. */
  readonly transcripts: Map<string, MemoryTranscript>
  /** How many escalations were ever raised. */
  raised: number
  /** How many rows of the queue were ever added: settled ones are pruned. */
  added: number
  closed: boolean
}

export interface MemoryRecord<Kind extends RecordKind = RecordKind> {
  readonly position: number
  readonly kind: Kind
  readonly id: string
  version: number
  value: Records[Kind]
}

interface MemoryTask {
  readonly position: number
  projection: TaskProjection
}

interface MemoryRun {
  readonly position: number
  row: RunRow
}

export interface MemoryTranscript {
  frames: PlacedFrame[]
  /** How many bytes the run has said in all. */
  bytes: number
  /** How many chunks are full, and how full the open one is. */
  full: number
  filled: number
  /** The newest time in it. */
  at: number
}

interface MemoryEscalation {
  readonly position: number
  readonly task_id: string
  escalation: Escalation
}

export interface MemoryWork {
  readonly position: number
  readonly row: Omit<NewWork, 'suspended'>
  state: WorkRow['state'] | 'settled'
  suspended: boolean
  token: number
  claims: number
  failures: number
  failure: string | null
  ready_at: number
  holder: string | null
  keys: ReadonlySet<string>
}

export function emptyState(id: string): MemoryState {
  return {
    id,
    records: new Map(),
    byKind: new Map(),
    commands: new Map(),
    events: [],
    streams: new Map(),
    tasks: new Map(),
    runs: new Map(),
    messages: new Map(),
    escalations: new Map(),
    terminal: new Map(),
    transcripts: new Map(),
    raised: 0,
    added: 0,
    days: new Map(),
    notices: new Map(),
    work: { all: new Map(), open: new Set() },
    closed: false,
  }
}

export function recordKey({ kind, id }: RecordKey): string {
  return `${kind}:${id}`
}
