import { BatonError } from '../protocol/baton-error.ts'
import { indexPipeline, type Pipeline } from '../protocol/pipeline/pipeline.ts'
import type { FoundRow } from './binding/bind-anew.ts'
import type { RunClaim } from './caller/run-claim.ts'
import type { PipelineCommand } from './command.ts'
import { documentationKey, isWithoutId, messageKey } from './message-key.ts'
import { NO_PEOPLE, type People, type Person, personById } from './people.ts'
import { RUNNING } from './pipeline-time.ts'
import {
  CONTROL,
  type Control,
  PEOPLE,
  REGISTRY,
  type RecordKey,
  type RecordKind,
  type Records,
  type Registry,
  SETTINGS,
  TOKENS,
} from './records.ts'
import { isRelayCommand } from './relay/relay-command.ts'
import { isRunCommand, type RunCommand } from './runs/run-command.ts'
import { runKeys } from './runs/run-keys.ts'
import { hasEnded } from './runs/run-record.ts'
import { isSettingsCommand } from './settings/settings-record.ts'
import { isSetupCommand, type SetupCommand } from './setup/setup-records.ts'
import { isTokensCommand } from './tokens/tokens-record.ts'
import { carriedKeys, visitKeys } from './visits/visit-keys.ts'
import { taskOfVisit, visitId, visitOfEffect } from './visits/visit-record.ts'

type TaskCommand = Exclude<PipelineCommand, RunCommand>

/** A record as it was read. */
export interface Fact<Kind extends RecordKind = RecordKind> {
  readonly kind: Kind
  readonly id: string
  readonly version: number
  readonly value: Records[Kind] | undefined
}

/** Pipelines by the hash of their definition, and the one that the configuration names. */
export interface KnownPipelines {
  readonly current: { readonly hash: string; readonly pipeline: Pipeline }
  readonly byHash: ReadonlyMap<string, Pipeline>
}

/**
 * What a decision may look at: the records that were read for it, and the pipelines. A decision that needs a record
 * which was not read is a fault of `wanted`, not a guess.
 */
export class Facts {
  /** By kind and id: a joined key would be made anew for every look. */
  readonly #facts = new Map<string, Map<string, Fact>>()
  readonly #all: Fact[] = []
  readonly #pipelines: KnownPipelines
  /** Pipelines of definitions that were read for this decision, each indexed once. */
  readonly #read = new Map<string, Pipeline>()

  constructor(facts: readonly Fact[], pipelines: KnownPipelines) {
    this.#pipelines = pipelines
    this.add(facts)
  }

  /** What was read besides, while it is being read: a decision gets all of it. */
  add(facts: readonly Fact[]): void {
    for (const fact of facts) {
      const ofKind = this.#facts.get(fact.kind) ?? new Map<string, Fact>()
      this.#facts.set(fact.kind, ofKind)
      if (!ofKind.has(fact.id)) this.#all.push(fact)
      ofKind.set(fact.id, fact)
    }
  }

  /** The pipeline of new tasks. */
  get current(): KnownPipelines['current'] {
    return this.#pipelines.current
  }

  all(): readonly Fact[] {
    return this.#all
  }

  has({ kind, id }: RecordKey): boolean {
    return this.#facts.get(kind)?.has(id) ?? false
  }

  get<Kind extends RecordKind>(kind: Kind, id: string): Records[Kind] | undefined {
    const fact = this.#facts.get(kind)?.get(id)
    if (!fact) throw BatonError.of('INTERNAL', { reason: `a decision looked at ${kind} ${id}, which was not read` })
    return fact.value as Records[Kind] | undefined
  }

  get registry(): Registry {
    return this.get('registry', REGISTRY.id) ?? { agents: this.current.pipeline.definition.agents }
  }

  get people(): People {
    return this.get('people', PEOPLE.id) ?? NO_PEOPLE
  }

  /** Of those who were written down, and those who follow from the definition. */
  person(id: string): Person | undefined {
    return personById(this.people, this.current.pipeline.definition.po, this.registry.agents, id)
  }

  get control(): Control {
    return this.get('control', CONTROL.id) ?? RUNNING
  }

  /** Definitions are never edited, so one that is known need not be read again. */
  knows(hash: string): boolean {
    return hash === this.current.hash || this.#pipelines.byHash.has(hash)
  }

