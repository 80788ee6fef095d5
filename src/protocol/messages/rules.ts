import type { DocumentRule } from '../document-rule.ts'
import { pointer } from '../json-pointer.ts'
import { listText } from '../list-text.ts'
import { namedPathFault, type PathUse, pathFaultsIn } from '../named-path.ts'
import type { Action } from '../pipeline/actions.ts'
import { handoffPointInto, type Pipeline, poTeam } from '../pipeline/pipeline.ts'
import { hasRealDate } from '../task-id.ts'
import { type Violation, violation } from '../violation.ts'
import {
  DOCUMENTATION_CHECKLIST,
  type DocumentationResult,
  EXPECTED_DOCUMENTS,
  type FinalCompletionReport,
} from './documentation.ts'
import { type EscalationMessage, type MessageType, PLATFORM_AGENT, type TeamMessage } from './schemas.ts'

/** A message that names two teams and a step between two statuses. */
type StepMessage = TeamMessage | FinalCompletionReport
type StepRule = DocumentRule<StepMessage>

/**
 * What each message must satisfy as far as it can be told without the task: the step is in the table, and the
 * teams are those that own its two ends. Whether it agrees with the task as it stands is for the pipeline's
 * decisions.
 */
export const MESSAGE_RULES: Readonly<Record<MessageType, readonly DocumentRule<never>[]>> = {
  handoff: moving('handoff', ['handoff', 'resubmit']),
  reject: moving('reject', ['reject', 'ack_rejected']),
  revision_request: moving('revision_request', ['revision_request']),
  final_completion_report: [
    ...moving('final_completion_report', ['complete']),
    { needs: ['/checklist', '/checklist_basis'], check: checkBoxes },
  ],
  ack: [
    realDate('/task/task_id'),
    staying(),
    namedFiles(['task', 'artifacts']),
    namedFiles(['attachments']),
    namedFiles(['line_comments'], 'read'),
    { needs: ['/task/status_from', '/source/team_id'], check: checkAck },
  ],
  escalation: [realDate('/task/task_id'), staying(), { needs: ['/source/agent_id'], check: checkEscalation }],
  documentation_request: [
    realDate('/task_id'),
    {
      needs: ['/payload'],
      check: ({ payload }: { payload: unknown }) => pathFaultsIn(payload, '/payload', 'read'),
    } as DocumentRule<never>,
  ],
  documentation_result: [
    realDate('/task_id'),
    namedFiles(['artifacts']),
    { needs: ['/result', '/artifacts'], check: checkDocuments },
  ],
}

function realDate(place: '/task/task_id' | '/task_id'): DocumentRule<{ task_id: string; task: { task_id: string } }> {
  return {
    needs: [place],
    check: (message) => {
      const { task_id } = place === '/task_id' ? message : message.task
      return hasRealDate(task_id) ? [] : [violation(place, 'task_id_date', { task_id })]
    },
  }
}

function moving(type: MessageType, actions: readonly Action[]): readonly DocumentRule<never>[] {
  const checkStep = ({ task }: StepMessage, pipeline: Pipeline): Violation[] => {
    const { status_from: from, status_to: to } = task
    const steps = [...(pipeline.steps.get(from)?.values() ?? [])].filter((step) => actions.includes(step.action))
    if (steps.some((step) => step.to === to)) return []
    const allowed = listText(steps.flatMap(({ to }) => to ?? []))
    return [violation('/task/status_to', 'illegal_step', { type, from, to, allowed })]
  }
  return [
    realDate('/task/task_id'),
    { needs: ['/task/status_from', '/task/status_to'], check: checkStep },
    senderOf(actions),
    receiverOwns(),
    ...(type === 'final_completion_report' ? [namedFiles(['artifacts'])] : [namedFiles(['task', 'artifacts'])]),
    namedFiles(['attachments']),
    namedFiles(['line_comments'], 'read'),
  ]
}

/** The paths of a list of files. It looks at whatever has the shape of one, so that no fault hides another. */
function namedFiles(keys: readonly string[], use: PathUse = 'write'): DocumentRule<never> {
  return {
    needs: [],
    check: (message) => {
      const list = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], message)
      if (!Array.isArray(list)) return []
      return list.flatMap((file: { path?: unknown } | null, index) => {
        const path = file?.path
        const fault = typeof path === 'string' ? namedPathFault(path, pointer(...keys, index, 'path'), use) : undefined
        return fault ? [fault] : []
      })
    },
  }
}

/** The team that owns the status, or the PO's own where the table gives the step to the PO. */
function senderOf(actions: readonly Action[]): StepRule {
  return {
    needs: ['/source/team_id', '/task/status_from', '/task/status_to'],
    check: (message, pipeline) => {
      const { status_from: status, status_to } = message.task
      const steps = [...(pipeline.steps.get(status)?.values() ?? [])]
      const step = steps.find(({ action, to }) => actions.includes(action) && to === status_to)
      const expected = step?.by === 'po' ? poTeam(pipeline) : pipeline.statuses.get(status)?.owner
      if (!expected || message.source.team_id === expected) return []
      return [violation('/source/team_id', 'wrong_source_team', { expected, status })]
    },
  }
}

function receiverOwns(): StepRule {
  return {
    needs: ['/target/team_id', '/task/status_to'],
    check: (message, pipeline) => {
      const { status_to: status } = message.task
      const expected = pipeline.statuses.get(status)?.owner
      if (!expected || message.target.team_id === expected) return []
      return [violation('/target/team_id', 'wrong_target_team', { expected, status })]
    },
  }
}

function staying(): StepRule {
  return {
    needs: ['/task/status_from', '/task/status_to'],
    check: ({ task: { status_from: from, status_to: to } }) =>
      from === to ? [] : [violation('/task/status_to', 'status_must_stay', { from })],
  }
}

/** Only a status that a handoff leads to awaits an ACK, and only its owner may give it. */
function checkAck(message: StepMessage, pipeline: Pipeline): Violation[] {
  const { status_from: from } = message.task
  const status = pipeline.statuses.get(from)
  if (status?.kind !== 'pending' || handoffPointInto(pipeline, status.stage ?? '') === undefined) {
    return [violation('/task/status_from', 'not_awaiting_ack', { status: from })]
  }
  if (status.owner === message.source.team_id) return []
  return [violation('/source/team_id', 'wrong_source_team', { expected: status.owner ?? '-', status: from })]
}

function checkEscalation({ source }: EscalationMessage): Violation[] {
  if (source.agent_id === PLATFORM_AGENT) return []
  return [violation('/source/agent_id', 'escalation_source', { expected: PLATFORM_AGENT })]
}

/** An empty box is no oversight: it says that nobody checked. */
function checkBoxes({ checklist, checklist_basis: basis = {} }: FinalCompletionReport): Violation[] {
  return Object.keys(DOCUMENTATION_CHECKLIST).flatMap((box) =>
    checklist[box] === true || (Object.hasOwn(basis, box) && basis[box])
      ? []
      : [violation(pointer('checklist', box), 'box_without_basis', { box })],
  )
}

function checkDocuments({ result, artifacts }: DocumentationResult): Violation[] {
  const brought = new Set(artifacts.map((artifact) => artifact.type))
  const missing = EXPECTED_DOCUMENTS.filter((type) => !brought.has(type))
  if (result !== 'complete' || missing.length === 0) return []
  return [violation('/artifacts', 'expected_artifact_missing', { missing: missing.join(', ') })]
}
