import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PLAYS } from '../dispatch/plays/plays.ts'
import type { Origin } from '../pipeline/caller/origin.ts'
import type { RunClaim } from '../pipeline/caller/run-claim.ts'
import type { Answer, Changeset, Fence, WorkOp } from '../pipeline/changeset.ts'
import { type PipelineCommand, type Request, UUIDS_PER_REQUEST } from '../pipeline/command.ts'
import { decide } from '../pipeline/decide.ts'
import { type Fact, Facts, wanted } from '../pipeline/facts.ts'
import { pipelineNow, RUNNING } from '../pipeline/pipeline-time.ts'
import { CONTROL, type CommandResult, type RecordKey } from '../pipeline/records.ts'
import type { ResultOf, Results } from '../pipeline/results.ts'
import { boundToRun } from '../pipeline/runs/run-authority.ts'
import { fromStoredError } from '../pipeline/stored-error.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { PersonRole } from '../protocol/person.ts'
import { definitionHash } from '../protocol/pipeline/definition-hash.ts'
import { indexPipeline, type Pipeline } from '../protocol/pipeline/pipeline.ts'
import type { Plays } from '../protocol/plays/play.ts'
import type { Priority } from '../protocol/priority.ts'
import { formatTaskId, taskIdDay } from '../protocol/task-id.ts'
import type { ClaimedWork, Store } from '../store/port.ts'
import { isDefinition } from '../store/verify-records.ts'
import { asRecorded, type RepositoryOf } from '../workspace/git/resolve-repository.ts'
import type { Clock } from './clock.ts'
import { GroupCommit } from './group-commit.ts'
import { RecordTurns } from './record-turns.ts'
import type { SecretKeeper } from './secrets/secret-keeper.ts'
import { sha256Hex } from './sha256.ts'
import { TaskNumbers } from './task-numbers.ts'

export interface EngineOptions {
  /** The root plays (`dispatch/plays`); a simulation may use others. */
  readonly plays?: Plays
  readonly store: Store
  readonly pipeline: Pipeline
  readonly clock: Clock
  /** IANA name. The day in the id of a new task is the day in this time zone. */
  readonly timeZone: string | null
  /** The hash of the pipeline's definition, if the caller already has it. */
  readonly definition?: string
  /** Makes UUIDs; a simulation uses its own. */
  readonly newId?: () => string
  /** The default actor of commands. */
  readonly caller?: Caller
  /** Finds the repository of a record; default: by its recorded path. */
  readonly repositoryOf?: RepositoryOf
  /** The names of the outlets for every notice; default: none. */
  readonly outlets?: readonly string[]
  /** A number between 0 and 1, for random delays; a simulation uses its own. */
  readonly random?: () => number
  /** Masks values of settings in commands and output, and gives them to runs. Undefined: no settings. */
  readonly secrets?: SecretKeeper
  /** Waits before a command is decided again after a conflict; a simulation does not wait. */
  readonly pause?: (ms: number) => Promise<unknown>
}

/** Where commands come from, and the run whose token was given, if any. */
export interface Caller {
  readonly origin?: Origin
  readonly run?: RunClaim
  /** The most that the actor may do, where a token says so. */
  readonly role?: PersonRole
}

export interface Asked extends Caller {
  readonly actor: string
  /** The same id again returns the first answer. */
  readonly commandId?: string
  /** A digest of what was asked for under the id: the same id with another one is refused (`KEY_REUSED`). */
  readonly content?: string
}

export interface NewTask {
  readonly title: string
  readonly priority: Priority
  readonly dependencies?: readonly string[]
  readonly tags?: readonly string[]
  readonly input?: string
  readonly input_ref?: string
  readonly plan_edits?: string
}

/** How often a command is decided again after a conflict. */
const MAX_TRIES = 50
/** The longest random delay before that. Other processes hold the store for one or two commits. */
const MAX_PAUSE_MS = 50

/**
 * Executes commands: reads the records that a command needs, calls the decision (`pipeline/`), commits its changeset.
 *
 * Owns: the loop of read, decide, commit; retries after a conflict; ids. Does not own: any rule about tasks, and not
 * what is due (`due-work.ts`).
 *
 * 1. `execute` resolves only after the commit. The same `commandId` again returns the first result.
 * 2. A refusal is thrown as a `BatonError`, and nothing was written unless the refusal itself is recorded.
 * 3. After a conflict, a command waits for its turn among the commands of this process that need the same record, and
 *    for a short random time because of other processes. A fence that is false refuses the command without a retry.
 */
export class Engine {
  readonly store: Store
  readonly clock: Clock
  readonly pipeline: Pipeline
  /** The definition of new tasks. */
  readonly definition: string
  readonly timeZone: string | null
  readonly repositoryOf: RepositoryOf
  readonly outlets: readonly string[]
  readonly plays: Plays
  readonly random: () => number
  readonly secrets: SecretKeeper | undefined
  readonly #pause: (ms: number) => Promise<unknown>
  readonly #newId: () => string
  readonly #turns = new RecordTurns()
  readonly #caller: Caller
  readonly #commits: GroupCommit
  readonly #numbers: TaskNumbers
  readonly #pipelines = new Map<string, Pipeline>()

