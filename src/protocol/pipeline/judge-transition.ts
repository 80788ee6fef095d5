import { covers } from '../access-token.ts'
import { BatonError } from '../baton-error.ts'
import { ENDED_TASK, listText } from '../list-text.ts'
import type { PersonRole } from '../person.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Action } from './actions.ts'
import type { Pipeline, Transition } from './pipeline.ts'

/** Who acts. `team` is null for somebody who belongs to no team of the pipeline. */
export interface Actor {
  readonly agent_id: string
  readonly team: string | null
  /** Only agents that the registry lists as active may act. */
  readonly active: boolean
  /** The most that they may do now, as of a token that says less than the person may. Absent: what they may. */
  readonly role?: PersonRole
}

export interface TransitionRequest {
  readonly status: string
  readonly action: Action
  readonly actor: Actor
  /** The teams that have at least one active agent. */
  readonly activeTeams: ReadonlySet<string>
  /** The status that the hold remembers, while the task is held. */
  readonly remembered?: string
  /** What the PO asked for when the task was started: for it, nobody need be inactive. */
  readonly asked?: ReadonlySet<Action>
}

/** A step that may be taken, with the status it really ends in. */
export interface LegalStep {
  readonly transition: Transition
  readonly to: string
}

/**
 * The one place that says whether a step is legal.
 *
 * 1. A step that is not in the table is refused for every actor.
 * 2. Who asks is checked before the conditions: somebody without the right learns nothing about the registry.
 * 3. A refusal names the status, the action and what is possible instead. Nothing is changed here.
 */
export function judgeTransition(pipeline: Pipeline, request: TransitionRequest): Result<LegalStep> {
  const { status, action, actor } = request
  const steps = pipeline.steps.get(status)
  if (!steps) {
    return refuse(BatonError.of('UNKNOWN_STATUS', { status, statuses: [...pipeline.statuses.keys()].join(', ') }))
  }
  const transition = steps.get(action)
  if (!transition) {
    const allowed = listText([...steps.keys()], pipeline.statuses.get(status)?.terminal ? ENDED_TASK : undefined)
    return refuse(BatonError.of('TRANSITION_REFUSED', { status, action, allowed }, { allowed: [...steps.keys()] }))
  }
  if (!actor.active) return refuse(BatonError.of('AGENT_NOT_ACTIVE', { actor: actor.agent_id }))
  if (!mayTake(pipeline, transition, actor)) {
    const who = whoMay(pipeline, transition)
    const tooLow = transition.by === 'po' ? roleTooLow(pipeline, actor, action) : undefined
    return refuse(tooLow ?? BatonError.of('ACTOR_NOT_ALLOWED', { actor: actor.agent_id, status, action, who }))
  }
  const { when } = transition
  const isAsked = when?.active === false && request.asked?.has(action) === true
  if (when && !isAsked && request.activeTeams.has(when.team) !== when.active) {
    const others = listText([...steps.keys()].filter((other) => other !== action))
    const code = when.active ? 'TEAM_NOT_ACTIVE' : 'TEAM_IS_ACTIVE'
    return refuse(BatonError.of(code, { team: when.team, action, allowed: others }))
  }
  const to = transition.to ?? request.remembered
  if (to === undefined) return refuse(BatonError.of('NO_REMEMBERED_STATUS', { status }))
  return ok({ transition, to })
}

export function isPo(pipeline: Pipeline, actor: Actor): boolean {
  return actor.agent_id === pipeline.definition.po && covers(actor.role ?? 'po', 'po')
}

/** Why the PO may not do what is the PO's: the role of the token. Undefined for somebody else. */
export function roleTooLow(pipeline: Pipeline, actor: Actor, action: string): BatonError | undefined {
  const { agent_id, role } = actor
  if (agent_id !== pipeline.definition.po || role === undefined || isPo(pipeline, actor)) return undefined
  return BatonError.of('TOKEN_ROLE_TOO_LOW', { actor: agent_id, role, action })
}

function mayTake(pipeline: Pipeline, transition: Transition, actor: Actor): boolean {
  if (transition.by === 'po') return isPo(pipeline, actor)
  return actor.team !== null && actor.team === pipeline.statuses.get(transition.from)?.owner
}

/** Who may take a step, in words: the team that owns the status, or the PO by name. */
export function whoMay(pipeline: Pipeline, transition: Transition): string {
  if (transition.by === 'po') return `PO (${pipeline.definition.po})`
  return pipeline.statuses.get(transition.from)?.owner ?? '-'
}

/** What can be done next in a status, by whom, in the order of the table. */
export function stepsFrom(pipeline: Pipeline, status: string): Transition[] {
  return [...(pipeline.steps.get(status)?.values() ?? [])]
}
