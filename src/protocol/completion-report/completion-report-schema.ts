import { z } from 'zod'
import { MAX_ITEMS } from '../markdown/read-items.ts'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import { FAILURE_CAUSES } from './failure-causes.ts'

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
