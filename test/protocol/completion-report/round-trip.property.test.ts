import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCompletionReport } from '../../../src/protocol/completion-report/parse-completion-report.ts'
import {
  renderCompletionReport,
  renderCompletionReportJson,
} from '../../../src/protocol/completion-report/render-completion-report.ts'
import { anyReport } from '../../support/document-arbitraries.ts'

const FORMS = {
  'Korean Markdown': (value) => renderCompletionReport(value, 'ko'),
  'English Markdown': (value) => renderCompletionReport(value, 'en'),
  JSON: renderCompletionReportJson,
} satisfies Record<string, typeof renderCompletionReportJson>

describe('a completion report', () => {
  it.each(Object.entries(FORMS))('reads back as the same value from %s', (_, render) => {
    fc.assert(
      fc.property(anyReport, (value) => {
        expect(parseCompletionReport(render(value))).toEqual({ ok: true, value, warnings: [] })
      }),
      { numRuns: 2000 },
    )
  })
})
