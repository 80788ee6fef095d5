/** An event as it is sent, made once for all streams. */
export interface HubFrame {
  readonly number: number
  readonly task_id: string | null
  readonly run_id: string | null
  /** Shared by the streams: nobody writes into it. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** What those who are not the PO get; empty where routes refuse it to them too. */
  readonly bytesForOthers: Uint8Array<ArrayBuffer>
}

/** What one stream gets at a time. A single frame may be longer. */
const CHUNK_BYTES = 64 * 1024
/**
 * Chunks that are kept for streams that come back at the same time, as all do after the server was restarted. More than
 * the buffers of a socket hold: so many bytes are made for a client that does not read.
 */
const KEPT_BYTES = 8 * 1024 * 1024
const LARGEST_PAGE = 256

/**
 * Events from the store, for streams that are too far behind for the frames in memory.
 *
 * Owns: the chunks that were read last. 60 clients that come back at once and read the same events cost as much as one.
 *
 * 1. One chunk is read at a time: what is in memory while it is made does not grow with the number of streams.
 * 2. A chunk is the same for everybody who asks after the same number.
 */
export class EventReplays {
  readonly #stored: (after: number, limit: number) => AsyncIterable<HubFrame>
  readonly #reading = new Map<number, Promise<readonly HubFrame[]>>()
  #chunks = new Map<number, readonly HubFrame[]>()
  #bytes = 0
  /** How many fitted into the last chunk: an event is between a hundred and a hundred thousand bytes long. */
  #fitted = 8
  #last: Promise<unknown> = Promise.resolve()

  constructor(stored: (after: number, limit: number) => AsyncIterable<HubFrame>) {
    this.#stored = stored
  }

  /** The frames after a number, as many as make a chunk and at least one. */
  async after(number: number): Promise<readonly HubFrame[]> {
    const chunks = this.#chunks
    const known = chunks.get(number) ?? this.#reading.get(number)
    if (known) return known
    const reading = this.#last.then(() => this.#read(number))
    this.#last = reading.catch(() => {}) // Each who waits for it is told.
    this.#reading.set(number, reading)
    try {
      const frames = await reading
      if (chunks === this.#chunks) this.#keep(number, frames)
      return frames
    } finally {
      this.#reading.delete(number)
    }
  }

  /** What is asked for from now on is read from the store. */
  forget(): void {
    this.#reading.clear()
    this.#chunks = new Map()
    this.#bytes = 0
  }

  async #read(number: number): Promise<readonly HubFrame[]> {
    const frames: HubFrame[] = []
    let bytes = 0
    for (let page = this.#fitted; ; page *= 2) {
      const limit = Math.min(page, LARGEST_PAGE)
      let read = 0
      for await (const frame of this.#stored(frames.at(-1)?.number ?? number, limit)) {
        read += 1
        bytes += frame.bytes.length
        if (frames.length === 0 || bytes <= CHUNK_BYTES) frames.push(frame)
        if (bytes >= CHUNK_BYTES) {
          this.#fitted = frames.length
          return frames
        }
      }
      if (read < limit) return frames
    }
  }

  /** The oldest chunks come first. */
  #keep(number: number, frames: readonly HubFrame[]): void {
    if (frames.length === 0) return
    this.#chunks.set(number, frames)
    this.#bytes += bytesOf(frames)
    for (const [oldest, kept] of this.#chunks) {
      if (this.#bytes <= KEPT_BYTES) return
      this.#chunks.delete(oldest)
      this.#bytes -= bytesOf(kept)
    }
  }
}

/** Frames from a place on, as many as make a chunk and at least one. */
export function chunkFrom(frames: readonly HubFrame[], from: number): readonly HubFrame[] {
  let to = from
  let bytes = 0
  while (to < frames.length && (to === from || bytes + (frames[to]?.bytes.length ?? 0) <= CHUNK_BYTES)) {
    bytes += frames[to]?.bytes.length ?? 0
    to += 1
  }
  return frames.slice(from, to)
}

const bytesOf = (frames: readonly HubFrame[]): number => frames.reduce((sum, { bytes }) => sum + bytes.length, 0)
