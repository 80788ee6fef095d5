import type { ApiEvent } from '../../protocol/api/api-types.ts'
import { commits, eventsAfter, newestEvent, type StoredEvent, taskOfRun } from '../../service/events/follow-events.ts'
import type { WithEngine } from '../../service/service.ts'
import { shownJson } from '../../service/settings/shown-text.ts'
import { chunkFrom, EventReplays, type HubFrame } from './event-replays.ts'

const PAGE = 200
/** Frames that are kept for streams that keep up, in number and in bytes; who is further behind reads the store. */
const KEPT = 2_000
const KEPT_BYTES = 4 * 1024 * 1024
/** After the store could not be read. */
const RETRY_MS = 500

/**
 * The newest stored events for any number of streams.
 *
 * Owns: one watch of the store, and the newest frames. Does not own: a buffer for any client. A stream asks for what
 * comes after the last frame that its client took, so a slow client costs one chunk and misses nothing.
 *
 * 1. `after` answers in the order of the numbers, without a gap, from memory or from the store, and no more than a chunk.
 * 2. `changed` resolves at the next commit, also at one between `after` and the call, and is forgotten with its signal.
 * 3. A store that cannot be read for a while delays events; it loses none and ends no stream.
 */
export class EventHub {
  readonly #service: WithEngine
  readonly #onFailure: (error: unknown) => void
  readonly #kept: HubFrame[] = []
  #bytes = 0
  readonly #replays = new EventReplays((number, limit) => this.#stored(number, limit))
  readonly #tasks = new Map<string, string | null>()
  readonly #waiting = new Set<() => void>()
  readonly #stop = new AbortController()
  #newest = 0
  #watching: Promise<void> | undefined

  constructor(service: WithEngine, onFailure: (error: unknown) => void = () => {}) {
    this.#service = service
    this.#onFailure = onFailure
  }

  async start(): Promise<void> {
    this.#newest = await newestEvent(this.#service)
    this.#watching = this.#watch()
  }

  get newest(): number {
    return this.#newest
  }

  /** How many streams wait for the next commit. */
  get waiting(): number {
    return this.#waiting.size
  }

  async after(number: number): Promise<readonly HubFrame[]> {
    if (number >= this.#newest) return []
    const first = this.#kept[0]
    return first && number >= first.number - 1
      ? chunkFrom(this.#kept, number - first.number + 1)
      : this.#replays.after(number)
  }

  /** Resolves once there are events after this number, after `ms`, or with the signal. */
  changed(number: number, ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#waiting.add(done)
      signal.addEventListener('abort', done, { once: true })
      if (signal.aborted || this.#stop.signal.aborted || this.#newest > number) done()
    })
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    for (const wake of [...this.#waiting]) wake()
    await this.#watching
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop
    for await (const _ of commits(this.#service, signal)) {
      while (!signal.aborted) {
        try {
          await this.#readNew()
          break
        } catch (error) {
          this.#onFailure(error)
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
        }
      }
    }
  }

  async #readNew(): Promise<void> {
    const before = this.#newest
    for (;;) {
      const events = await eventsAfter(this.#service, this.#newest, PAGE)
      for (const event of events) this.#keep(await this.#frame(event))
      // What was masked before is not masked for a value that was set since.
      if (events.some(({ type }) => type === 'setting:set')) this.#forgetFrames()
      if (events.length < PAGE) break
    }
    if (this.#newest > before) for (const wake of [...this.#waiting]) wake()
  }

  #keep(frame: HubFrame): void {
    this.#kept.push(frame)
    this.#newest = frame.number
    this.#bytes += frame.bytes.length
    let over = 0
    while (this.#kept.length - over > KEPT || (this.#bytes > KEPT_BYTES && this.#kept.length - over > 1)) {
      this.#bytes -= this.#kept[over]?.bytes.length ?? 0
      over += 1
    }
    if (over > 0) this.#kept.splice(0, over)
  }

  #forgetFrames(): void {
    this.#kept.length = 0
    this.#bytes = 0
    this.#replays.forget()
  }

  async *#stored(number: number, limit: number): AsyncGenerator<HubFrame> {
    for (const event of await eventsAfter(this.#service, number, limit)) yield await this.#frame(event)
  }

  async #frame(event: StoredEvent): Promise<HubFrame> {
    const run_id = /^RUN-/.test(event.stream) ? event.stream : null
    const named = typeof event.data.task_id === 'string' ? event.data.task_id : null
    const task_id = /^TASK-/.test(event.stream) ? event.stream : (named ?? (run_id && (await this.#taskOf(run_id))))
    const bytes = await this.#bytesOf(event)
    const isHidden = PO_STREAMS.includes(event.stream)
    const others =
      event.stream === '@people' ? await this.#bytesOf({ ...event, data: withoutAddresses(event.data) }) : bytes
    return { number: event.number, task_id, run_id, bytes, bytesForOthers: isHidden ? NOTHING : others }
  }

  async #bytesOf(event: StoredEvent): Promise<Uint8Array<ArrayBuffer>> {
    const data = await shownJson(this.#service, shownEvent(event))
    return new TextEncoder().encode(`id: ${event.number}
event: ${event.type}
data: ${data}

`)
  }

  async #taskOf(run_id: string): Promise<string | null> {
    const known = this.#tasks.get(run_id)
    if (known !== undefined) return known
    const task_id = await taskOfRun(this.#service, run_id)
    if (this.#tasks.size > 5_000) this.#tasks.clear()
    this.#tasks.set(run_id, task_id)
    return task_id
  }
}

const NOTHING = new Uint8Array()

/** `list_settings` and `list_tokens` answer the PO alone. */
const PO_STREAMS: readonly string[] = ['@settings', '@tokens']

/** People of an event, as `list_people` shows them to everybody else. */
function withoutAddresses(data: StoredEvent['data']): StoredEvent['data'] {
  const shown = (value: unknown) =>
    value !== null && typeof value === 'object' && 'addresses' in value ? { ...value, addresses: {} } : value
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shown(value)]))
}

/** An event without what binds it to the chain. */
export function shownEvent({ number, seq, stream, at, type, actor, data }: StoredEvent): ApiEvent {
  return { number, seq, stream, at, type, actor, data }
}
