import { z } from 'zod'
import { MAX_ITEMS } from '../markdown/read-items.ts'
import { schemaCheck } from '../schema-check.ts'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import type { Violation } from '../violation.ts'
import { pathFaults, sizeFaults } from './value-faults.ts'

/**
 * The order that a leader gives to a coder: what HANDOFF.md says, as a value.
 *
 * Owns: its shape and which paths it may name. Does not own: its Markdown (`parse-` and
 * `render-handoff-document.ts`), or whether its text tries to seize an agent (the injection filter).
 *
 * 1. Every valid value can be written as Markdown in either language, or as JSON, and read back the same.
 */
export const HANDOFF_FILE = 'HANDOFF.md'

export const MODES = ['coding', 'review', 'test', 'refactor', 'debug'] as const

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

const checkShape = schemaCheck(handoffDocumentSchema)

/** Everything that is wrong with a value: its shape first, and the paths of the lists that have theirs. */
export function checkHandoffDocument(value: unknown): Violation[] {
  const shape = checkShape(value)
  const { input, output } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return [
    ...shape,
    ...pathFaults(input, '/input', 'read'),
    ...pathFaults(output, '/output', 'write'),
    ...(shape.length === 0 ? sizeFaults(value) : []),
  ]
}
