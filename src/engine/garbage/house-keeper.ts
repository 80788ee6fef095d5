import { collectGarbage, type GarbageOptions } from './collect-garbage.ts'

const EVERY_MS = 60 * 60_000

/** Collects garbage beside the work of an executor: when it begins, and once an hour. */
export class HouseKeeper {
  readonly #options: GarbageOptions
  #nextAt = 0
  #working: Promise<void> | undefined

  constructor(options: GarbageOptions) {
    this.#options = options
  }

  /** To be called often; it does not wait. */
  turn(): void {
    if (this.#working || performance.now() < this.#nextAt || this.#options.signal?.aborted) return
    this.#nextAt = performance.now() + EVERY_MS
    this.#working = collectGarbage(this.#options)
      // The store or a folder is away for a moment. Nothing waits for it: the next turn of the hour tries again.
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        this.#working = undefined
      })
  }

  async idle(): Promise<void> {
    await this.#working
  }
}
