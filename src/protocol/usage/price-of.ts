import type { UsedTokens } from '../plays/run-end.ts'

/** What a million tokens of a model cost, in US dollars. */
export interface Price {
  readonly input: number
  readonly output: number
}

export type Prices = Readonly<Record<string, Price>>

/** The model that a command names by its own flag, else the name of the program. */
export function modelOf(argv: readonly string[]): string {
  const at = argv.findIndex((word) => word === '--model' || word === '-m')
  const joined = argv.find((word) => word.startsWith('--model='))
  const named = joined?.slice('--model='.length) ?? (at < 0 ? undefined : argv[at + 1])
  return named || (argv[0] ?? '-').replace(/^.*[/\\]/, '')
}

/**
 * What the tokens cost by the prices of the configuration: those of the model, else those of the program. Undefined where
 * neither has a price, or the agent told no tokens.
 */
export function estimatedCost(used: UsedTokens, argv: readonly string[], prices: Prices): number | undefined {
  const program = (argv[0] ?? '').replace(/^.*[/\\]/, '')
  const named = [modelOf(argv), program].find((name) => Object.hasOwn(prices, name))
  const price = named === undefined ? undefined : prices[named]
  const { input_tokens, output_tokens } = used
  if (!price || (input_tokens === null && output_tokens === null)) return undefined
  return ((input_tokens ?? 0) * price.input + (output_tokens ?? 0) * price.output) / 1_000_000
}
