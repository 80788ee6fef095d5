import { thisProcess } from '../../agents/process-identity.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Engine } from '../engine.ts'

export interface LeaseTimes {
  readonly renewMs: number
  readonly leaseMs: number
  readonly giveUpMs: number
}

/**
 * How long a worker may believe that its runs are its own.
 *
 * Owns: the worker's record in the store, its heartbeat, and when it is over. Does not own: what a worker does then.
 *
 * 1. Whoever cannot renew gives up before the lease is over; who slept through its end is told so by `mustHold` before
 *    anything else happens, without asking anybody. The store refuses what is late; files and processes cannot, so
 *    nothing is done to them before `mustHold`.
 * 2. It counts from before it asked, on a clock that nobody turns back, and on the clock of the store.
 */
export class WorkerLease {
  readonly #engine: Engine
  readonly #worker: string
  readonly #times: LeaseTimes
  readonly #onLost: (reason: string) => void
  #renewedAt = 0
  #until = 0
  #lost: string | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(engine: Engine, worker: string, times: LeaseTimes, onLost: (reason: string) => void) {
    this.#engine = engine
    this.#worker = worker
    this.#times = times
    this.#onLost = onLost
  }

  async begin(): Promise<void> {
    await this.#renew(this.#times.leaseMs)
    this.#timer = setInterval(() => void this.#beat(), this.#times.renewMs)
  }

  /** Believed dead from now on, so that nobody waits for a lease that nobody holds. */
  async end(): Promise<void> {
    clearInterval(this.#timer)
    if (this.#lost === undefined) await this.#renew(0)
  }

  /** Why it is over, where the worker did not end it. */
  get lost(): string | undefined {
    return this.#lost
  }

  get isHeld(): boolean {
    const { leaseMs } = this.#times
    const { now } = this.#engine.clock
    return this.#lost === undefined && performance.now() <= this.#renewedAt + leaseMs && now() <= this.#until
  }

  mustHold(run_id: string): void {
    if (!this.isHeld) throw BatonError.of('LEASE_LOST', { run_id, worker: this.#worker })
  }

  async #renew(forMs: number): Promise<void> {
    const renewedAt = performance.now()
    const until = this.#engine.clock.now() + forMs
    const worker = { worker: this.#worker, ...thisProcess(), until }
    await this.#engine.execute({ type: 'renew_worker', worker }, { actor: PLATFORM_AGENT })
    // Asked in time, and slept over the answer: the lease before this one has ended, and others have seen that.
    if (this.#until > 0) this.mustHold('-')
    this.#renewedAt = renewedAt
    this.#until = until
  }

  async #beat(): Promise<void> {
    if (this.#lost !== undefined) return
    try {
      await this.#renew(this.#times.leaseMs)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const refused = error instanceof BatonError && error.code === 'LEASE_LOST'
      if (!refused && performance.now() - this.#renewedAt <= this.#times.giveUpMs) return
      this.#lost ??= reason
      this.#onLost(this.#lost)
    }
  }
}
