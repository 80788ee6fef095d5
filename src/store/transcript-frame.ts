/**
 * What a run's processes said, frame by frame, and how frames are packed into chunks; the same in every engine.
 *
 * Owns: how a frame is written as bytes, and when a chunk is full. Does not own: where chunks are kept, or how they are
 * compressed.
 *
 * 1. A place counts the bytes of all frames of a run from 0; headers do not count.
 * 2. A frame longer than a chunk is cut into pieces first, and any other frame stays whole. What is appended at once
 *    makes chunks of up to `LARGE_CHUNK_BYTES`, so no chunk is longer than that and two pieces.
 */
export interface TranscriptFrame {
  readonly source: TranscriptSource
  /** Milliseconds. */
  readonly at: number
  readonly bytes: Uint8Array
}

/** A frame with the place of its first byte. */
export interface PlacedFrame extends TranscriptFrame {
  readonly position: number
}

/**
 * In the order of their numbers on disk: add at the end.
 *
 * The agent printed `stdout` (log lines), `block` (blocks that were heard) and, as the CLI of an adapter, `wire` (its
 * events), and `stderr`. It was told `stdin`. The adapter wrote `log` about the events of a CLI, and `block` of its words.
 * `baton` are our own notes. So log lines are `stdout`, `log` and `stderr`, and nothing is kept twice.
 */
export const TRANSCRIPT_SOURCES = ['stdout', 'stderr', 'stdin', 'baton', 'log', 'block', 'wire'] as const
export type TranscriptSource = (typeof TRANSCRIPT_SOURCES)[number]

/** How many bytes, with their headers, make a chunk full. */
export const CHUNK_BYTES = 64 * 1024

/**
 * So many of one append make a chunk: fewer bodies to pack and fewer rows for an agent that prints much. A reader who
 * wants one line unpacks as much.
 */
export const LARGE_CHUNK_BYTES = 4 * CHUNK_BYTES

/** No chunk has more bytes, with their headers. */
export const MOST_CHUNK_BYTES = LARGE_CHUNK_BYTES + 2 * CHUNK_BYTES

/** The source, the time, the length: 1 + 6 + 4 bytes. */
const HEADER_BYTES = 11
const LATEST = 2 ** 48 - 1

/** Frames that go into one chunk, after what is there already. */
export interface FrameGroup {
  readonly frames: readonly TranscriptFrame[]
  /** Of all frames together. */
  readonly bytes: number
  /** How full the chunk is with them. */
  readonly filled: number
  /** Whether that ends the chunk. */
  readonly full: boolean
  /** The newest time in it. */
  readonly at: number
}

/** Frames by the chunks that they go into; `filled` says how full the chunk is that they begin with. */
export function* groupFrames(frames: readonly TranscriptFrame[], filled: number): Generator<FrameGroup> {
  let size = filled
  let group: TranscriptFrame[] = []
  for (const piece of piecesOf(frames)) {
    group.push(piece)
    size += HEADER_BYTES + piece.bytes.length
    if (size < LARGE_CHUNK_BYTES) continue
    yield groupOf(group, size)
    group = []
    size = 0
  }
  if (group.length > 0) yield groupOf(group, size)
}

function groupOf(frames: readonly TranscriptFrame[], filled: number): FrameGroup {
  const bytes = frames.reduce((sum, frame) => sum + frame.bytes.length, 0)
  const at = frames.reduce((newest, frame) => Math.max(newest, frame.at), 0)
  return { frames, bytes, filled, full: filled >= CHUNK_BYTES, at }
}

function* piecesOf(frames: readonly TranscriptFrame[]): Generator<TranscriptFrame> {
  for (const { source, at, bytes } of frames) {
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      yield { source, at, bytes: bytes.subarray(start, start + CHUNK_BYTES) }
    }
  }
}

/** Refuses what no engine could keep: a defect of the caller. */
export function assertFrames(frames: readonly TranscriptFrame[]): void {
  for (const { source, at } of frames) {
    if (!TRANSCRIPT_SOURCES.includes(source)) throw new TypeError(`no source of a transcript: ${source}`)
    if (!Number.isInteger(at) || at < 0 || at > LATEST) throw new TypeError(`no time of a frame: ${at}`)
  }
}

/**
 * The frames after what is encoded `before` them. Into `room`, where it is given and large enough; the answer is then a
 * part of it.
 */
export function encodeFrames(
  frames: readonly TranscriptFrame[],
  room?: Buffer,
  before: readonly Uint8Array[] = [],
): Buffer {
  const start = before.reduce((sum, { length }) => sum + length, 0)
  const size = frames.reduce((sum, { bytes }) => sum + HEADER_BYTES + bytes.length, start)
  const encoded = room && room.length >= size ? room.subarray(0, size) : Buffer.allocUnsafe(size)
  let place = 0
  for (const bytes of before) {
    encoded.set(bytes, place)
    place += bytes.length
  }
  for (const { source, at, bytes } of frames) {
    encoded.writeUInt8(TRANSCRIPT_SOURCES.indexOf(source), place)
    encoded.writeUIntBE(at, place + 1, 6)
    encoded.writeUInt32BE(bytes.length, place + 7)
    encoded.set(bytes, place + HEADER_BYTES)
    place += HEADER_BYTES + bytes.length
  }
  return encoded
}

/** The frames of a chunk that begins at `position`; undefined where the bytes are not what `encodeFrames` writes. */
export function decodeFrames(encoded: Buffer, position: number): PlacedFrame[] | undefined {
  const frames: PlacedFrame[] = []
  let place = 0
  let next = position
  while (place < encoded.length) {
    if (place + HEADER_BYTES > encoded.length) return undefined
    const source = TRANSCRIPT_SOURCES[encoded.readUInt8(place)]
    const at = encoded.readUIntBE(place + 1, 6)
    const start = place + HEADER_BYTES
    const end = start + encoded.readUInt32BE(place + 7)
    if (source === undefined || end > encoded.length) return undefined
    frames.push({ source, at, position: next, bytes: encoded.subarray(start, end) })
    next += end - start
    place = end
  }
  return frames
}

/** What of these frames, in their order, lies after a place, and at most `limitBytes` of it. */
export function cutFrames(
  frames: Iterable<PlacedFrame>,
  { after, limitBytes }: { readonly after: number; readonly limitBytes: number },
): PlacedFrame[] {
  const cut: PlacedFrame[] = []
  let left = limitBytes
  if (left <= 0) return cut
  for (const { position, bytes, source, at } of frames) {
    const skipped = Math.max(0, after - position)
    if (skipped >= bytes.length) continue
    // Copied: what is handed out neither changes the store nor holds on to a whole chunk.
    const kept = new Uint8Array(bytes.subarray(skipped, skipped + left))
    cut.push({ source, at, position: position + skipped, bytes: kept })
    left -= kept.length
    // Here, because asking for one frame more may mean to unpack one chunk more.
    if (left <= 0) break
  }
  return cut
}
