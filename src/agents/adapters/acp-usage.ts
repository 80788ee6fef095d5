import { AcpTurns } from './acp-turns.ts'
import type { AdapterUsage } from './adapter.ts'
import { type Fields, fieldsOf, listOf, numberOrNull } from './stream-adapter.ts'

/** Agents that tell the tokens of the last request of the turn, which would pass for those of the turn. */
const LAST_REQUEST_ONLY: ReadonlySet<string> = new Set(['OpenCode', 'goose'])

interface Tokens {
  readonly input: number
  readonly output: number
}

/**
 * What the turns of one process took. Tokens are told per turn, in one of three places; cost is told for the whole
 * session, so what it was before the first prompt is taken off.
 */
export class AcpUsage {
  #input = 0
  #output = 0
  #hasTokens = false
  #cost: number | null = null
  #costBefore: number | null = null
  #isWhole = false
  readonly #usedBefore: AdapterUsage | null
  readonly #turns = new AcpTurns()

  constructor(usedBefore: AdapterUsage | null) {
    this.#usedBefore = usedBefore
  }

  /** A turn begins; what was told of the session until now is not this run's. */
  begin(): void {
    this.#turns.begin()
    this.#isWhole = false
    this.#costBefore ??= this.#cost ?? this.#usedBefore?.cost_usd ?? 0
  }

  /** Any update of the session. Returns the calls of the model since the last prompt. */
  heard(update: Fields): number {
    this.#turns.hear(update)
    return this.#turns.inTurn
  }

  refused(): void {
    this.#turns.refused()
  }

  /** Whether nothing more is told of the turn. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** Of the answer to `session/prompt`. */
  result({ usage, _meta }: Fields, agent: string): void {
    const tokens = tokensOf(fieldsOf(usage)) ?? quotaOf(fieldsOf(fieldsOf(_meta).quota))
    this.#isWhole = tokens !== undefined
    if (!LAST_REQUEST_ONLY.has(agent)) this.#add(tokens)
  }

  /** Of a piece of the agent's message: Qwen tells the usage of each of its model's answers there. */
  chunk({ _meta }: Fields): boolean {
    const tokens = tokensOf(fieldsOf(fieldsOf(_meta).usage))
    this.#add(tokens)
    return tokens !== undefined
  }

  /** Of `usage_update`: the size of the context, which is no usage, and the cost of the session. */
  update({ cost }: Fields): void {
    const { amount, currency } = fieldsOf(cost)
    if (currency === undefined || currency === 'USD') this.#cost = numberOrNull(amount) ?? this.#cost
  }

  get total(): AdapterUsage | null {
    const cost_usd = this.#cost === null ? null : this.#cost - (this.#costBefore ?? 0)
    const { all } = this.#turns
    if (!this.#hasTokens && cost_usd === null && all === 0) return null
    const turns = all === 0 ? {} : { turns: all }
    if (!this.#hasTokens) return { input_tokens: null, output_tokens: null, cost_usd, ...turns }
    return { input_tokens: this.#input, output_tokens: this.#output, cost_usd, ...turns }
  }

  #add(tokens: Tokens | undefined): void {
    if (!tokens) return
    this.#hasTokens = true
    this.#input += tokens.input
    this.#output += tokens.output
  }
}

/** ACP's own form, which Qwen uses too. */
function tokensOf({ inputTokens, outputTokens }: Fields): Tokens | undefined {
  const [input, output] = [numberOrNull(inputTokens), numberOrNull(outputTokens)]
  return input === null && output === null ? undefined : { input: input ?? 0, output: output ?? 0 }
}

/** Gemini CLI: by model, and the sum of them. */
function quotaOf({ token_count, model_usage }: Fields): Tokens | undefined {
  const counted = [fieldsOf(token_count), ...listOf(model_usage).map((one) => fieldsOf(one.token_count))]
  const first = counted.find(({ input_tokens }) => numberOrNull(input_tokens) !== null)
  if (!first) return undefined
  return { input: numberOrNull(first.input_tokens) ?? 0, output: numberOrNull(first.output_tokens) ?? 0 }
}
