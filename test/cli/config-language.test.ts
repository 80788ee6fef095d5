import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { configLanguage } from '../../src/cli/config-language.ts'

const folder = mkdtempSync(join(tmpdir(), 'baton-language-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['{"language": "ko"}', 'ko'],
  ['{"language": "en", "language": "ko"}', 'ko'],
  ['// "language": "en"\n{ /* "language": "en" */ "language": "ko" // "en"\n}', 'ko'],
  ['{"a": "// \\" /*", "language": "ko", "b": "*/"}', 'ko'],
  ['{"a": [1, 2,], "language": "ko",}', 'ko'],
  ['{"a": {"language": "ko"}}', undefined],
  ['{"language": "fr"}', undefined],
  ['["language", "ko"]', undefined],
  ['null', undefined],
  ['{"language": "ko"', undefined],
  ['{"language": "k/**/o"}', undefined],
  ['', undefined],
])('the language of %j is %s', async (text, language) => {
  const file = join(folder, 'baton.config.json')
  writeFileSync(file, text)
  expect(await configLanguage(file)).toBe(language)
})

test('strings and comments that do not end are read once', async () => {
  const file = join(folder, 'hostile.json')
  for (const part of ['/*', '//', '"', '"\\', '\\"', '\\"\n']) {
    writeFileSync(file, `${part.repeat(60_000)}${part[0]}`)
    const started = performance.now()
    expect(await configLanguage(file)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(2_000)
  }
})