  pipeline(hash: string): Pipeline | undefined {
    if (hash === this.current.hash) return this.current.pipeline
    const known = this.#pipelines.byHash.get(hash)
    if (known || !this.has({ kind: 'definition', id: hash })) return known
    const record = this.get('definition', hash)
    const read = this.#read.get(hash) ?? (record && indexPipeline(record.definition))
    if (read) this.#read.set(hash, read)
    return read
  }
}

/**
 * The records that a command needs and that have not been read yet. Called again after each round of reading,
 * until nothing is wanted: dependencies lead to further tasks, an escalation to its task.
 */
export function wanted(command: PipelineCommand, facts: Facts, run?: RunClaim): RecordKey[] {
  if (isRunCommand(command)) return wantedByRun(command, facts, run)
  const keys: RecordKey[] = [REGISTRY, PEOPLE, CONTROL, ...claimed(run), ...namedBy(command)]
  keys.push(
    ...taskClosure(command, facts),
    ...definitions(command, facts),
    ...acknowledgements(command, facts),
    ...saidBefore(command, facts),
    ...begunRuns(command, facts),
    ...visitsOf(command, facts),
  )
  return keys.filter((key) => !facts.has(key))
}

/** What a carried task is in, and what a command about a visit names. */
function visitsOf(command: TaskCommand, facts: Facts): RecordKey[] {
  const id = taskOf(command)
  if (id === undefined || !MOVES.has(command.type)) return []
  const item =
    command.type === 'answer_ask'
      ? command.item
      : command.type === 'answer_item'
        ? (command.key ?? undefined)
        : undefined
  const named: RecordKey[] =
    item !== undefined
      ? [{ kind: 'item', id: item }, ...visitKeys(facts, visitOfEffect(item))]
      : command.type === 'work_done' || command.type === 'work_failed'
        ? [{ kind: 'outcome', id: command.work }, ...visitKeys(facts, visitOfEffect(command.work))]
        : command.type === 'start_relay' || command.type === 'resume_work' || command.type === 'approve_work'
          ? [{ kind: 'visit', id: visitId(id, 1) }]
          : 'visit' in command
            ? visitKeys(facts, command.visit)
            : []
  return [...named, ...carriedKeys(facts, id)]
}

/** Commands that may move a task, or feed its play. */
const MOVES: ReadonlySet<string> = new Set<PipelineCommand['type']>([
  'step',
  'acknowledge',
  'receive_message',
  'resolve_escalation',
  'start_relay',
  'choose_loop',
  'judge_document',
  'answer_item',
  'resume_work',
  'change_target',
  'undo_landing',
  'rest_visit',
  'wake_visit',
  'branch_undone',
  'replace_agents',
  'enter_visit',
  'work_done',
  'work_failed',
  'fire_visit',
  'approve_work',
  'answer_ask',
  'repair_task',
])

/** The run whose token asks. */
const claimed = (run: RunClaim | undefined): RecordKey[] => (run ? [{ kind: 'run', id: run.run_id }] : [])

function wantedByRun(command: RunCommand, facts: Facts, claim?: RunClaim): RecordKey[] {
  const keys = [REGISTRY, PEOPLE, CONTROL, ...claimed(claim), ...runKeys(command), ...visitOfRun(command, facts)]
  return keys.filter((key) => !facts.has(key))
}

/** A run that may end, be released or be queued leads to the visit that it is a part of, and to its task. */
function visitOfRun(command: RunCommand, facts: Facts): RecordKey[] {
  const run_id = 'run_id' in command ? command.run_id : undefined
  const isRead = run_id !== undefined && facts.has({ kind: 'run', id: run_id })
  const run = isRead ? facts.get('run', run_id) : undefined
  // Whatever is still recorded about a run that has ended finds a visit that may be closed by now.
  if (!run?.visit || !(FOLLOWED.has(command.type) || hasEnded(run))) return []
  const id = taskOfVisit(run.visit)
  const task = facts.has({ kind: 'task', id }) ? facts.get('task', id) : undefined
  const definition: RecordKey[] =
    task && !facts.knows(task.definition) ? [{ kind: 'definition', id: task.definition }] : []
  const outcome: RecordKey[] = run.effect ? [{ kind: 'outcome', id: run.effect }] : []
  const dependencies = (task?.task.dependencies ?? []).map((one): RecordKey => ({ kind: 'task', id: one }))
  return [
    { kind: 'task', id },
    { kind: 'relay', id },
    ...definition,
    ...outcome,
    ...dependencies,
    ...visitKeys(facts, run.visit),
    ...carriedKeys(facts, id),
  ]
}

