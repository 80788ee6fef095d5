import type { RecordKey } from '../../pipeline/records.ts'
import { CHAIN_START } from '../chain.ts'
import { frozen } from '../frozen-copy.ts'
import type { TerminalStatuses } from '../task-projection.ts'
import { type Connection, parseBody } from './connection.ts'

/**
 * What one transaction knows of the store: versions, the heads of chains, the event counter.
 *
 * 1. It is opened under the write lock: nobody else changes any of it meanwhile.
 * 2. What was read is remembered from one batch to the next, for as long as SQLite says that no other connection has
 *    committed (`data_version`). What was written is remembered only once it is committed (`keep`).
 */
export interface Batch {
  readonly connection: Connection
  readonly version: (key: RecordKey) => VersionedRow
  readonly setVersion: (key: RecordKey, row: VersionedRow) => void
  /** The record as it is before this changeset; undefined where there is none. */
  readonly value: (key: RecordKey) => unknown
  readonly setValue: (key: RecordKey, known: KnownValue) => void
  readonly head: (stream: string) => ChainHead
  readonly setHead: (stream: string, head: ChainHead) => void
  readonly terminals: TerminalStatuses
  /** The hashes of this batch's events, in the order of their numbers. */
  readonly hashes: string[]
  /** The number of the newest event before this batch. */
  readonly before: number
  readonly store: string
  /** To be called right after the commit, before the next batch can be opened. */
  readonly keep: () => void
}

/** What is remembered between the batches of one connection. */
export interface BatchMemory {
  readonly versions: Map<string, VersionedRow>
  readonly heads: Map<string, ChainHead>
  /** Records as they were read or written last; frozen, because callers get this value itself. */
  readonly values: Map<string, KnownValue>
  readonly terminals: TerminalStatuses
  store: StoreRow
  /** What SQLite's `data_version` was; 0 before the first batch. */
  seen: number
}

interface VersionedRow {
  readonly position: number
  /** 0: the record is not there. */
  readonly version: number
  /** What the list of tasks has of it that seldom changes; null for what is not listed. */
  readonly listed: string | null
}

/** A record that is not there has version 0 and no value. */
export interface KnownValue {
  readonly version: number
  readonly value: unknown
}

interface ChainHead {
  readonly seq: number
  readonly hash: string
}

interface StoreRow {
  readonly id: string
  readonly events: number
}

/** More would be a cache that nobody empties. */
const REMEMBERED = 20_000
const REMEMBERED_VALUES = 2_000

export function emptyMemory(): BatchMemory {
  return {
    versions: new Map(),
    heads: new Map(),
    values: new Map(),
    terminals: new Map(),
    store: { id: '', events: 0 },
    seen: 0,
  }
}

export function openBatch(connection: Connection, memory: BatchMemory): Batch {
  refresh(connection, memory)
  const versions = new Map<string, VersionedRow>()
  const heads = new Map<string, ChainHead>()
  const values = new Map<string, KnownValue>()
  const hashes: string[] = []
  const { id, events } = memory.store
  return {
    connection,
    version: (key) => {
      const name = `${key.kind}:${key.id}`
      return versions.get(name) ?? remembered(memory.versions, name, () => readVersion(connection, key))
    },
    setVersion: ({ kind, id: record }, row) => versions.set(`${kind}:${record}`, row),
    value: (key) => {
      const name = `${key.kind}:${key.id}`
      return (values.get(name) ?? remembered(memory.values, name, () => readValue(connection, key))).value
    },
    setValue: ({ kind, id: record }, known) => values.set(`${kind}:${record}`, known),
    head: (stream) => heads.get(stream) ?? remembered(memory.heads, stream, () => readHead(connection, stream)),
    setHead: (stream, head) => heads.set(stream, head),
    terminals: memory.terminals,
    hashes,
    before: events,
    store: id,
    keep: () => {
      for (const [name, row] of versions) memory.versions.set(name, row)
      for (const [stream, head] of heads) memory.heads.set(stream, head)
      for (const [name, known] of values) memory.values.set(name, known)
      memory.store = { id, events: events + hashes.length }
    },
  }
}

/** The store's id and the number of its newest event. */
export function readStore(connection: Connection): StoreRow {
  return connection.get('SELECT id, events FROM store') ?? { id: '', events: 0 }
}

/** Whether what is remembered still holds: nobody else has committed since. */
export function isFresh(connection: Connection, memory: BatchMemory): boolean {
  return dataVersion(connection) === memory.seen
}

/** Forgets what no longer holds. To be called in a transaction. */
export function refresh(connection: Connection, memory: BatchMemory): void {
  const now = dataVersion(connection)
  if (memory.values.size > REMEMBERED_VALUES) memory.values.clear()
  if (now === memory.seen && memory.versions.size + memory.heads.size < REMEMBERED) return
  memory.versions.clear()
  memory.heads.clear()
  memory.values.clear()
  memory.store = readStore(connection)
  memory.seen = now
}

/** SQLite's own count of what other connections have committed. */
export function dataVersion(connection: Connection): number {
  return connection.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0
}

function readVersion(connection: Connection, { kind, id }: RecordKey): VersionedRow {
  const row = connection.get<VersionedRow>(kind === 'task' ? TASK_VERSION : RECORD_VERSION, kind, id)
  return row ?? { position: 0, version: 0, listed: null }
}

/** A record as it is stored, frozen. To be called in a transaction. */
export function readValue(connection: Connection, { kind, id }: RecordKey): KnownValue {
  const row = connection.get<{ version: number; body: string }>(
    'SELECT version, body FROM records WHERE kind = ? AND id = ?',
    kind,
    id,
  )
  if (!row) return { version: 0, value: undefined }
  const value: unknown = parseBody(row.body, connection.path, `${kind} ${id}`)
  frozen(value)
  return { version: row.version, value }
}

const RECORD_VERSION = 'SELECT position, version, NULL AS listed FROM records WHERE kind = ? AND id = ?'
const TASK_VERSION = `SELECT r.position, r.version, t.open || t.links AS listed
  FROM records r LEFT JOIN tasks t ON t.position = r.position WHERE r.kind = ? AND r.id = ?`

function readHead(connection: Connection, stream: string): ChainHead {
  const sql = 'SELECT seq, hash FROM events WHERE stream = ? ORDER BY seq DESC LIMIT 1'
  return connection.get<ChainHead>(sql, stream) ?? { seq: 0, hash: CHAIN_START }
}

function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const found = known.get(key)
  if (found) return found
  const value = find()
  known.set(key, value)
  return value
}
