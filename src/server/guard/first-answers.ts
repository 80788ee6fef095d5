import { BatonError } from '../../protocol/baton-error.ts'

interface First {
  readonly content: string
  readonly answer: Promise<unknown>
  readonly at: number
}

const MOST = 1_000
const KEPT_MS = 10 * 60_000

/**
 * What commands with an `Idempotency-Key` were answered, for the client that asks again because the answer was lost.
 *
 * Owns: the newest answers of this process, also those that are still being made. Does not own: the answers of commands
 * that the store keeps with their ids, which outlive the server (`Engine.execute`).
 *
 * 1. The same key with the same content is executed once, also when it is sent twice at once.
 * 2. The same key with other content is refused.
 * 3. What was refused or failed is not kept: the next try is a first one.
 */
export class FirstAnswers {
  readonly #now: () => number
  readonly #known = new Map<string, First>()

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  once<Value>(id: string, content: string, work: () => Promise<Value>): Promise<Value> {
    this.#forgetOld()
    const known = this.#known.get(id)
    if (known && known.content !== content) throw BatonError.of('KEY_REUSED', {})
    if (known) return known.answer as Promise<Value>
    const answer = work()
    this.#known.set(id, { content, answer, at: this.#now() })
    answer.catch(() => this.#known.delete(id))
    return answer
  }

  /** The oldest come first. */
  #forgetOld(): void {
    for (const [id, { at }] of this.#known) {
      if (this.#known.size < MOST && this.#now() - at < KEPT_MS) return
      this.#known.delete(id)
    }
  }
}
