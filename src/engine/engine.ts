import { randomUUID } from 'node:crypto'
import type { Origin } from '../pipeline/caller/origin.ts'
import type { RunClaim } from '../pipeline/caller/run-claim.ts'
import type { Answer, Changeset, StoredError } from '../pipeline/changeset.ts'
import { type PipelineCommand, type Request, UUIDS_PER_REQUEST } from '../pipeline/command.ts'
import { decide } from '../pipeline/decide.ts'
import { type Fact, Facts, wanted } from '../pipeline/facts.ts'
import { pipelineNow, RUNNING } from '../pipeline/pipeline-time.ts'
import { CONTROL, type CommandResult } from '../pipeline/records.ts'
import { boundToRun } from '../pipeline/runs/run-authority.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { ErrorCode } from '../protocol/errors.ts'
import { definitionHash } from '../protocol/pipeline/definition-hash.ts'
import { indexPipeline, type Pipeline } from '../protocol/pipeline/pipeline.ts'
import type { Priority } from '../protocol/priority.ts'
import { formatTaskId, taskIdDay } from '../protocol/task-id.ts'
import type { Store } from '../store/port.ts'
import { isDefinition } from '../store/verify-records.ts'
import { asRecorded, type RepositoryOf } from '../workspace/resolve-repository.ts'
import type { Clock } from './clock.ts'
import { GroupCommit } from './group-commit.ts'
import { sha256Hex } from './sha256.ts'

export interface EngineOptions {
  readonly store: Store
  readonly pipeline: Pipeline
  readonly clock: Clock
  /** IANA name; the day in a task's id is a day there. */
  readonly timeZone: string
  /** Fresh UUIDs; a simulation brings its own. */
  readonly newId?: () => string
  /** For whom commands are executed that say nothing else. */
  readonly caller?: Caller
  /** Finds the repository of a record; by its path unless said otherwise. */
  readonly repositoryOf?: RepositoryOf
}

/** Where commands come from, and the run whose token asks, if one does. */
export interface Caller {
  readonly origin?: Origin
  readonly run?: RunClaim
}

export interface Asked extends Caller {
  readonly actor: string
  /** The same id again returns the first answer. */
  readonly commandId?: string
}

export interface NewTask {
  readonly title: string
  readonly priority: Priority
  readonly dependencies?: readonly string[]
  readonly tags?: readonly string[]
  readonly input?: string
  readonly input_ref?: string
}

/** How often a command is decided again because something it had read was changed meanwhile. */
const MAX_TRIES = 50

/**
 * Takes commands, reads what they need, lets the pipeline decide, and commits what it decided.
 *
 * Owns: the loop of read, decide, commit; retries after a conflict; ids. Does not own: any rule about tasks, and not
 * what is due (`due-work.ts`).
 *
 * 1. `execute` answers only after the commit. What it answered once it answers again for the same `commandId`.
 * 2. A refusal is thrown and nothing was written, unless the refusal itself had to be recorded.
 */
export class Engine {
  readonly store: Store
  readonly clock: Clock
  readonly pipeline: Pipeline
  /** The definition of new tasks. */
  readonly definition: string
  readonly timeZone: string
  readonly repositoryOf: RepositoryOf
  readonly #newId: () => string
  readonly #caller: Caller
  readonly #commits: GroupCommit
  readonly #pipelines = new Map<string, Pipeline>()

  constructor(options: EngineOptions) {
    const { store, pipeline, clock, timeZone, newId = randomUUID, caller = {}, repositoryOf } = options
    this.store = store
    this.clock = clock
    this.pipeline = pipeline
    this.definition = definitionHash(pipeline.definition, sha256Hex)
    this.timeZone = timeZone
    this.repositoryOf = repositoryOf ?? asRecorded
    this.#newId = newId
    this.#caller = caller
    this.#commits = new GroupCommit(store)
  }

