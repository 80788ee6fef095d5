import { KEEP_TIMES } from '../../protocol/project-config/keep-times.ts'
import { cleanUpTasks } from './clean-up-tasks.ts'
import { collectGarbage, DAY_MS, type GarbageOptions } from './collect-garbage.ts'

const EVERY_MS = 60 * 60_000
/** After commits: what tasks do not need any more goes soon, and no commit costs a look at all folders. */
const CLEAN_UP_MS = 20_000

/**
 * Runs the garbage collection of an executor in the background: all of it at its start and once an hour, and, while
 * tasks move on, what they do not need any more.
 */
export class HourlyGarbage {
  readonly #options: GarbageOptions
  #nextAt = 0
  #cleanUpAt = 0
  #isCleanUpDue = false
  #working: Promise<void> | undefined

  constructor(options: GarbageOptions) {
    this.#options = options
  }

  /** Something was committed. */
  committed(): void {
    this.#isCleanUpDue = true
  }

  /** Called on every turn of the executor; does not wait. */
  turn(): void {
    if (this.#working || this.#options.signal?.aborted) return
    const now = performance.now()
    if (now >= this.#nextAt) {
      this.#nextAt = now + EVERY_MS
      this.#start(collectGarbage(this.#options))
    } else if (this.#isCleanUpDue && now >= this.#cleanUpAt) {
      this.#isCleanUpDue = false
      this.#start(this.#cleanUp())
    }
  }

  async idle(): Promise<void> {
    await this.#working
  }

  #cleanUp(): Promise<unknown> {
    const { engine, home, keep = KEEP_TIMES, signal } = this.#options
    return cleanUpTasks({ engine, home, keepMs: keep.folder_days * DAY_MS, ...(signal ? { signal } : {}) })
  }

  #start(work: Promise<unknown>): void {
    this.#working = work
      // The store or a folder could not be read. Nothing depends on it: it is tried again after an hour.
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        this.#working = undefined
        this.#cleanUpAt = performance.now() + CLEAN_UP_MS
      })
  }
}
