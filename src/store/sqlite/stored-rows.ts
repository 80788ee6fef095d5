import type { StoredEvent } from '../../pipeline/changeset.ts'
import { unsealEvent } from '../chain.ts'
import type { StoredRows } from '../verify-records.ts'
import type { Connection } from './connection.ts'

export interface EventRow {
  readonly number: number
  readonly stream: string
  readonly seq: number
  readonly previous: string
  readonly hash: string
  readonly text: string
}

/** The tables beside `records` whose rows are bound too: how a row is found, and what of it is bound. */
const TABLES: Readonly<Record<string, { readonly one: string; readonly ids: string; readonly count: string }>> = {
  command: {
    one: 'SELECT answer AS body FROM commands WHERE command_id = ?',
    ids: 'SELECT command_id AS id FROM commands',
    count: 'SELECT count(*) AS count FROM commands',
  },
  notice: {
    one: 'SELECT body FROM notices WHERE id = ?',
    ids: 'SELECT id FROM notices',
    count: 'SELECT count(*) AS count FROM notices',
  },
  work: {
    one: 'SELECT body FROM work WHERE id = ?',
    ids: 'SELECT id FROM work',
    count: 'SELECT count(*) AS count FROM work',
  },
}

/** The rows of a store, one by one. To be used within one transaction. */
export function storedRows(connection: Connection): StoredRows {
  return {
    events: function* () {
      const sql = 'SELECT number, stream, seq, previous, hash, body AS text FROM events ORDER BY stream, seq'
      for (const row of connection.each<EventRow>(sql)) {
        const event = eventOf(row)
        if (event) yield event
      }
    },
    row: (kind, id) => {
      const table = TABLES[kind]
      const found = table
        ? connection.get<{ body: string }>(table.one, id)
        : connection.get<{ body: string }>('SELECT body FROM records WHERE kind = ? AND id = ?', kind, id)
      return found && { value: parsed(found.body) }
    },
    counts: () => {
      const sql = 'SELECT kind, count(*) AS count FROM records GROUP BY kind'
      const counts = new Map(
        connection.all<{ kind: string; count: number }>(sql).map(({ kind, count }) => [kind, count]),
      )
      for (const [kind, { count }] of Object.entries(TABLES))
        counts.set(kind, connection.get<{ count: number }>(count)?.count ?? 0)
      return counts
    },
    ids: function* (kind) {
      const table = TABLES[kind]
      const rows = table
        ? connection.each<{ id: string }>(table.ids)
        : connection.each<{ id: string }>('SELECT id FROM records WHERE kind = ?', kind)
      for (const { id } of rows) yield id
    },
  }
}

/** The event of a row, if its text tells of the place it stands at. */
export function eventOf(row: EventRow): StoredEvent | undefined {
  try {
    const event = unsealEvent(row)
    return event.number === row.number && event.stream === row.stream && event.seq === row.seq ? event : undefined
  } catch {
    return undefined
  }
}

/** Undefined where the text is no JSON: nothing that Baton wrote. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
