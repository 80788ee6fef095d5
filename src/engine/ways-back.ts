import type { NamedFile } from '../pipeline/command.ts'
import type { MessageRecord } from '../pipeline/records.ts'
import type { LineComment, SendBackReason } from '../pipeline/send-back-reason.ts'
import type { Pipeline } from '../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../protocol/task-package/schema.ts'
import { allRows } from '../store/all-rows.ts'
import type { Store } from '../store/port.ts'

/** A reject or a revision request: reason, action items and attachments for the team that gets the task back. */
export interface WayBack extends SendBackReason {
  /** The id of its message. */
  readonly message: string
  readonly type: string
  readonly at: string
  readonly from: { readonly team: string; readonly agent: string }
  readonly to: { readonly team: string }
  readonly status_from: string
  readonly status_to: string
  readonly attachments: readonly NamedFile[]
  readonly line_comments: readonly LineComment[]
}

/** All ways back of a task, oldest first. A rejected ACK counts by the reject message that it causes. */
export async function waysBack(store: Store, task_id: string): Promise<readonly WayBack[]> {
  const found: WayBack[] = []
  for await (const { id, value } of allRows(store, 'messages', { task_id })) {
    if (value.type === 'reject' || value.type === 'revision_request') found.push(wayBackOf(id, value))
  }
  return found
}

/** The newest way back to a team; undefined if the team has handed the task on since. */
export function openWayBack(
  ways: readonly WayBack[],
  { pipeline, task, team }: { readonly pipeline: Pipeline; readonly task: TaskPackage; readonly team: string },
): WayBack | undefined {
  const last = ways.findLast(({ to }) => to.team === team)
  if (!last) return undefined
  const history = task.pipeline_history
  const began = history.findLastIndex(
    (step) => step.timestamp === last.at && step.from_status === last.status_from && step.to_status === last.status_to,
  )
  const answered = history.slice(began + 1).some(({ from_status, to_status }) => {
    if (pipeline.statuses.get(from_status)?.owner !== team) return false
    const steps = pipeline.steps.get(from_status)
    return FORWARD.some((action) => steps?.get(action)?.to === to_status)
  })
  return answered ? undefined : last
}

const FORWARD = ['handoff', 'resubmit', 'complete', 'skip_docs'] as const

function wayBackOf(message: string, { type, body, accepted_at }: MessageRecord): WayBack {
  const { source, target, task, reject_reason, attachments, line_comments } = body as unknown as BackBody
  return {
    message,
    type,
    at: accepted_at,
    from: { team: source.team_id, agent: source.agent_id },
    to: { team: target.team_id },
    status_from: task.status_from,
    status_to: task.status_to,
    ...reject_reason,
    attachments: attachments ?? [],
    line_comments: line_comments ?? [],
  }
}

/** The fields that the contracts of both message types guarantee. */
interface BackBody {
  readonly source: { readonly team_id: string; readonly agent_id: string }
  readonly target: { readonly team_id: string }
  readonly task: { readonly status_from: string; readonly status_to: string }
  readonly reject_reason: SendBackReason
  readonly attachments?: readonly NamedFile[]
  readonly line_comments?: readonly LineComment[]
}
