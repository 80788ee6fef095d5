import type { Answered } from '../../protocol/plays/outcome.ts'
import type { Play, PlayEvent, StageConfig } from '../../protocol/plays/play.ts'
import { blockedAnswered, branchAnswered, landed, merged } from './deliver-branch.ts'
import { factsRead, planAnswered, planRead, reviewed } from './deliver-conditions.ts'
import { askGaveUp, type DeliverState, type DeliverStep, look, review, type Scene } from './deliver-state.ts'
import { attached, CHILD, checked, tellChild } from './deliver-work.ts'
import { isFor, unchanged } from './nest.ts'

/**
 * The work of a stage from its beginning to its step: the root of every visit of a stage.
 *
 * Owns: that work goes forward only as a commit that Baton checked, that meets the conditions of the stage, and that
 * has landed. Does not own: how the work is done, which is the nested play's.
 *
 * 1. A step forward comes after evidence that passed on the very commit that landed, and after each condition of the
 *    stage was recorded as met for it.
 * 2. The branch is looked at before the work begins, and moved from where it was found. What somebody else put on it
 *    goes nowhere before a person has decided.
 * 3. Whatever is refused goes to the nested play, which counts it; whatever comes back goes to the team before.
 */
export const deliver: Play<DeliverState, StageConfig> = {
  name: 'deliver',
  version: 1,
  start: (_, { tip }) => {
    const state: DeliverState = {
      ...{ n: 0, waits: null, phase: 'looking', tip, start: null, carriesMerge: false, conflicts: [], child: null },
      ...{ said: null, own: null, joined: null, details: null, plan: [], reviewers: 0, noVerdicts: 0, moved: null },
      ...{ blocked: [], gaveUp: null, taking: null, aside: null, restore: false, back: null },
    }
    return look(state, 'looking', tip)
  },
  on: (state, event, config, entry) => {
    const scene = { config, entry }
    if (isFor(CHILD, event)) return state.phase === 'working' ? tellChild(state, scene, event) : unchanged(state)
    if (event.type !== 'done' || event.key !== state.waits) return unchanged(state)
    return done({ ...state, waits: null }, scene, event)
  },
  upcast: (state) => state as DeliverState,
}

type Done = Extract<PlayEvent, { type: 'done' }>

function done(state: DeliverState, scene: Scene, event: Done): DeliverStep {
  switch (event.do) {
    case 'land':
      return landed(state, scene, event.outcome)
    case 'merge':
      return merged(state, scene, event.outcome)
    case 'gather_evidence':
      return checked(state, scene, event.outcome, event.effect)
    case 'start_run':
      return reviewed(state, scene, event.outcome)
    case 'read_work':
      if (state.phase === 'reading_plan') return planRead(state, scene, event.outcome)
      if (state.phase === 'attaching') return attached(state, scene, event.outcome.present)
      return factsRead(state, scene, event.outcome)
    case 'ask':
      return answered(state, scene, event.outcome)
    default:
      return unchanged(state)
  }
}

function answered(state: DeliverState, scene: Scene, answer: Answered): DeliverStep {
  switch (state.phase) {
    case 'asking_plan':
      return planAnswered(state, scene, answer)
    case 'asking_branch':
      return branchAnswered(state, scene, answer)
    case 'asking_blocked':
      return blockedAnswered(state, scene, answer)
    case 'asking_gave_up':
    case 'asking_reviewer':
      return gaveUpAnswered(state, scene, answer)
    default:
      return unchanged(state)
  }
}

function gaveUpAnswered(state: DeliverState, scene: Scene, { choice, note, by }: Answered): DeliverStep {
  const { gaveUp, phase } = state
  if (!gaveUp || (phase !== 'asking_gave_up' && phase !== 'asking_reviewer')) return unchanged(state)
  if (choice !== 'retry') {
    const [first = scene.entry.stage] = gaveUp.feedback.split('\n')
    return { ...askGaveUp(state, scene, gaveUp, phase), hold: { note: note ?? first, as: by } }
  }
  // As of the agent: one more reviewer, where those before it came to no verdict as often as they may.
  const next = { ...state, gaveUp: null, noVerdicts: Math.min(state.noVerdicts, scene.config.failures - 1) }
  if (phase === 'asking_reviewer') return review(next, scene)
  return tellChild({ ...next, phase: 'working' }, scene, { type: 'again', path: [CHILD] })
}
