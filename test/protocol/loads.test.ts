import { expect, test } from 'vitest'

// Inside a test: what breaks while a module loads is then a failed test. A mutation run counts nothing else.
test('the contracts load', async () => {
  expect(Object.keys(await import('../../src/protocol/index.ts'))).not.toHaveLength(0)
})
