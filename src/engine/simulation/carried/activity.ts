/**
 * Something that a simulated process does, in pieces: it runs until it pauses or is over, and goes on when the schedule
 * says so. Between two pieces anything may happen: other processes commit, time passes, its own process dies.
 *
 * An activity that is never advanced again is what a killed process leaves: nothing more of it happens.
 */
export class Activity {
  readonly name: string
  readonly #body: (pause: () => Promise<void>) => Promise<void>
  #piece = Promise.withResolvers<void>()
  #gate: (() => void) | undefined
  #begun = false
  isOver = false
  /** What it ended with, where it ended badly. */
  error: unknown

  constructor(name: string, body: (pause: () => Promise<void>) => Promise<void>) {
    this.name = name
    this.#body = body
  }

  /** Resolves when the next piece of it is done. */
  async advance(): Promise<void> {
    if (this.isOver) return
    this.#piece = Promise.withResolvers<void>()
    const gate = this.#gate
    this.#gate = undefined
    if (gate) gate()
    else if (!this.#begun) {
      this.#begun = true
      void this.#run()
    }
    await this.#piece.promise
  }

  async #run(): Promise<void> {
    try {
      await this.#body(this.#pause)
    } catch (error) {
      this.error = error
    }
    this.isOver = true
    this.#piece.resolve()
  }

  readonly #pause = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#gate = resolve
    this.#piece.resolve()
    return promise
  }
}