  async execute(given: PipelineCommand, asked: Asked): Promise<CommandResult> {
    const { origin, run } = { ...this.#caller, ...asked }
    const command = run ? boundToRun(given, run.run_id) : given
    const request: Request = {
      id: asked.commandId ?? this.#newId(),
      actor: asked.actor,
      now: this.clock.now(),
      simulated: this.clock.simulated,
      uuids: Array.from({ length: UUIDS_PER_REQUEST }, () => this.#newId()),
      command,
      ...(origin ? { origin } : {}),
      ...(run ? { run } : {}),
    }
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const facts = await this.#read(command, run)
      const changeset = await this.#orFirstAnswer(asked, () => decide(request, facts))
      if ('ok' in changeset) return resultOf(changeset)
      const committed = await this.#commits.commit(changeset)
      if (committed.outcome !== 'conflict') return resultOf(committed.answer)
    }
    throw BatonError.of('CONFLICT', { tries: MAX_TRIES })
  }

  async createTask(task: NewTask, asked: Asked): Promise<CommandResult> {
    const day = taskIdDay(new Date(this.clock.now()), this.timeZone)
    const number = await this.store.reserve(day, 1)
    return this.execute(
      {
        type: 'create_task',
        task_id: formatTaskId(day, number),
        definition: this.definition,
        title: task.title,
        priority: task.priority,
        dependencies: task.dependencies ?? [],
        tags: task.tags ?? [],
        input: task.input ?? null,
        input_ref: task.input_ref ?? null,
      },
      asked,
    )
  }

  /** Now, as the pipeline counts: it stands still while the pipeline is stopped. */
  async pipelineNow(): Promise<number> {
    const [control] = await this.store.load([CONTROL])
    return pipelineNow(control?.kind === 'control' && control.value ? control.value : RUNNING, this.clock.now())
  }

  /** The pipeline that a task started with. A definition whose content does not give its hash is refused. */
  async pipelineOf(hash: string): Promise<Pipeline | undefined> {
    const known = hash === this.definition ? this.pipeline : this.#pipelines.get(hash)
    if (known) return known
    const [loaded] = await this.store.load([{ kind: 'definition', id: hash }])
    if (loaded?.kind !== 'definition' || !loaded.value) return undefined
    if (!isDefinition(hash, loaded.value)) throw BatonError.of('DEFINITION_CHANGED', { definition: hash })
    const pipeline = indexPipeline(loaded.value.definition)
    this.#pipelines.set(hash, pipeline)
    return pipeline
  }

  /** Resolves when every command that was taken has been answered. */
  async idle(): Promise<void> {
    await this.#commits.idle()
  }

  /**
   * What was decided, or, when the decision refuses or finds nothing to do, the first answer to the same id: a command
   * that was done is refused by what it did itself, and whoever asks again because no answer came must not hear that.
   */
  async #orFirstAnswer({ commandId }: Asked, decided: () => Changeset): Promise<Changeset | Answer> {
    try {
      const changeset = decided()
      if (!isEmpty(changeset)) return changeset
      return (commandId !== undefined && (await this.#firstAnswer(commandId))) || changeset.answer
    } catch (error) {
      const first = commandId === undefined ? undefined : await this.#firstAnswer(commandId)
      if (first) return first
      throw error
    }
  }

  /** A changeset that can only conflict: the store answers with what it knows of the id, and writes nothing. */
  async #firstAnswer(commandId: string): Promise<Answer | undefined> {
    const reads = [{ ...CONTROL, version: -1 }]
    const by = { at: new Date(this.clock.now()).toISOString(), actor: '-', simulated: this.clock.simulated }
    const nothing = { writes: [], events: [], notices: [], work: [], answer: { ok: true, result: {} } } as const
    const committed = await this.#commits.commit({ commandId, by, reads, ...nothing })
    return committed.outcome === 'repeated' ? committed.answer : undefined
  }

  async #read(command: PipelineCommand, run?: RunClaim): Promise<Facts> {
    const known = { current: { hash: this.definition, pipeline: this.pipeline }, byHash: this.#pipelines }
    let facts = new Facts([], known)
    for (let keys = wanted(command, facts, run); keys.length > 0; keys = wanted(command, facts, run)) {
      const loaded = (await this.store.load(keys)) as readonly Fact[]
      facts = new Facts([...facts.all(), ...loaded], known)
    }
    for (const fact of facts.all()) {
      if (fact.kind === 'definition' && fact.value && !facts.knows(fact.id)) await this.pipelineOf(fact.id)
    }
    return facts
  }
}

/** A decision that found nothing to do: nothing is committed, and asking again asks anew. */
function isEmpty({ writes, events, answer }: Changeset): boolean {
  return writes.length === 0 && events.length === 0 && answer.ok
}

function resultOf(answer: Answer): CommandResult {
  if (answer.ok) return answer.result
  throw storedError(answer.error)
}

function storedError({ code, values, details }: StoredError): BatonError {
  return BatonError.of(code as ErrorCode, values as never, details)
}
