import type { RecordKey } from '../pipeline/records.ts'

/**
 * One command at a time for each record, in the order in which they came. Only commands that have met a conflict join:
 * without it all of them try again at the same moment, one gets through, and of many at once some give up.
 */
export class RecordTurns {
  readonly #last = new Map<string, Promise<void>>()

  /** Resolves when it is this command's turn; call what it answers to let the next one go. */
  async join({ kind, id }: RecordKey): Promise<() => void> {
    const key = `${kind} ${id}`
    const before = this.#last.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last.set(key, promise)
    await before
    return () => {
      if (this.#last.get(key) === promise) this.#last.delete(key)
      resolve()
    }
  }
}
