import type { AdapterUsage } from './adapter.ts'
import { type Fields, fieldsOf, numberOrNull } from './stream-adapter.ts'

/**
 * What a process of Claude Code used. Of a result, `usage` is that of its turn, and `total_cost_usd` that of the whole
 * session, earlier processes included. A turn that was not finished has no result: its messages tell what they took in, and
 * of what they gave out only the beginning.
 */
export class ClaudeUsage {
  /** What the session had cost before this process. */
  readonly #costBefore: number
  #input = 0
  #output = 0
  #cost: number | null = null
  /** The messages of the turn that is not finished, by their ids: a message is printed once for each of its parts. */
  readonly #open = new Map<string, { readonly input: number; readonly output: number }>()
  /** Messages of the model; each is one call. Of a turn that is over, the id of its last one is remembered. */
  #turns = 0
  #last: unknown

  constructor(costBefore: number) {
    this.#costBefore = costBefore
  }

  message({ id, usage }: Fields): AdapterUsage {
    const { input_tokens, output_tokens } = fieldsOf(usage)
    const [input, output] = [numberOrNull(input_tokens) ?? 0, numberOrNull(output_tokens) ?? 0]
    if (typeof id === 'string') {
      if (!this.#open.has(id) && id !== this.#last) this.#turns += 1
      this.#last = id
      this.#open.set(id, { input, output })
    }
    return this.#all()
  }

  turn({ usage, total_cost_usd }: Fields): AdapterUsage {
    const { input_tokens, output_tokens } = fieldsOf(usage)
    this.#input += numberOrNull(input_tokens) ?? 0
    this.#output += numberOrNull(output_tokens) ?? 0
    this.#cost = numberOrNull(total_cost_usd) ?? this.#cost
    this.#open.clear()
    return this.#all()
  }

  #all(): AdapterUsage {
    const open = [...this.#open.values()]
    return {
      input_tokens: open.reduce((all, { input }) => all + input, this.#input),
      output_tokens: open.reduce((all, { output }) => all + output, this.#output),
      cost_usd: this.#cost === null ? null : Math.max(0, this.#cost - this.#costBefore),
      ...(this.#turns === 0 ? {} : { turns: this.#turns }),
    }
  }
}
