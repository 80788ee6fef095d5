/**
 * Work of a simulated process, split into pieces: it runs until it pauses or ends, and the schedule decides when it
 * continues. Between two pieces other processes may commit, time may pass, and its own process may die.
 *
 * The activity of a killed process is never continued.
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
