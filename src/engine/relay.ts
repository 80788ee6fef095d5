import { join } from 'node:path'
import type { StepDetails } from '../pipeline/command.ts'
import type { TaskRecord } from '../pipeline/records.ts'
import type { RunEnd, RunRecord } from '../pipeline/runs/run-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { AgentDefinition, StageDefinition } from '../protocol/pipeline/definition.ts'
import { landCheckpoint } from '../workspace/land-checkpoint.ts'
import { doDueWork } from './due-work.ts'
import type { Engine } from './engine.ts'
import { createRun } from './runs/new-run.ts'
import type { RunWorker } from './runs/run-worker.ts'

/** The program that plays a stage. */
export type StageAgents = Readonly<Record<string, readonly [string, ...string[]]>>

export interface RelayOptions {
  readonly engine: Engine
  readonly worker: RunWorker
  /** Where runs get their clones. */
  readonly home: string
  readonly task_id: string
  readonly request: string
  /** The repository that the stages work for, one after the other. */
  readonly folder: string
  readonly agents: StageAgents
  readonly signal: AbortSignal
  readonly onEvent: (event: RelayEvent) => void
}

/** How a stage's run stands when the relay comes to it: ended, or waiting for somebody. */
export type StageEnd = Pick<RunRecord, 'run_id' | 'state'> & { readonly end: RunEnd | null }

export type RelayEvent =
  | { readonly type: 'stage:started'; readonly stage: string; readonly team: string; readonly agent: string }
  | { readonly type: 'stage:ended'; readonly stage: string; readonly end: StageEnd; readonly commit: string | null }
  | { readonly type: 'task:moved'; readonly status: string }

export interface RelayEnd {
  readonly status: string
  /** The stage whose agent did not come to a good end, where one did not. */
  readonly failed?: { readonly stage: string; readonly end: StageEnd }
}

/**
 * Carries one task forward by running each stage's agent as a run, with the real commands of the pipeline between
 * them. Starts from whatever status the task has, so it can be called again after anything; stops at a status that
 * waits for a person, or where an agent failed.
 */
export async function relay(options: RelayOptions): Promise<RelayEnd> {
  const { engine, task_id, onEvent, signal } = options
  for (;;) {
    const record = await load(engine, task_id)
    const { status } = record.task
    const { kind, stage: stageId } = engine.pipeline.statuses.get(status) ?? {}
    const stage = engine.pipeline.stages.find((one) => one.id === stageId)
    if (!stage || signal.aborted || (kind !== 'pending' && kind !== 'in_progress')) return { status }
    const agent = await agentOf(engine, stage)
    if (kind === 'pending') {
      const picked = await engine.execute(
        { type: 'step', task_id, action: 'pickup', details: {} },
        { actor: agent.agent_id },
      )
      onEvent({ type: 'task:moved', status: String(picked.status) })
    }
    const end = await playStage(options, stage, agent)
    if (!isGood(end)) return { status: (await load(engine, task_id)).task.status, failed: { stage: stage.id, end } }
    onEvent({ type: 'task:moved', status: await passOn(options, stage, agent) })
    await doDueWork(engine, [], 'relay')
  }
}

const GOOD_VERDICTS: readonly unknown[] = ['pass', 'approved', null]
const isGood = ({ state, end }: StageEnd) => state === 'completed' && GOOD_VERDICTS.includes(end?.verdict ?? null)

async function load(engine: Engine, task_id: string): Promise<TaskRecord> {
  const [loaded] = await engine.store.load([{ kind: 'task', id: task_id }])
  if (loaded?.kind !== 'task' || !loaded.value) throw BatonError.of('TASK_NOT_FOUND', { task_id })
  return loaded.value
}

async function agentOf(engine: Engine, stage: StageDefinition): Promise<AgentDefinition> {
  const [loaded] = await engine.store.load([{ kind: 'registry', id: 'registry' }])
  const registered = loaded?.kind === 'registry' ? loaded.value?.agents : undefined
  const agents = registered ?? engine.pipeline.definition.agents
  const active = agents.filter((agent) => agent.team === stage.team && agent.status === 'active')
  const agent = active.find((one) => one.lead) ?? active[0]
  if (!agent)
    throw BatonError.of('TEAM_NOT_ACTIVE', { team: stage.team, action: 'pickup', allowed: 'skip-docs, cancel' })
  return agent
}

async function playStage(options: RelayOptions, stage: StageDefinition, agent: AgentDefinition): Promise<StageEnd> {
  const { engine, worker, agents, request, folder, home, task_id, onEvent } = options
  const argv = agents[stage.id]
  if (!argv) throw BatonError.of('INTERNAL', { reason: `no agent is configured for ${stage.id}` })
  onEvent({ type: 'stage:started', stage: stage.id, team: stage.team, agent: agent.agent_id })
  const run_id = await createRun(
    engine,
    {
      agent: agent.agent_id,
      argv,
      prompt: request,
      task_id,
      stage: stage.id,
      workflow: { kind: 'dispatch' },
      nonce_required: true,
      workspace: (id) => ({ repository: folder, folder: join(home, id, 'work'), base: null }),
    },
    { actor: agent.agent_id },
  )
  const { state, end, checkpoints } = await worker.run(run_id)
  const ended: StageEnd = { run_id, state, end }
  const tree = checkpoints.findLast((made) => made.tree !== null)?.tree
  const message = `[${stage.id.toLowerCase()}] ${agent.agent_id}: ${task_id}`
  const commit = (isGood(ended) && tree ? await landCheckpoint(folder, tree, message) : undefined) ?? null
  onEvent({ type: 'stage:ended', stage: stage.id, end: ended, commit })
  return ended
}

/** Hands off to the next team, or reports completion from the last. */
async function passOn(
  { engine, task_id, folder }: RelayOptions,
  stage: StageDefinition,
  agent: AgentDefinition,
): Promise<string> {
  const record = await load(engine, task_id)
  const last = engine.pipeline.steps.get(record.task.status)?.has('complete') ?? false
  const details: StepDetails = { context: `${stage.id} by ${agent.agent_id}`, output: outputs(stage, folder) }
  const action = last ? 'complete' : 'handoff'
  const moved = await engine.execute({ type: 'step', task_id, action, details }, { actor: agent.agent_id })
  return String(moved.status)
}

/** What the stage left behind, under the names that its payload has for references. */
function outputs(stage: StageDefinition, folder: string): Record<string, unknown> {
  return Object.fromEntries(
    stage.output.filter((field) => field.endsWith('_ref')).map((field) => [field, `file://${folder}`]),
  )
}
