import type { TaskRecord } from '../../pipeline/records.ts'
import { currentStay, type Stay } from '../../pipeline/relay/current-visit.ts'
import type { RelayCommand } from '../../pipeline/relay/relay-command.ts'
import type { RelayRecord, RelayWait, Visit } from '../../pipeline/relay/relay-record.ts'
import type { Results } from '../../pipeline/results.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { AgentDefinition } from '../../protocol/pipeline/definition.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { PromptInput } from '../../protocol/prompts/prompt-values.ts'
import type { Engine } from '../engine.ts'
import type { RunWorker } from '../runs/run-worker.ts'
import type { RelayEvent } from './relay-event.ts'

/** What everything that carries one task needs. */
export interface RelayContext {
  readonly engine: Engine
  readonly worker: RunWorker
  /** Where runs get their clones, and checks theirs. */
  readonly home: string
  /** Under which the store signs its merges; null: its id. */
  readonly identity: string | null
  readonly task_id: string
  readonly signal: AbortSignal
  readonly onEvent: (event: RelayEvent) => void
  /** Somebody is here who answers questions: what waits for an answer is waited for. */
  readonly attended: boolean
  /** Which items somebody who is here answers: on a terminal all of them, with `--yes` those that it may confirm. */
  readonly answers: 'all' | 'confirmable' | 'none'
  /** One stage works on so many tasks at once. */
  readonly inLane: <Value>(stage: string, work: () => Promise<Value>) => Promise<Value>
  readonly prompt: PromptOf
  /** How long to wait before each run of a rehearsal, for whoever watches. */
  readonly paceMs: number
}

/** The text that a run is asked with, in the task's language. */
export type PromptOf = (relay: RelayRecord, input: PromptInput) => string

/** How the task stands, read together. */
export interface Look {
  readonly record: TaskRecord
  /** Its `spec.repository` is where the repository is now. */
  readonly relay: RelayRecord
  readonly pipeline: Pipeline
  readonly stay: Stay | undefined
}

/** Where it goes no further without a person. */
export interface Waits {
  readonly wait: Omit<RelayWait, 'since'>
}

export const waits = (what: RelayWait['what'], text: string, run_id: string | null = null): Waits => ({
  wait: { what, text, run_id },
})

export async function look({ engine, task_id }: Pick<RelayContext, 'engine' | 'task_id'>): Promise<Look> {
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
  return { record: task.value, relay: here, pipeline, stay: currentStay(pipeline, task.value.task) }
}

/** What is recorded of the stay that the task is in. */
export const visitOf = ({ relay, stay }: Look): Visit | undefined => relay.visits.find(({ seq }) => seq === stay?.seq)

export async function loadRun(engine: Engine, run_id: string): Promise<RunRecord> {
  const [loaded] = await engine.store.load([{ kind: 'run', id: run_id }])
  if (!loaded.value) throw BatonError.of('RUN_NOT_FOUND', { run_id })
  return loaded.value
}

type OwnCommand = Extract<RelayCommand, { readonly worker: string }>
type Bare<Command> = Command extends OwnCommand ? Omit<Command, 'task_id' | 'worker'> : never

/** Says something for the relay that this worker carries. */
export function say<Command extends Bare<OwnCommand>>(
  { engine, worker, task_id }: RelayContext,
  command: Command,
): Promise<Results[Command['type']]> {
  const whole = { ...command, task_id, worker: worker.id } as unknown as Extract<OwnCommand, { type: Command['type'] }>
  return engine.execute(whole, { actor: PLATFORM_AGENT }) as Promise<Results[Command['type']]>
}

export async function registeredAgents(engine: Engine, pipeline: Pipeline): Promise<readonly AgentDefinition[]> {
  const [loaded] = await engine.store.load([{ kind: 'registry', id: 'registry' }])
  return loaded.value?.agents ?? pipeline.definition.agents
}

/** Who acts for a team: its active lead, else its first active agent. */
export async function agentOf(engine: Engine, pipeline: Pipeline, team: string): Promise<AgentDefinition | undefined> {
  const agents = await registeredAgents(engine, pipeline)
  const active = agents.filter((agent) => agent.team === team && agent.status === 'active')
  return active.find((one) => one.lead) ?? active[0]
}

export async function requireAgent(engine: Engine, pipeline: Pipeline, team: string): Promise<AgentDefinition> {
  const agent = await agentOf(engine, pipeline, team)
  if (agent) return agent
  throw BatonError.of('TEAM_NOT_ACTIVE', { team, action: 'pickup', allowed: 'skip-docs, cancel' })
}
