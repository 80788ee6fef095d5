import { expect, test } from 'vitest'
import { namedFiles } from '../../../src/protocol/guarded-files/named-files.ts'
import { shellCommands } from '../../../src/protocol/guarded-files/shell-words.ts'

test('takes time in proportion to the text, whatever it is', () => {
  const begun = performance.now()
  for (const part of ['"', "'", '\\', '"a', '\\"', '((', 'a="']) shellCommands(part.repeat(100_000))
  expect(performance.now() - begun).toBeLessThan(3_000)
})

test('scripts that run each other without end are looked at once', () => {
  const text = Array.from({ length: 1_000 }, (_, at) => `./s${at}.sh`).join('\n')
  const files = new Map(Array.from({ length: 1_000 }, (_, at) => [`s${at}.sh`, { text }] as const))
  expect(namedFiles([['./s0.sh']], files).files).toHaveLength(300)
})
