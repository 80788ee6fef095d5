import { randomUUID } from 'node:crypto'
import { bindAnew, type FoundRow } from '../../pipeline/binding/bind-anew.ts'
import { isBound, streamOf } from '../../pipeline/binding/record-stream.ts'
import type { RecordKind } from '../../pipeline/records.ts'
import type { EventType } from '../../protocol/events/event-map.ts'
import { EVENT_VERSION } from '../../protocol/events/event-version.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { recordDigest } from '../record-digest.ts'
import { Batch, emptyMemory } from './batch.ts'
import { appendEvent } from './commit.ts'
import type { Connection } from './connection.ts'
import { parsed } from './stored-rows.ts'

/** The most rows that one event binds. */
const CHUNK = 200

/**
 * Binds every row of a store that was written before records were bound (schema 4): one `store:bound` for each stream, and
 * for answers, notices and work in the stream `@store`. What such a store holds is taken as it is: nothing proves it.
 */
export function bindExisting(connection: Connection): void {
  const batch = new Batch(connection, emptyMemory())
  if (batch.before === 0) return
  const commandId = `store:bound/${randomUUID()}`
  const answer = { ok: true, result: { schema: 4 } }
  connection.run('INSERT INTO commands (command_id, answer) VALUES (?, ?)', commandId, JSON.stringify(answer))
  for (const [stream, rows] of chunks(records(connection))) bind(batch, commandId, stream, rows)
  for (const [stream, rows] of chunks(others(connection))) bind(batch, commandId, stream, rows)
  connection.run('UPDATE store SET events = ?', batch.before + batch.hashes.length)
}

function bind(batch: Batch, commandId: string, stream: string, rows: readonly FoundRow[]): void {
  const by = { v: EVENT_VERSION, at: new Date().toISOString(), actor: PLATFORM_AGENT, simulated: false }
  const event = { ...by, stream, type: 'store:bound' satisfies EventType, data: { rows: rows.length } }
  appendEvent(batch, { event, wrote: bindAnew(rows, recordDigest) }, commandId)
}

type Placed = readonly [stream: string, row: FoundRow]

/** Rows of one stream together, at most as many as one event binds. */
function* chunks(placed: Iterable<Placed>): Generator<readonly [stream: string, rows: readonly FoundRow[]]> {
  let rows: FoundRow[] = []
  let stream = ''
  for (const [next, row] of placed) {
    if (rows.length > 0 && (next !== stream || rows.length === CHUNK)) {
      yield [stream, rows]
      rows = []
    }
    stream = next
    rows.push(row)
  }
  if (rows.length > 0) yield [stream, rows]
}

/** A row that is no JSON is left out, and stays a fault. */
function* records(connection: Connection): Generator<Placed> {
  const task = "CASE WHEN kind = 'message' AND json_valid(body) THEN json_extract(body, '$.task_id') ELSE id END"
  const sql = `SELECT kind, id, body FROM records ORDER BY ${task}, kind, position`
  for (const { kind, id, body } of connection.each<{ kind: string; id: string; body: string }>(sql)) {
    const value = parsed(body)
    if (value !== undefined && isBound(kind)) yield [streamOf(kind as RecordKind, id, value), { kind, id, value }]
  }
}

function* others(connection: Connection): Generator<Placed> {
  for (const [kind, sql] of Object.entries(OTHERS)) {
    for (const { id, body } of connection.each<{ id: string; body: string }>(sql)) {
      const value = parsed(body)
      if (value !== undefined) yield ['@store', { kind, id, value }]
    }
  }
}

const OTHERS = {
  command: 'SELECT command_id AS id, answer AS body FROM commands ORDER BY position',
  notice: 'SELECT id, body FROM notices ORDER BY position',
  work: 'SELECT id, body FROM work ORDER BY position',
} as const
