import { failureText } from '../../protocol/evidence/failure-text.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { Answered } from '../../protocol/plays/outcome.ts'
import type { PlayEvent, PlayOutcome, Said } from '../../protocol/plays/play.ts'
import { failedTogether, joinFailure } from './branch-item.ts'
import {
  askBranch,
  askGaveUp,
  askSame,
  candidateOf,
  check,
  type DeliverState,
  type DeliverStep,
  lookUpAttachments,
  NO_BRIEF,
  type PlayContext,
  placeOf,
  readFacts,
  withCandidate,
} from './deliver-state.ts'
import { failureKey, isSameFailure } from './failure-key.ts'
import { cutText, LIMITS } from './fit-state.ts'
import { graph } from './graph/graph.ts'
import { leaderCoder } from './leader-coder.ts'
import { after, type BoundPlay, bind, type NestedStep, passDown, startNested, unchanged } from './nest.ts'
import { cutSaid } from './said.ts'
import { namedAttachments, stepBack, wayBack } from './send-back.ts'
import { NO_COUNTERS, type SingleConfig, single } from './single.ts'

/** The play that does the work of the stage. */
export const CHILD = 'play'

function childPlay(state: DeliverState, context: PlayContext, name: string): BoundPlay {
  const place = placeOf(state, context)
  const { config } = context
  if (name === graph.name && config.graph) return bind(graph, { stage: config, spec: config.graph, place })
  return name === leaderCoder.name
    ? bind(leaderCoder, { stage: context.config, place })
    : bind(single, singleConfig(state, context))
}

function singleConfig(state: DeliverState, context: PlayContext): SingleConfig {
  const { language, failures, repairs } = context.config
  const { tip, start, onto, conflicts } = placeOf(state, context)
  return {
    ...{ role: 'stage', language, failures, repairs, start, onto, document: null },
    brief: { ...NO_BRIEF, conflicts, review: tip },
    look: { documents: [], exists: [], changed_in_task: [] },
    counters: NO_COUNTERS,
  }
}

export function beginWork(state: DeliverState, context: PlayContext): DeliverStep {
  const begun = { ...state, phase: 'working', waits: null, moved: null } as const
  return afterChild(begun, context, startNested(CHILD, childPlay(begun, context, context.config.play), context.entry))
}

/** Passes an event to the nested play: one that came for it, or one from this play (`refused`, `again`). */
export function sendToChild(state: DeliverState, context: PlayContext, event: PlayEvent): DeliverStep {
  const { child } = state
  if (!child) return unchanged(state)
  const play = childPlay(state, context, child.play)
  return afterChild(state, context, passDown(CHILD, play, { nested: child, event, entry: context.entry }))
}

function afterChild(state: DeliverState, context: PlayContext, step: NestedStep): DeliverStep {
  const next = { ...state, child: step.nested }
  return after(step, step.outcome ? onOutcome(next, context, step.outcome) : { state: next, effects: [] })
}

function onOutcome(state: DeliverState, context: PlayContext, outcome: PlayOutcome): DeliverStep {
  switch (outcome.kind) {
    case 'work': {
      const { said, ...work } = outcome.work
      const own = { ...work, met: false }
      const offered = { ...state, said: cutSaid(said, LIMITS.stageSaid), own, joined: null, noVerdicts: 0 }
      return work.evidence === null ? check(offered, context) : readFacts(offered, context)
    }
    case 'back':
      return (
        sendBack(state, context, { said: outcome.said, verdict: outcome.verdict, more: '' }) ??
        refuse(state, context, { feedback: outcome.said.summary ?? String(outcome.verdict), counts: true })
      )
    case 'gave_up': {
      const { feedback, run_id } = outcome
      return askGaveUp(state, context, { feedback: cutText(feedback, LIMITS.details), run_id })
    }
    case 'step':
      return { state: over(state), effects: [], outcome }
  }
}

