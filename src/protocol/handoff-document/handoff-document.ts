import { schemaCheck } from '../schema-check.ts'
import { handoffDocumentShape } from '../shapes/handoff-document.ts'
import type { Violation } from '../violation.ts'
import type { HandoffDocument } from './handoff-document-schema.ts'
import { pathFaults, sizeFaults } from './value-faults.ts'

/**
 * The order that a leader gives to a coder: what HANDOFF.md says, as a value.
 *
 * Owns: which paths it may name. Its shape is in `handoff-document-schema.ts`. Does not own: its Markdown (`parse-` and
 * `render-handoff-document.ts`), or whether its text tries to seize an agent (the injection filter).
 *
 * 1. Every valid value can be written as Markdown in either language, or as JSON, and read back the same.
 */
export const HANDOFF_FILE = 'HANDOFF.md'

export type { HandoffDocument }

const checkShape = schemaCheck(handoffDocumentShape)

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
