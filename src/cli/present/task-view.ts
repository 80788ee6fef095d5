import { interruptedTasks } from '../../engine/relay/interrupted.ts'
import { look } from '../../engine/relay/relay-context.ts'
import { openWayBack, type WayBack, waysBack } from '../../engine/ways-back.ts'
import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL, REGISTRY, type TaskRecord } from '../../pipeline/records.ts'
import { type Approval, approvalsOf } from '../../pipeline/relay/approvals.ts'
import { type ForwardStep, forwardSteps } from '../../pipeline/relay/forward-steps.ts'
import type { Visit } from '../../pipeline/relay/relay-record.ts'
import { type SkippedDocs, skippedDocs } from '../../pipeline/relay/skipped-docs.ts'
import { blocker } from '../../pipeline/task-state.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Baton } from '../compose.ts'
import { pausedLoopOf } from '../relay/decisions-of.ts'
import { type Allowed, allowedSteps } from './allowed-steps.ts'
import { type HandoffTimes, handoffTimes } from './handoff-times.ts'
import type { PausedLoop } from './relay-decisions.ts'

/** A task with everything that a person wants to know about it at one moment. */
export interface TaskView {
  readonly record: TaskRecord
  readonly pipeline: Pipeline
  readonly agents: readonly AgentDefinition[]
  /** Who acts when nobody is named. */
  readonly defaultActor: string
  readonly stopped: boolean
  readonly blockedBy: TaskRecord['escalations'][number] | undefined
  /** Dependencies that were cancelled, while the task is not over. */
  readonly cancelled: readonly string[]
  /** Requests for documents, the oldest first. */
  readonly requests: readonly DocumentationAsked[]
  readonly dependencies: readonly { readonly task_id: string; readonly status: string | null; readonly title: string }[]
  readonly times: HandoffTimes | null
  readonly allowed: readonly Allowed[]
  /** What stages were handed on with, where agents carry the task. */
  readonly approvals: readonly Approval[]
  /** Every step by which a stage gave the task on, with the word for what was checked. */
  readonly steps: readonly ForwardStep[]
  /** Who skipped documentation, where it was. */
  readonly docs_skipped: SkippedDocs | null
  /** Its worker died while it carried the task. */
  readonly interrupted: boolean
  /** What was asked of the team that has the task, where it came back and has not been handed on since. */
  readonly wayBack?: WayBack
  /** A leader–coder loop that waits for a person to choose; then the work is not to be handed on. */
  readonly loop?: PausedLoop
}

interface DocumentationAsked {
  readonly request_id: string
  readonly documentation_type: string
  readonly source_team: string
  readonly target_team: string
  readonly accepted_at: string
}

export async function taskView(baton: Baton, taskId: string): Promise<TaskView> {
  const { engine } = baton
  const [task, registry, control, relay] = await engine.store.load([
    { kind: 'task', id: taskId },
    REGISTRY,
    CONTROL,
    { kind: 'relay', id: taskId },
  ])
  const visits = relay.value?.visits ?? []
  const record = task.value
  if (!record) throw BatonError.of('TASK_NOT_FOUND', { task_id: taskId })
  const pipeline = await engine.pipelineOf(record.definition)
  if (!pipeline) throw BatonError.of('DEFINITION_MISSING', { task_id: taskId, definition: record.definition })
  const agents = registry.value?.agents ?? engine.pipeline.definition.agents
  const state = control.value ?? RUNNING
  const dependencies = await dependenciesOf(baton, record)
  const loop = visits.some(isPaused)
    ? await pausedLoopOf(engine, await look({ engine, task_id: taskId }), baton.flags)
    : undefined
  const { task: at } = record
  const ways = await waysBack(engine.store, taskId)
  const wayBack = openWayBack(ways, { pipeline, task: at, team: at.assigned_team })
  const over = pipeline.statuses.get(record.task.status)?.terminal ?? false
  return {
    record,
    pipeline,
    agents,
    defaultActor: engine.pipeline.definition.po,
    stopped: state.stopped_at !== null,
    blockedBy: blocker(record),
    cancelled: dependencies
      .filter(({ status }) => !over && pipeline.statuses.get(status ?? '')?.kind === 'cancelled')
      .map(({ task_id }) => task_id),
    requests: await requestsOf(baton, taskId),
    dependencies,
    times: record.handoff && handoffTimes(record.handoff, state, engine.clock.now()),
    allowed: await allowedSteps(engine, record, pipeline, agents),
    approvals: approvalsOf(pipeline, record.task, visits),
    steps: forwardSteps(pipeline, record.task, visits),
    docs_skipped: skippedDocs(pipeline, record.task),
    interrupted: (await interruptedTasks(engine, [taskId])).has(taskId),
    ...(wayBack && !over ? { wayBack } : {}),
    ...(loop ? { loop } : {}),
  }
}

const isPaused = ({ loop }: Visit) => loop?.status === 'PAUSED_FOR_HITL'

async function dependenciesOf({ engine }: Baton, { task }: TaskRecord) {
  const ids = task.dependencies ?? []
  const loaded = await engine.store.load(ids.map((id) => ({ kind: 'task', id })))
  return ids.map((task_id, at) => {
    const value = loaded[at]?.value
    return { task_id, status: value?.task.status ?? null, title: value?.task.title ?? '' }
  })
}

async function requestsOf({ engine }: Baton, task_id: string): Promise<DocumentationAsked[]> {
  const found: DocumentationAsked[] = []
  for await (const { value } of allRows(engine.store, 'messages', { task_id })) {
    if (value.type !== 'documentation_request') continue
    const { documentation_type, source_team, target_team } = value.body as Record<string, string>
    const kind = documentation_type ?? ''
    const sides = { source_team: source_team ?? '', target_team: target_team ?? '' }
    found.push({ request_id: value.handoff_id, documentation_type: kind, ...sides, accepted_at: value.accepted_at })
  }
  return found
}
