import fc from 'fast-check'
import type { CompletionReport } from '../../src/protocol/completion-report/completion-report.ts'
import { FAILURE_CAUSES } from '../../src/protocol/completion-report/failure-causes.ts'
import type { HandoffDocument } from '../../src/protocol/handoff-document/handoff-document.ts'
import { MODES } from '../../src/protocol/handoff-document/modes.ts'
import { checkWorkspacePath } from '../../src/protocol/handoff-document/workspace-path.ts'
import { TEXT_PATTERNS } from '../../src/protocol/text-patterns.ts'

/** Values of documents: every valid one can come up, and those that look like markup come up often. */
const PIECES = [
  '없음',
  'none',
  'None.',
  '`',
  '``',
  '```',
  '~~~',
  '\\',
  '\\`',
  '\\*',
  '*',
  '**',
  '_',
  '__init__',
  '&amp;',
  '&#10;',
  '&',
  '<',
  '<!--',
  '-->',
  '<b>',
  '[ ]',
  '[x]',
  '[a](b)',
  '[a]: b',
  '#',
  '## Input',
  '##',
  '-',
  '- ',
  '---',
  '===',
  '+ ',
  '1.',
  '1. ',
  '2)',
  '>',
  '> ',
  '|',
  ':',
  '：',
  'https://a.b',
  'a@b.c',
  '{feature}',
  '완료 보고: x',
  '테스트: PASS (5/5)',
  '상태',
  ' ',
  '  ',
  '\u00A0',
  '\u3000',
  '🚀',
  'é',
  '한글',
  'x',
  '0',
  '"',
  "'",
  '.',
  '/',
  '$',
  '\uFFFD',
]

const soup = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 6 })), {
  maxLength: 8,
})

export const anyLine: fc.Arbitrary<string> = fc
  .oneof(
    soup.map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  .map((text) => text.trim())
  .filter((text) => TEXT_PATTERNS.documentLine.regex.test(text))

export const anyText: fc.Arbitrary<string> = fc
  .oneof(
    anyLine,
    fc
      .array(
        fc.oneof(
          soup.map((pieces) => pieces.join('')),
          fc.constantFrom('', ' ', '\t', '```', '## Issues'),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((lines) => lines.join('\n')),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  .filter((text) => TEXT_PATTERNS.documentText.regex.test(text))

const anyPath = (use: 'read' | 'write') =>
  fc
    .oneof(
      fc
        .array(
          fc.constantFrom(
            'src',
            'a.ts',
            '{caseId}',
            '__init__.py',
            '*',
            '**',
            '[id]',
            'my file',
            '한글',
            '.claude',
            'rules',
            '..',
            '.',
            '`',
            'a&amp;b',
            '없음',
            '#x',
            '- a',
            '~b',
            '\\',
          ),
          { minLength: 1, maxLength: 5 },
        )
        .map((names) => names.join('/')),
      anyLine,
    )
    .filter((path) => TEXT_PATTERNS.documentLine.regex.test(path) && checkWorkspacePath(path, use) === undefined)

const list = (line: fc.Arbitrary<string>, minLength = 0) => fc.array(line, { minLength, maxLength: 5 })

export const anyHandoff: fc.Arbitrary<HandoffDocument> = fc.record({
  mode: fc.constantFrom(...MODES),
  input: list(anyPath('read'), 1),
  output: list(anyPath('write'), 1),
  constraints: list(anyLine),
  completionCriteria: list(anyLine),
})

const counts = (passing: boolean) =>
  fc
    .tuple(fc.nat({ max: 999_999_999 }), fc.nat({ max: 999_999_999 }))
    .map(([a, b]) => ({ passed: passing ? Math.max(a, b) : Math.min(a, b), total: Math.max(a, b) }))

const withoutMissing = (report: { [name in keyof CompletionReport]: CompletionReport[name] | undefined }) =>
  Object.fromEntries(Object.entries(report).filter(([, value]) => value !== undefined)) as CompletionReport

/** Reports that do not contradict themselves, with every optional part there or not. */
export const anyReport: fc.Arbitrary<CompletionReport> = fc.boolean().chain((success) =>
  fc
    .record({
      status: fc.constant(success ? ('SUCCESS' as const) : ('FAILED' as const)),
      featureName: anyLine,
      generatedFiles: list(anyPath('write')),
      testResult: fc.option(counts(success), { nil: undefined }),
      typeCheck: fc.constantFrom(undefined, 'PASS' as const, ...(success ? [] : (['FAIL'] as const))),
      buildStatus: fc.constantFrom(undefined, 'SUCCESS' as const, ...(success ? [] : (['FAIL'] as const))),
      issues: list(anyLine),
      failureCause: success ? fc.constant(undefined) : fc.constantFrom(...FAILURE_CAUSES),
      detailLog: fc.option(anyText, { nil: undefined }),
      requestToLeader: fc.option(anyText, { nil: undefined }),
    })
    .map(withoutMissing),
)
