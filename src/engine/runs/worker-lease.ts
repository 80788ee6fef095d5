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
  /** What the worker's record says that it serves; claims do not go by it. */
  readonly queues: readonly string[]
  readonly times: LeaseTimes
  readonly onLost: (reason: string) => void
}

/**
 * The lease of a worker: the time until which its claims and runs belong to it.
 *
 * Owns: the worker's record in the store, its heartbeat, and when it is over. Does not own: what a worker does then.
 *
 * 1. A worker that cannot renew its lease gives up before the lease ends. The store refuses late commands, but nothing
 *    refuses late changes of files and processes. So `mustHold` is called before each of them; it needs no query.
 * 2. The time is measured from before the request was sent, both on a monotonic clock and on the machine's clock, which
 *    also runs while the machine sleeps. The store measures with its own clock.
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

  /** The worker's record says from now on that it serves these queues. */
  async serve(queues: readonly string[]): Promise<void> {
    this.#queues = queues
    await this.#renew(this.#options.times.leaseMs)
  }

  /** Ends the lease now, so that other workers need not wait until it expires. */
  async end(): Promise<void> {
    clearInterval(this.#timer)
    if (this.#lost === undefined) await this.#options.store.endLease(this.#options.worker)
  }

  /** Why the lease was lost; undefined while it is held, and after the worker has ended it. */
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
    // The machine slept while the request was on its way: the old lease has ended, and other workers may have acted on it.
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
