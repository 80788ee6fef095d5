import { pathFaults, sizeFaults } from '../handoff-document/value-faults.ts'
import { schemaCheck } from '../schema-check.ts'
import { completionReportShape } from '../shapes/completion-report.ts'
import type { Violation } from '../violation.ts'
import type { CompletionReport } from './completion-report.ts'
import { contradictions } from './contradictions.ts'

const checkShape = schemaCheck(completionReportShape)

/** Everything that is wrong with a report: its shape, the paths it names and, once it has its shape, contradictions. */
export function checkCompletionReport(
  value: unknown,
  beyondShape: (report: CompletionReport) => Violation[] = contradictions,
): Violation[] {
  const shape = checkShape(value)
  const files = typeof value === 'object' && value !== null && 'generatedFiles' in value ? value.generatedFiles : []
  const paths = pathFaults(files, '/generatedFiles', 'write')
  if (shape.length > 0) return [...shape, ...paths]
  return [...paths, ...sizeFaults(value), ...beyondShape(value as CompletionReport)]
}
