import type { Evidence } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { REPORT_TASK } from '../../protocol/auto-fix/repair-tasks.ts'
import { checkAgainstHandoff } from '../../protocol/completion-report/check-against-handoff.ts'
import type { CompletionReport } from '../../protocol/completion-report/completion-report.ts'
import { failureText } from '../../protocol/evidence/failure-text.ts'
import type { HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { Failed } from '../../protocol/leader-coder/judge-verification.ts'
import { endOf } from '../../protocol/plays/judge-end.ts'
import { describeViolation } from '../../protocol/violation.ts'
import { listFiles } from '../../workspace/list-files.ts'
import { type Candidate, ensureEvidence } from './gather-evidence.ts'
import type { Look, RelayContext, Waits } from './relay-context.ts'
import { readDocument } from './repair-document.ts'
import { workOf } from './settle-settings.ts'

export type AttemptJudged =
  | Waits
  | { readonly failed: Failed }
  /** The coder itself reports a failure: the leader decides what follows. */
  | { readonly reported: CompletionReport }
  | { readonly candidate: Candidate; readonly evidence: Evidence; readonly report: CompletionReport }

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
  if (run.state !== 'completed') return retry(endOf(run, lang), [])
  const { read } = await readDocument(at, run, REPORT_TASK)
  if (read.kind === 'failed') return retry([read.error.describe(lang), ...read.problems].join('\n'), [])
  const report = read.value
  if (report.status === 'FAILED') return { reported: report }
  const candidate = await workOf(context, at, run, tip)
  if ('wait' in candidate) return candidate
  const files = new Set(await listFiles({ repository: at.relay.spec.repository, tree: candidate.tree }))
  const broken = handoff ? checkAgainstHandoff(report, handoff, files) : []
  if (broken.length > 0) return retry(faultsText(broken, lang), [])
  const evidence = await ensureEvidence(context, at, run, candidate)
  if (!evidence.passed) return retry(failureText(evidence), run.end?.files ?? [])
  return { candidate, evidence, report }
}

const retry = (feedback: string, failedFiles: readonly string[]): AttemptJudged => ({
  failed: { decision: 'retry', feedback, failedFiles },
})

const faultsText = (faults: readonly Parameters<typeof describeViolation>[0][], lang: Lang) =>
  faults.map((one) => describeViolation(one, lang)).join('\n')