const FOLLOWED: ReadonlySet<string> = new Set<RunCommand['type']>([
  'take_run',
  'run_ended',
  'run_reported_error',
  'run_lost',
  'release_run',
  'cancel_run',
  'pause_run',
  'resume_run',
  'answer_question',
  'fire_run',
  'repair_run',
  'adopt_run',
  'record_undo',
  'feed_run',
])

function namedBy(command: TaskCommand): RecordKey[] {
  const task = taskOf(command)
  const keys: RecordKey[] = task === undefined ? [] : [{ kind: 'task', id: task }]
  if (command.type === 'repair_record') return [{ kind: command.kind, id: command.id }]
  if (isSettingsCommand(command)) return [SETTINGS]
  if (isTokensCommand(command)) return [TOKENS]
  if (isSetupCommand(command)) return setupKeys(command)
  if (command.type === 'accept_store') return acceptedKeys(command.rows)
  if (command.type === 'create_task') return [...keys, ...tasks(command.dependencies)]
  if (command.type === 'edit_task') return [...keys, ...tasks(command.changes.dependencies ?? [])]
  if (command.type === 'import_task') return [...keys, ...tasks(importedDependencies(command.document))]
  if (command.type === 'receive_message') {
    const id = messageKey(command.message)
    const relays: RecordKey[] = task === undefined ? [] : [{ kind: 'relay', id: task }]
    const kept: RecordKey[] = id === undefined ? [] : [{ kind: 'message', id }]
    return [...keys, ...relays, ...kept, ...originalOf(command.message)]
  }
  if (command.type === 'acknowledge' && command.handoff_id !== null) {
    return [...keys, { kind: 'message', id: command.handoff_id }]
  }
  return task === undefined ? keys : [...keys, ...relayKeys(command, task)]
}

function setupKeys(command: SetupCommand): RecordKey[] {
  if (command.type === 'keep_check') return [{ kind: 'check', id: command.key }]
  return command.type === 'keep_setup' ? [{ kind: 'setup', id: command.key }] : []
}

/** Tasks and runs that are written as they are, so that the lists show them. */
function acceptedKeys(rows: readonly FoundRow[]): RecordKey[] {
  return rows.flatMap(({ kind, id }) => (kind === 'task' || kind === 'run' ? [{ kind, id }] : []))
}

/** Who carries the task, for whatever may not happen while somebody does, and who speaks for them. */
function relayKeys(command: TaskCommand, task: string): RecordKey[] {
  const key: RecordKey = { kind: 'relay', id: task }
  if (command.type === 'step') {
    const forward = command.details.run === undefined && FORWARD.has(command.action)
    return forward ? [] : [key]
  }
  if (command.type === 'resolve_escalation') return [key]
  return isRelayCommand(command) || command.type === 'approve_work' || command.type === 'branch_undone' ? [key] : []
}

/** Steps of a person that no relay can forbid: no need to look for one. */
const FORWARD: ReadonlySet<string> = new Set(['pickup', 'handoff', 'resubmit', 'complete'])

/** Runs that have begun get the other agent too. */
function begunRuns(command: TaskCommand, facts: Facts): RecordKey[] {
  if (command.type !== 'replace_agents' || !facts.has({ kind: 'task', id: command.task_id })) return []
  const number = facts.get('task', command.task_id)?.carried?.visit ?? 0
  const visit: RecordKey = { kind: 'visit', id: visitId(command.task_id, number) }
  const runs = (facts.has(visit) ? facts.get('visit', visit.id)?.runs : undefined) ?? []
  return runs.map(({ run_id: id }): RecordKey => ({ kind: 'run', id }))
}

