/** So many things are done at once; what is under way can be waited for. */
export class Pool {
  readonly limit: number
  readonly #underWay = new Set<Promise<void>>()

  constructor(limit: number) {
    this.limit = limit
  }

  get free(): number {
    return this.limit - this.#underWay.size
  }

  /** `work` never rejects: whoever does it deals with its failures. */
  start(work: Promise<void>): void {
    this.#underWay.add(work)
    void work.finally(() => this.#underWay.delete(work))
  }

  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
  }
}
