import { expect, test } from 'vitest'
import { guardedPart } from '../../../src/protocol/guarded-files/guarded-part.ts'
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

test('a script that names no end of others is bounded', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `./s${at}.sh`).join('\n')
  expect(namedFiles([['./check.sh']], new Map([['check.sh', { text: many }]])).files).toHaveLength(300)
  const scripts = { test: Array.from({ length: 30 }, () => 'npm test').join('&&') }
  const endless = new Map([['package.json', { text: JSON.stringify({ scripts }) }]])
  expect(namedFiles([['npm', 'test']], endless).files).toEqual(['package.json', 'test'])
})

test('a header that never ends, of blanks alone, costs no more than its length', () => {
  const begun = performance.now()
  const hostile = `[${' '.repeat(200_000)}x\n[tool.poetry.dependencies]\na = "1"\n`
  guardedPart('pyproject.toml', hostile)
  expect(performance.now() - begun).toBeLessThan(3_000)
})
