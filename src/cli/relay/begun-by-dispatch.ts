import { BatonError } from '../../protocol/baton-error.ts'
import { dispatchPipeline } from '../../protocol/pipeline/dispatch-pipeline.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import { graphOfRequest } from '../../service/plan/graph-of-request.ts'
import { pastRuns } from '../../service/plan/past-runs.ts'
import { readPlanEdits } from '../../service/plan/plan-edits-text.ts'
import { planRequest } from '../../service/plan/plan-request.ts'
import { openWork } from '../../service/plan/running-overlap.ts'
import { requirePossible } from '../commands/plan.ts'
import type { Baton } from '../compose.ts'
import { builtInFolder } from '../prompt-files.ts'
import { asDispatch } from './as-dispatch.ts'

interface Unbegun {
  readonly task: TaskPackage
  /** The pipeline that the task was made for. */
  readonly pipeline: Pipeline
  readonly request: string
  readonly repository: string
  readonly config: EffectiveConfig
}

/**
 * What a task begins with that `baton dispatch` made before it was killed: its pipeline, and the plan made anew with the
 * edits of that command. Undefined for a task of `baton run`. A task of `baton task revert` begins with that command
 * alone: it knows which commits are to be reverted.
 */
export async function begunByDispatch(baton: Baton, { task, pipeline, request, repository, config }: Unbegun) {
  const { service, lang } = baton
  const { id } = pipeline.definition
  if (id === dispatchPipeline(baton.pipeline, 'single').definition.id) throw notBegun(task)
  const project = asDispatch({ pipeline: baton.pipeline, config })
  const [stage] = project.config.stages
  if (id !== project.pipeline.definition.id || !stage) return undefined
  const edits = readPlanEdits(editsOf(task))
  const builtIn = builtInFolder(lang)
  const [open, past] = [await openWork(service), await pastRuns(service)]
  const planned = await planRequest({ request, edits, builtIn, repository, open, past })
  requirePossible(planned)
  const graphs = await graphOfRequest(planned, {
    builtIn,
    repository,
    serialise: edits.serialise,
    stage,
    asked: false,
    lang,
  })
  return { ...project, graphs }
}

function editsOf({ team_payloads }: TaskPackage): string {
  for (const payload of Object.values(team_payloads)) {
    const { input } = payload as { input?: { plan_edits?: unknown } }
    if (typeof input?.plan_edits === 'string') return input.plan_edits
  }
  return ''
}

function notBegun({ task_id, tags = [] }: TaskPackage): BatonError {
  const [, ...words] = tags.find((tag) => tag.startsWith('revert:'))?.split(':') ?? []
  const what = words.join(' ') || '-'
  return BatonError.of('REVERT_NOT_BEGUN', { task_id, what, how: `baton task revert ${what}` })
}
