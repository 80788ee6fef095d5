import { failureText } from '../../protocol/evidence/failure-text.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { PlayEvent, PlayOutcome, Said } from '../../protocol/plays/play.ts'
import { failedTogether, joinFailure } from './branch-item.ts'
import {
  askBranch,
  askGaveUp,
  candidateOf,
  check,
  type DeliverState,
  type DeliverStep,
  lookUpAttachments,
  NO_BRIEF,
  placeOf,
  readFacts,
  type Scene,
  withCandidate,
} from './deliver-state.ts'
import { cutText, LIMITS } from './fit-state.ts'
import { leaderCoder } from './leader-coder.ts'
import { after, type BoundPlay, bind, type NestedStep, passDown, startNested, unchanged } from './nest.ts'
import { cutSaid } from './said.ts'
import { namedAttachments, stepBack, wayBack } from './send-back.ts'
import { AFTER_NOTHING, type SingleConfig, single } from './single.ts'

/** The play that does the work of the stage. */
export const CHILD = 'play'

function childPlay(state: DeliverState, scene: Scene, name: string): BoundPlay {
  const place = placeOf(state, scene)
  return name === leaderCoder.name
    ? bind(leaderCoder, { stage: scene.config, place })
    : bind(single, singleConfig(state, scene))
}

function singleConfig(state: DeliverState, scene: Scene): SingleConfig {
  const { language, failures, repairs } = scene.config
  const { tip, start, onto, conflicts } = placeOf(state, scene)
  return {
    ...{ role: 'stage', language, failures, repairs, start, onto, document: null },
    brief: { ...NO_BRIEF, conflicts, review: tip },
    look: { documents: [], exists: [], changed_in_task: [] },
    after: AFTER_NOTHING,
  }
}

export function beginWork(state: DeliverState, scene: Scene): DeliverStep {
  const begun = { ...state, phase: 'working', waits: null, moved: null } as const
  return afterChild(begun, scene, startNested(CHILD, childPlay(begun, scene, scene.config.play), scene.entry))
}

/** An event for the child, or what this play tells it. */
export function tellChild(state: DeliverState, scene: Scene, event: PlayEvent): DeliverStep {
  const { child } = state
  if (!child) return unchanged(state)
  const play = childPlay(state, scene, child.play)
  return afterChild(state, scene, passDown(CHILD, play, { nested: child, event, entry: scene.entry }))
}

function afterChild(state: DeliverState, scene: Scene, step: NestedStep): DeliverStep {
  const next = { ...state, child: step.nested }
  return after(step, step.outcome ? onOutcome(next, scene, step.outcome) : { state: next, effects: [] })
}

function onOutcome(state: DeliverState, scene: Scene, outcome: PlayOutcome): DeliverStep {
  switch (outcome.kind) {
    case 'work': {
      const { said, ...work } = outcome.work
      const own = { ...work, met: false }
      const offered = { ...state, said: cutSaid(said, LIMITS.stageSaid), own, joined: null, noVerdicts: 0 }
      return work.evidence === null ? check(offered, scene) : readFacts(offered, scene)
    }
    case 'back':
      return (
        sendBack(state, scene, { said: outcome.said, verdict: outcome.verdict, more: '' }) ??
        refuse(state, scene, { feedback: outcome.said.summary ?? String(outcome.verdict), counts: true })
      )
    case 'gave_up': {
      const { feedback, run_id } = outcome
      return askGaveUp(state, scene, { feedback: cutText(feedback, LIMITS.details), run_id })
    }
    case 'step':
      return { state: over(state), effects: [], outcome }
  }
}

/** The work is not taken: the child is told why. */
function refuse(
  state: DeliverState,
  scene: Scene,
  { feedback, counts }: { readonly feedback: string; readonly counts: boolean },
): DeliverStep {
  const none = { said: null, own: null, joined: null, details: null, plan: [], moved: null } as const
  const working = { ...state, ...none, phase: 'working', waits: null } as const
  return tellChild(working, scene, { type: 'refused', path: [CHILD], feedback: cutText(feedback), counts })
}

/**
 * Work that does not meet a condition. What was joined with a person's commit is no longer the agent's alone: then a
 * person looks at what does not hold.
 */
export function unmet(state: DeliverState, scene: Scene, feedback: string, counts = true): DeliverStep {
  const { joined, moved } = state
  if (!joined || !moved) return refuse(state, scene, { feedback, counts })
  return askBranch({ ...state, plan: [] }, scene, failedTogether(moved, feedback))
}

export function checked(state: DeliverState, scene: Scene, evidence: Evidence, effect: string): DeliverStep {
  if (evidence.passed) return readFacts(withCandidate(state, { evidence: effect }), scene)
  const failure = failureText(evidence)
  const { joined, own, said } = state
  if (joined) {
    const { branch, language } = scene.config
    return unmet(state, scene, `${joinFailure(branch, joined.onto)[language]}\n${failure}`)
  }
  // What came in does not hold, whatever the agent says of it: that is for the team before.
  const isSame = own !== null && own.tree === own.before
  const back = isSame && said ? sendBack(state, scene, { said, verdict: null, more: failure }) : undefined
  return back ?? refuse(state, scene, { feedback: failure, counts: true })
}

/** Sends the task back to the team before, with what is to be done about it; undefined where there is no way back. */
export function sendBack(
  state: DeliverState,
  scene: Scene,
  { said, verdict, more }: { readonly said: Said; readonly verdict: string | null; readonly more: string },
): DeliverStep | undefined {
  const action = wayBack(scene.config, verdict)
  if (!action) return undefined
  const { child } = state
  const left = { ...over(state), child }
  if (namedAttachments(said).length > 0) {
    const back = { action, said: cutSaid(said, LIMITS.backSaid), more: cutText(more, LIMITS.details) }
    return lookUpAttachments(left, scene, back)
  }
  const outcome = stepBack({ action, said, more }, scene.config, { stage: scene.entry.stage, present: [] })
  return outcome && { state: left, effects: [], outcome }
}

/** The files that go with the way back are known. */
export function attached(state: DeliverState, { config, entry }: Scene, present: readonly string[]): DeliverStep {
  const outcome = state.back && stepBack(state.back, config, { stage: entry.stage, present })
  return outcome ? { state: { ...state, phase: 'over' }, effects: [], outcome } : unchanged(state)
}

/** The play has come to its end: what was only needed on the way is not kept. */
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
