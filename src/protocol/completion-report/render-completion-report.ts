import type { Lang } from '../lang.ts'
import { fenced, writeInline, writePath } from '../markdown/write-inline.ts'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import type { CompletionReport } from './completion-report.ts'
import { FAILURE_CAUSES } from './failure-causes.ts'
import { testWord } from './read-result.ts'
import { CAUSE_LABELS, HEADINGS, NOTHING, RESULT_LABELS, TITLES } from './report-words.ts'

type SectionName = keyof typeof HEADINGS

/** The sections of the two templates, in order; the others are added only when they hold something. */
const ORDER = {
  SUCCESS: ['status', 'generatedFiles', 'results', 'issues', 'failureCause', 'detailLog', 'requestToLeader'],
  FAILED: ['status', 'failureCause', 'generatedFiles', 'results', 'issues', 'detailLog', 'requestToLeader'],
} as const satisfies Record<CompletionReport['status'], readonly SectionName[]>

const ALWAYS: Readonly<Record<CompletionReport['status'], ReadonlySet<SectionName>>> = {
  SUCCESS: new Set(['status', 'generatedFiles', 'results', 'issues']),
  FAILED: new Set(['status', 'failureCause', 'detailLog', 'requestToLeader']),
}

/** A report in the form of the source document, white space included. Reading it back gives the same value. */
export function renderCompletionReport(report: CompletionReport, lang: Lang): string {
  const { status } = report
  const sections = ORDER[status].flatMap((name) => {
    const content = contentOf(name, report, lang)
    if (content === '' && !ALWAYS[status].has(name)) return []
    // The templates set a blank line below the headings of a success only.
    const gap = status === 'SUCCESS' && name !== 'status' ? '\n\n' : '\n'
    return [`### ${HEADINGS[name][lang]}${gap}${content || `- ${NOTHING[lang]}`}`]
  })
  return `## ${TITLES[status][lang]}: ${writeInline(report.featureName)}\n\n${sections.join('\n\n')}\n`
}

export function renderCompletionReportJson(report: CompletionReport): string {
  return `${JSON.stringify(report, null, 2)}\n`
}

function contentOf(name: SectionName, report: CompletionReport, lang: Lang): string {
  switch (name) {
    case 'status':
      return `- ${report.status}`
    case 'generatedFiles':
      return list(report.generatedFiles.map(writePath))
    case 'results':
      return list(results(report, lang))
    case 'issues':
      return list(report.issues.map(writeInline))
    case 'failureCause':
      return causes(report, lang)
    case 'detailLog':
    case 'requestToLeader':
      return freeText(report[name])
  }
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

function results({ testResult, typeCheck, buildStatus }: CompletionReport, lang: Lang): string[] {
  const counts = testResult && `${testWord(testResult)} (${testResult.passed}/${testResult.total})`
  const lines = { testResult: counts, typeCheck, buildStatus }
  return (['testResult', 'typeCheck', 'buildStatus'] as const).flatMap((name) =>
    lines[name] === undefined ? [] : [`${RESULT_LABELS[name][lang]}: ${lines[name]}`],
  )
}

/** A failure shows all the causes to choose from; a success that somehow has one shows it too. */
function causes({ status, failureCause }: CompletionReport, lang: Lang): string {
  if (status === 'SUCCESS' && failureCause === undefined) return ''
  return list(FAILURE_CAUSES.map((cause) => `[${cause === failureCause ? 'x' : ' '}] ${CAUSE_LABELS[cause][lang]}`))
}

function freeText(text: string | undefined): string {
  if (text === undefined) return ''
  return TEXT_PATTERNS.documentLine.regex.test(text) ? `- ${writeInline(text)}` : fenced(text)
}
