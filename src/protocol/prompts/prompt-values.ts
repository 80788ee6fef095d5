import { renderCompletionReport } from '../completion-report/render-completion-report.ts'
import { CAUSE_LABELS } from '../completion-report/report-words.ts'
import { checkWord, EVIDENCE_LABELS, EVIDENCE_MEANINGS, evidenceWord } from '../evidence/evidence-word.ts'
import { renderHandoffDocument } from '../handoff-document/render-handoff-document.ts'
import type { Lang, Localized } from '../lang.ts'
import { quoteLine, quoteList, quoteText } from './quote.ts'
import type { EvidenceBrief, RejectBrief, StageBrief } from './stage-brief.ts'

/** What a prompt is filled with: the brief of the run, its nonce and, for a verifier, what was changed. */
export type PromptInput = StageBrief & { readonly nonce: string; readonly diff?: string | null }

/**
 * The placeholders of a template and their values for a run. A value that is undefined is not there, and what
 * is said about it in the template goes with it.
 *
 * 1. Each value has a limit (`BYTES`): the request is the person's own and nearly always whole, the rest is told in part.
 * 2. What others wrote is quoted (`quote.ts`); only what Baton or the configuration says stands in plain.
 */
const VALUES = {
  nonce: ({ nonce }) => nonce,
  task_id: ({ task_id }) => task_id,
  title: ({ title }) => quoteLine(title),
  request: ({ request }, lang) => quoteText(request, BYTES.request, lang),
  stage: ({ stage }) => stage,
  team: ({ team }) => team,
  agent: ({ agent }) => agent,
  role: ({ role }) => role,
  kind: ({ kind }) => kind,
  attempt: ({ attempt }) => String(attempt),
  /** The number of the attempt where it is the last one, so that a warning stands only there. */
  final: ({ attempt, final }) => (final ? String(attempt) : undefined),
  feedback: ({ feedback }, lang) => quoteText(feedback, BYTES.feedback, lang),
  reject_category: ({ reject }) => reject?.category,
  reject_description: ({ reject }, lang) => quoteText(reject?.description, BYTES.reject, lang),
  action_items: ({ reject }, lang) => quoteText(actionLines(reject), BYTES.actions, lang),
  attachments: ({ reject }, lang) => attachmentsText(reject, lang),
  checks: ({ checks = [] }, lang) => quoteList(checks, lang),
  line_comments: ({ reject }, lang) => quoteText(commentLines(reject), BYTES.comments, lang),
  outputs: ({ outputs = [] }) => outputs.map((field) => `\`${field}\``).join(', ') || undefined,
  documents: ({ documents = [] }) =>
    documents.map(({ name, label, paths }) => `- \`${name}\` (${label}): ${codeList(paths)}`).join('\n') || undefined,
  handoff: ({ handoff }, lang) => quoteText(handoff && renderHandoffDocument(handoff, lang), BYTES.handoff, lang),
  report: ({ report }, lang) => quoteText(report && renderCompletionReport(report, lang), BYTES.report, lang),
  /** Only where the coder itself reports a failure: then the verifier decides how it goes on. */
  failure_cause: ({ report }, lang) =>
    report?.status === 'FAILED' && report.failureCause ? CAUSE_LABELS[report.failureCause][lang] : undefined,
  evidence: ({ evidence }, lang) => evidenceText(evidence, lang),
  relaxed: ({ relaxed }, lang) => quoteList(relaxed, lang),
  conflicts: ({ conflicts }, lang) => quoteList(conflicts, lang),
  tests_changed: ({ tests_changed }, lang) => quoteList(tests_changed, lang),
  left_out: ({ left_out = [] }, lang) => quoteList(left_out, lang),
  guarded: ({ guarded }, lang) => quoteList(guarded, lang),
  guarded_differs: ({ guarded_differs }, lang) => quoteList(guarded_differs, lang),
  problems: ({ problems }, lang) => quoteText(problems.join('\n'), BYTES.problems, lang),
  diff: ({ diff }, lang) => quoteText(diff, BYTES.diff, lang),
  specialist: ({ specialist, agent }) => specialist?.name ?? agent,
  instructions: ({ specialist }) => specialist?.instructions.slice(0, BYTES.instructions),
  persistent_context: ({ specialist }, lang) => specialist && namedTexts(specialist.persistent, BYTES.persistent, lang),
  dispatch_context: ({ specialist }, lang) => specialist && namedTexts(specialist.context, BYTES.context, lang),
  retry: ({ specialist }, lang) => quoteText(specialist?.retry, BYTES.feedback, lang),
  skill: ({ specialist }) => specialist?.skill?.name,
  workflow: ({ specialist }) => specialist?.skill && nested(specialist.skill.text.slice(0, BYTES.instructions)),
  work: ({ specialist }) => specialist?.work,
  scope: ({ specialist }, lang) =>
    specialist && (specialist.scope.length === 0 ? NO_FILES[lang] : codeList(specialist.scope)),
  criteria: ({ specialist }, lang) =>
    specialist && (specialist.criteria.map((line) => `- ${line}`).join('\n') || NOTHING[lang]),
  output_format: ({ specialist }, lang) => specialist && (specialist.output || NOTHING[lang]),
} as const satisfies Record<string, (input: PromptInput, lang: Lang) => string | undefined>

