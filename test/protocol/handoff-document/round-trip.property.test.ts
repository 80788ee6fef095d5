import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHandoffDocument } from '../../../src/protocol/handoff-document/parse-handoff-document.ts'
import {
  renderHandoffDocument,
  renderHandoffJson,
} from '../../../src/protocol/handoff-document/render-handoff-document.ts'
import { anyHandoff } from '../../support/document-arbitraries.ts'

const FORMS = {
  'Korean Markdown': (value) => renderHandoffDocument(value, 'ko'),
  'English Markdown': (value) => renderHandoffDocument(value, 'en'),
  JSON: renderHandoffJson,
} satisfies Record<string, typeof renderHandoffJson>

describe('a handoff document', () => {
  it.each(Object.entries(FORMS))('reads back as the same value from %s', (_, render) => {
    fc.assert(
      fc.property(anyHandoff, (value) => {
        expect(parseHandoffDocument(render(value))).toEqual({ ok: true, value, warnings: [] })
      }),
      { numRuns: 2000 },
    )
  })

  it('reads back the same with Windows line ends', () => {
    fc.assert(
      fc.property(anyHandoff, (value) => {
        const text = renderHandoffDocument(value, 'ko').replaceAll('\n', '\r\n')
        expect(parseHandoffDocument(text)).toEqual({ ok: true, value, warnings: [] })
      }),
      { numRuns: 500 },
    )
  })

  it('is judged alike, and never thrown over, whatever text comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const read = parseHandoffDocument(text)
        expect(read.ok || read.violations.length > 0).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
