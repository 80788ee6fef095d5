import { BatonError } from '../../protocol/baton-error.ts'
import { ENDED_TASK } from '../../protocol/list-text.ts'
import type { DocumentationRequest, DocumentationResult } from '../../protocol/messages/documentation.ts'
import { messageContent } from '../../protocol/messages/same-content.ts'
import { activeTeams, type Draft } from '../draft.ts'
import { judgeStep } from '../move-task.ts'
import type { Results } from '../results.ts'
import type { SendBackReason } from '../send-back-reason.ts'
import { type OpenTask, taskWords, teamWords } from '../task-state.ts'
import { sendBack } from './send-back.ts'
import { takeStep } from './step.ts'

/** A request for documents on a task. It does not move the task: it is stored, and the documentation team gets a notice. */
export function receiveRequest(
  draft: Draft,
  { record, pipeline }: OpenTask,
  message: DocumentationRequest,
  key: string,
): Results['receive_message'] {
  const { task_id, status } = record.task
  if (pipeline.statuses.get(status)?.terminal) {
    throw BatonError.of('TRANSITION_REFUSED', { status, action: 'documentation_request', allowed: ENDED_TASK })
  }
  const { source_team, target_team, documentation_type } = message
  const result = { task_id, status, request_id: key, result: 'requested' }
  keep(draft, task_id, message, key, result)
  draft.event(task_id, 'documentation:requested', { request_id: key, documentation_type, source_team, target_team })
  const words = { ...teamWords(pipeline, source_team, target_team), ...taskWords(record), documentation_type }
  const tell = (to: string) => draft.notify('documentation_request', { channel: 'direct', to, task_id }, words)
  tell(`team:${target_team}`)
  // The team has no active agent to notify: the PO can register one, or skip the stage.
  if (!activeTeams(draft).has(target_team)) tell(pipeline.definition.po)
  return result
}

/** Complete ends the stage, partial keeps it, and a revision goes back with what must be done. */
export function receiveResult(
  draft: Draft,
  open: OpenTask,
  message: DocumentationResult,
  key: string,
): Results['receive_message'] {
  const result = outcome(draft, open, message)
  keep(draft, open.record.task.task_id, message, key, result)
  return result
}

function outcome(draft: Draft, open: OpenTask, message: DocumentationResult): Results['receive_message'] {
  const { artifacts } = message
  if (message.result === 'complete') return takeStep(draft, open, 'complete', { artifacts })
  if (message.result === 'revision_needed') {
    return sendBack(draft, open, 'reject', { reason: message.reject_reason as SendBackReason })
  }
  // An actor who may complete may also report a part.
  judgeStep(draft, open, 'complete')
  const { task_id, status } = open.record.task
  draft.event(task_id, 'documentation:progressed', { artifacts })
  return { task_id, status, result: 'partial' }
}

function keep(
  draft: Draft,
  task_id: string,
  message: DocumentationRequest | DocumentationResult,
  key: string,
  result: Results['receive_message'],
): void {
  const { type } = message
  draft.keepMessage(key, { task_id, handoff_id: key, type, body: message, content: messageContent(message), result })
}
