import { BatonError } from '../protocol/baton-error.ts'
import { type Pipeline, teamName } from '../protocol/pipeline/pipeline.ts'
import { shortPriority } from '../protocol/priority.ts'
import { nextDue } from './ack-clock.ts'
import type { Draft } from './draft.ts'
import type { Escalation, TaskRecord } from './records.ts'

/** A task with the pipeline it started with. */
export interface OpenTask {
  readonly record: TaskRecord
  readonly pipeline: Pipeline
}

export function openTask(draft: Draft, taskId: string): OpenTask {
  const record = draft.read('task', taskId)
  if (!record) throw BatonError.of('TASK_NOT_FOUND', { task_id: taskId })
  return { record, pipeline: pipelineOf(draft, record) }
}

function pipelineOf(draft: Draft, record: Pick<TaskRecord, 'definition' | 'task'>): Pipeline {
  const pipeline = draft.facts.pipeline(record.definition)
  if (pipeline) return pipeline
  throw BatonError.of('DEFINITION_MISSING', { task_id: record.task.task_id, definition: record.definition })
}

/** Puts the task back with everything that follows from its parts: its next deadline and when it changed. */
export function putTask(draft: Draft, record: TaskRecord): TaskRecord {
  const whole = {
    ...record,
    task: { ...record.task, updated_at: laterOf(record.task.created_at, draft.at) },
    due_at: nextDue(record.handoff),
  }
  draft.put('task', record.task.task_id, whole)
  // Whatever a visit of it waits for may be past.
  if (record.carried) draft.work({ op: 'wake', key: `task:${record.task.task_id}` })
  return whole
}

/** A clock that was set back must not make a package that was changed before it was created. */
function laterOf(created: string, now: string): string {
  // Written alike, which they are unless the package was imported, texts have the order of their times.
  const isEarlier = isIsoUtc(created) && isIsoUtc(now) ? now < created : Date.parse(now) < Date.parse(created)
  return isEarlier ? created : now
}

/** As `toISOString` writes a time of this age. */
function isIsoUtc(time: string): boolean {
  return time.length === 24 && time.endsWith('Z')
}

/** The escalation that blocks a task, if one does: L2 and L3 until they are resolved. */
export function blocker(record: TaskRecord): Escalation | undefined {
  return record.escalations.find((escalation) => escalation.state === 'open' && escalation.level >= 2)
}

export function requireUnblocked(record: TaskRecord): void {
  const blocking = blocker(record)
  if (blocking) throw BatonError.of('TASK_BLOCKED', { task_id: record.task.task_id, escalation: blocking.id })
}

export function requireDependencies(draft: Draft, { record, pipeline }: OpenTask): void {
  const unmet = (record.task.dependencies ?? []).flatMap((id) => {
    const status = draft.read('task', id)?.task.status
    const done = status !== undefined && pipeline.statuses.get(status)?.kind === 'done'
    return done ? [] : [{ task_id: id, status: status ?? 'missing' }]
  })
  if (unmet.length === 0) return
  const dependencies = unmet.map(({ task_id, status }) => `${task_id} (${status})`).join(', ')
  throw BatonError.of('DEPENDENCIES_UNMET', { task_id: record.task.task_id, dependencies }, { unmet })
}

/**
 * The dependencies that are cancelled already. The PO hears of them as of one that is cancelled later; whoever does
 * the work tells of each task and dependency once.
 */
export function followCancelled(draft: Draft, pipeline: Pipeline, dependencies: readonly string[]): readonly string[] {
  const cancelled = dependencies.filter((id) => {
    const status = draft.read('task', id)?.task.status
    return status !== undefined && pipeline.statuses.get(status)?.kind === 'cancelled'
  })
  for (const id of cancelled) draft.house('dependency_cancelled', id)
  return cancelled
}

/** The words that every notification about a task has. */
export function taskWords(record: TaskRecord) {
  return { 'task.title': record.task.title, 'task.priority': shortPriority(record.task.priority) }
}

export function teamWords(pipeline: Pipeline, source: string, target: string) {
  const name = (team: string) => ({ ko: teamName(pipeline, team), en: teamName(pipeline, team, 'en') })
  return { 'source.team_name': name(source), 'target.team_name': name(target) }
}
