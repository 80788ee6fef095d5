import { z } from 'zod'
import { MAX_ITEMS } from '../markdown/read-items.ts'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import { MODES } from './modes.ts'

const line = z.string().regex(TEXT_PATTERNS.documentLine.regex)

export const handoffDocumentSchema = z
  .object({
    mode: z.enum(MODES),
    /** Documents and files to look at. */
    input: z.array(line).min(1).max(MAX_ITEMS),
    /** Files to make. */
    output: z.array(line).min(1).max(MAX_ITEMS),
    constraints: z.array(line).max(MAX_ITEMS),
    completionCriteria: z.array(line).max(MAX_ITEMS),
  })
  .meta({ title: 'HandoffDocument', description: 'What a leader asks of a coder (HANDOFF.md)' })

export type HandoffDocument = z.infer<typeof handoffDocumentSchema>
