import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundValue } from '../../../src/pipeline/binding/changed-fields.ts'
import { WroteText } from '../../../src/pipeline/binding/wrote-text.ts'
import { canonicalJson } from '../../../src/protocol/canonical-json.ts'
import { propertyRuns } from '../../support/property-runs.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom('', '"', '\\', '\n', '\ud800', 'DEV_PENDING', '한글', '='),
)
const value = fc.option(
  fc
    .oneof(text, fc.integer(), fc.constant(null), fc.array(text, { maxLength: 3 }))
    .map((one) => boundValue(one, () => 'a-digest_of-22-letters')),
  { nil: null },
)
const fields = fc.uniqueArray(fc.tuple(text, value), { maxLength: 12, selector: ([path]) => path })

test('what an event binds is canonical JSON of the fields by their records', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(text, fields), { maxLength: 4, selector: ([name]) => name }), (records) => {
      const wrote = new WroteText()
      for (const [name, bound] of records) wrote.bind(name, bound)
      const expected = Object.fromEntries(records.map(([name, bound]) => [name, Object.fromEntries(bound)]))
      expect(wrote.text()).toBe(canonicalJson(expected))
    }),
    { numRuns: propertyRuns(1_000) },
  )
})

test('a value is bound by its own JSON where that is short, else by a digest', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.dictionary(text, text)), (one) => {
      const json = JSON.stringify(one)
      expect(boundValue(one, (given) => `of ${given}`)).toBe(json.length <= 40 ? `=${json}` : `of ${json}`)
    }),
    { numRuns: propertyRuns(1_000) },
  )
})