/** Refuses the offered work: the nested play gets the reason. */
function refuse(
  state: DeliverState,
  context: PlayContext,
  { feedback, counts }: { readonly feedback: string; readonly counts: boolean },
): DeliverStep {
  const none = { said: null, own: null, joined: null, details: null, plan: [], moved: null } as const
  const working = { ...state, ...none, phase: 'working', waits: null } as const
  return sendToChild(working, context, { type: 'refused', path: [CHILD], feedback: cutText(feedback), counts })
}

/**
 * The work does not meet a condition. If it was merged with a foreign commit, the agent is not the only author: then a
 * person is asked about the branch instead.
 */
export function unmet(state: DeliverState, context: PlayContext, feedback: string, counts = true): DeliverStep {
  const { joined, moved } = state
  if (!joined || !moved) return refuse(state, context, { feedback, counts })
  return askBranch({ ...state, plan: [] }, context, failedTogether(moved, feedback))
}

export function checked(state: DeliverState, context: PlayContext, evidence: Evidence, effect: string): DeliverStep {
  if (evidence.passed) return readFacts(withCandidate(state, { evidence: effect }), context)
  const failure = failureText(evidence)
  const { joined, own, said } = state
  if (joined) {
    const { branch, language } = context.config
    return unmet(state, context, `${joinFailure(branch, joined.onto)[language]}\n${failure}`)
  }
  // The stage changed nothing and its checks fail: the previous team delivered broken work.
  const isSame = own !== null && own.tree === own.before
  const back = isSame && said ? sendBack(state, context, { said, verdict: null, more: failure }) : undefined
  if (back) return back
  const failed = failureKey(evidence)
  const next = { ...state, failed }
  if (isSameFailure(state.failed, failed)) return askSame(next, context, failure)
  return refuse(next, context, { feedback: failure, counts: true })
}

/** The agent tries again, because a person wants it: that is no failure of its own. */
export function sameAnswered(state: DeliverState, context: PlayContext, { choice, note, by }: Answered): DeliverStep {
  const feedback = state.refusal ?? ''
  if (choice === 'retry')
    return refuse({ ...state, refusal: null, failed: null }, context, {
      feedback: withNote(feedback, note),
      counts: false,
    })
  const [first = context.entry.stage] = feedback.split('\n')
  return { ...askSame(state, context, feedback), hold: { note: note ?? first, as: by } }
}

const withNote = (feedback: string, note: string | null) => (note ? `${note}\n\n${feedback}` : feedback)

/** Sends the task back to the previous team with action items; undefined if the pipeline has no way back. */
export function sendBack(
  state: DeliverState,
  context: PlayContext,
  { said, verdict, more }: { readonly said: Said; readonly verdict: string | null; readonly more: string },
): DeliverStep | undefined {
  const action = wayBack(context.config, verdict)
  if (!action) return undefined
  const { child } = state
  const left = { ...over(state), child }
  if (namedAttachments(said).length > 0) {
    const back = { action, said: cutSaid(said, LIMITS.backSaid), more: cutText(more, LIMITS.details) }
    return lookUpAttachments(left, context, back)
  }
  const outcome = stepBack({ action, said, more }, context.config, { stage: context.entry.stage, present: [] })
  return outcome && { state: left, effects: [], outcome }
}

/** The attached files were looked up: sends the task back. */
export function attached(state: DeliverState, { config, entry }: PlayContext, present: readonly string[]): DeliverStep {
  const outcome = state.back && stepBack(state.back, config, { stage: entry.stage, present })
  return outcome ? { state: { ...state, phase: 'over' }, effects: [], outcome } : unchanged(state)
}

/** The end state of the play: everything that was needed on the way is removed. */
export const over = (state: DeliverState): DeliverState => ({
  ...state,
  phase: 'over',
  waits: null,
  said: null,
  own: null,
  joined: null,
  details: null,
  plan: [],
  moved: null,
  gaveUp: null,
})

/** The commit that a condition is recorded for. */
export const commitOf = (state: DeliverState): string => candidateOf(state)?.commit ?? ''
