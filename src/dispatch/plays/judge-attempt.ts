import { checkAgainstHandoff } from '../../protocol/completion-report/check-against-handoff.ts'
import { type CompletionReport, REPORT_FILE } from '../../protocol/completion-report/completion-report.ts'
import type { HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import type { Lang, Localized } from '../../protocol/lang.ts'
import type { WorkRead } from '../../protocol/plays/outcome.ts'
import { describeViolation } from '../../protocol/violation.ts'
import { firstThatFit, LIMITS } from './fit-state.ts'
import { readReport } from './leader-document.ts'

export type JudgedAttempt =
  | { readonly kind: 'failed'; readonly feedback: string }
  /** The coder itself reports a failure: the leader decides what follows. */
  | { readonly kind: 'reported'; readonly report: CompletionReport }
  /** The attempt is checked and verified next. */
  | { readonly kind: 'holds'; readonly report: CompletionReport }

/**
 * Judges an attempt before any check runs: its report must be readable, must not contradict itself or
 * HANDOFF.md, and the attempt must have changed what the mode of HANDOFF.md requires.
 */
export function judgeAttempt(read: WorkRead, handoff: HandoffDocument, lang: Lang): JudgedAttempt {
  const found = reportIn(read, lang)
  if ('problem' in found) return { kind: 'failed', feedback: found.problem }
  return judgeReport(found.report, { read, handoff }, lang)
}

export function judgeReport(
  report: CompletionReport,
  { read, handoff }: { readonly read: WorkRead; readonly handoff: HandoffDocument },
  lang: Lang,
): JudgedAttempt {
  if (report.status === 'FAILED') return { kind: 'reported', report }
  const broken = checkAgainstHandoff(report, handoff, new Set(read.present))
  if (broken.length > 0) {
    return { kind: 'failed', feedback: broken.map((one) => describeViolation(one, lang)).join('\n') }
  }
  const missing = missingFor(handoff.mode, read)
  return missing ? { kind: 'failed', feedback: missing[lang] } : { kind: 'holds', report }
}

const reportIn = (read: WorkRead, lang: Lang) => readReport(read.documents[REPORT_FILE] ?? '', lang)

/** Only work whose coder reports success may land. */
export function mayLand(read: WorkRead, lang: Lang): boolean {
  const found = reportIn(read, lang)
  return 'report' in found && found.report.status === 'SUCCESS'
}

/**
 * What the mode of HANDOFF.md requires of an attempt. Files of this visit count, and promised files that an earlier
 * visit of the task wrote: in a later visit nothing may be left to do.
 */
function missingFor(mode: HandoffDocument['mode'], read: WorkRead): Localized | undefined {
  switch (mode) {
    case 'coding':
    case 'refactor':
    case 'debug':
      return read.changed_total + read.changed_in_task.length > 0 || read.tree !== read.before ? undefined : NO_FILE
    case 'test':
      return read.tests.length > 0 ? undefined : NO_TEST
    case 'review':
      return undefined
  }
}

const NO_FILE: Localized = {
  ko: '파일이 하나도 바뀌지 않았습니다. 작업 지시서의 모드는 파일 변경을 요구합니다.',
  en: 'No file was changed. The mode of HANDOFF.md requires changed files.',
}
const NO_TEST: Localized = {
  ko: '테스트가 하나도 바뀌지 않았습니다. Test 모드의 작업 지시서는 새 테스트나 바뀐 테스트를 요구합니다.',
  en: 'No test was added or changed. A HANDOFF.md with the mode Test requires one.',
}

/** The report of a graph: its specialists have reported one by one, and Baton knows what they changed. */
export const graphReport = (read: WorkRead, summary: string, lang: Lang): CompletionReport => ({
  status: 'SUCCESS',
  featureName: BY_GRAPH[lang],
  generatedFiles: [...firstThatFit(read.changed, { bytes: LIMITS.files / 2, most: 100 })],
  issues: [],
  ...(summary === '' ? {} : { detailLog: summary }),
})

const BY_GRAPH: Localized = { ko: '전문 에이전트 그래프의 작업', en: 'Work of a graph of specialists' }
