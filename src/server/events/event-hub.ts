import type { ApiEvent } from '../../protocol/api/api-types.ts'
import { commits, eventsAfter, newestEvent, type StoredEvent, taskOfRun } from '../../service/events/follow-events.ts'
import type { WithEngine } from '../../service/service.ts'

/** An event as it is sent, made once for all streams. */
export interface HubFrame {
  readonly number: number
  readonly task_id: string | null
  readonly run_id: string | null
  readonly text: string
}

const PAGE = 500
/** Frames that are kept for streams that keep up; who is further behind reads the store. */
const KEPT = 2_000

/**
 * The newest stored events for any number of streams.
 *
 * Owns: one watch of the store, and the newest frames. Does not own: a buffer for any client. A stream asks for what
 * comes after the last frame that its client took, so a slow client costs nothing and misses nothing.
 *
 * 1. `after` answers in the order of the numbers, without a gap, from memory or from the store.
 * 2. `changed` resolves at the next commit, and is forgotten with its signal.
 */
export class EventHub {
  readonly #service: WithEngine
  readonly #kept: HubFrame[] = []
  readonly #tasks = new Map<string, string | null>()
  readonly #waiting = new Set<() => void>()
  readonly #stop = new AbortController()
  #newest = 0
  #watching: Promise<void> | undefined

  constructor(service: WithEngine) {
    this.#service = service
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
    const first = this.#kept[0]
    if (number >= this.#newest) return []
    if (first && number >= first.number - 1)
      return this.#kept.slice(number - first.number + 1, number - first.number + 1 + PAGE)
    return Promise.all((await eventsAfter(this.#service, number, PAGE)).map((event) => this.#frame(event)))
  }

  /** Resolves at the next commit, after `ms`, or with the signal. */
  changed(ms: number, signal: AbortSignal): Promise<void> {
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
      if (signal.aborted || this.#stop.signal.aborted) done()
    })
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    for (const wake of [...this.#waiting]) wake()
    await this.#watching
  }

  async #watch(): Promise<void> {
    for await (const _ of commits(this.#service, this.#stop.signal)) {
      let isNew = false
      for (;;) {
        const events = await eventsAfter(this.#service, this.#newest, PAGE)
        for (const event of events) this.#kept.push(await this.#frame(event))
        const last = events.at(-1)
        if (last) this.#newest = last.number
        isNew ||= last !== undefined
        if (events.length < PAGE) break
      }
      if (this.#kept.length > KEPT) this.#kept.splice(0, this.#kept.length - KEPT)
      if (isNew) for (const wake of [...this.#waiting]) wake()
    }
  }

  async #frame(event: StoredEvent): Promise<HubFrame> {
    const shown = shownEvent(event)
    const run_id = /^RUN-/.test(event.stream) ? event.stream : null
    const named = typeof event.data.task_id === 'string' ? event.data.task_id : null
    const task_id = /^TASK-/.test(event.stream) ? event.stream : (named ?? (run_id && (await this.#taskOf(run_id))))
    const text = `id: ${event.number}\nevent: ${event.type}\ndata: ${JSON.stringify(shown)}\n\n`
    return { number: event.number, task_id, run_id, text }
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

/** An event without what binds it to the chain. */
export function shownEvent({ number, seq, stream, at, type, actor, data }: StoredEvent): ApiEvent {
  return { number, seq, stream, at, type, actor, data }
}
