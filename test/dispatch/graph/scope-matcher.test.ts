import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expandBraces, splitPatterns } from '../../../src/dispatch/graph/expand-braces.ts'
import { isOpenPattern, scopeConflicts } from '../../../src/dispatch/graph/scope-conflicts.ts'
import { scopeMatcher } from '../../../src/dispatch/graph/scope-matcher.ts'

const matches = (pattern: string, path: string) => scopeMatcher([pattern])?.test(path)

describe('a pattern of files', () => {
  test.each([
    ['src/api', 'src/api/users.ts', true],
    ['src/api/', 'src/api/deep/users.ts', true],
    ['./src/api/**', 'src/api/users.ts', true],
    ['src/api', 'src/apis/users.ts', false],
    ['src/*/', 'src/api/users.ts', true],
    ['src/**/*.{ts,tsx}', 'src/a/b.tsx', true],
    ['src/**/*.{ts,tsx}', 'src/b.ts', true],
    ['src/**/*.{ts,tsx}', 'src/a/b.css', false],
    ['{src/{api,web},lib}/**', 'lib/x', true],
    ['{src/{api,web},lib}/**', 'src/web/x', true],
    ['app/[id]/(group)/page.tsx', 'app/[id]/(group)/page.tsx', true],
    ['**/*.test.*', 'a/b.test.ts', true],
    ['**', '.claude/x', true],
    ['SRC/**', 'src/x', true],
    ['src/?.ts', 'src/ab.ts', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected)
  })

  test('takes time by its length only, however many wildcards and braces an agent writes', () => {
    const started = performance.now()
    expect(matches(`${'*a'.repeat(60)}*b`, 'a'.repeat(4_000))).toBe(false)
    expect(matches(`${'**/a/'.repeat(40)}**/b`, 'a/'.repeat(2_000))).toBe(false)
    expect(matches(`${'{a,b}'.repeat(10_000)}`, 'ab')).toBe(false)
    expect(matches(`${'{'.repeat(140)}a,b${'}'.repeat(140)}`, 'a')).toBe(false)
    expect(scopeConflicts([{ scope: ['{a,b}'.repeat(10_000)] }, { scope: ['a/**'] }], ['a/b'])).toEqual([])
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('means what an expression of it means, with few wildcards and with many', () => {
    const WORDS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }
    // Neighbours such as `*` and `*` would read as another wildcard: a letter stands between parts.
    const part = fc.constantFrom('x', '/', '*', '**', '**/', '?')
    const letter = fc.constantFrom('a', 'b')
    const path = fc.array(fc.constantFrom('a', 'b', 'x', '/'), { maxLength: 12 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(fc.array(fc.tuple(part, letter), { minLength: 1, maxLength: 6 }), path, (parts, text) => {
        const source = parts.map(([one, next]) => (WORDS[one] ?? one) + next).join('')
        const isFolder = parts.every(([one]) => WORDS[one] === undefined)
        const expected = new RegExp(`^${source}${isFolder ? '(?:/.*)?' : ''}$`).test(text)
        expect(matches(parts.flat().join(''), text)).toBe(expected)
      }),
      { numRuns: 5_000 },
    )
  })

  test('with braces meets what one of its words meets', () => {
    const meeting = (one: string, other: string) => scopeConflicts([{ scope: [one] }, { scope: [other] }], []).length
    expect(meeting('src/{api,web}/**', 'src/web/login.ts')).toBe(1)
    expect(meeting('src/{api,web}/**', 'src/db/**')).toBe(0)
    expect(meeting('src/api/', 'src/api/users.ts')).toBe(1)
    expect(isOpenPattern('{src,*}/x')).toBe(true)
    expect(isOpenPattern('{src,lib}/x')).toBe(false)
  })
})

test('a list of patterns is divided at commas that are in no braces', () => {
  expect(splitPatterns('src/*.{ts,js}, lib/**  web/**')).toEqual(['src/*.{ts,js}', 'lib/**', 'web/**'])
  expect(expandBraces('a{b')).toEqual(['a{b'])
  expect(expandBraces('a{b}')).toEqual(['a{b}'])
})
