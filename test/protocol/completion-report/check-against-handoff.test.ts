import { describe, expect, it } from 'vitest'
import { checkAgainstHandoff } from '../../../src/protocol/completion-report/check-against-handoff.ts'
import type { CompletionReport } from '../../../src/protocol/completion-report/completion-report.ts'
import type { HandoffDocument } from '../../../src/protocol/handoff-document/handoff-document.ts'

const handoff = (...output: string[]): HandoffDocument => ({
  mode: 'coding',
  input: ['a'],
  output,
  constraints: [],
  completionCriteria: [],
})
const report: CompletionReport = {
  status: 'SUCCESS',
  featureName: 'x',
  generatedFiles: ['src/a.ts', 'src/b.ts'],
  issues: [],
}

describe('a report against its handoff', () => {
  it('of success is refused for every promised file that does not exist, whatever it claims', () => {
    expect(checkAgainstHandoff(report, handoff('src/a.ts', 'src/b.ts', 'src/c.ts'), new Set(['src/b.ts']))).toEqual([
      { pointer: '/output/0', rule: 'output_missing', values: { path: 'src/a.ts' } },
      { pointer: '/output/2', rule: 'output_missing', values: { path: 'src/c.ts' } },
    ])
  })

  it('compares paths and not their spelling', () => {
    const files = new Set(['./src//a.ts', 'docs\\b.md', '문서.md'.normalize('NFD')])
    expect(checkAgainstHandoff(report, handoff('src/a.ts', './docs/x/../b.md', '문서.md'), files)).toEqual([])
    expect(checkAgainstHandoff(report, handoff('SRC/a.ts'), files)).toHaveLength(1)
  })

  it('takes a folder for kept when a file is in it', () => {
    const files = new Set(['docs/api/a.md'])
    expect(checkAgainstHandoff(report, handoff('docs/', 'docs\\api\\'), files)).toEqual([])
    expect(checkAgainstHandoff(report, handoff('doc/', 'docs', 'docs/api/a'), files).map((one) => one.pointer)).toEqual(
      ['/output/0', '/output/1', '/output/2'],
    )
  })

  it('of failure owes nothing', () => {
    expect(checkAgainstHandoff({ ...report, status: 'FAILED' }, handoff('src/z.ts'), new Set())).toEqual([])
  })
})
