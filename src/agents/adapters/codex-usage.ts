import type { AdapterUsage } from './adapter.ts'
import { type Fields, fieldsOf, numberOrNull } from './stream-adapter.ts'

interface Tokens {
  readonly input: number
  readonly output: number
}

/**
 * `thread/tokenUsage/updated` counts over the whole thread, earlier runs included (`total`), and tells the last request
 * beside it (`last`). What this process added is the total less what stood there before its first request.
 */
export class CodexUsage {
  #before: Tokens | undefined
  #now: Tokens | undefined
  #isWorking = false
  /** Calls of the model: the counter is told once after each. */
  #turns = 0
  #inTurn = 0

  /** A turn was asked for: what was told until now was before. */
  begin(): void {
    this.#inTurn = 0
    if (this.#isWorking) return
    this.#isWorking = true
    this.#before = this.#now
  }

  update({ tokenUsage }: Fields, isEarlier = false): void {
    const { total, last } = fieldsOf(tokenUsage)
    const [all, one] = [tokensOf(fieldsOf(total)), tokensOf(fieldsOf(last))]
    if (!all) return
    const isNew = all.input !== this.#now?.input || all.output !== this.#now.output
    this.#now = all
    const isBefore = isEarlier && this.#turns === 0
    if (isBefore) this.#before = all
    if (!this.#isWorking || isBefore) return
    if (isNew) {
      this.#turns += 1
      this.#inTurn += 1
    }
    this.#before ??= { input: all.input - (one?.input ?? 0), output: all.output - (one?.output ?? 0) }
  }

  get added(): AdapterUsage | null {
    if (!this.#isWorking || !this.#now || !this.#before) return null
    const { input, output } = this.#now
    return {
      input_tokens: input - this.#before.input,
      output_tokens: output - this.#before.output,
      cost_usd: null,
      turns: this.#turns,
    }
  }

  /** Calls of the model since the last request. */
  get inTurn(): number {
    return this.#inTurn
  }
}

function tokensOf({ inputTokens, outputTokens }: Fields): Tokens | undefined {
  const [input, output] = [numberOrNull(inputTokens), numberOrNull(outputTokens)]
  return input === null || output === null ? undefined : { input, output }
}
