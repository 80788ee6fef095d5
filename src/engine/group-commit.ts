import type { Changeset } from '../pipeline/changeset.ts'
import type { Committed, Store } from '../store/port.ts'

/** The most changesets that share one transaction. */
const BATCH = 64

/**
 * After so many commits of one command each, only every eighth commit waits a turn of the event loop for more commands.
 * The turn costs as much as a decision, and gathers nothing while one command follows the other. The other commits wait
 * only for commands that are ready now.
 */
const LONE_COMMITS = 8

interface Waiting {
  readonly changeset: Changeset
  readonly resolve: (committed: Committed) => void
  readonly reject: (error: unknown) => void
}

/**
 * Group commit: changesets that are decided while a commit is running go into the next one, with one fsync.
 *
 * 1. A command is answered only after the store confirmed that its changeset is on disk.
 * 2. If the store fails, every command of that batch is rejected; none is left waiting.
 */
export class GroupCommit {
  readonly #store: Store
  #queue: Waiting[] = []
  /** How many commits in a row had one command. */
  #lone = 0
  #running: Promise<void> | undefined

  constructor(store: Store) {
    this.#store = store
  }

  commit(changeset: Changeset): Promise<Committed> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ changeset, resolve, reject })
      this.#running ??= this.#drain()
    })
  }

  /** Resolves when no commit is running or waiting. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #drain(): Promise<void> {
    await this.#gather()
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, BATCH)
      this.#lone = batch.length > 1 ? 0 : this.#lone + 1
      try {
        const answers = await this.#store.commit(batch.map(({ changeset }) => changeset))
        for (const [index, waiting] of batch.entries()) waiting.resolve(answers[index] as Committed)
      } catch (error) {
        for (const waiting of batch) waiting.reject(error)
      }
    }
    this.#running = undefined
  }

  /**
   * Waits so that commands which start together are committed together. A turn of the event loop brings those that other
   * callers send, such as the requests of a server, and lets timers run between commands that follow each other.
   */
  #gather(): Promise<void> {
    const isLone = this.#lone >= LONE_COMMITS && this.#lone % LONE_COMMITS > 0
    return new Promise((resolve) => {
      if (isLone) process.nextTick(resolve)
      else setImmediate(resolve)
    })
  }
}
