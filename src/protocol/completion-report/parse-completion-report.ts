import { parseDocumentJson } from '../parse-document-json.ts'
import { located, type Parsed, parsed, parsedWithinLimit, withoutRepeats } from '../parsed.ts'
import { completionReportShape } from '../shapes/completion-report.ts'
import type { Violation } from '../violation.ts'
import { checkCompletionReport } from './check-completion-report.ts'
import type { CompletionReport } from './completion-report.ts'
import { readReportMarkdown } from './read-report-markdown.ts'

type Check = (value: unknown) => Violation[]

/**
 * Reads a completion report from Markdown, or from JSON when the text begins with a brace, and refuses one that
 * contradicts itself. Everything that is wrong is listed; in Markdown with its line and column.
 */
export function parseCompletionReport(text: string, check: Check = checkCompletionReport): Parsed<CompletionReport> {
  return parsedWithinLimit(text, (within) =>
    within.trimStart().startsWith('{')
      ? parseDocumentJson(within, completionReportShape.known, check, withPlainLineBreaks)
      : parseMarkdown(within, check),
  )
}

function parseMarkdown(text: string, check: Check): Parsed<CompletionReport> {
  const { value, violations, positions } = readReportMarkdown(text)
  const faults = withoutRepeats(check(value), violations)
  return parsed(value as CompletionReport, located([...violations, ...faults], positions))
}

/** A log from Windows is the same log. */
function withPlainLineBreaks(value: Record<string, unknown>): Record<string, unknown> {
  const plain = (text: unknown) =>
    typeof text === 'string' ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text
  const texts = ['detailLog', 'requestToLeader'].filter((name) => Object.hasOwn(value, name))
  return { ...value, ...Object.fromEntries(texts.map((name) => [name, plain(value[name])])) }
}
