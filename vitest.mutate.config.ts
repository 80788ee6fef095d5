import { defineConfig } from 'vitest/config'

/** What mutation testing runs: the tests of the pure core, without those that start processes. */
export default defineConfig({
  test: {
    include: [
      'test/protocol/pipeline/*.test.ts',
      'test/protocol/task-package/*.test.ts',
      'test/protocol/messages/*.test.ts',
    ],
    testTimeout: 60_000,
  },
})
