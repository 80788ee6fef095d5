import type { ConditionResult } from '../../protocol/plays/condition-result.ts'
import { GOOD_VERDICTS } from '../../protocol/plays/judge-end.ts'
import type { Answered, RunOutcome, WorkRead } from '../../protocol/plays/outcome.ts'
import {
  askGaveUp,
  askPlan,
  type DeliverState,
  type DeliverStep,
  land,
  type PlayContext,
  readPlan,
  review,
  withCandidate,
} from './deliver-state.ts'
import { commitOf, sendBack, unmet } from './deliver-work.ts'
import { cutText, firstThatFit, LIMITS } from './fit-state.ts'
import { PLAN_NO_NOTE, PLAN_STOPPED, planLines } from './items.ts'
import { after, unchanged } from './nest.ts'
import { reviewText } from './review-text.ts'
import { endText, isCancelled, isCompleted } from './said.ts'
import { conditionIn, judgeFacts } from './work-facts.ts'

/**
 * Checks the other conditions of the stage for work whose checks passed, the cheapest first: files, a
 * reviewer's run, a person. Each result is recorded for the commit; `pipeline/relay/guard-step.ts` refuses a step without
 * it.
 */
export function factsRead(state: DeliverState, context: PlayContext, read: WorkRead): DeliverStep {
  const { said } = state
  if (!said) return unchanged(state)
  const { config, entry } = context
  const { tree, before } = read
  const known = withCandidate(state, { tree, before })
  const { problem, condition, details, plan } = judgeFacts(read, { commit: commitOf(state), said, config, entry })
  const next = { ...known, details, plan }
  // The conditions of this commit were already recorded, before the branch had moved.
  if (isMet(known)) return land(next, context)
  const told = condition ? [{ type: 'condition:recorded', result: condition } as const] : []
  if (problem !== undefined) return after({ effects: [], told }, unmet(next, context, problem))
  const step = conditionIn(config.conditions, 'review')
    ? review({ ...next, noVerdicts: 0 }, context)
    : planned(next, context)
  return after({ effects: [], told }, step)
}

const isMet = ({ joined, own }: DeliverState): boolean => (joined ?? own)?.met ?? false

/** If the stage needs an approved plan, a person is asked; otherwise the work lands. */
function planned(state: DeliverState, context: PlayContext): DeliverStep {
  if (conditionIn(context.config.conditions, 'plan_approved')) return readPlan(state, context)
  return land(withCandidate({ ...state, plan: [] }, { met: true }), context)
}

export function reviewed(state: DeliverState, context: PlayContext, outcome: RunOutcome): DeliverStep {
  const verdict = isCompleted(outcome) ? outcome.end.verdict : null
  const met = GOOD_VERDICTS.includes(verdict)
  const text = verdict === null ? endText(outcome, context.config.language) : reviewText(outcome)
  const { run_id, agent: by } = outcome
  const result: ConditionResult = { kind: 'review', commit: commitOf(state), met, by, run_id, verdict, text }
  const told = [{ type: 'condition:recorded', result } as const]
  return after({ effects: [], told }, afterReview(state, context, outcome, result))
}

function afterReview(
  state: DeliverState,
  context: PlayContext,
  outcome: RunOutcome,
  result: ConditionResult,
): DeliverStep {
  const { met, verdict, text, run_id } = result
  if (met) return planned({ ...state, noVerdicts: 0 }, context)
  if (verdict === null) {
    // A reviewer without a verdict does not count against the work: another one runs, then a person is asked.
    const noVerdicts = state.noVerdicts + 1
    const isOver = isCancelled(outcome) || noVerdicts >= context.config.failures
    const next = { ...state, noVerdicts }
    return isOver ? askGaveUp(next, context, { feedback: text, run_id }, 'asking_reviewer') : review(next, context)
  }
  if (verdict === 'rejected' && !state.joined) {
    const { agent, end, commit, ended_at } = outcome
    const { summary, result: said } = end
    const rejected = { run_id: outcome.run_id, agent, summary, verdict, result: said, commit, ended_at }
    const back = sendBack(state, context, { said: rejected, verdict: 'needs_revision', more: '' })
    if (back) return back
  }
  return unmet(state, context, text)
}

/** The plan was read: asks a person to approve it, with its first lines. */
export function planRead(state: DeliverState, context: PlayContext, read: WorkRead): DeliverStep {
  const [first] = state.plan
  const text = (first === undefined ? null : read.documents[first]) ?? ''
  const lines = planLines(commitOf(state), state.plan, text)
  return askPlan({ ...state, plan: firstThatFit(lines, { bytes: LIMITS.details }) }, context)
}

/** The approval is for this commit only: a rewritten plan needs a new approval. */
export function planAnswered(state: DeliverState, context: PlayContext, answer: Answered): DeliverStep {
  const { choice, note, by, how } = answer
  if (choice !== 'approve' && choice !== 'change') {
    return { ...askPlan(state, context), hold: { note: note ?? PLAN_STOPPED[context.config.language], as: by } }
  }
  const met = choice === 'approve'
  const text = cutText(note ?? (met ? '' : PLAN_NO_NOTE[context.config.language]))
  const given = how === 'time_limit' ? {} : { how }
  const commit = commitOf(state)
  const result: ConditionResult = {
    kind: 'plan_approved',
    commit,
    met,
    by,
    ...given,
    run_id: null,
    verdict: choice,
    text,
  }
  const told = [{ type: 'condition:recorded', result } as const]
  const next = met ? land(withCandidate({ ...state, plan: [] }, { met }), context) : unmet(state, context, text, false)
  return after({ effects: [], told }, next)
}
