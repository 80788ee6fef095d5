import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameJson } from '../../../src/pipeline/binding/same-json.ts'
import { propertyRuns } from '../../support/property-runs.ts'

/** Values that JSON keeps and values that it changes; few keys, so that pairs are often equal or nearly so. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, undefined, 0, -0, 1, Number.NaN, Number.POSITIVE_INFINITY, '', 'a', true, false),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '1'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))

test('two values are the same exactly when their JSON is', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sameJson(a, b)).toBe((JSON.stringify(a) ?? 'null') === (JSON.stringify(b) ?? 'null'))
      expect(sameJson(a, structuredClone(a))).toBe(true)
    }),
    { numRuns: propertyRuns(2_000), examples: [[{ a: undefined }, { a: null }]] },
  )
})
