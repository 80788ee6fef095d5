import { z } from 'zod'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { PRIORITIES } from '../priority.ts'
import { openObject, schemaVersion, someText, statusOf, taskId, teamOf, timestamp } from '../wire-fields.ts'

/** The task package in its envelope. Statuses and teams are those of the pipeline. */
export function taskPackageSchema(pipeline: Pipeline) {
  const status = statusOf(pipeline)
  const team = teamOf(pipeline)
  const step = z.looseObject({
    seq: z.int().min(1),
    from_status: status,
    to_status: status,
    actor: someText,
    team,
    timestamp,
    note: z.string().optional(),
  })
  const taskPackage = z.looseObject({
    task_id: taskId,
    title: someText,
    status,
    priority: z.enum(PRIORITIES),
    created_by: someText,
    created_at: timestamp,
    updated_at: timestamp,
    assigned_team: team,
    assigned_agent: z.string().optional(),
    revision_count: z.int().min(0),
    dependencies: z.array(taskId).optional(),
    tags: z.array(z.string()).optional(),
    input_ref: z.string().optional(),
    output_ref: z.string().optional(),
    feedback: z.string().optional(),
    pipeline_history: z.array(step),
    team_payloads: z.looseObject(
      Object.fromEntries([...pipeline.teams.keys()].map((id) => [id, teamPayload])) as Record<
        string,
        typeof teamPayload
      >,
    ),
  })
  return z
    .looseObject({ $schema: z.literal('task_package_v1'), schema_version: schemaVersion, task_package: taskPackage })
    .meta({ title: 'TaskPackage', description: 'A task as teams hand it to each other' })
}

/** Empty, or at least the phase; whatever else a team keeps there stays. */
const teamPayload = z.union([
  z.strictObject({}),
  z.looseObject({ phase: someText, input: openObject.optional(), output: openObject.optional() }),
])

export type TaskPackageEnvelope = z.infer<ReturnType<typeof taskPackageSchema>>
export type TaskPackage = TaskPackageEnvelope['task_package']
export type HistoryStep = TaskPackage['pipeline_history'][number]
