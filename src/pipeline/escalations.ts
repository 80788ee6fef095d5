import { messageContent } from '../protocol/messages/same-content.ts'
import { type EscalationTrigger, PLATFORM_AGENT } from '../protocol/messages/schemas.ts'
import { escalationCause } from '../protocol/notifications.ts'
import { teamName } from '../protocol/pipeline/pipeline.ts'
import { shortPriority } from '../protocol/priority.ts'
import { elapsedMinutes } from './ack-clock.ts'
import { leadOfTeam } from './deciders.ts'
import { type Draft, houseOf } from './draft.ts'
import { escalationId } from './facts.ts'
import type { Escalation, TaskRecord } from './records.ts'
import { type OpenTask, taskWords, teamWords } from './task-state.ts'

export interface NewEscalation {
  readonly level: 1 | 2 | 3
  readonly triggers: readonly EscalationTrigger[]
  /** The team at which it happened. */
  readonly team: string
  readonly note: string | null
}

/**
 * Raises an escalation: its record, its message, and its notices. L1 goes to the
 * team's lead, L2 to the PO, L3 to the user; from L2 on all of them get a notice.
 */
export function raiseEscalation(draft: Draft, { record, pipeline }: OpenTask, raised: NewEscalation): TaskRecord {
  const { task_id, status, title, priority } = record.task
  const { level, triggers, team, note } = raised
  const id = escalationId(task_id, record.escalations.length + 1)
  const handoff = record.handoff
  const escalation: Escalation = {
    id,
    level,
    triggers,
    handoff_id: handoff?.handoff_id ?? null,
    team,
    raised_at: draft.at,
    note,
    state: 'open',
    outcome: null,
    resolved_by: null,
  }
  const po = pipeline.definition.po
  const receiver = level === 1 ? leadOfTeam(houseOf(draft, pipeline), team) : level === 2 ? po : draft.facts.people.user
  const poTeam = pipeline.definition.agents.find((agent) => agent.agent_id === po)?.team ?? team
  const body = {
    handoff_id: draft.uuid(),
    type: 'escalation',
    source: { team_id: team, team_name: teamName(pipeline, team), agent_id: PLATFORM_AGENT },
    target: {
      team_id: level === 1 ? team : poTeam,
      team_name: teamName(pipeline, level === 1 ? team : poTeam),
      agent_id: receiver,
    },
    task: { task_id, title, status_from: status, status_to: status, priority: shortPriority(priority) },
    escalation: { level, triggers, ...(handoff ? { handoff_id: handoff.handoff_id } : {}) },
    timestamp: draft.at,
  }
  draft.keepMessage(body.handoff_id, {
    task_id,
    handoff_id: body.handoff_id,
    type: 'escalation',
    body,
    content: messageContent(body),
    result: { escalation: id },
  })
  draft.event(task_id, 'escalation:raised', {
    escalation: id,
    level,
    triggers,
    team,
    note,
    handoff_id: escalation.handoff_id,
  })
  const words = {
    level,
    cause: { ko: escalationCause(triggers, 'ko'), en: escalationCause(triggers, 'en') },
    ...teamWords(pipeline, handoff?.source_team ?? team, handoff?.target_team ?? team),
    ...taskWords(record),
    elapsed_minutes: handoff ? elapsedMinutes(handoff, draft.pipelineNow) : 0,
  }
  draft.notify('escalation', { channel: 'direct', to: receiver, task_id }, words)
  if (level >= 2) draft.notify('escalation', { channel: 'broadcast', to: 'everybody', task_id }, words)
  return { ...record, escalations: [...record.escalations, escalation] }
}

/** Ends the open escalations that a test picks, without a person: the reason for them is gone. */
export function closeEscalations(
  draft: Draft,
  record: TaskRecord,
  outcome: 'acknowledged' | 'superseded' | 'task_ended',
  which: (escalation: Escalation) => boolean,
): TaskRecord {
  const escalations = record.escalations.map((escalation) => {
    if (escalation.state !== 'open' || !which(escalation)) return escalation
    draft.event(record.task.task_id, 'escalation:closed', { escalation: escalation.id, outcome })
    return { ...escalation, state: 'closed' as const, outcome }
  })
  return { ...record, escalations }
}

/** A late ACK closes the escalations of its own timeout, and those of deferring it too often. */
export function closeAckEscalations(draft: Draft, record: TaskRecord, handoffId: string): TaskRecord {
  const ofAck = (escalation: Escalation) =>
    escalation.handoff_id === handoffId &&
    escalation.triggers.every((trigger) => trigger === 'ack_timeout' || trigger === 'deferral_limit')
  return closeEscalations(draft, record, 'acknowledged', ofAck)
}
