import { BatonError } from '../../protocol/baton-error.ts'
import { ENDED_TASK, listText } from '../../protocol/list-text.ts'
import { isPo, roleTooLow } from '../../protocol/pipeline/judge-transition.ts'
import type { PipelineCommand } from '../command.ts'
import { leadOfTeam } from '../deciders.ts'
import { actorOf, type Draft, houseOf, requirePo } from '../draft.ts'
import { raiseEscalation } from '../escalations.ts'
import { taskOfEscalation } from '../facts.ts'
import type { Escalation } from '../records.ts'
import type { Results } from '../results.ts'
import { type OpenTask, openTask, putTask } from '../task-state.ts'
import { takeStep } from './step.ts'

type Command<Type extends PipelineCommand['type']> = Extract<PipelineCommand, { type: Type }>

/** Something further back is wrong: the owning team calls for the PO. */
export function escalateByHand(draft: Draft, { task_id, reason }: Command<'escalate'>): Results['escalate'] {
  const open = openTask(draft, task_id)
  const actor = actorOf(draft)
  const { record, pipeline } = open
  const owner = pipeline.statuses.get(record.task.status)?.owner ?? null
  if (!actor.active) throw BatonError.of('AGENT_NOT_ACTIVE', { actor: actor.agent_id })
  if (owner === null) {
    const { status } = record.task
    const steps = [...(pipeline.steps.get(status)?.keys() ?? [])]
    const allowed = listText(steps, pipeline.statuses.get(status)?.terminal ? ENDED_TASK : undefined)
    throw BatonError.of('TRANSITION_REFUSED', { status, action: 'escalate', allowed })
  }
  if (actor.team !== owner) {
    const { status } = record.task
    throw BatonError.of('ACTOR_NOT_ALLOWED', { actor: actor.agent_id, status, action: 'escalate', who: owner })
  }
  if (!reason.trim()) throw BatonError.of('REASON_REQUIRED', { action: 'escalate', missing: '--reason "…"' })
  const after = putTask(
    draft,
    raiseEscalation(draft, open, { level: 2, triggers: ['manual'], team: owner, note: reason }),
  )
  return { task_id, escalation: after.escalations.at(-1)?.id, level: 2 }
}

/** A person decides: go on, hold, cancel, or raise it to the user. L1 is the lead's or the PO's, the rest the PO's. */
export function resolveEscalation(draft: Draft, command: Command<'resolve_escalation'>): Results['resolve_escalation'] {
  const id = command.escalation
  const open = openTaskOf(draft, id)
  const escalation = open.record.escalations.find((one) => one.id === id)
  if (!escalation) throw BatonError.of('ESCALATION_NOT_FOUND', { escalation: id })
  if (escalation.state !== 'open') {
    throw BatonError.of('ESCALATION_ENDED', { escalation: id, outcome: escalation.outcome ?? escalation.state })
  }
  requireResolver(draft, open, escalation)
  // The user is bothered only when the PO decides so, also about what is the lead's to resolve.
  if (command.decision === 'raise') requirePo(draft, open.pipeline, 'raise to the user')
  const resolved = end(draft, open, escalation, command)
  const { task_id } = open.record.task
  if (command.decision === 'raise') {
    const { triggers, team } = escalation
    const raised = raiseEscalation(
      draft,
      { ...open, record: resolved },
      { level: 3, triggers, team, note: command.note },
    )
    putTask(draft, raised)
    return { task_id, escalation: id, outcome: 'raise', raised: raised.escalations.at(-1)?.id }
  }
  putTask(draft, resolved)
  if (command.decision === 'continue')
    return { task_id, escalation: id, outcome: 'continue', status: resolved.task.status }
  const note = command.note ?? `${id}: ${command.decision}`
  const step = takeStep(draft, openTask(draft, task_id), command.decision, { note })
  return { ...step, escalation: id, outcome: command.decision }
}

function openTaskOf(draft: Draft, id: string): OpenTask {
  const task = taskOfEscalation(id)
  if (task === '' || !draft.read('task', task)) throw BatonError.of('ESCALATION_NOT_FOUND', { escalation: id })
  return openTask(draft, task)
}

function requireResolver(draft: Draft, { pipeline }: OpenTask, { level, team }: Escalation): void {
  const actor = actorOf(draft)
  const { po } = pipeline.definition
  if (!actor.active) throw BatonError.of('AGENT_NOT_ACTIVE', { actor: actor.agent_id })
  const lead = leadOfTeam(houseOf(draft, pipeline), team)
  if (isPo(pipeline, actor) || (level === 1 && actor.agent_id === lead)) return
  const who = level === 1 ? `${lead}, PO (${po})` : `PO (${po})`
  const tooLow = roleTooLow(pipeline, actor, 'resolve_escalation')
  throw tooLow ?? BatonError.of('ESCALATION_NOT_YOURS', { actor: actor.agent_id, level, who })
}

function end(draft: Draft, { record }: OpenTask, escalation: Escalation, command: Command<'resolve_escalation'>) {
  const { decision, note } = command
  draft.event(record.task.task_id, 'escalation:resolved', { escalation: escalation.id, outcome: decision, note })
  const resolved: Escalation = {
    ...escalation,
    state: 'resolved',
    outcome: decision,
    resolved_by: draft.request.actor,
  }
  return { ...record, escalations: record.escalations.map((one) => (one.id === escalation.id ? resolved : one)) }
}
