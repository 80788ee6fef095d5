import type { WayBack } from '../../engine/ways-back.ts'
import type { Escalation } from '../../pipeline/records.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'
import type { Allowed } from './allowed-steps.ts'
import type { Blocker } from './blockers-of.ts'
import { listMessages } from './list-messages.ts'
import { taskView } from './task-view.ts'

/** A task as a program reads it: the package, what may be done next, what was asked of its team, its messages. */
export interface TaskReading {
  readonly task: TaskPackage
  readonly blocked_by: readonly Blocker[]
  readonly escalations: readonly Escalation[]
  readonly allowed: readonly Pick<Allowed, 'action' | 'by' | 'to'>[]
  /** Why the work came back and the action items, until the team hands it on again. */
  readonly way_back: WayBack | null
  /** Documents of the task: handoffs, rejections, requests. Each is read by its id. */
  readonly messages: readonly { readonly id: string; readonly type: string; readonly at: string }[]
}

export async function taskReading(
  service: WithEngine,
  caller: Caller,
  { task_id }: { readonly task_id: string },
): Promise<TaskReading> {
  const { record, blocked_by, allowed, wayBack } = await taskView(service, caller, { task_id })
  const messages = await listMessages(service, caller, { task_id })
  return {
    task: record.task,
    blocked_by,
    escalations: record.escalations,
    allowed: allowed.map(({ action, by, to }) => ({ action, by, to })),
    way_back: wayBack ?? null,
    messages: messages.map(({ id, value }) => ({ id, type: value.type, at: value.accepted_at })),
  }
}
