/** A wake-up flag for one waiter. Raised before the wait starts, it is not lost. */
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
        // The longest timeout that a timer accepts; a longer wait wakes up in between.
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
