import { parseWithAutoFix, startAutoFix } from '../../protocol/auto-fix/parse-with-auto-fix.ts'
import { handoffTask, reportTask } from '../../protocol/auto-fix/repair-tasks.ts'
import type { CompletionReport } from '../../protocol/completion-report/completion-report.ts'
import { HANDOFF_FILE, type HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import { findInjections } from '../../protocol/injection/find-injections.ts'
import { describeInjection } from '../../protocol/injection/injection-match.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { RunOutcome } from '../../protocol/plays/outcome.ts'
import { describeViolation, type Violation, violation } from '../../protocol/violation.ts'
import { cutText, detailLines, firstThatFit, fits, LIMITS } from './fit-state.ts'

/** Judges a HANDOFF.md: first its format, then the injection filter. */
export type JudgedOrder =
  | { readonly verdict: 'accepted'; readonly handoff: HandoffDocument; readonly problems: readonly [] }
  | { readonly verdict: 'refused'; readonly handoff: HandoffDocument; readonly problems: readonly string[] }
  | { readonly verdict: 'invalid'; readonly problems: readonly string[] }

export function judgeOrder(text: string, lang: Lang): JudgedOrder {
  const read = parseWithAutoFix({ ...handoffTask(), maxRepairs: 0 }, startAutoFix(), text)
  if (read.kind !== 'done') return invalid(read.state.attempts.at(-1)?.violations ?? [], lang)
  if (!fits(read.value, LIMITS.handoff)) {
    return invalid([violation('', 'document_too_large', { limit: LIMITS.handoff })], lang)
  }
  const found = findInjections(text)
  const handoff = read.value
  if (found.length === 0) return { verdict: 'accepted', handoff, problems: [] }
  const problems = found.map((match) => `${HANDOFF_FILE}: ${describeInjection(match, lang)}`)
  return { verdict: 'refused', handoff, problems: kept(problems) }
}

/** The leader's own reason for not writing a HANDOFF.md. */
export function whyNoOrder({ end }: RunOutcome): readonly string[] {
  if (end.verdict !== 'fail') return []
  const why = [end.summary ?? '', ...(end.result?.issues ?? []).map(({ text }) => text)]
  return kept(why.filter((part) => part !== ''))
}

function invalid(violations: readonly Violation[], lang: Lang): JudgedOrder {
  const problems = violations.map((one) => `${HANDOFF_FILE}: ${placed(one, lang)}`)
  return { verdict: 'invalid', problems: kept(problems) }
}

const placed = (one: Violation, lang: Lang) =>
  `${one.pointer === '' ? '' : `${one.pointer}: `}${describeViolation(one, lang)}`

const kept = (problems: readonly string[]) =>
  firstThatFit(
    problems.map((one) => cutText(one, 1_000)),
    { bytes: LIMITS.problems },
  )

/** The coder's report, or the problems of its format. */
export function readReport(
  text: string,
  lang: Lang,
): { readonly report: CompletionReport } | { readonly problem: string } {
  const read = parseWithAutoFix({ ...reportTask(), maxRepairs: 0 }, startAutoFix(), text)
  if (read.kind === 'done') return { report: read.value }
  if (read.kind === 'ask') return { problem: reportTask().role }
  const wrong = (read.state.attempts.at(-1)?.violations ?? []).map((one) => placed(one, lang))
  return { problem: detailLines([read.error.describe(lang), ...wrong].join('\n')).join('\n') }
}
