import type { TaskRecord } from '../../../pipeline/records.ts'
import type { Report } from './breach.ts'
import { sorted } from './log-audit.ts'
import { nextDue, type TaskFold, waits } from './task-fold.ts'

/**
 * Holds a stored task against the fold of its events. What no event tells (payloads, `output_ref`) is not compared
 * here; their shape is held to the contract elsewhere.
 */
export function compareRecord(fold: TaskFold, record: TaskRecord | undefined, report: Report) {
  if (!record) return report('I3', `${fold.id} has events and no record`)
  const { task } = record
  const differ = (field: string, stored: unknown, told: unknown) => {
    if (same(stored ?? null, told ?? null)) return
    report('I3', `${fold.id} ${field}: stored ${sorted(stored ?? null)}, told by its events ${sorted(told ?? null)}`)
  }
  differ('status', task.status, fold.status)
  differ('assigned_team', task.assigned_team, fold.team)
  differ('assigned_agent', task.assigned_agent, fold.agent)
  differ('title', task.title, fold.title)
  differ('priority', task.priority, fold.priority)
  differ('dependencies', task.dependencies ?? [], fold.dependencies)
  differ('cancelled_dependencies', record.cancelled_dependencies ?? [], fold.cancelled)
  differ('watchers', record.watchers ?? [], fold.watchers)
  differ('tags', task.tags ?? [], fold.tags)
  differ('input_ref', task.input_ref, fold.input_ref)
  differ('feedback', task.feedback, fold.feedback)
  differ('created_at', task.created_at, fold.created_at)
  differ('revision_count', task.revision_count, fold.revisions)
  differ('history', task.pipeline_history, fold.history)
  differ('definition', record.definition, fold.definition)
  differ('remembered', record.remembered, fold.remembered)
  differ('due_at', record.due_at, nextDue(fold))
  differ('rejections', counted(Object.entries(record.rejections)), counted([...fold.rejections]))
  differ('escalations', record.escalations.map(storedEscalation), fold.escalations)
  differ('handoff', storedHandoff(record), foldedHandoff(fold))
}

const counted = (rows: readonly (readonly [string, number])[]) =>
  Object.fromEntries(rows.filter(([, count]) => count > 0))

function storedEscalation({ handoff_id, ...rest }: TaskRecord['escalations'][number]) {
  return { ...rest, handoff: handoff_id }
}

function storedHandoff({ handoff }: TaskRecord) {
  if (!handoff) return null
  const { handoff_id, point, source_team, target_team, limit_minutes, ack, deferrals } = handoff
  const waiting = ack === 'awaiting' || ack === 'deferred'
  return {
    id: handoff_id,
    point,
    source: source_team,
    target: target_team,
    limit: limit_minutes,
    ack,
    deferrals,
    ...(waiting ? { counted: handoff.elapsed_ms, since: handoff.running_since } : {}),
    ...(ack === 'awaiting' ? { fired: handoff.fired.toSorted() } : {}),
  }
}

function foldedHandoff({ handoff }: TaskFold) {
  if (!handoff) return null
  const { id, point, source, target, limit, ack, deferrals, timer, fired } = handoff
  return {
    id,
    point,
    source,
    target,
    limit,
    ack,
    deferrals,
    ...(waits(handoff) ? { counted: timer.countedBefore, since: timer.since } : {}),
    ...(ack === 'awaiting' ? { fired: [...fired].toSorted() } : {}),
  }
}

/** The same JSON; a member without a value is no member. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return (
    Object.keys(left).every((key) => same(left[key], right[key])) &&
    Object.keys(right).every((key) => right[key] === undefined || left[key] !== undefined)
  )
}
