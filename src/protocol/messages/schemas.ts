import { z } from 'zod'
import type { Pipeline } from '../pipeline/pipeline.ts'
import {
  artifact,
  attachment,
  lineComment,
  openObject,
  rejectReason,
  shortPriority,
  someText,
  statusOf,
  taskId,
  teamOf,
  timestamp,
  uuidV4,
} from '../wire-fields.ts'
import { documentationSchemas } from './documentation.ts'

/** A year and a day: long enough for anybody, short enough that every deadline is a date. */
const MAX_TIMEOUT_MINUTES = 527_040

/** What an escalation can be raised by; one escalation lists all that apply. */
export const ESCALATION_TRIGGERS = [
  'ack_timeout',
  'deferral_limit',
  'consecutive_rejections',
  'p0_reverse_flow',
  'two_step_reverse_flow',
  'revision_limit',
  'manual',
] as const
export type EscalationTrigger = (typeof ESCALATION_TRIGGERS)[number]

/** Who sends escalations: nobody in the registry, Baton itself. */
export const PLATFORM_AGENT = 'baton'

/** The messages between teams, one schema a type. */
export function messageSchemas(pipeline: Pipeline) {
  const { base, task } = messageParts(pipeline)

  const handoff = z.looseObject({
    ...base('handoff'),
    task,
    timeout_minutes: z.int().min(2).max(MAX_TIMEOUT_MINUTES).optional(),
  })

  const acknowledgement = { ...base('ack'), task }
  const ack = z.discriminatedUnion('ack_status', [
    z.looseObject({ ...acknowledgement, ack_status: z.literal('accepted'), ack_message: z.string().optional() }),
    z.looseObject({ ...acknowledgement, ack_status: z.literal('deferred'), ack_message: someText }),
    z.looseObject({
      ...acknowledgement,
      ack_status: z.literal('rejected'),
      ack_message: z.string().optional(),
      reject_reason: rejectReason,
      attachments: z.array(attachment).optional(),
      line_comments: z.array(lineComment).optional(),
    }),
  ])

  const back = {
    task,
    reject_reason: rejectReason,
    attachments: z.array(attachment).optional(),
    line_comments: z.array(lineComment).optional(),
  }
  const reject = z.looseObject({ ...base('reject'), ...back })
  const revisionRequest = z.looseObject({ ...base('revision_request'), ...back })

  const escalation = z.looseObject({
    ...base('escalation'),
    task,
    escalation: z.looseObject({
      level: z.int().min(1).max(3),
      triggers: z.array(z.enum(ESCALATION_TRIGGERS)).min(1),
      /** The handoff it is about; a task that was never handed off has none. */
      handoff_id: uuidV4.optional(),
    }),
  })

  return {
    handoff: handoff.meta({ title: 'HandoffMessage', description: '팀 간 태스크 핸드오프 메시지 표준 포맷' }),
    ack: ack.meta({ title: 'AckMessage', description: 'A receiving team accepts, defers or rejects a handoff' }),
    reject: reject.meta({ title: 'RejectMessage', description: 'Work goes back to the team before' }),
    revision_request: revisionRequest.meta({
      title: 'RevisionRequestMessage',
      description: 'Work goes back by more than one team',
    }),
    escalation: escalation.meta({ title: 'EscalationMessage', description: 'Somebody higher up must decide' }),
    ...documentationSchemas(pipeline),
  }
}

/** The parts that every message between teams has. */
function messageParts(pipeline: Pipeline) {
  const status = statusOf(pipeline)
  const team = teamOf(pipeline)
  const source = z.looseObject({ team_id: team, team_name: someText, agent_id: someText })
  const target = z.looseObject({ team_id: team, team_name: someText, agent_id: someText.optional() })
  const task = z.looseObject({
    task_id: taskId,
    title: someText,
    status_from: status,
    status_to: status,
    priority: shortPriority.optional(),
    artifacts: z.array(artifact).optional(),
    context: z.string().optional(),
  })
  const base = <Type extends string>(type: Type) => ({
    handoff_id: uuidV4,
    type: z.literal(type),
    source,
    target,
    timestamp,
    metadata: openObject.optional(),
  })
  return { base, task }
}

type Schemas = ReturnType<typeof messageSchemas>
export type MessageType = keyof Schemas
export type HandoffMessage = z.infer<Schemas['handoff']>
export type AckMessage = z.infer<Schemas['ack']>
export type RejectMessage = z.infer<Schemas['reject']>
export type RevisionRequestMessage = z.infer<Schemas['revision_request']>
export type EscalationMessage = z.infer<Schemas['escalation']>
/** The messages that move or speak about one task between two teams. */
export type TeamMessage = HandoffMessage | AckMessage | RejectMessage | RevisionRequestMessage | EscalationMessage
