import type { CompletionReport } from '../completion-report/completion-report.ts'

/** What the leader made of a report: its verdict and everything that it said. */
export interface LeaderSaid {
  readonly verdict: string | null
  readonly words: readonly string[]
}

/**
 * What follows a report of failure: the leader decides whether the coder tries the same order again or gets a new one.
 * Rejecting means a new design; any other verdict, approval included, means another try, since nothing was finished.
 * Where the leader came to no verdict, a coder that asks for something gets a new design.
 */
export function afterFailureReport(
  { failureCause, detailLog, requestToLeader }: CompletionReport,
  leader: LeaderSaid,
): { readonly decision: 'retry' | 'redesign'; readonly feedback: string } {
  const asks = (requestToLeader ?? '').trim() !== ''
  const redesign = leader.verdict === null ? asks : leader.verdict === 'rejected'
  const said = [failureCause, detailLog, requestToLeader, ...leader.words]
  const feedback = said.filter((part) => part?.trim()).join('\n')
  return { decision: redesign ? 'redesign' : 'retry', feedback }
}