  constructor(options: EngineOptions) {
    const { store, pipeline, clock, timeZone, newId = randomUUID, caller = {}, repositoryOf } = options
    this.store = store
    this.clock = clock
    this.pipeline = pipeline
    this.definition = options.definition ?? definitionHash(pipeline.definition, sha256Hex)
    this.timeZone = timeZone
    this.repositoryOf = repositoryOf ?? asRecorded
    this.outlets = options.outlets ?? []
    this.plays = options.plays ?? PLAYS
    this.random = options.random ?? Math.random
    this.#pause = options.pause ?? sleep
    this.secrets = options.secrets
    this.#newId = newId
    this.#caller = caller
    this.#commits = new GroupCommit(store)
    this.#numbers = new TaskNumbers(store)
  }

  async execute<Command extends PipelineCommand>(given: Command, asked: Asked): Promise<ResultOf<Command>> {
    return (await this.#execute(given, asked)) as ResultOf<Command>
  }

  async #execute(given: PipelineCommand, asked: Asked): Promise<CommandResult> {
    const { origin, run, role } = { ...this.#caller, ...asked }
    const shown = this.secrets ? await this.secrets.masked(given) : given
    const command = run ? boundToRun(shown, run.run_id) : shown
    const request: Request = {
      id: asked.commandId ?? this.#newId(),
      actor: asked.actor,
      now: this.clock.now(),
      simulated: this.clock.simulated,
      uuids: freshIds(this.#newId),
      command,
      ...(origin ? { origin } : {}),
      ...(run ? { run } : {}),
      ...(role ? { role } : {}),
      ...(this.outlets.length > 0 ? { outlets: this.outlets } : {}),
    }
    let turn: Turn | undefined
    try {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const facts = await this.read(command, run)
        const changeset = await this.#orFirstAnswer(asked, () => decide(request, facts, this.plays))
        if ('ok' in changeset) return resultOf(requireSameContent(changeset, asked))
        const committed = await this.#commits.commit(withContent(changeset, asked))
        if (committed.outcome === 'fenced') throw refusalOf(committed.fence)
        if (committed.outcome === 'repeated') return resultOf(requireSameContent(committed.answer, asked))
        if (committed.outcome === 'committed') return resultOf(committed.answer)
        if (tries > 0) await this.#pause(this.random() * Math.min(2 ** tries, MAX_PAUSE_MS))
        turn = await this.#turnFor(committed.key, turn)
      }
      throw BatonError.of('CONFLICT', { tries: MAX_TRIES })
    } finally {
      turn?.leave()
    }
  }

  /** A command holds at most one turn: it leaves the turn of one record before it waits for the turn of another. */
  async #turnFor(key: RecordKey, held: Turn | undefined): Promise<Turn> {
    if (held?.key.kind === key.kind && held.key.id === key.id) return held
    held?.leave()
    return { key, leave: await this.#turns.join(key) }
  }

  /**
   * Commits what became of a claimed row (settle, retry, release, park) when no command does it. Returns false if the
   * claim is over: the row was suspended, settled or claimed by another worker.
   */
  async report({ row, token }: ClaimedWork, ...work: readonly WorkOp[]): Promise<boolean> {
    const fences = [{ work: row.id, token }]
    const committed = await this.#commits.commit({ ...this.#nothing(), fences, work })
    return committed.outcome !== 'fenced'
  }

  async createTask(task: NewTask, asked: Asked): Promise<Results['create_task']> {
    const day = taskIdDay(new Date(this.clock.now()), this.timeZone)
    const number = await this.#numbers.next(day)
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
        ...(task.plan_edits ? { plan_edits: task.plan_edits } : {}),
      },
      asked,
    )
  }

  /** The same store, for new tasks of another pipeline. */
  withPipeline(pipeline: Pipeline): Engine {
    const { store, clock, timeZone, repositoryOf, outlets, plays, random, secrets } = this
    return new Engine({
      ...{ store, pipeline, clock, timeZone, repositoryOf, outlets, plays, random, caller: this.#caller },
      ...{ newId: this.#newId, pause: this.#pause, ...(secrets ? { secrets } : {}) },
    })
  }

  /** The current pipeline time, which does not advance while the pipeline is stopped. */
  async pipelineNow(): Promise<number> {
    const [control] = await this.store.load([CONTROL])
    return pipelineNow(control.value ?? RUNNING, this.clock.now())
  }

  /** The pipeline that a task started with. A definition whose content does not match its hash is refused. */
  async pipelineOf(hash: string): Promise<Pipeline | undefined> {
    const known = hash === this.definition ? this.pipeline : this.#pipelines.get(hash)
    if (known) return known
    const [loaded] = await this.store.load([{ kind: 'definition', id: hash }])
    if (!loaded.value) return undefined
    if (!isDefinition(hash, loaded.value)) throw BatonError.of('DEFINITION_CHANGED', { definition: hash })
    const pipeline = indexPipeline(loaded.value.definition)
    this.#pipelines.set(hash, pipeline)
    return pipeline
  }

  /** Whether the command of this id was executed before: then executing it again only returns its answer. */
  async wasExecuted({ commandId }: Pick<Asked, 'commandId'>): Promise<boolean> {
    return commandId !== undefined && (await this.#firstAnswer(commandId)) !== undefined
  }

  /** Resolves when no commit is running or waiting. */
  async idle(): Promise<void> {
    await this.#commits.idle()
  }

  /**
   * Returns the decision or, if the decision refuses or has nothing to write, the stored answer to the same command id.
   * A command that succeeded is refused the second time because of its own effect; a caller that repeats it must get the
   * first result.
   */
  async #orFirstAnswer({ commandId }: Asked, decided: () => Changeset): Promise<Changeset | Answer> {
    try {
      const changeset = decided()
      if (mustBeStored(changeset)) return changeset
      const first = commandId === undefined ? undefined : await this.#firstAnswer(commandId)
      // Only rows or fences: they are committed without the command id, so a repeated command is decided again.
      return first ?? (isEmpty(changeset) ? changeset.answer : { ...changeset, commandId: null })
    } catch (error) {
      const first = commandId === undefined ? undefined : await this.#firstAnswer(commandId)
      if (first) return first
      throw error
    }
  }

  /** Reads the stored answer to a command id: commits a changeset that can only conflict, so nothing is written. */
  async #firstAnswer(commandId: string): Promise<Answer | undefined> {
    const reads = [{ ...CONTROL, version: -1 }]
    const committed = await this.#commits.commit({ ...this.#nothing(), commandId, reads })
    return committed.outcome === 'repeated' ? committed.answer : undefined
  }

  #nothing(): Changeset {
    const by = { at: new Date(this.clock.now()).toISOString(), actor: '-', simulated: this.clock.simulated }
    const nothing = { fences: [], reads: [], writes: [], events: [], notices: [], work: [] }
    return { commandId: null, by, ...nothing, answer: { ok: true, result: {} } }
  }

  /** Loads all records that the decision on a command reads. */
  async read(command: PipelineCommand, run?: RunClaim): Promise<Facts> {
    const known = { current: { hash: this.definition, pipeline: this.pipeline }, byHash: this.#pipelines }
    const facts = new Facts([], known)
    for (let keys = wanted(command, facts, run); keys.length > 0; keys = wanted(command, facts, run)) {
      facts.add((await this.store.load(keys)) as readonly Fact[])
    }
    for (const fact of facts.all()) {
      if (fact.kind === 'definition' && fact.value && !facts.knows(fact.id)) await this.pipelineOf(fact.id)
    }
    return facts
  }
}

