import { thisProcess } from '../../agents/process-identity.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Store } from '../../store/port.ts'

export interface LeaseTimes {
  readonly renewMs: number
  readonly leaseMs: number
  readonly giveUpMs: number
}

export interface LeaseOptions {
  readonly store: Store
  readonly worker: string
  /** What the worker serves. */
  readonly queues: readonly string[]
  readonly times: LeaseTimes
  readonly onLost: (reason: string) => void
}

/**
 * How long a worker may believe that its runs are its own.
 *
 * Owns: the worker's record in the store, its heartbeat, and when it is over. Does not own: what a worker does then.
 *
 * 1. Whoever cannot renew gives up before the lease is over; who slept through its end is told so by `mustHold` before
 *    anything else happens, without asking anybody. The store refuses what is late; files and processes cannot, so
 *    nothing is done to them before `mustHold`.
 * 2. It counts from before it asked, on a clock that nobody turns back, and on the machine's, which also counts while
 *    the machine sleeps. The store counts by its own.
 */
export class WorkerLease {
  readonly #options: LeaseOptions
  #queues: readonly string[]
  #renewedAt = 0
  #until = 0
  #lost: string | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(options: LeaseOptions) {
    this.#options = options
    this.#queues = options.queues
  }

  async begin(): Promise<void> {
    const { leaseMs, renewMs } = this.#options.times
    await this.#renew(leaseMs)
    this.#timer = setInterval(() => void this.#beat(), renewMs)
  }

  /** Serves other queues from now on. */
  async serve(queues: readonly string[]): Promise<void> {
    this.#queues = queues
    await this.#renew(this.#options.times.leaseMs)
  }

  /** Believed dead from now on, so that nobody waits for a lease that nobody holds. */
  async end(): Promise<void> {
    clearInterval(this.#timer)
    if (this.#lost === undefined) await this.#options.store.endLease(this.#options.worker)
  }

  /** Why it is over, where the worker did not end it. */
  get lost(): string | undefined {
    return this.#lost
  }

  get isHeld(): boolean {
    const { leaseMs } = this.#options.times
    return this.#lost === undefined && performance.now() <= this.#renewedAt + leaseMs && Date.now() <= this.#until
  }

  mustHold(run_id: string): void {
    if (!this.isHeld) throw BatonError.of('LEASE_LOST', { run_id, worker: this.#options.worker })
  }

  async #renew(forMs: number): Promise<void> {
    const { store, worker } = this.#options
    const queues = this.#queues
    const renewedAt = performance.now()
    const until = Date.now() + forMs
    await store.renew({ worker, ...thisProcess(), queues }, forMs)
    // Asked in time, and slept over the answer: the lease before this one has ended, and others have seen that.
    if (this.#until > 0) this.mustHold('-')
    this.#renewedAt = renewedAt
    this.#until = until
  }

  async #beat(): Promise<void> {
    if (this.#lost !== undefined) return
    try {
      await this.#renew(this.#options.times.leaseMs)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const refused = error instanceof BatonError && error.code === 'LEASE_LOST'
      if (!refused && performance.now() - this.#renewedAt <= this.#options.times.giveUpMs) return
      this.#lost ??= reason
      this.#options.onLost(this.#lost)
    }
  }
}
