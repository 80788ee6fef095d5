import { messageContent } from '../protocol/messages/same-content.ts'
import { type Pipeline, teamByAnyName } from '../protocol/pipeline/pipeline.ts'
import { readAliases } from '../protocol/read-aliases.ts'
import { textDigest } from '../protocol/text-digest.ts'
import type { TaskRecord } from './records.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * Where a message is kept: by the id that it carries. An ACK answers a handoff under the same id, so it has a place
 * of its own. Undefined for a message without an id.
 */
export function messageKey(message: Json): string | undefined {
  const { type } = message
  const id = message[ID_FIELDS[String(type)] ?? 'handoff_id']
  if (typeof id !== 'string') return undefined
  return type === 'ack' ? `${id}/ack` : id
}

const ID_FIELDS: Readonly<Record<string, string>> = {
  final_completion_report: 'report_id',
  documentation_request: 'request_id',
  documentation_result: 'result_id',
}

/** The documentation messages of the specification have no id. */
export function isWithoutId(message: Json): boolean {
  return String(message.type).startsWith('documentation_') && messageKey(message) === undefined
}

/**
 * Where a documentation message without an id is kept: by its task and what it says. A result also belongs to one
 * visit of the task to the team: said again after the task came back, it is news.
 */
export function documentationKey(message: Json, { task }: Pick<TaskRecord, 'task'>, pipeline: Pipeline): string {
  const said = readAliases(pipeline, message) as Json
  const digest = textDigest(messageContent(said))
  if (message.type === 'documentation_request') return `${task.task_id}/request/${digest}`
  const team = teamByAnyName(pipeline, String(said.source_team))
  const visit = task.pipeline_history.findLast(({ to_status }) => {
    const status = pipeline.statuses.get(to_status)
    return status?.kind === 'in_progress' && status.owner === team
  })
  return `${task.task_id}/result/${visit?.seq ?? 0}/${digest}`
}
