import { expect, test } from 'vitest'

// Inside a test: what breaks while a module loads is then a failed test. A mutation run counts nothing else.
test.each(['index', 'injection/find-injections', 'agent-blocks/block-parser'])('%s.ts loads', async (name) => {
  expect(Object.keys(await import(`../../src/protocol/${name}.ts`))).not.toHaveLength(0)
})
