import type { DocumentRule } from '../document-rule.ts'
import { pointer } from '../json-pointer.ts'
import { namedPathFault, type PathUse, pathFaultsIn } from '../named-path.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { hasRealDate } from '../task-id.ts'
import { type Violation, violation } from '../violation.ts'
import { checkHistory, countRevisions, lastOwner } from './history.ts'
import type { TaskPackage, TaskPackageEnvelope } from './schema.ts'

const at = (...keys: readonly (string | number)[]) => pointer('task_package', ...keys)

const rule = (
  fields: readonly (keyof TaskPackage & string)[],
  check: (task: TaskPackage, pipeline: Pipeline) => Violation[],
): DocumentRule<TaskPackageEnvelope> => ({
  needs: fields.map((field) => at(field)),
  check: (envelope, pipeline) => check(envelope.task_package, pipeline),
})

/** What a package must satisfy beyond its schema. */
export const PACKAGE_RULES: readonly DocumentRule<TaskPackageEnvelope>[] = [
  rule(['task_id'], ({ task_id }) =>
    hasRealDate(task_id) ? [] : [violation(at('task_id'), 'task_id_date', { task_id })],
  ),
  rule(['created_at', 'updated_at'], ({ created_at, updated_at }) =>
    Date.parse(updated_at) < Date.parse(created_at)
      ? [violation(at('updated_at'), 'updated_before_created', { created_at })]
      : [],
  ),
  rule(['task_id', 'dependencies'], checkDependencies),
  rule(['status', 'assigned_team', 'pipeline_history'], checkOwnership),
  rule(['pipeline_history'], (task, pipeline) => checkHistory(pipeline, task.pipeline_history)),
  rule(['status', 'pipeline_history'], checkEnd),
  rule(['status', 'pipeline_history', 'revision_count'], checkRevisionCount),
  rule(['input_ref'], ({ input_ref }) => checkReference(input_ref, 'input_ref', 'read')),
  rule(['output_ref'], ({ output_ref }) => checkReference(output_ref, 'output_ref', 'write')),
  rule(['team_payloads'], ({ team_payloads }) =>
    Object.entries(team_payloads as Record<string, { input?: unknown; output?: unknown } | null>).flatMap(
      ([team, payload]) => [
        ...pathFaultsIn(payload?.input, at('team_payloads', team, 'input'), 'read'),
        ...pathFaultsIn(payload?.output, at('team_payloads', team, 'output'), 'write'),
      ],
    ),
  ),
]

function checkReference(path: string | undefined, field: string, use: PathUse): Violation[] {
  const fault = path === undefined ? undefined : namedPathFault(path, at(field), use)
  return fault ? [fault] : []
}

function checkDependencies({ task_id, dependencies = [] }: TaskPackage): Violation[] {
  return dependencies.flatMap((dependency, index) => {
    const here = at('dependencies', index)
    if (dependency === task_id) return [violation(here, 'depends_on_itself')]
    if (dependencies.indexOf(dependency) === index) return []
    return [violation(here, 'duplicate_dependency', { task_id: dependency })]
  })
}

function checkOwnership(
  { status, assigned_team: team, pipeline_history }: TaskPackage,
  pipeline: Pipeline,
): Violation[] {
  const own = pipeline.statuses.get(status)?.owner
  // Statuses without an owner keep the last team, which only a history that really ends there can tell.
  const endsHere = pipeline_history.at(-1)?.to_status === status
  const owner = own ?? (endsHere ? lastOwner(pipeline, pipeline_history) : undefined)
  if (owner === undefined || owner === team) return []
  return [violation(at('assigned_team'), 'team_does_not_own_status', { status, team, owner })]
}

function checkEnd({ status, pipeline_history }: TaskPackage, { initial }: Pipeline): Violation[] {
  const last = pipeline_history.at(-1)?.to_status
  if (last === status) return []
  if (last !== undefined) return [violation(at('status'), 'history_ends_elsewhere', { status, last })]
  return status === initial ? [] : [violation(at('pipeline_history'), 'history_empty', { status, initial })]
}

/** Only a history that ends at the status can be counted; a shortened one says so by its other warning. */
function checkRevisionCount(task: TaskPackage, pipeline: Pipeline): Violation[] {
  if ((task.pipeline_history.at(-1)?.to_status ?? pipeline.initial) !== task.status) return []
  const counted = countRevisions(pipeline, task.pipeline_history)
  if (counted === task.revision_count) return []
  return [violation(at('revision_count'), 'revision_count_differs', { count: task.revision_count, counted })]
}
