import type { TaskRecord } from '../pipeline/records.ts'
import { type CurrentVisit, currentVisit } from '../pipeline/relay/current-visit.ts'
import type { RelayRecord, Visit } from '../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../pipeline/runs/run-record.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { AgentDefinition } from '../protocol/pipeline/definition.ts'
import type { Pipeline } from '../protocol/pipeline/pipeline.ts'
import type { PromptInput } from '../protocol/prompts/prompt-values.ts'
import type { Engine } from './engine.ts'
import { type RelayStory, relayStory } from './relay-story.ts'

/** Builds the prompt of a run, in the task's language. */
export type PromptOf = (relay: RelayRecord, input: PromptInput) => string

/** The records of a task that are usually needed together. */
export interface Look {
  readonly record: TaskRecord
  /** Its `spec.repository` is where the repository is now. */
  readonly relay: RelayRecord
  readonly pipeline: Pipeline
  readonly current: CurrentVisit | undefined
}

interface LookAt {
  readonly engine: Engine
  readonly task_id: string
}

/** Reads the task and its relay, without visits and items. */
export async function look({ engine, task_id }: LookAt): Promise<Look> {
  const [task, relay] = await engine.store.load([
    { kind: 'task', id: task_id },
    { kind: 'relay', id: task_id },
  ])
  if (!task.value) throw BatonError.of('TASK_NOT_FOUND', { task_id })
  if (!relay.value) throw BatonError.of('RELAY_NOT_FOUND', { task_id })
  const pipeline = await engine.pipelineOf(task.value.definition)
  if (!pipeline) throw BatonError.of('DEFINITION_MISSING', { task_id, definition: task.value.definition })
  const { spec } = relay.value
  const repository = await engine.repositoryOf(spec)
  const here = repository === spec.repository ? relay.value : { ...relay.value, spec: { ...spec, repository } }
  return { record: task.value, relay: here, pipeline, current: currentVisit(pipeline, task.value.task) }
}

/** Reads the task and its relay with all visits, their full evidence, and all items. */
export async function lookWhole(at: LookAt): Promise<WholeLook> {
  const seen = await look(at)
  return { ...seen, relay: await relayStory(at.engine.store, seen.relay) }
}

export interface WholeLook extends Look {
  readonly relay: RelayStory
}

/** The current visit of the task. */
export const visitOf = ({ relay, current }: WholeLook): Visit | undefined =>
  relay.visits.findLast(({ seq }) => seq === current?.seq)

export async function loadRun(engine: Engine, run_id: string): Promise<RunRecord> {
  const [loaded] = await engine.store.load([{ kind: 'run', id: run_id }])
  if (!loaded.value) throw BatonError.of('RUN_NOT_FOUND', { run_id })
  return loaded.value
}

export async function registeredAgents(engine: Engine, pipeline: Pipeline): Promise<readonly AgentDefinition[]> {
  const [loaded] = await engine.store.load([{ kind: 'registry', id: 'registry' }])
  return loaded.value?.agents ?? pipeline.definition.agents
}

/** The agent that acts for a team: its active lead, else its first active agent. */
export async function agentOf(engine: Engine, pipeline: Pipeline, team: string): Promise<AgentDefinition | undefined> {
  const agents = await registeredAgents(engine, pipeline)
  const active = agents.filter((agent) => agent.team === team && agent.status === 'active')
  return active.find((one) => one.lead) ?? active[0]
}
