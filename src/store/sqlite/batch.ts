import type { DefinitionRecord, RecordKey } from '../../pipeline/records.ts'
import { CHAIN_START } from '../chain.ts'
import { terminalStatuses } from '../task-projection.ts'
import { type Connection, parseBody } from './connection.ts'

/**
 * What a transaction has read so far, kept up to date with what it has written: while it holds the lock nobody else
 * changes any of it, so each version, each chain's head and the event counter is read once a batch.
 */
export interface Batch {
  readonly connection: Connection
  readonly version: (key: RecordKey) => VersionedRow
  readonly setVersion: (key: RecordKey, row: VersionedRow) => void
  readonly head: (stream: string) => ChainHead
  readonly setHead: (stream: string, head: ChainHead) => void
  readonly terminal: (definition: string) => ReadonlySet<string>
  /** The hashes of this batch's events, in the order of their numbers. */
  readonly hashes: string[]
  /** The number of the newest event before this batch. */
  readonly before: number
  readonly store: string
}

export interface VersionedRow {
  readonly position: number
  /** 0: the record is not there. */
  readonly version: number
}

export interface ChainHead {
  readonly seq: number
  readonly hash: string
}

/** By definition: the statuses in which its tasks are over. Definitions are never edited, so it outlives a batch. */
export type TerminalStatuses = Map<string, ReadonlySet<string>>

export function openBatch(connection: Connection, terminals: TerminalStatuses): Batch {
  const versions = new Map<string, VersionedRow>()
  const heads = new Map<string, ChainHead>()
  const { id, events } = readStore(connection)
  return {
    connection,
    version: (key) => remembered(versions, `${key.kind}:${key.id}`, () => readVersion(connection, key)),
    setVersion: ({ kind, id: record }, row) => versions.set(`${kind}:${record}`, row),
    head: (stream) => remembered(heads, stream, () => readHead(connection, stream)),
    setHead: (stream, head) => heads.set(stream, head),
    terminal: (definition) => terminalOf(connection, terminals, definition),
    hashes: [],
    before: events,
    store: id,
  }
}

/** The store's id and the number of its newest event. */
export function readStore(connection: Connection): { readonly id: string; readonly events: number } {
  return connection.get('SELECT id, events FROM store') ?? { id: '', events: 0 }
}

function readVersion(connection: Connection, { kind, id }: RecordKey): VersionedRow {
  const sql = 'SELECT position, version FROM records WHERE kind = ? AND id = ?'
  return connection.get<VersionedRow>(sql, kind, id) ?? { position: 0, version: 0 }
}

function readHead(connection: Connection, stream: string): ChainHead {
  const sql = 'SELECT seq, hash FROM events WHERE stream = ? ORDER BY seq DESC LIMIT 1'
  return connection.get<ChainHead>(sql, stream) ?? { seq: 0, hash: CHAIN_START }
}

/** A definition that is not there may still come: only what was found is remembered. */
export function terminalOf(connection: Connection, known: TerminalStatuses, definition: string): ReadonlySet<string> {
  const found = known.get(definition)
  if (found) return found
  const sql = "SELECT body FROM records WHERE kind = 'definition' AND id = ?"
  const row = connection.get<{ body: string }>(sql, definition)
  if (!row) return terminalStatuses()
  const record = parseBody<DefinitionRecord>(row.body, connection.path, `definition ${definition}`)
  const terminal = terminalStatuses(record.definition)
  known.set(definition, terminal)
  return terminal
}

function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key) ?? find()
  known.set(key, value)
  return value
}
