import { lookWhole } from '../../engine/look.ts'
import { relayStory } from '../../engine/relay-story.ts'
import { openWayBack, type WayBack, waysBack } from '../../engine/ways-back.ts'
import { interruptedTasks } from '../../engine/worked-on.ts'
import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL, REGISTRY, type TaskRecord } from '../../pipeline/records.ts'
import { type Approval, approvalsOf } from '../../pipeline/relay/approvals.ts'
import { type ForwardStep, forwardSteps, type TaskEvidence, taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import type { Visit } from '../../pipeline/relay/relay-record.ts'
import { type SkippedDocs, skippedDocs } from '../../pipeline/relay/skipped-docs.ts'
import { blocker } from '../../pipeline/task-state.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { allRows } from '../../store/all-rows.ts'
import { type PausedLoop, pausedLoopOf } from '../answer/decisions-of.ts'
import type { Caller } from '../caller/caller.ts'
import { openFindings, type WentOn } from '../review/open-findings.ts'
import type { WithEngine } from '../service.ts'
import { type Allowed, allowedSteps } from './allowed-steps.ts'
import { type Blocker, blockersOf } from './blockers-of.ts'
import { type HandoffTimes, handoffTimes } from './handoff-times.ts'

export type { BranchStep, ForwardStep, TaskEvidence } from '../../pipeline/relay/forward-steps.ts'
export type { SkippedDocs } from '../../pipeline/relay/skipped-docs.ts'

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
  /** Why it cannot be picked up. */
  readonly blocked_by: readonly Blocker[]
  /** Requests for documents, the oldest first. */
  readonly requests: readonly DocumentationAsked[]
  readonly dependencies: readonly { readonly task_id: string; readonly status: string | null; readonly title: string }[]
  readonly times: HandoffTimes | null
  readonly allowed: readonly Allowed[]
  /** What stages were handed on with, where agents carry the task. */
  readonly approvals: readonly Approval[]
  /** Every step by which a stage gave the task on, with the word for what was checked. */
  readonly steps: readonly ForwardStep[]
  /** What its work rests on; null before a stage gave it on. */
  readonly rests_on: TaskEvidence | null
  /** Where a person let a graph go on with the findings of an agent, or without the agent. */
  readonly went_on: readonly WentOn[]
  /** Who skipped documentation, where it was. */
  readonly docs_skipped: SkippedDocs | null
  /** Agents carry it: `run --resume` goes on where it is, unless it waits for a person or is over. */
  readonly carried: boolean
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

/** A task, what can be done to it now and by whom, and everything that its card shows. */
export async function taskView(
  service: WithEngine,
  _caller: Caller,
  { task_id: taskId }: { readonly task_id: string },
): Promise<TaskView> {
  const { engine } = service
  const [task, registry, control, relay] = await engine.store.load([
    { kind: 'task', id: taskId },
    REGISTRY,
    CONTROL,
    { kind: 'relay', id: taskId },
  ])
  const carried = relay.value && (await relayStory(engine.store, relay.value))
  const visits = carried?.visits ?? []
  const record = task.value
  if (!record) throw BatonError.of('TASK_NOT_FOUND', { task_id: taskId })
  const pipeline = await engine.pipelineOf(record.definition)
  if (!pipeline) throw BatonError.of('DEFINITION_MISSING', { task_id: taskId, definition: record.definition })
  const agents = registry.value?.agents ?? engine.pipeline.definition.agents
  const state = control.value ?? RUNNING
  const dependencies = await dependenciesOf(service, record)
  const loop = visits.some(isPaused)
    ? await pausedLoopOf(engine, await lookWhole({ engine, task_id: taskId }))
    : undefined
  const { task: at } = record
  const ways = await waysBack(engine.store, taskId)
  const wayBack = openWayBack(ways, { pipeline, task: at, team: at.assigned_team })
  const over = pipeline.statuses.get(record.task.status)?.terminal ?? false
  const cancelled = dependencies
    .filter(({ status }) => !over && pipeline.statuses.get(status ?? '')?.kind === 'cancelled')
    .map(({ task_id }) => task_id)
  const steps = forwardSteps(pipeline, record.task, carried)
  return {
    record,
    pipeline,
    agents,
    defaultActor: engine.pipeline.definition.po,
    stopped: state.stopped_at !== null,
    blockedBy: blocker(record),
    cancelled,
    blocked_by: blockersOf(record, cancelled),
    requests: await requestsOf(service, taskId),
    dependencies,
    times: record.handoff && handoffTimes(record.handoff, state, engine.clock.now()),
    allowed: await allowedSteps(engine, record, pipeline, agents),
    approvals: approvalsOf(pipeline, record.task, visits),
    steps,
    rests_on: taskEvidence(steps),
    went_on: await openFindings(service, { task: record.task, visits, pipeline }),
    docs_skipped: skippedDocs(pipeline, record.task),
    carried: relay.value?.open === true && WORKED.has(pipeline.statuses.get(at.status)?.kind ?? ''),
    interrupted: (await interruptedTasks(engine, [taskId])).has(taskId),
    ...(wayBack && !over ? { wayBack } : {}),
    ...(loop ? { loop } : {}),
  }
}

/** The kinds of status in which agents have something to do. */
const WORKED: ReadonlySet<string> = new Set(['pending', 'in_progress', 'revision'])

const isPaused = ({ loop }: Visit) => loop?.status === 'PAUSED_FOR_HITL'

async function dependenciesOf({ engine }: WithEngine, { task }: TaskRecord) {
  const ids = task.dependencies ?? []
  const loaded = await engine.store.load(ids.map((id) => ({ kind: 'task', id })))
  return ids.map((task_id, at) => {
    const value = loaded[at]?.value
    return { task_id, status: value?.task.status ?? null, title: value?.task.title ?? '' }
  })
}

async function requestsOf({ engine }: WithEngine, task_id: string): Promise<DocumentationAsked[]> {
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
