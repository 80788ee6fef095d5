import type { Evidence } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { checkAgainstHandoff } from '../../protocol/completion-report/check-against-handoff.ts'
import type { CompletionReport } from '../../protocol/completion-report/completion-report.ts'
import { parseCompletionReport } from '../../protocol/completion-report/parse-completion-report.ts'
import type { HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { LoopEvent } from '../../protocol/leader-coder/loop.ts'
import { describeViolation } from '../../protocol/violation.ts'
import { listFiles } from '../../workspace/list-files.ts'
import { readCommitFile } from '../../workspace/read-history.ts'
import { type Candidate, ensureEvidence, failureText } from './gather-evidence.ts'
import type { Look, RelayContext, Waits } from './relay-context.ts'
import { endOf } from './run-end.ts'
import { workOf } from './settle-settings.ts'
import { lastTree, REPORT_FILE } from './stage-outcome.ts'

/** An attempt that did not hold, as the loop counts it. */
export type Failed = Omit<Extract<LoopEvent, { type: 'attempt:failed' }>, 'type' | 'attempt'>

export type AttemptJudged =
  | Waits
  | { readonly failed: Failed }
  | { readonly candidate: Candidate; readonly evidence: Evidence; readonly report: CompletionReport }

const MAX_BYTES = 1_000_000

/**
 * What Baton itself thinks of an attempt, before the leader is asked: it ended well, its report can be read and does
 * not contradict itself or the order, and the checks pass on the very tree.
 */
export async function judgeAttempt(
  context: RelayContext,
  at: Look,
  { run, handoff, tip }: { readonly run: RunRecord; readonly handoff: HandoffDocument | null; readonly tip: string },
): Promise<AttemptJudged> {
  const lang = at.relay.spec.language
  if (run.state !== 'completed') return retry(endOf(run), [])
  const { repository } = at.relay.spec
  const tree = lastTree(run)
  const text = tree && (await readCommitFile({ repository, commit: tree, path: REPORT_FILE, limitBytes: MAX_BYTES }))
  if (!tree || !text) return retry(MISSING_REPORT[lang], [])
  const parsed = parseCompletionReport(text)
  if (!parsed.ok) return retry(faultsText(parsed.violations, lang), [])
  const report = parsed.value
  if (report.status === 'FAILED') return reportedFailure(report)
  const candidate = await workOf(context, at, run, tip)
  if ('wait' in candidate) return candidate
  const files = new Set(await listFiles({ repository, tree: candidate.tree }))
  const broken = handoff ? checkAgainstHandoff(report, handoff, files) : []
  if (broken.length > 0) return retry(faultsText(broken, lang), [])
  const evidence = await ensureEvidence(context, at, run, candidate)
  if (!evidence.passed) return retry(failureText(evidence), run.end?.files ?? [])
  return { candidate, evidence, report }
}

/** Whoever asks the leader for something wants another design; the others try again. */
function reportedFailure({ detailLog, requestToLeader, failureCause }: CompletionReport): AttemptJudged {
  const feedback = [failureCause, detailLog, requestToLeader].filter((part) => part?.trim()).join('\n')
  const decision = requestToLeader?.trim() ? 'redesign' : 'retry'
  return { failed: { decision, feedback, failedFiles: [] } }
}

const retry = (feedback: string, failedFiles: readonly string[]): AttemptJudged => ({
  failed: { decision: 'retry', feedback, failedFiles },
})

/** What the leader's verification makes of an attempt that holds by itself. */
export function judgeVerification(run: RunRecord): Failed | undefined {
  const { end } = run
  if (run.state === 'completed' && (end?.verdict === 'pass' || end?.verdict === 'approved')) return undefined
  if (run.state !== 'completed') return { decision: 'retry', feedback: endOf(run), failedFiles: [] }
  const found = [...(end?.result?.action_items ?? []), ...(end?.result?.issues ?? []).map(({ text }) => text)]
  const feedback = [end?.summary ?? '', ...found].filter((part) => part !== '').join('\n')
  const decision = end?.verdict === 'rejected' ? 'redesign' : 'retry'
  return { decision, feedback, failedFiles: end?.files ?? [] }
}

const faultsText = (faults: readonly Parameters<typeof describeViolation>[0][], lang: Lang) =>
  faults.map((one) => describeViolation(one, lang)).join('\n')

const MISSING_REPORT = {
  ko: `완료 보고 ${REPORT_FILE} 이(가) 없습니다.`,
  en: `The completion report ${REPORT_FILE} is missing.`,
} as const
