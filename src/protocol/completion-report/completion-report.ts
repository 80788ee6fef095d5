import { z } from 'zod'
import { MAX_ITEMS } from '../markdown/read-items.ts'
import { TEXT_PATTERNS } from '../text-patterns.ts'

/**
 * What a coder reports when it stops: success or failure, with what it made and how the checks went.
 *
 * Owns: the shape. Does not own: what contradicts itself (`contradictions.ts`), what was promised
 * (`check-against-handoff.ts`), or whether any of it is true, which Baton finds out by running the checks.
 *
 * 1. Every valid value can be written as Markdown in either language, or as JSON, and read back the same.
 * 2. Texts of several lines have `\n` between them.
 */
export const REPORT_FILE = 'COMPLETION_REPORT.md'

export const FAILURE_CAUSES = [
  'Logic Error',
  'Compilation Error',
  'Schema Violation',
  'Environment/Dependency',
] as const

const line = z.string().regex(TEXT_PATTERNS.documentLine.regex)
const text = z.string().regex(TEXT_PATTERNS.documentText.regex)
const count = z.int().min(0).max(999_999_999)

export const completionReportSchema = z
  .object({
    status: z.enum(['SUCCESS', 'FAILED']),
    featureName: line,
    generatedFiles: z.array(line).max(MAX_ITEMS),
    testResult: z.object({ passed: count, total: count }).optional(),
    typeCheck: z.enum(['PASS', 'FAIL']).optional(),
    buildStatus: z.enum(['SUCCESS', 'FAIL']).optional(),
    issues: z.array(line).max(MAX_ITEMS),
    failureCause: z.enum(FAILURE_CAUSES).optional(),
    detailLog: text.optional(),
    requestToLeader: text.optional(),
  })
  .meta({ title: 'CompletionReport', description: 'What a coder reports to its leader' })

export type CompletionReport = z.infer<typeof completionReportSchema>
export type FailureCause = (typeof FAILURE_CAUSES)[number]
