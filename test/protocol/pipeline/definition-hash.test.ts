import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, definitionHash, FIVE_TEAM } from '../../../src/protocol/index.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The same JSON with the keys of every object in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, shuffled(member)]),
  )
}

test('the default definition has this hash: tasks in stores everywhere pin it', () => {
  expect(definitionHash(FIVE_TEAM, sha256)).toMatchInlineSnapshot(
    `"sha256:f126ae94e71617a2ed8444194292cf1e6deb3b0d0274d882f70f7cc2ad84060a"`,
  )
})

test('the order of keys does not change the hash, any change of content does', () => {
  const hash = definitionHash(FIVE_TEAM, sha256)
  expect(definitionHash(shuffled(FIVE_TEAM) as typeof FIVE_TEAM, sha256)).toBe(hash)
  expect(definitionHash({ ...FIVE_TEAM, po: 'jarvis' }, sha256)).not.toBe(hash)
  expect(definitionHash({ ...FIVE_TEAM, teams: FIVE_TEAM.teams.toReversed() }, sha256)).not.toBe(hash)
})

test('canonical JSON is JSON, equal for equal values and different for different ones', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const plain = JSON.stringify(a)
      expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(plain))
      expect(canonicalJson(shuffled(a))).toBe(canonicalJson(a))
      const same = canonicalJson(a) === canonicalJson(b)
      expect(same).toBe(isDeepEqual(JSON.parse(plain), JSON.parse(JSON.stringify(b))))
    }),
  )
})

test('canonical JSON leaves out undefined members and keeps the places of an array', () => {
  expect(canonicalJson({ b: undefined, a: [undefined, 1] })).toBe('{"a":[null,1]}')
  expect(canonicalJson(undefined)).toBe('null')
})

function isDeepEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isDeepEqual(a[key as never], b[key as never]))
  )
}
