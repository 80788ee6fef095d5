import type { RecordKey } from '../../pipeline/records.ts'
import { CHAIN_START } from '../chain.ts'
import { frozen } from '../frozen-copy.ts'
import type { TerminalStatuses } from '../task-projection.ts'
import { type Connection, parseBody } from './connection.ts'
import { KnownRecords, type KnownValue, type ListedTask, type VersionedRow } from './known-records.ts'

/** What is remembered of the store between the transactions of one connection. */
export interface BatchMemory {
  readonly records: KnownRecords
  readonly heads: Map<string, ChainHead>
  readonly terminals: TerminalStatuses
  store: StoreRow
  /** What SQLite's `data_version` was; 0 before the first batch. */
  seen: number
  /** A batch has begun and is not committed: what is remembered may be undone. */
  open: boolean
  /** SQLite was asked, and no promise has been settled since (`isFresh`). */
  asked: boolean
}

interface ChainHead {
  readonly seq: number
  readonly hash: string
}

interface StoreRow {
  readonly id: string
  readonly events: number
}

/** Heads of chains; more would be a cache that nobody empties. */
const MOST_HEADS = 20_000

export function emptyMemory(): BatchMemory {
  return {
    records: new KnownRecords(),
    heads: new Map(),
    terminals: new Map(),
    store: { id: '', events: 0 },
    seen: 0,
    open: false,
    asked: false,
  }
}

/**
 * What one transaction knows of the store: versions, values, the heads of chains, the event counter.
 *
 * 1. It is opened under the write lock: nobody else changes any of it meanwhile.
 * 2. What was read is remembered from one batch to the next, for as long as SQLite says that no other connection has
 *    committed (`data_version`).
 * 3. What is written is remembered at once. A batch that is not kept was undone: then everything is forgotten.
 */
export class Batch {
  readonly connection: Connection
  /** The hashes of this batch's events, in the order of their numbers. */
  readonly hashes: string[] = []
  /** The number of the newest event before this batch. */
  readonly before: number
  /** The id of the store. */
  readonly store: string
  readonly terminals: TerminalStatuses
  readonly #memory: BatchMemory

  constructor(connection: Connection, memory: BatchMemory) {
    refresh(connection, memory)
    memory.open = true
    this.connection = connection
    this.before = memory.store.events
    this.store = memory.store.id
    this.terminals = memory.terminals
    this.#memory = memory
  }

  row(key: RecordKey): VersionedRow {
    const known = this.#memory.records.of(key)
    known.row ??= readRow(this.connection, key)
    return known.row
  }

  setRow(key: RecordKey, row: VersionedRow): void {
    this.#memory.records.of(key).row = row
  }

  /** The record as it is now, before whatever is written next; undefined where there is none. */
  value(key: RecordKey): unknown {
    const { records } = this.#memory
    const known = records.of(key)
    if (known.value) return known.value.value
    // The row first: writing the record needs it, and a missing record needs nothing else.
    known.row ??= readRow(this.connection, key)
    if (known.row.version === 0) return undefined
    const found = readValue(this.connection, key)
    records.setValue(known, found)
    return found.value
  }

  /** Without a value the record is read again when somebody asks for it. */
  setValue(key: RecordKey, value: KnownValue | undefined): void {
    const { records } = this.#memory
    records.setValue(records.of(key), value)
  }

  head(stream: string): ChainHead {
    const { heads } = this.#memory
    const known = heads.get(stream) ?? readHead(this.connection, stream)
    heads.set(stream, known)
    return known
  }

  setHead(stream: string, head: ChainHead): void {
    this.#memory.heads.set(stream, head)
  }

  /** To be called right after the commit, before the next batch can be opened. */
  keep(): void {
    const memory = this.#memory
    memory.store = { id: this.store, events: this.before + this.hashes.length }
    memory.open = false
  }
}

/** The store's id and the number of its newest event. */
export function readStore(connection: Connection): StoreRow {
  return connection.get('SELECT id, events FROM store') ?? { id: '', events: 0 }
}

/**
 * Whether what is remembered still holds: nobody else has committed since. A caller that reads events first must not get
 * records that are older, so the answer of SQLite holds only until the next microtask that is queued now. Whatever is
 * read from the store after the question reaches its caller by a microtask that is queued later. Commands that go on
 * together after a group commit are ahead in the queue: they share one question, which costs as much as a decision.
 */
export function isFresh(connection: Connection, memory: BatchMemory): boolean {
  if (memory.open) return false
  if (memory.asked) return true
  if (dataVersion(connection) !== memory.seen) return false
  memory.asked = true
  queueMicrotask(() => {
    memory.asked = false
  })
  return true
}

/** Whether `isFresh` is known without asking SQLite. */
export const isAnswered = (memory: BatchMemory): boolean => memory.open || memory.asked

/** Forgets what no longer holds. To be called in a transaction. */
export function refresh(connection: Connection, memory: BatchMemory): void {
  const now = dataVersion(connection)
  memory.asked = false
  if (memory.open || now !== memory.seen) {
    memory.records.clear()
    memory.heads.clear()
    memory.store = readStore(connection)
    memory.seen = now
    memory.open = false
  }
  memory.records.makeRoom()
  if (memory.heads.size > MOST_HEADS) memory.heads.clear()
}

/** SQLite's own count of what other connections have committed. */
export function dataVersion(connection: Connection): number {
  return connection.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0
}

function readRow(connection: Connection, { kind, id }: RecordKey): VersionedRow {
  const row = connection.get<{ position: number; version: number }>(RECORD_ROW, kind, id)
  if (!row) return { position: 0, version: 0, listed: null }
  const listed = kind === 'task' ? connection.get<ListedTask>(TASK_ROW, row.position) : undefined
  return { position: row.position, version: row.version, listed: listed ?? null }
}

/** A record as it is stored, frozen. To be called in a transaction. */
export function readValue(connection: Connection, { kind, id }: RecordKey): KnownValue {
  const row = connection.get<{ version: number; body: string }>(
    'SELECT version, body FROM records WHERE kind = ? AND id = ?',
    kind,
    id,
  )
  if (!row) return { version: 0, value: undefined, chars: 0 }
  const value: unknown = parseBody(row.body, connection.path, `${kind} ${id}`)
  frozen(value)
  return { version: row.version, value, chars: row.body.length }
}

const RECORD_ROW = 'SELECT position, version FROM records WHERE kind = ? AND id = ?'
const TASK_ROW = 'SELECT team, due_at, open, links FROM tasks WHERE position = ?'

function readHead(connection: Connection, stream: string): ChainHead {
  const sql = 'SELECT seq, hash FROM events WHERE stream = ? ORDER BY seq DESC LIMIT 1'
  return connection.get<ChainHead>(sql, stream) ?? { seq: 0, hash: CHAIN_START }
}
