import { assertKey } from '../storable.ts'
import {
  assertFrames,
  CHUNK_BYTES,
  encodeFrames,
  type FrameGroup,
  groupFrames,
  type TranscriptFrame,
} from '../transcript-frame.ts'
import type { ChunkBody, ChunkPacker } from './chunk-body.ts'
import type { Connection } from './connection.ts'
import { type TranscriptEnd, transcriptEnd } from './transcript-end.ts'
import type { TranscriptFile } from './transcript-file.ts'

/**
 * Adds frames to what a run said, in one transaction.
 *
 * What does not fill a chunk becomes a row of the tail; what fills it takes the tail's rows with it into one packed
 * chunk. An open chunk that grows in place was not taken: SQLite writes a value anew with every change to it, so that
 * lines of 100 bytes would write 300 times what was said. A row of its own writes the page it is on.
 */
export async function appendTranscript(
  file: TranscriptFile,
  run_id: string,
  frames: readonly TranscriptFrame[],
): Promise<number> {
  assertKey(run_id)
  assertFrames(frames)
  const said = frames.filter(({ bytes }) => bytes.length > 0)
  const connection = said.length > 0 ? await file.toAppend() : await file.toRead()
  if (!connection) return 0
  if (said.length === 0) return connection.read(() => transcriptEnd(connection, run_id)?.until ?? 0)
  const ready = await packAhead(connection, file.packer, run_id, said)
  return connection.write(() => {
    let end = transcriptEnd(connection, run_id) ?? begin(connection, run_id)
    const groups = end.filled === 0 && ready ? ready : groupFrames(said, end.filled)
    for (const group of groups) {
      end = group.full ? appendChunk(connection, file.packer, end, group) : appendTail(connection, end, group)
    }
    return end.until
  })
}

interface ReadyGroup extends FrameGroup {
  /** What its frames are as a chunk. */
  readonly chunk?: ChunkBody
}

/**
 * From this size on a chunk is packed outside this thread. Measured: for a lone chunk of 64 KiB the way to the other
 * thread and back costs a quarter of its throughput. What larger chunks gain has to be measured again: the text of the
 * benchmark repeated itself and packed too well.
 */
const PACKED_AHEAD_BYTES = 2 * CHUNK_BYTES

/**
 * Packs large chunks before the transaction and outside this thread. Only where the transcript ends with a whole chunk:
 * what is in the tail goes into the next one, and another process may add to it until the transaction begins.
 */
async function packAhead(
  connection: Connection,
  packer: ChunkPacker,
  run_id: string,
  said: readonly TranscriptFrame[],
): Promise<readonly ReadyGroup[] | undefined> {
  const groups = [...groupFrames(said, 0)]
  if (!groups.some(({ filled }) => filled >= PACKED_AHEAD_BYTES)) return undefined
  // Without a transaction: it is only a hint, the append looks again.
  const filled = await connection.bare(() => transcriptEnd(connection, run_id)?.filled ?? 0)
  if (filled > 0) return undefined
  const ready: ReadyGroup[] = []
  for (const group of groups) ready.push(group.full ? { ...group, chunk: await packer.packAhead(group.frames) } : group)
  return ready
}

function begin(connection: Connection, run_id: string): TranscriptEnd {
  const { lastInsertRowid } = connection.run('INSERT INTO transcripts (run_id) VALUES (?)', run_id)
  return { transcript: lastInsertRowid, until: 0, filled: 0, at: null }
}

function appendTail(connection: Connection, end: TranscriptEnd, group: FrameGroup): TranscriptEnd {
  const next = endAfter(connection, end, group)
  connection.run(
    'INSERT INTO tails (transcript, until, bytes, at, filled, body) VALUES (?, ?, ?, ?, ?, ?)',
    next.transcript,
    next.until,
    group.bytes,
    next.at,
    next.filled,
    encodeFrames(group.frames),
  )
  return next
}

function appendChunk(
  connection: Connection,
  packer: ChunkPacker,
  end: TranscriptEnd,
  group: ReadyGroup,
): TranscriptEnd {
  const next = { ...endAfter(connection, end, group), filled: 0 }
  const tail = end.filled > 0 ? takeTail(connection, end.transcript) : []
  const bytes = tail.reduce((sum, row) => sum + row.bytes, group.bytes)
  const before = tail.map((row) => row.body)
  const { packed, body } = group.chunk ?? packer.packNow(before, group.frames)
  connection.run(
    'INSERT INTO chunks (transcript, until, bytes, at, packed, body) VALUES (?, ?, ?, ?, ?, ?)',
    next.transcript,
    next.until,
    bytes,
    next.at,
    packed,
    body,
  )
  return next
}

interface TailRow {
  readonly bytes: number
  readonly body: Uint8Array
}

function takeTail(connection: Connection, transcript: number): TailRow[] {
  const rows = connection.all<TailRow>('SELECT bytes, body FROM tails WHERE transcript = ? ORDER BY until', transcript)
  connection.run('DELETE FROM tails WHERE transcript = ?', transcript)
  return rows
}

/** Where a transcript ends with one group more. What is found by its time needs only a time that is not too new. */
function endAfter(connection: Connection, end: TranscriptEnd, group: FrameGroup): TranscriptEnd & { at: number } {
  const { transcript } = end
  const at = Math.max(end.at ?? 0, group.at)
  if (group.full || end.at === null) connection.run('UPDATE transcripts SET at = ? WHERE position = ?', at, transcript)
  return { transcript, until: end.until + group.bytes, filled: group.filled, at }
}
