import { expect, test } from 'vitest'

// Like test/protocol/loads.test.ts for the filter alone, which loads in a tenth of the time.
test('the filter loads', async () => {
  expect(Object.keys(await import('../../../src/protocol/injection/injection-violations.ts'))).not.toHaveLength(0)
})
