import type { Lang } from '../../protocol/lang.ts'
import { endOf } from '../../protocol/plays/judge-end.ts'
import type { RunOutcome } from '../../protocol/plays/outcome.ts'
import type { Said } from '../../protocol/plays/play.ts'
import { cutText, fitValue, LIMITS } from './fit-state.ts'

/** The result of a run, cut to the size that a state may keep. */
export function saidOf({ run_id, agent, end, commit, ended_at }: RunOutcome, bytes: number): Said {
  const { summary, result, verdict } = end
  return { run_id, agent, verdict, commit, ended_at, ...fitValue({ summary, result }, bytes) }
}

/** The same, cut further. */
export function cutSaid(said: Said, bytes: number): Said {
  const { summary, result } = said
  return { ...said, ...fitValue({ summary, result }, bytes) }
}

export const isCompleted = ({ end }: RunOutcome): boolean => end.how === 'completed'
export const isCancelled = ({ end }: RunOutcome): boolean => end.how === 'cancelled'

/** How a run ended that did not complete. */
export const endText = (outcome: RunOutcome, lang: Lang): string => cutText(endOf(outcome, lang), LIMITS.shortFeedback)
