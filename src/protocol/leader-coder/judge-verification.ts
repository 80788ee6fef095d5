import type { CompletionReport } from '../completion-report/completion-report.ts'
import type { Lang } from '../lang.ts'
import { type EndedRun, endOf, GOOD_VERDICTS } from '../plays/judge-end.ts'
import { afterFailureReport, type LeaderSaid } from './after-failure-report.ts'
import type { LoopEvent } from './loop.ts'

/** An attempt that did not hold, as the loop counts it. */
export type Failed = Omit<Extract<LoopEvent, { type: 'attempt:failed' }>, 'type' | 'attempt'>

/** What the leader's verification makes of an attempt that holds by itself. */
export function judgeVerification(run: EndedRun, lang: Lang): Failed | undefined {
  const { end } = run
  if (end?.how === 'completed' && GOOD_VERDICTS.includes(end.verdict)) return undefined
  const { verdict, words } = leaderSaid(run, lang)
  const decision = verdict === 'rejected' ? 'redesign' : 'retry'
  return { decision, feedback: words.join('\n'), failedFiles: namedFiles(run) }
}

/** What the leader decides about an attempt whose coder reports a failure. */
export function judgeFailureReport(report: CompletionReport, leader: EndedRun, lang: Lang): Failed {
  const failedFiles = [...report.generatedFiles, ...namedFiles(leader)]
  return { ...afterFailureReport(report, leaderSaid(leader, lang)), failedFiles }
}

function leaderSaid(run: EndedRun, lang: Lang): LeaderSaid {
  const { end } = run
  if (end?.how !== 'completed') return { verdict: null, words: [endOf(run, lang)] }
  const found = [...(end?.result?.action_items ?? []), ...(end?.result?.issues ?? []).map(({ text }) => text)]
  return { verdict: end?.verdict ?? null, words: [end?.summary ?? '', ...found].filter((part) => part !== '') }
}

/** The files that the leader finds fault with. */
function namedFiles({ end }: EndedRun): readonly string[] {
  const issues = (end?.result?.issues ?? []).flatMap(({ path }) => (path ? [path] : []))
  return [...new Set([...issues, ...(end?.files ?? [])])]
}
