import type { Escalation, TaskRecord } from '../pipeline/records.ts'
import { TERMINAL_KINDS } from '../protocol/pipeline/actions.ts'
import type { PipelineDefinition } from '../protocol/pipeline/definition.ts'
import { FIVE_TEAM } from '../protocol/pipeline/five-team.ts'
import type { TaskRow } from './port.ts'

/** What the lists show of a task and find it by. Derived from the record alone, the same in every engine. */
export interface TaskProjection {
  readonly row: TaskRow
  readonly open: boolean
  readonly dependencies: readonly string[]
  readonly escalations: readonly Escalation[]
}

/** By definition: the statuses in which its tasks are over. Definitions are never edited, so it stays true. */
export type TerminalStatuses = Map<string, ReadonlySet<string>>

/** The statuses in which a task of this definition is over. A task without one is read by the built-in definition. */
export function terminalStatuses(definition: PipelineDefinition = FIVE_TEAM): ReadonlySet<string> {
  return new Set(definition.statuses.filter(({ kind }) => TERMINAL_KINDS.includes(kind)).map(({ code }) => code))
}

/** By an escalation that the PO must resolve, or by a dependency that was cancelled. */
function isBlocked({ escalations, cancelled_dependencies = [] }: TaskRecord, open: boolean): boolean {
  return (
    escalations.some(({ state, level }) => state === 'open' && level >= 2) ||
    (open && cancelled_dependencies.length > 0)
  )
}

export function projectTask(id: string, record: TaskRecord, terminal: ReadonlySet<string>): TaskProjection {
  const { task, escalations, due_at } = record
  return {
    row: {
      task_id: id,
      // A lone surrogate cannot be stored as text: lists show a replacement, the record keeps what came.
      title: task.title.toWellFormed(),
      status: task.status.toWellFormed(),
      team: task.assigned_team.toWellFormed(),
      agent: task.assigned_agent?.toWellFormed() ?? null,
      priority: task.priority,
      revision_count: task.revision_count,
      blocked: isBlocked(record, !terminal.has(task.status)),
      updated_at: task.updated_at.toWellFormed(),
      due_at,
    },
    open: !terminal.has(task.status),
    dependencies: [...new Set(task.dependencies ?? [])],
    escalations: [...new Map(escalations.map((escalation) => [escalation.id, escalation])).values()],
  }
}