/** Of a change, so much is in a prompt. */
export const DIFF_BYTES = 16_000
/** Where a change is longer: so much of the list of its files, which comes on top with a line that says so. */
export const PATHS_BYTES = 3_000
const CUT_LINE_BYTES = 500

const BYTES = {
  request: 1_000_000,
  diff: DIFF_BYTES + PATHS_BYTES + CUT_LINE_BYTES,
  handoff: 8_000,
  report: 5_000,
  feedback: 6_000,
  reject: 6_000,
  actions: 4_000,
  comments: 4_000,
  problems: 4_000,
  output: 1_500,
  attachment: 5_000,
  instructions: 8_000,
  /** About four bytes to a token: the budget of what a specialist is told of the project and of others. */
  persistent: 3_000,
  context: 8_000,
} as const

/** Headings of a text that stands below one of the third level. */
const nested = (text: string) => text.replace(/^#{1,5}(?=\s)/gm, '####')

const NOTHING: Localized = { ko: '없음', en: 'none' }
const NO_FILES: Localized = {
  ko: '없음 (산출물 문서만 씁니다)',
  en: 'none (write the documents of your output only)',
}

/** Texts with their names, each within the budget of one; the first ones get their place first. */
function namedTexts(
  texts: readonly { readonly name: string; readonly text: string }[],
  bytes: number,
  lang: Lang,
): string {
  let left = bytes * MAX_TEXTS
  const parts = texts.flatMap(({ name, text }) => {
    const quoted = left <= 0 ? undefined : quoteText(text, Math.min(bytes, left), lang)
    left -= Math.min(bytes, text.length * 3)
    return quoted === undefined ? [] : [`${quoteLine(name) ?? '-'}:\n\n${quoted}`]
  })
  return parts.join('\n\n') || NOTHING[lang]
}

/** Of a builder: its order, what a person decided, the plan, design, PRD, codebase, requirements and results, each within its own budget. */
const MAX_TEXTS = 8

const MAX_ATTACHMENTS = 3

export type PromptPlaceholder = keyof typeof VALUES

export const PROMPT_PLACEHOLDERS = Object.keys(VALUES) as readonly PromptPlaceholder[]

/** Those that there are. */
export function promptValues(input: PromptInput, lang: Lang): ReadonlyMap<string, string> {
  return new Map(
    PROMPT_PLACEHOLDERS.flatMap((name) => {
      const value = VALUES[name](input, lang)
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}

const codeList = (paths: readonly string[]) => paths.map((path) => `\`${path}\``).join(', ')

/** What came with the reason: its kind, where it is, and the text of it where it is a file that can be read. */
function attachmentsText(reject: RejectBrief | null, lang: Lang): string | undefined {
  const parts = (reject?.attachments ?? []).slice(0, MAX_ATTACHMENTS).map(({ name, type, path, text }) => {
    const head = `- ${quoteLine(name) ?? '-'} (${type}): ${quoteLine(path) ?? '-'}`
    const quoted = quoteText(text, BYTES.attachment, lang)
    return quoted === undefined ? head : `${head}\n\n${quoted}`
  })
  return parts.join('\n\n') || undefined
}

const commentLines = (reject: RejectBrief | null) =>
  reject?.line_comments
    ?.map(({ path, line, text }) => `- ${path}${line === undefined ? '' : `:${line}`} ${text}`)
    .join('\n')

const actionLines = (reject: RejectBrief | null) =>
  reject?.action_items.map(({ assignee, action, deadline }) => `- ${assignee}: ${action} (${deadline})`).join('\n')

const EXIT: Localized = { ko: '종료 코드', en: 'exit code' }
const MAX_CHECKS = 20
const MAX_OUTPUTS = 4

/** The word for all of it, how each check went and, of some that failed, what it printed last. */
function evidenceText(evidence: EvidenceBrief | null, lang: Lang): string | undefined {
  if (!evidence) return undefined
  const checks = evidence.checks.slice(0, MAX_CHECKS)
  const word = evidenceWord(evidence)
  if (word === 'unchecked') return EVIDENCE_MEANINGS.unchecked[lang]
  const lines = checks.map((check) => {
    const how = EVIDENCE_LABELS[checkWord(check)][lang]
    return `- ${quoteLine(check.name) ?? '-'}: ${how} (${EXIT[lang]} ${check.code ?? '-'})`
  })
  const outputs = checks.filter(({ passed }) => !passed).slice(0, MAX_OUTPUTS)
  const quoted = outputs.flatMap(({ name, tail }) => {
    const text = quoteText(tail.slice(-BYTES.output), BYTES.output, lang)
    return text === undefined ? [] : [`${quoteLine(name) ?? '-'}:\n\n${text}`]
  })
  return [lines.join('\n'), ...quoted].join('\n\n')
}
