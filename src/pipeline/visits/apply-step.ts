import { BatonError } from '../../protocol/baton-error.ts'
import { effectId } from '../../protocol/plays/effect.ts'
import type { PlayOutcome, Step } from '../../protocol/plays/play.ts'
import { takeStep } from '../decisions/step.ts'
import { type Draft, defaultAgent } from '../draft.ts'
import { openRelay, putRelay } from '../relay/open-relay.ts'
import { openTask } from '../task-state.ts'
import { askEffect } from './ask-effect.ts'
import { closeVisit, dropEffect } from './close-visit.ts'
import { openVisitRecord, putVisit, rootOf } from './host.ts'
import { parkPending, restOrContinue } from './park-visit.ts'
import { withMatchRow } from './rows.ts'
import { tellStory } from './tell-story.ts'
import type { VisitRecord } from './visit-record.ts'

/**
 * Carries out a step of a root play: its state, what it tells, its effects, and its end, all in the changeset of the
 * command that fed it.
 */
export function applyStep(draft: Draft, before: VisitRecord, step: Step<unknown>): void {
  // The step was taken by the play of this process: its state is of that version, whatever version it was brought up from.
  const play = before.play && { ...before.play, version: draft.plays[rootOf(before)].version, state: step.state }
  const played = { ...before, play }
  const told = (step.told ?? []).reduce((visit, one) => tellStory(draft, visit, one), played)
  const left = (step.drop ?? []).reduce((visit, key) => dropEffect(draft, visit, effectId(visit.visit, { key })), told)
  // The runs of dropped effects are cancelled.
  const hasRuns = (step.drop ?? []).some((key) => told.outstanding[effectId(told.visit, { key })]?.at === 'run')
  const matched = hasRuns ? withMatchRow(draft, left) : left
  const asked = step.effects.reduce((visit, effect) => askEffect(draft, visit, effect), matched)
  putVisit(draft, asked)
  if (step.outcome) takeOutcome(draft, asked, step.outcome)
  else if (step.hold) hold(draft, asked, step.hold)
  else restOrContinue(draft, asked)
}

function takeOutcome(draft: Draft, visit: VisitRecord, outcome: PlayOutcome): void {
  if (outcome.kind !== 'step') {
    throw BatonError.of('INTERNAL', { reason: `the root play of ${visit.visit} came to ${outcome.kind}` })
  }
  takePending(draft, visit, outcome)
}

/**
 * The step of a play's outcome, taken as the agent of its team or as the approver. What refuses it (the task is
 * blocked, nobody of the team is active) undoes it whole: the outcome waits in the visit and is tried again on entering.
 * A person whose answer it is the step of is refused at once: the item stays open, for them or for somebody who may.
 */
export function takePending(draft: Draft, visit: VisitRecord, outcome: NonNullable<VisitRecord['pending']>): void {
  const { action, details, as, update } = outcome
  const taken = draft.try(() => {
    const { record, pipeline } = openTask(draft, visit.task_id)
    const team = pipeline.stages.find(({ id }) => id === visit.stage)?.team ?? ''
    const actor = as ?? defaultAgent(draft, team)
    if (actor === undefined) throw BatonError.of('TEAM_NOT_ACTIVE', { team, action, allowed: 'cancel' })
    if (update !== undefined) putRelay(draft, { ...openRelay(draft, visit.task_id), update })
    closeVisit(draft, visit, action)
    draft.as(actor, () => takeStep(draft, { record, pipeline }, action, details))
  })
  if (taken.ok) return
  if (as === draft.request.actor) throw taken.error
  parkPending(draft, openVisitRecord(draft, visit.visit), outcome, taken.error)
}

/** A person answered that the task shall stop: it is put on hold as who answered. */
function hold(draft: Draft, visit: VisitRecord, { note, as }: NonNullable<Step<unknown>['hold']>): void {
  const open = openTask(draft, visit.task_id)
  draft.as(as, () => takeStep(draft, open, 'hold', { note }))
}
