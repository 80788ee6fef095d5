import { review } from '../../service/review/review.ts'
import type { ReviewOutcome, Stopped } from '../../service/review/review-facts.ts'
import type { Baton } from '../compose.ts'
import {
  missingTeamCommands,
  withDocumentCommands,
  withItemCommands,
  withLoopCommands,
} from '../present/inbox/decision-commands.ts'
import type { RelayOutcome, RelaySummaryFacts } from '../present/relay/relay-summary-facts.ts'

/** Everything that a person should know when a relay stops, with what is typed to go on. */
export async function gatherSummary(baton: Baton, task_id: string, stopped: Stopped): Promise<RelaySummaryFacts> {
  const { service, caller, flags } = baton
  const { wait, interrupted } = stopped
  const facts = await review(service, caller, { task_id, wait, interrupted })
  return { ...facts, outcome: withCommands(facts.outcome, baton), flags }
}

function withCommands(outcome: ReviewOutcome, { lang, flags }: Baton): RelayOutcome {
  switch (outcome.kind) {
    case 'choice':
      return { kind: 'choice', ...withLoopCommands(outcome, flags) }
    case 'document':
      return { kind: 'document', ...withDocumentCommands(outcome, flags) }
    case 'item':
      return { kind: 'item', items: outcome.items.map((item) => withItemCommands(item, flags)) }
    case 'team': {
      const { kind, reason, team } = outcome
      return { kind, reason, team, ...missingTeamCommands(outcome, flags) }
    }
    case 'escalation':
      return { ...outcome, cause: outcome.cause[lang] }
    default:
      return outcome
  }
}
