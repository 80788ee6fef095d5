import { BatonError } from '../../protocol/baton-error.ts'

interface Bucket {
  left: number
  at: number
}

const MOST_BUCKETS = 10_000

/** So many requests a second for each name, and so many at once. */
export class RateLimit {
  readonly #perSecond: number
  readonly #burst: number
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor({ perSecond, burst }: { perSecond: number; burst: number }, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#now = now
  }

  take(name: string): void {
    const now = this.#now()
    const bucket = this.#buckets.get(name) ?? { left: this.#burst, at: now }
    const left = Math.min(this.#burst, bucket.left + ((now - bucket.at) / 1_000) * this.#perSecond)
    if (this.#buckets.size >= MOST_BUCKETS) this.#buckets.clear()
    // What is refused costs nothing: who keeps asking is let in again as soon as who waits.
    this.#buckets.set(name, { left: left < 1 ? left : left - 1, at: now })
    if (left < 1) {
      const seconds = Math.ceil((1 - left) / this.#perSecond)
      throw BatonError.of('TOO_MANY_REQUESTS', { seconds }, { retry_after: seconds })
    }
  }
}
