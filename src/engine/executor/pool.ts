/** Runs at most a number of jobs at once; `idle` waits for them. */
export class Pool {
  readonly limit: number
  readonly #underWay = new Set<Promise<void>>()

  constructor(limit: number) {
    this.limit = limit
  }

  get free(): number {
    return this.limit - this.#underWay.size
  }

  /** `work` must not reject: it handles its own failures. */
  start(work: Promise<void>): void {
    this.#underWay.add(work)
    void work.finally(() => this.#underWay.delete(work))
  }

  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
  }
}
