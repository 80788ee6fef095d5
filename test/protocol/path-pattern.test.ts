import { expect, test } from 'vitest'
import { matchesPattern } from '../../src/protocol/path-pattern.ts'

test.each([
  ['docs/api/a.md', 'docs/api/**', true],
  ['docs/api/v1/a.md', 'docs/api/**', true],
  ['docs/apis/a.md', 'docs/api/**', false],
  ['docs/a.md', 'docs/api/**', false],
  ['CHANGELOG.md', 'CHANGELOG*', true],
  ['changelog', 'CHANGELOG*', true],
  ['docs/CHANGELOG.md', 'CHANGELOG*', false],
  ['openapi.yaml', '**/openapi.*', true],
  ['spec/v2/openapi.json', '**/openapi.*', true],
  ['spec/openapi', '**/openapi.*', false],
  ['api/x/y/z.md', 'api/**/*.md', true],
  ['api/z.md', 'api/**/*.md', true],
  ['api/z.ts', 'api/**/*.md', false],
  ['a.md', '?.md', true],
  ['ab.md', '?.md', false],
  ['.md', '?.md', false],
  ['a/b', 'a?b', false],
  ['x', '**', true],
])('%s by %s: %s', (path, pattern, matches) => expect(matchesPattern(path, pattern)).toBe(matches))

test('takes no time over a pattern that was made to take long', () => {
  const begun = performance.now()
  expect(matchesPattern(`${'a'.repeat(5_000)}b`, `${'*a'.repeat(90)}`)).toBe(false)
  expect(matchesPattern(`${'a/'.repeat(2_000)}b`, `${'**/a/'.repeat(30)}c`)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
