import type { ReviewFacts, ReviewOutcome } from '../../../service/review/review-facts.ts'
import type { OpenItem, PausedLoop, RefusedDocument } from './relay-decisions.ts'

/** What is known about a task when its relay stops, in the language of the person. */
export interface RelaySummaryFacts extends Omit<ReviewFacts, 'outcome'> {
  readonly outcome: RelayOutcome
  /** What every suggested command ends with, such as `--store`. */
  readonly flags: string
}

/** Outcomes whose text depends on the language, or that offer commands. */
type Worded = 'choice' | 'document' | 'item' | 'escalation' | 'team'

/** Why the relay stopped here. */
export type RelayOutcome =
  | Exclude<ReviewOutcome, { readonly kind: Worded }>
  | ({ readonly kind: 'choice' } & Omit<PausedLoop, 'task_id' | 'title'>)
  | ({ readonly kind: 'document' } & Omit<RefusedDocument, 'task_id' | 'title'>)
  | { readonly kind: 'item'; readonly items: readonly OpenItem[] }
  | (Omit<Extract<ReviewOutcome, { readonly kind: 'escalation' }>, 'cause'> & { readonly cause: string })
  /** A team has no active agent: what is typed to register one, and to leave its stage out where that may be. */
  | {
      readonly kind: 'team'
      readonly team: string
      readonly reason: string
      readonly register: string
      readonly skip: string | null
    }
