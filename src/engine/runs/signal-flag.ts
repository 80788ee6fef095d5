/** Something happened: whoever waits looks again. Raised before anybody waits, it is not lost. */
export class SignalFlag {
  #raised = false
  #wake: (() => void) | undefined

  raise(): void {
    this.#raised = true
    this.#wake?.()
  }

  /** Resolves when it is raised, or after `ms`; lowers it again. One waits at a time. */
  async wait(ms = Number.POSITIVE_INFINITY): Promise<void> {
    if (!this.#raised) {
      await new Promise<void>((resolve) => {
        // The longest that a timer can be set for; whoever waits longer looks again in between.
        const timer = ms < Number.POSITIVE_INFINITY ? setTimeout(resolve, Math.min(ms, 2 ** 31 - 1)) : undefined
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      this.#wake = undefined
    }
    this.#raised = false
  }
}
