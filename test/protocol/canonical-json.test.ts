import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, quoted } from '../../src/protocol/canonical-json.ts'
import { propertyRuns } from '../support/property-runs.ts'

/** The definition, as short as it can be said. */
function byDefinition(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => byDefinition(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${byDefinition(member)}`).join(',')}}`
}

const text = fc.string({ unit: 'binary', maxLength: 80 })
const key = fc.oneof(text, fc.constantFrom('10', '9', '1', 'a', 'B', '__proto__', 'constructor', ''))
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.double(),
    fc.constantFrom(null, undefined, true, false, -0, '\ud800', '\udc00\ud800', '"', '\\', '\u2028', '\u007f'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 40, noNullPrototype: true }),
  ),
}))

test('canonical JSON is the JSON of a value with its keys sorted, whatever the keys look like', () => {
  fc.assert(
    fc.property(value, (one) => {
      expect(canonicalJson(one)).toBe(byDefinition(one))
    }),
    { numRuns: propertyRuns(1_000) },
  )
})

test('a text is quoted as JSON quotes it', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(quoted(one)).toBe(JSON.stringify(one))
    }),
    { numRuns: propertyRuns(2_000) },
  )
  for (let code = 0; code <= 0xffff; code += 1) {
    const one = String.fromCharCode(code)
    if (quoted(one) !== JSON.stringify(one)) expect.fail(`U+${code.toString(16)}`)
  }
})
