import type { RecordKey } from '../pipeline/records.ts'

/**
 * One command at a time for each record, in order of arrival. Only commands that had a conflict join. Without turns they
 * would all retry at the same moment, one would succeed each time, and some would run out of tries.
 */
export class RecordTurns {
  readonly #last = new Map<string, Promise<void>>()

  /** Resolves when it is this command's turn, with a function that ends the turn. */
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
