import { BatonError } from '../../protocol/baton-error.ts'
import type { TranscriptQuery } from '../port.ts'
import { cutFrames, decodeFrames, type PlacedFrame } from '../transcript-frame.ts'
import { type ChunkBody, unpackChunk } from './chunk-body.ts'
import type { Connection } from './connection.ts'
import type { TranscriptFile } from './transcript-file.ts'

/** Unpacks from the chunk that holds the place on, one chunk at a time, until it is enough. */
export async function readTranscript(
  file: TranscriptFile,
  run_id: string,
  query: TranscriptQuery,
): Promise<readonly PlacedFrame[]> {
  const connection = await file.toRead()
  if (!connection) return []
  return connection.read(() => cutFrames(framesAfter(connection, run_id, query.after), query))
}

interface StoredChunk extends ChunkBody {
  readonly until: number
  readonly bytes: number
}

const OF_RUN = 'transcript = (SELECT position FROM transcripts WHERE run_id = ?) AND until > ? ORDER BY until'
const CHUNKS = `SELECT until, bytes, packed, body FROM chunks WHERE ${OF_RUN}`
const TAIL = `SELECT until, bytes, 0 AS packed, body FROM tails WHERE ${OF_RUN}`

function* framesAfter(connection: Connection, run_id: string, after: number): Generator<PlacedFrame> {
  for (const sql of [CHUNKS, TAIL]) {
    for (const chunk of connection.each<StoredChunk>(sql, run_id, after)) {
      const start = chunk.until - chunk.bytes
      const unpacked = unpackChunk(chunk)
      const frames = unpacked && decodeFrames(unpacked, start)
      const end = frames?.at(-1)
      if (!frames || !end || end.position + end.bytes.length !== chunk.until) {
        const reason = `what run ${run_id} said from byte ${start} on cannot be read`
        throw BatonError.of('STORE_CORRUPT', { store: connection.path, reason })
      }
      yield* frames
    }
  }
}
