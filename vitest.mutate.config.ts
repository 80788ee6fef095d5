import { defineConfig } from 'vitest/config'

/** What mutation testing runs: the tests that `scripts/mutate.ts` names for the part at hand. */
const patterns = (process.env.BATON_MUTATED_TESTS ?? 'test/protocol/**/*.test.ts').split(',')

export default defineConfig({
  test: {
    include: patterns.filter((pattern) => !pattern.startsWith('!')),
    exclude: patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
    testTimeout: 120_000,
  },
})
