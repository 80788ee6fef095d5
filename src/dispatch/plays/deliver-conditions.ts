import type { ConditionResult } from '../../protocol/plays/condition-result.ts'
import { GOOD_VERDICTS } from '../../protocol/plays/judge-end.ts'
import type { Answered, RunOutcome, WorkRead } from '../../protocol/plays/outcome.ts'
import {
  askGaveUp,
  askPlan,
  type DeliverState,
  type DeliverStep,
  land,
  readPlan,
  review,
  type Scene,
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
 * Whether work whose checks pass meets the other conditions of its stage, in the order of what they cost: files, a
 * reviewer's run, a person. Each answer is told for the commit; a step for which one is missing is refused.
 */
export function factsRead(state: DeliverState, scene: Scene, read: WorkRead): DeliverStep {
  const { said } = state
  if (!said) return unchanged(state)
  const { config, entry } = scene
  const { tree, before } = read
  const known = withCandidate(state, { tree, before })
  const { problem, condition, details, plan } = judgeFacts(read, { commit: commitOf(state), said, config, entry })
  const next = { ...known, details, plan }
  // Looked at once more after a detour: it was recorded before.
  if (isMet(known)) return land(next, scene)
  const told = condition ? [{ type: 'condition:recorded', result: condition } as const] : []
  if (problem !== undefined) return after({ effects: [], told }, unmet(next, scene, problem))
  const step = conditionIn(config.conditions, 'review')
    ? review({ ...next, noVerdicts: 0 }, scene)
    : planned(next, scene)
  return after({ effects: [], told }, step)
}

const isMet = ({ joined, own }: DeliverState): boolean => (joined ?? own)?.met ?? false

/** A person approves a plan, where the stage makes one; then the work lands. */
function planned(state: DeliverState, scene: Scene): DeliverStep {
  if (conditionIn(scene.config.conditions, 'plan_approved')) return readPlan(state, scene)
  return land(withCandidate({ ...state, plan: [] }, { met: true }), scene)
}

export function reviewed(state: DeliverState, scene: Scene, outcome: RunOutcome): DeliverStep {
  const verdict = isCompleted(outcome) ? outcome.end.verdict : null
  const met = GOOD_VERDICTS.includes(verdict)
  const text = verdict === null ? endText(outcome, scene.config.language) : reviewText(outcome)
  const { run_id, agent: by } = outcome
  const result: ConditionResult = { kind: 'review', commit: commitOf(state), met, by, run_id, verdict, text }
  const told = [{ type: 'condition:recorded', result } as const]
  return after({ effects: [], told }, afterReview(state, scene, outcome, result))
}

function afterReview(state: DeliverState, scene: Scene, outcome: RunOutcome, result: ConditionResult): DeliverStep {
  const { met, verdict, text, run_id } = result
  if (met) return planned({ ...state, noVerdicts: 0 }, scene)
  if (verdict === null) {
    // A reviewer that fails is not the fault of the work: it is tried again, then a person looks.
    const noVerdicts = state.noVerdicts + 1
    const isOver = isCancelled(outcome) || noVerdicts >= scene.config.failures
    const next = { ...state, noVerdicts }
    return isOver ? askGaveUp(next, scene, { feedback: text, run_id }, 'asking_reviewer') : review(next, scene)
  }
  if (verdict === 'rejected' && !state.joined) {
    const { agent, end, commit, ended_at } = outcome
    const { summary, result: said } = end
    const rejected = { run_id: outcome.run_id, agent, summary, verdict, result: said, commit, ended_at }
    const back = sendBack(state, scene, { said: rejected, verdict: 'needs_revision', more: '' })
    if (back) return back
  }
  return unmet(state, scene, text)
}

/** The first lines of the plan are known: a person is asked. */
export function planRead(state: DeliverState, scene: Scene, read: WorkRead): DeliverStep {
  const [first] = state.plan
  const text = (first === undefined ? null : read.documents[first]) ?? ''
  const lines = planLines(commitOf(state), state.plan, text)
  return askPlan({ ...state, plan: firstThatFit(lines, { bytes: LIMITS.details }) }, scene)
}

/** The approval is for the very commit: a plan that was written again is asked about again. */
export function planAnswered(state: DeliverState, scene: Scene, answer: Answered): DeliverStep {
  const { choice, note, by, how } = answer
  if (choice !== 'approve' && choice !== 'change') {
    return { ...askPlan(state, scene), hold: { note: note ?? PLAN_STOPPED, as: by } }
  }
  const met = choice === 'approve'
  const text = cutText(note ?? (met ? '' : PLAN_NO_NOTE[scene.config.language]))
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
  const next = met ? land(withCandidate({ ...state, plan: [] }, { met }), scene) : unmet(state, scene, text, false)
  return after({ effects: [], told }, next)
}