/** Ids that are made when a decision first takes them; decided again after a conflict, it gets the same ones. */
function freshIds(newId: () => string): Request['uuids'] {
  const made: string[] = []
  return {
    at: (index) => {
      while (made.length <= index && made.length < UUIDS_PER_REQUEST) made.push(newId())
      return made[index]
    },
  }
}

/** A turn among the commands of this process that need the same record. */
interface Turn {
  readonly key: RecordKey
  readonly leave: () => void
}

/** Whether the answer must be stored under the command id: something is written, or the refusal is recorded. */
function mustBeStored({ writes, events, notices, answer }: Changeset): boolean {
  return writes.length + events.length + notices.length > 0 || !answer.ok
}

/** A decision that found nothing to do: nothing is committed, and a repeated command is decided again. */
function isEmpty({ fences, work }: Changeset): boolean {
  return fences.length + work.length === 0
}

function refusalOf(fence: Fence): BatonError {
  if (fence.refusal) return fromStoredError(fence.refusal)
  if ('work' in fence) return BatonError.of('WORK_SUPERSEDED', { work: fence.work, token: fence.token })
  if ('worker' in fence) return BatonError.of('LEASE_LOST', { run_id: '-', worker: fence.worker })
  return BatonError.of('RUN_HELD', { run_id: '-', worker: fence.lapsed })
}

/** The answer keeps the digest of what was asked, and is bound with it. */
function withContent(changeset: Changeset, { commandId, content }: Asked): Changeset {
  if (commandId === undefined || content === undefined) return changeset
  return { ...changeset, answer: { ...changeset.answer, content } }
}

function requireSameContent(answer: Answer, { content }: Asked): Answer {
  if (answer.content === undefined || content === undefined || answer.content === content) return answer
  throw BatonError.of('KEY_REUSED', {})
}

function resultOf(answer: Answer): CommandResult {
  if (answer.ok) return answer.result
  throw fromStoredError(answer.error)
}
