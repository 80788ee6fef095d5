import { collectGarbage, type GarbageOptions } from './collect-garbage.ts'

const EVERY_MS = 60 * 60_000

/** Runs the garbage collection of an executor in the background: at its start and once an hour. */
export class HourlyGarbage {
  readonly #options: GarbageOptions
  #nextAt = 0
  #working: Promise<void> | undefined

  constructor(options: GarbageOptions) {
    this.#options = options
  }

  /** Called on every turn of the executor; does not wait. */
  turn(): void {
    if (this.#working || performance.now() < this.#nextAt || this.#options.signal?.aborted) return
    this.#nextAt = performance.now() + EVERY_MS
    this.#working = collectGarbage(this.#options)
      // The store or a folder could not be read. Nothing depends on it: it is tried again after an hour.
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
