import { describe, expect, test } from 'vitest'
import { estimatedCost, modelOf } from '../../../src/protocol/usage/price-of.ts'

const used = (input_tokens: number | null, output_tokens: number | null) => ({
  input_tokens,
  output_tokens,
  cost_usd: null,
})

describe('agents.5 the price of a run', () => {
  test.each([
    [['codex', 'exec', '-m', 'gpt-5'], 'gpt-5'],
    [['claude', '--model', 'opus'], 'opus'],
    [['/usr/bin/claude', '--model=opus'], 'opus'],
    [['/usr/bin/codex', 'exec'], 'codex'],
    [['codex', '-m'], 'codex'],
    [[], '-'],
  ])('the model of %j is %s', (argv, model) => {
    expect(modelOf(argv)).toBe(model)
  })

  test('is that of the model, else that of the program, for a million tokens', () => {
    const prices = { 'gpt-5': { input: 1, output: 10 }, codex: { input: 2, output: 4 } }
    expect(estimatedCost(used(1_000_000, 500_000), ['codex', '-m', 'gpt-5'], prices)).toBe(6)
    expect(estimatedCost(used(500_000, null), ['/bin/codex'], prices)).toBe(1)
  })

  test('is unknown without a price or without tokens', () => {
    expect(estimatedCost(used(1, 1), ['gemini'], {})).toBeUndefined()
    expect(estimatedCost(used(1, 1), ['toString'], {})).toBeUndefined()
    expect(estimatedCost(used(null, null), ['codex'], { codex: { input: 1, output: 1 } })).toBeUndefined()
  })
})
