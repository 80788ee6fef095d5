import type { StoredEvent } from '../../pipeline/changeset.ts'
import { unsealEvent } from '../chain.ts'
import type { EventQuery } from '../port.ts'
import type { Connection } from './connection.ts'

interface EventRow {
  readonly previous: string
  readonly hash: string
  readonly text: string
}

const OF_ALL = 'SELECT previous, hash, body AS text FROM events WHERE number > ? ORDER BY number LIMIT ?'
const OF_STREAM = 'SELECT previous, hash, body AS text FROM events WHERE stream = ? AND seq > ? ORDER BY seq LIMIT ?'

export function events(connection: Connection, { stream, after = 0, limit }: EventQuery): Promise<StoredEvent[]> {
  return connection.read(() => {
    const rows =
      stream === undefined
        ? connection.all<EventRow>(OF_ALL, after, limit)
        : connection.all<EventRow>(OF_STREAM, stream, after, limit)
    return rows.map(unsealEvent)
  })
}
