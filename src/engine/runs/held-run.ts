import type { Results } from '../../pipeline/results.ts'
import { leftOut } from '../../pipeline/runs/left-out.ts'
import type { Held, NewCheckpoint, RunCommand, RunNote } from '../../pipeline/runs/run-command.ts'
import type { RunRecord, RunState } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Engine } from '../engine.ts'
import type { OnRunEvent } from './run-event.ts'
import type { PlaceFiles, RunPlace } from './run-place.ts'
import type { TranscriptWriter } from './transcript-writer.ts'
import type { WorkerLease } from './worker-lease.ts'

export interface HeldRunOptions {
  readonly engine: Engine
  readonly held: Held
  readonly lease: WorkerLease
  /** As it was taken: this attempt is ours. */
  readonly run: RunRecord
  readonly version: number
  readonly place: RunPlace
  readonly transcript: TranscriptWriter
  readonly onEvent: OnRunEvent
}

type WithoutHeld<Command> = Command extends Held ? Omit<Command, keyof Held> : never
type HeldCommand = WithoutHeld<RunCommand>

/**
 * A run that this worker holds (it is the `holder`): its stored record, its commands to the store, and the events for
 * watchers. The field `held` of a run is something else: it was paused because its task is on hold.
 *
 * 1. No command is sent and no file is touched unless the lease is still ours, as far as can be known
 *    without asking; whether it really is, the store decides with each commit.
 * 2. Watchers get each state once, after it was committed.
 */
export class HeldRun {
  readonly run_id: string
  readonly place: RunPlace
  readonly #options: HeldRunOptions
  #record: RunRecord
  #version: number
  #abandoned = false
  /** The last state that watchers got; the stored state may be newer. */
  #told: RunState = 'running'

  constructor(options: HeldRunOptions) {
    this.#options = options
    this.#record = options.run
    this.#version = options.version
    this.run_id = options.run.run_id
    this.place = options.place
  }

  get record(): RunRecord {
    return this.#record
  }

  /** Takes over a newer version of the record. Returns false if the version is known already. */
  see(run: RunRecord, version: number): boolean {
    if (version <= this.#version) return false
    this.#record = run
    this.#version = version
    return true
  }

  /** The lease is gone: nothing of ours counts any more. */
  abandon(): void {
    this.#abandoned = true
  }

  mustBeOurs(): void {
    const { held, lease } = this.#options
    const { run_id, worker } = held
    if (this.#abandoned) throw BatonError.of('LEASE_LOST', { run_id, worker })
    lease.mustHold(run_id)
    const { holder, attempt } = this.#record
    if (holder === worker && attempt === held.attempt) return
    throw BatonError.of('RUN_SUPERSEDED', { ...held, now: attempt })
  }

  do<Command extends HeldCommand>(command: Command): Promise<Results[Command['type']]> {
    const { engine, held } = this.#options
    const whole = { ...command, ...held } as unknown as Extract<RunCommand, { type: Command['type'] }>
    return engine.execute(whole, { actor: PLATFORM_AGENT }) as Promise<Results[Command['type']]>
  }

  async reload(): Promise<void> {
    const [loaded] = await this.#options.engine.store.load([{ kind: 'run', id: this.run_id }])
    if (!loaded.value) return
    this.#record = loaded.value
    this.#version = loaded.version
  }

  /** Reads the record again, and reports its state to watchers if it has changed. */
  async tellState(detail?: string): Promise<void> {
    await this.reload()
    const { state, retry_at } = this.#record
    if (state === this.#told && detail === undefined) return
    this.#told = state
    const why = {
      ...(detail === undefined ? {} : { detail }),
      ...(state === 'waiting_retry' ? { retry_at } : {}),
    }
    this.#options.onEvent({ type: 'run:moved', run_id: this.run_id, state, ...why })
  }

  tellEnd(): void {
    const { state, end } = this.#record
    this.#told = state
    if (end) this.#options.onEvent({ type: 'run:ended', run_id: this.run_id, state, end })
  }

  async note(note: RunNote): Promise<void> {
    await this.do({ type: 'run_noted', note })
    this.#options.onEvent({ type: 'run:noted', run_id: this.run_id, note })
  }

  /** Call it only while the process is frozen or has exited. A checkpoint that fails is reported; the run continues. */
  async checkpoint(why: NewCheckpoint['why'], named: readonly string[] = []): Promise<NewCheckpoint> {
    const { transcript, onEvent } = this.#options
    const { run_id } = this
    await transcript.flush()
    this.mustBeOurs()
    const number = this.#record.checkpoints.length + 1
    const made = await this.place.checkpoint(number, `[baton] ${run_id}: ${why}`, named).catch((error: unknown) => {
      const text = `no checkpoint: ${reasonOf(error)}`
      transcript.say(`[baton] ${text}`)
      onEvent({ type: 'run:noted', run_id, note: { kind: 'warning', tag: 'CHECKPOINT', text } })
      return { commit: null, tree: null, skipped: [] }
    })
    this.mustBeOurs()
    const { commit, tree, skipped } = made
    onEvent({ type: 'run:checkpointed', run_id, commit, skipped })
    const left_out = leftOut(skipped)
    const place = { transcript: transcript.position, session: this.#record.session?.id ?? null }
    return { why, commit, tree, phase: null, ...place, ...(left_out ? { left_out } : {}) }
  }

  /** The files of the run. An agent may have deleted its own workspace: then there are none, and the run still counts. */
  async files(declared: readonly string[], { tree }: Pick<NewCheckpoint, 'tree'>): Promise<PlaceFiles> {
    return this.place.files(declared, tree).catch((error: unknown) => {
      this.#options.transcript.say(`[baton] no files: ${reasonOf(error)}`)
      return { files: [], more: 0 }
    })
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const LOST: ReadonlySet<string> = new Set(['RUN_SUPERSEDED', 'LEASE_LOST'])

/** Another worker has the run, or our lease is lost: not a failure, but this worker stops working on it. */
export const isLost = (error: unknown): error is BatonError => error instanceof BatonError && LOST.has(error.code)
