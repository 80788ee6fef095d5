import { BatonError } from '../../protocol/baton-error.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { TaskPackageEnvelope } from '../../protocol/task-package/schema.ts'
import { createValidator } from '../../protocol/validate-document.ts'
import { nextDue } from '../ack-clock.ts'
import type { PipelineCommand } from '../command.ts'
import { actorOf, type Draft, defaultAgent } from '../draft.ts'
import { raiseEscalation } from '../escalations.ts'
import { newPayloads } from '../payloads.ts'
import { openTriggers, rejectionsIn } from '../read-history.ts'
import type { TaskRecord } from '../records.ts'
import { requireInputRef, requireNone } from '../require-contract.ts'
import type { Results } from '../results.ts'
import { followCancelled, type OpenTask, putTask } from '../task-state.ts'
import { recoverHandoff } from './recover-handoff.ts'

type Command<Type extends PipelineCommand['type']> = Extract<PipelineCommand, { type: Type }>

export function createTask(draft: Draft, command: Command<'create_task'>): Results['create_task'] {
  requireActive(draft)
  const { task_id, dependencies } = command
  const pipeline = pipelineNamed(draft, command.definition, task_id)
  requireNew(draft, task_id)
  requireWellFormed(command)
  requireInputRef(command.input_ref)
  requireTasks(draft, dependencies)
  const team = pipeline.statuses.get(pipeline.initial)?.owner ?? ''
  const agent = defaultAgent(draft, team)
  const record = newRecord(command.definition, {
    task_id,
    title: command.title,
    status: pipeline.initial,
    priority: command.priority,
    created_by: draft.request.actor,
    created_at: draft.at,
    updated_at: draft.at,
    assigned_team: team,
    ...(agent === undefined ? {} : { assigned_agent: agent }),
    revision_count: 0,
    dependencies: [...dependencies],
    tags: [...command.tags],
    ...(command.input_ref === null ? {} : { input_ref: command.input_ref }),
    pipeline_history: [],
    team_payloads: newPayloads(pipeline, command.input ?? command.title, command.plan_edits),
  })
  keepDefinition(draft, command.definition, pipeline)
  const cancelled_dependencies = followCancelled(draft, pipeline, dependencies)
  putTask(draft, { ...record, cancelled_dependencies })
  const told = { definition: command.definition, task: record.task, cancelled_dependencies }
  draft.event(task_id, 'task:created', told)
  return { task_id, status: pipeline.initial }
}

/** A package from elsewhere, held to its contract strictly: what only warns a reader refuses an import. */
export function importTask(draft: Draft, command: Command<'import_task'>): Results['import_task'] {
  requireActive(draft)
  const pipeline = pipelineNamed(draft, command.definition, 'import')
  const verdict = createValidator(pipeline)('task-package', command.document)
  const ending = verdict.warnings.filter((found) => found.rule === 'history_ends_elsewhere')
  const violations = [...verdict.violations, ...ending]
  requireNone(violations)
  const { task_package: task } = verdict.value as TaskPackageEnvelope
  requireNew(draft, task.task_id)
  const dependencies = task.dependencies ?? []
  requireTasks(draft, dependencies)
  requireNoCycle(draft, task.task_id, dependencies)
  const last = task.pipeline_history.at(-1)
  const held = pipeline.statuses.get(task.status)?.kind === 'hold'
  const remembered = held ? (last?.from_status ?? null) : null
  const cancelled_dependencies = followCancelled(draft, pipeline, dependencies)
  const rejections = rejectionsIn(pipeline, task.pipeline_history)
  const arrived = { ...newRecord(command.definition, task), remembered, rejections, cancelled_dependencies }
  keepDefinition(draft, command.definition, pipeline)
  const told = { definition: command.definition, task, remembered, rejections, cancelled_dependencies }
  draft.event(task.task_id, 'task:imported', told)
  const record = raiseWhatIsOpen(draft, { record: recoverHandoff(draft, { record: arrived, pipeline }), pipeline })
  // An imported task keeps its own times: it was changed when it says.
  draft.put('task', task.task_id, { ...record, due_at: nextDue(record.handoff) })
  return {
    task_id: task.task_id,
    status: task.status,
    ...(record.handoff ? { handoff_id: record.handoff.handoff_id } : {}),
    ...(record.escalations.length > 0 ? { escalation: record.escalations.at(-1)?.id } : {}),
  }
}

/** A package carries no escalations: what its history calls for is raised here, as one item for the PO. */
function raiseWhatIsOpen(draft: Draft, open: OpenTask): TaskRecord {
  const { record, pipeline } = open
  const current = record.remembered ?? record.task.status
  if (pipeline.statuses.get(current)?.terminal) return record
  const { triggers, last } = openTriggers(pipeline, record.task, current)
  if (triggers.length === 0) return record
  const team = last?.team ?? record.task.assigned_team
  return raiseEscalation(draft, open, { level: 2, triggers, team, note: last?.note ?? null })
}

function requireActive(draft: Draft): void {
  const actor = actorOf(draft)
  if (!actor.active) throw BatonError.of('AGENT_NOT_ACTIVE', { actor: actor.agent_id })
}

function pipelineNamed(draft: Draft, definition: string, task_id: string): Pipeline {
  const pipeline = draft.facts.pipeline(definition)
  if (!pipeline) throw BatonError.of('DEFINITION_MISSING', { task_id, definition })
  return pipeline
}

/** A definition is kept with the first task that uses it and never edited. */
function keepDefinition(draft: Draft, hash: string, { definition }: Pipeline): void {
  if (!draft.read('definition', hash)) draft.put('definition', hash, { definition })
}

function newRecord(definition: string, task: TaskRecord['task']): TaskRecord {
  return { task, definition, remembered: null, handoff: null, rejections: {}, escalations: [], due_at: null }
}

function requireNew(draft: Draft, task_id: string): void {
  if (draft.read('task', task_id)) throw BatonError.of('TASK_EXISTS', { task_id })
}

/** What the contract of a package says about what people type: a stored package must never break it. */
export function requireWellFormed({ title, dependencies = [] }: { title?: string; dependencies?: readonly string[] }) {
  const twice = dependencies.find((id, index) => dependencies.indexOf(id) !== index)
  const problem =
    title !== undefined && !title.trim()
      ? { field: 'title', expected: 'text that is not blank' }
      : twice !== undefined && { field: 'dependencies', expected: 'each once', found: twice }
  if (problem) throw BatonError.of('INVALID_INPUT', { total: 1, invalid: 1 }, problem)
}

export function requireTasks(draft: Draft, ids: readonly string[]): void {
  for (const task_id of ids) if (!draft.read('task', task_id)) throw BatonError.of('TASK_NOT_FOUND', { task_id })
}

/** Follows the dependencies as they would be; a way back to the task is a cycle, and the way is shown. */
export function requireNoCycle(draft: Draft, task_id: string, dependencies: readonly string[]): void {
  const seen = new Set<string>()
  const walk = (at: string, path: readonly string[]): void => {
    if (at === task_id) throw BatonError.of('DEPENDENCY_CYCLE', { task_id, path: [...path, at].join(' → ') })
    if (seen.has(at)) return
    seen.add(at)
    for (const next of draft.read('task', at)?.task.dependencies ?? []) walk(next, [...path, at])
  }
  for (const dependency of dependencies) walk(dependency, [task_id])
}
