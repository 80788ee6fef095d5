import type { Store } from '../store/port.ts'

interface Waiting {
  readonly resolve: (number: number) => void
  readonly reject: (error: unknown) => void
}

/** Reserves the numbers of new tasks, in order. Tasks that are created together share one reservation and one fsync. */
export class TaskNumbers {
  readonly #store: Store
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(store: Store) {
    this.#store = store
  }

  next(day: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(day)
      if (waiting) {
        waiting.push({ resolve, reject })
        return
      }
      this.#waiting.set(day, [{ resolve, reject }])
      // Waits one turn of the event loop, so that calls made together share the reservation.
      setImmediate(() => this.#reserve(day))
    })
  }

  async #reserve(day: string): Promise<void> {
    const waiting = this.#waiting.get(day) ?? []
    this.#waiting.delete(day)
    try {
      const first = await this.#store.reserve(day, waiting.length)
      for (const [index, { resolve }] of waiting.entries()) resolve(first + index)
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }
}
