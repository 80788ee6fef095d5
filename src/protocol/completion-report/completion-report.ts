import type { CompletionReport } from './completion-report-schema.ts'

/**
 * What a coder reports when it stops: success or failure, with what it made and how the checks went.
 *
 * The shape is in `completion-report-schema.ts`. Not here: what contradicts itself (`contradictions.ts`), what was promised
 * (`check-against-handoff.ts`), or whether any of it is true, which Baton finds out by running the checks.
 *
 * 1. Every valid value can be written as Markdown in either language, or as JSON, and read back the same.
 * 2. Texts of several lines have `\n` between them.
 */
export const REPORT_FILE = 'COMPLETION_REPORT.md'

export type { CompletionReport }
