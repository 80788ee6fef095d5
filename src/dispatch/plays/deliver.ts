import type { Answered } from '../../protocol/plays/outcome.ts'
import type { Play, PlayEvent, StageConfig } from '../../protocol/plays/play.ts'
import { baseDecided, baseGathered, blockedAnswered, branchAnswered, landed, merged } from './deliver-branch.ts'
import { factsRead, planAnswered, planRead, reviewed } from './deliver-conditions.ts'
import { askGaveUp, type DeliverState, type DeliverStep, look, type PlayContext, review } from './deliver-state.ts'
import { attached, CHILD, checked, sameAnswered, sendToChild } from './deliver-work.ts'
import { isFor, unchanged } from './nest.ts'

/**
 * The root play of every visit of a stage: from checking the branch to the step that moves the task.
 *
 * Owns: work moves forward only as a commit that Baton checked, that meets the conditions of the stage, and that
 * has landed. Does not own: how the work is done; that is the nested play (`single`, `leader-coder` or `graph`).
 *
 * 1. A step forward comes after evidence that passed on the commit that landed, and after each condition of the
 *    stage was recorded as met for it.
 * 2. The branch is checked before the work starts, and moved by compare-and-swap from there. A foreign commit on it
 *    waits for a person's decision.
 * 3. Refused work goes to the nested play, which counts the attempt. A verdict `back` sends the task to the previous
 *    team.
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
    const context = { config, entry }
    if (isFor(CHILD, event)) return state.phase === 'working' ? sendToChild(state, context, event) : unchanged(state)
    if (event.type !== 'done' || event.key !== state.waits) return unchanged(state)
    return done({ ...state, waits: null }, context, event)
  },
  upcast: (state) => state as DeliverState,
}

type Done = Extract<PlayEvent, { type: 'done' }>

function done(state: DeliverState, context: PlayContext, event: Done): DeliverStep {
  switch (event.do) {
    case 'land':
      return landed(state, context, event.outcome)
    case 'merge':
      return merged(state, context, event.outcome)
    case 'gather_evidence':
      if (state.phase === 'checking_base')
        return baseGathered(state, context, { evidence: event.outcome, effect: event.effect })
      return checked(state, context, event.outcome, event.effect)
    case 'start_run':
      return reviewed(state, context, event.outcome)
    case 'read_work':
      if (state.phase === 'reading_plan') return planRead(state, context, event.outcome)
      if (state.phase === 'attaching') return attached(state, context, event.outcome.present)
      return factsRead(state, context, event.outcome)
    case 'ask':
      return answered(state, context, event.outcome)
    default:
      return unchanged(state)
  }
}

function answered(state: DeliverState, context: PlayContext, answer: Answered): DeliverStep {
  switch (state.phase) {
    case 'asking_plan':
      return planAnswered(state, context, answer)
    case 'asking_branch':
      return branchAnswered(state, context, answer)
    case 'asking_blocked':
      return blockedAnswered(state, context, answer)
    case 'asking_base':
      return baseDecided(state, context, answer)
    case 'asking_same':
      return sameAnswered(state, context, answer)
    case 'asking_gave_up':
    case 'asking_reviewer':
      return gaveUpAnswered(state, context, answer)
    default:
      return unchanged(state)
  }
}

function gaveUpAnswered(state: DeliverState, context: PlayContext, { choice, note, by }: Answered): DeliverStep {
  const { gaveUp, phase } = state
  if (!gaveUp || (phase !== 'asking_gave_up' && phase !== 'asking_reviewer')) return unchanged(state)
  if (choice !== 'retry') {
    const [first = context.entry.stage] = gaveUp.feedback.split('\n')
    return { ...askGaveUp(state, context, gaveUp, phase), hold: { note: note ?? first, as: by } }
  }
  // One more reviewer, also after the largest number of reviewers without a verdict.
  const next = { ...state, gaveUp: null, noVerdicts: Math.min(state.noVerdicts, context.config.failures - 1) }
  if (phase === 'asking_reviewer') return review(next, context)
  return sendToChild({ ...next, phase: 'working' }, context, { type: 'again', path: [CHILD] })
}
