import type { Connection } from './connection.ts'

/** Where a transcript ends, and so where the next frame goes. */
export interface TranscriptEnd {
  readonly transcript: number
  /** How many bytes were said in all. */
  readonly until: number
  /** How full the open chunk is. */
  readonly filled: number
  /** The newest time in it (ms); null where nothing is kept. */
  readonly at: number | null
}

/** Undefined where nothing was ever said. The newest row tells: nothing has to be counted, and no sum to be kept. */
export function transcriptEnd(connection: Connection, run_id: string): TranscriptEnd | undefined {
  const known = connection.get<{ position: number; pruned: number }>(
    'SELECT position, pruned FROM transcripts WHERE run_id = ?',
    run_id,
  )
  if (!known) return undefined
  const transcript = known.position
  const newest =
    connection.get<NewestRow>(NEWEST_TAIL, transcript) ?? connection.get<NewestRow>(NEWEST_CHUNK, transcript)
  return { transcript, ...(newest ?? { until: known.pruned, filled: 0, at: null }) }
}

type NewestRow = Omit<TranscriptEnd, 'transcript'>

const NEWEST_TAIL = 'SELECT until, filled, at FROM tails WHERE transcript = ? ORDER BY until DESC LIMIT 1'
const NEWEST_CHUNK = 'SELECT until, 0 AS filled, at FROM chunks WHERE transcript = ? ORDER BY until DESC LIMIT 1'