/** The task that a command is about. */
export function taskOf(command: TaskCommand): string | undefined {
  switch (command.type) {
    case 'receive_message': {
      const { task, task_id } = command.message as { task?: { task_id?: unknown }; task_id?: unknown }
      const id = task?.task_id ?? task_id
      return typeof id === 'string' ? id : undefined
    }
    case 'import_task': {
      const { task_package } = (command.document ?? {}) as { task_package?: { task_id?: unknown } }
      return typeof task_package?.task_id === 'string' ? task_package.task_id : undefined
    }
    case 'resolve_escalation':
      return taskOfEscalation(command.escalation)
    case 'register_agent':
    case 'accept_store':
    case 'repair_record':
    case 'set_person':
    case 'remove_person':
    case 'set_setting':
    case 'unset_setting':
    case 'rotate_settings':
    case 'forget_settings':
    case 'give_settings':
    case 'create_token':
    case 'revoke_token':
    case 'stop_pipeline':
    case 'start_pipeline':
    case 'revoke_permission':
    case 'decide_notice':
      return undefined
    case 'enter_visit':
    case 'fire_visit':
    case 'rest_visit':
    case 'wake_visit':
      return taskOfVisit(command.visit)
    case 'answer_ask':
      return taskOfVisit(command.item)
    case 'work_done':
    case 'work_failed':
      return taskOfVisit(command.work)
    case 'tell_check':
    case 'tell_setup':
    case 'keep_setup':
    case 'keep_check':
      return undefined
    default:
      return command.task_id
  }
}

/** An escalation's id begins with its task's: `TASK-20260228-001/E1`. */
export const escalationId = (taskId: string, number: number) => `${taskId}/E${number}`
export const taskOfEscalation = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf('/')))

function originalOf(message: Readonly<Record<string, unknown>>): RecordKey[] {
  const { handoff_id, type } = message
  return type === 'ack' && typeof handoff_id === 'string' ? [{ kind: 'message', id: handoff_id }] : []
}

/** Dependencies, and for commands that set them everything they lead to, to find a cycle. */
function taskClosure(command: TaskCommand, facts: Facts): RecordKey[] {
  const id = taskOf(command)
  const setsDependencies = ['create_task', 'edit_task', 'import_task'].includes(command.type)
  const start = setsDependencies ? namedBy(command).map((key) => key.id) : id === undefined ? [] : [id]
  const seen = new Set(start)
  for (const at of seen) {
    if (!facts.has({ kind: 'task', id: at })) continue
    const record = facts.get('task', at)
    const next = setsDependencies || at === id ? (record?.task.dependencies ?? []) : []
    for (const dependency of next) seen.add(dependency)
  }
  return tasks([...seen])
}

/** The definitions that the tasks at hand started with; a new task's own, to be kept if it is not there yet. */
function definitions(command: TaskCommand, facts: Facts): RecordKey[] {
  if (command.type === 'create_task' || command.type === 'import_task') {
    return [{ kind: 'definition', id: command.definition }]
  }
  const id = taskOf(command)
  if (id === undefined || !facts.has({ kind: 'task', id })) return []
  const hash = facts.get('task', id)?.definition
  return hash === undefined || facts.knows(hash) ? [] : [{ kind: 'definition', id: hash }]
}

/** What was answered before to the handoff that an ACK is for: a repeat must equal it. */
function acknowledgements(command: TaskCommand, facts: Facts): RecordKey[] {
  if (command.type !== 'acknowledge' || !facts.has({ kind: 'task', id: command.task_id })) return []
  const handoff = command.handoff_id ?? facts.get('task', command.task_id)?.handoff?.handoff_id
  return handoff === undefined ? [] : [{ kind: 'message', id: `${handoff}/ack` }]
}

/** A documentation message without an id may have come before: it is found by its task and what it says. */
function saidBefore(command: TaskCommand, facts: Facts): RecordKey[] {
  const id = taskOf(command)
  if (command.type !== 'receive_message' || id === undefined || !isWithoutId(command.message)) return []
  const record = facts.has({ kind: 'task', id }) ? facts.get('task', id) : undefined
  const pipeline = record && facts.pipeline(record.definition)
  return record && pipeline ? [{ kind: 'message', id: documentationKey(command.message, record, pipeline) }] : []
}

const tasks = (ids: readonly string[]): RecordKey[] => ids.map((id) => ({ kind: 'task', id }))

function importedDependencies(document: unknown): string[] {
  const { task_package } = (document ?? {}) as { task_package?: { dependencies?: unknown } }
  const named = task_package?.dependencies
  return Array.isArray(named) ? named.filter((id): id is string => typeof id === 'string') : []
}
