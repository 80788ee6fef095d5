import type { Store } from '../../store/port.ts'
import type { TranscriptFrame } from '../../store/transcript-frame.ts'

type Source = TranscriptFrame['source']

/** Output is written in large transactions, so an agent that prints much causes few of them. */
const FLUSH_BYTES = 256 * 1024
const FLUSH_MS = 200
/** More than this on its way to disk, and the agent has to wait. */
const BACKLOG_BYTES = 1024 * 1024
/** A read of this size or more is copied. */
const COPIED_BYTES = 512
/** The size of a reusable buffer ("room"): what is flushed at once. */
const ROOM_BYTES = FLUSH_BYTES + 64 * 1024
const MOST_ROOMS = 1 + BACKLOG_BYTES / FLUSH_BYTES

export interface TranscriptWriterOptions {
  readonly store: Store
  readonly run_id: string
  readonly now: () => number
  /** What the whole transcript may take; the rest of what the agent prints is read, and not kept. */
  readonly maxBytes: number
  /** How much is there already, of earlier attempts. */
  readonly written: number
  /** Whether the run is ours. What an agent said is kept only then: another attempt writes there now. */
  readonly isHeld: () => boolean
  /** Told once: a transcript that cannot be written must not stop the agent. */
  readonly onFault: (reason: string) => void
}

/**
 * Gathers what an agent prints and puts it into the store in pieces.
 *
 * 1. `position` counts every byte that was taken in, kept or not, so that it only grows.
 * 2. What was added before `flush` is stored when it resolves. Nothing here throws.
 * 3. Large reads are copied into a few reusable buffers. Otherwise buffers that wait for the disk would move to the old
 *    generation of the heap, and every few megabytes of output would cause a full garbage collection.
 */
export class TranscriptWriter {
  readonly #options: TranscriptWriterOptions
  #frames: TranscriptFrame[] = []
  #buffered = 0
  #room: Buffer | undefined
  #roomUsed = 0
  readonly #freeRooms: Buffer[] = []
  #taken: number
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #onItsWay = 0
  #full = false
  #broken = false

  constructor(options: TranscriptWriterOptions) {
    this.#options = options
    this.#taken = options.written
  }

  get position(): number {
    return this.#taken
  }

  /** The bytes are ours from now on. The promise, where there is one, is to be waited for before more is read. */
  add(source: Source, bytes: Uint8Array): void | Promise<void> {
    this.#taken += bytes.length
    if (this.#broken || this.#full) return
    if (this.#taken > this.#options.maxBytes) return this.#end()
    this.#frames.push({ source, at: this.#options.now(), bytes: this.#copied(bytes) })
    this.#buffered += bytes.length
    if (this.#buffered < FLUSH_BYTES) {
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
      return
    }
    const written = this.flush()
    return this.#onItsWay > BACKLOG_BYTES ? written : undefined
  }

  say(text: string): void {
    void this.add('baton', Buffer.from(`${text}\n`))
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const frames = this.#frames
    const bytes = this.#buffered
    const room = this.#room
    this.#frames = []
    this.#buffered = 0
    this.#room = undefined
    this.#roomUsed = 0
    if (frames.length > 0) {
      this.#onItsWay += bytes
      this.#writing = this.#writing
        .then(() => this.#write(frames))
        .finally(() => {
          this.#onItsWay -= bytes
          if (room && this.#freeRooms.length < MOST_ROOMS) this.#freeRooms.push(room)
        })
    }
    await this.#writing
  }

  #copied(bytes: Uint8Array): Uint8Array {
    if (bytes.length < COPIED_BYTES || bytes.length > ROOM_BYTES - this.#roomUsed) return bytes
    this.#room ??= this.#freeRooms.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES)
    this.#room.set(bytes, this.#roomUsed)
    const copy = this.#room.subarray(this.#roomUsed, this.#roomUsed + bytes.length)
    this.#roomUsed += bytes.length
    return copy
  }

  async #write(frames: readonly TranscriptFrame[]): Promise<void> {
    if (this.#broken || !this.#options.isHeld()) return
    try {
      await this.#options.store.appendTranscript(this.#options.run_id, frames)
    } catch (error) {
      this.#broken = true
      this.#options.onFault(error instanceof Error ? error.message : String(error))
    }
  }

  #end(): void {
    this.#full = true
    const text = `[baton] the transcript is over its limit of ${this.#options.maxBytes} bytes: what follows is not kept\n`
    this.#frames.push({ source: 'baton', at: this.#options.now(), bytes: Buffer.from(text) })
    this.#options.onFault(text.trim())
    void this.flush()
  }
}
