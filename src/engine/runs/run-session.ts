import type { ProcessEnd } from '../../agents/launch-agent.ts'
import type { CommandResult } from '../../pipeline/records.ts'
import type { Held, NewCheckpoint, RunCommand } from '../../pipeline/runs/run-command.ts'
import { hasEnded, type RunEnd, type RunQuestion, type RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { Engine } from '../engine.ts'
import type { OnRunEvent } from './run-event.ts'
import type { RunPlace } from './run-place.ts'
import type { RunProcess, SpokenEvent } from './run-process.ts'
import { SignalFlag } from './signal-flag.ts'
import type { TranscriptWriter } from './transcript-writer.ts'
import type { WorkerLease } from './worker-lease.ts'

export interface RunSessionOptions {
  readonly engine: Engine
  /** As it was taken: this attempt is ours. */
  readonly held: Held
  readonly lease: WorkerLease
  readonly run: RunRecord
  readonly version: number
  readonly place: RunPlace
  readonly transcript: TranscriptWriter
  readonly launch: (onNews: () => void) => RunProcess
  readonly onEvent: OnRunEvent
  /** Keep a finished conversation's process for follow-ups, until the worker stops. */
  readonly keepOpen: boolean
}

/** An end before anything is known of it. */
export const NO_END: Omit<RunEnd, 'how'> = {
  code: null,
  signal: null,
  verdict: null,
  summary: null,
  files: [],
  result: null,
  reason: null,
  usage: null,
}

type WithoutHeld<Command> = Command extends Held ? Omit<Command, keyof Held> : never
type HeldCommand = WithoutHeld<RunCommand>

const GRACE_MS = 5_000
const QUOTA_EVERY_MS = 15_000

/**
 * One attempt at one run, from the start of its process to its end.
 *
 * Owns: the order of things: freeze, checkpoint, commit, tell, and only then let go on. Does not own: what is decided
 * (`pipeline/runs`), the process itself (`run-process.ts`), the lease (`run-worker.ts`).
 *
 * 1. One thing at a time: a loop that looks, does one thing, and looks again. Nothing else acts on the process.
 * 2. Whatever the agent says is acted on only when it is committed. What cannot be committed because somebody else has
 *    the run ends the process and leaves no trace.
 * 3. When `play` resolves, no process of this attempt is left.
 * 4. Nothing is launched and nothing of the workspace is touched unless the run is still ours, as far as can be known
 *    without asking.
 */
export class RunSession {
  readonly run_id: string
  readonly #options: RunSessionOptions
  readonly #flag = new SignalFlag()
  readonly #held: Held
  #run: RunRecord
  #version: number
  #process: RunProcess | undefined
  #stopping: 'queued' | 'paused' | undefined
  #abandoned: string | undefined
  #quotaAt = 0
  #graceUntil: number | undefined
  #over = false

  constructor(options: RunSessionOptions) {
    this.#options = options
    this.#run = options.run
    this.#version = options.version
    this.run_id = options.run.run_id
    this.#held = options.held
  }

  /** The store has something newer: a wish, an answer, another holder. */
  see(run: RunRecord, version: number): void {
    // Read before our own last commit, or known already.
    if (version <= this.#version) return
    this.#run = run
    this.#version = version
    this.#flag.raise()
  }

  /** The worker stops in good order. */
  stop(to: 'queued' | 'paused'): void {
    this.#stopping ??= to
    this.#flag.raise()
  }

  /** The lease is gone: end the process and write nothing. */
  abandon(reason: string): void {
    this.#abandoned ??= reason
    this.#flag.raise()
  }

  async play(): Promise<void> {
    const { onEvent, place } = this.#options
    try {
      this.#mustBeOurs()
      this.#process = this.#options.launch(() => this.#flag.raise())
      // To start a process takes long enough to fall asleep over it.
      this.#mustBeOurs()
      onEvent({ type: 'run:started', ...this.#names(), attempt: this.#held.attempt, folder: place.record.folder })
      await this.#greet()
      while (!this.#over) await this.#turn()
    } catch (error) {
      if (!isLost(error)) throw error
      onEvent({ type: 'run:lost', ...this.#names(), reason: error.describe('en') })
    } finally {
      await this.#process?.terminate(0)
      await this.#options.transcript.flush()
    }
  }

  /** One look around, one thing done; when there is nothing to do, wait for something to happen. */
  async #turn(): Promise<void> {
    const process = this.#process as RunProcess
    const { run } = this
    this.#mustBeOurs()
    if (hasEnded(run)) return this.#afterTheEnd(process)
    if (run.wish === 'cancel') return this.#end({ how: 'cancelled' }, 'cancelled')
    if (this.#stopping !== undefined) return this.#release(this.#stopping)
    if (run.state === 'running') return this.#whileRunning(process)
    return this.#whileWaiting(process)
  }

  #mustBeOurs(): void {
    const { lease } = this.#options
    if (this.#abandoned !== undefined)
      throw BatonError.of('LEASE_LOST', { ...this.#names(), worker: this.#held.worker })
    lease.mustHold(this.run_id)
    const { holder, attempt } = this.run
    if (holder === this.#held.worker && attempt === this.#held.attempt) return
    throw BatonError.of('RUN_SUPERSEDED', { ...this.#held, now: attempt })
  }

  get run(): RunRecord {
    return this.#run
  }

  async #whileRunning(process: RunProcess): Promise<void> {
    const spoken = process.next()
    if (spoken) return this.#heed(process, spoken)
    if (process.end) return this.#exited(process.end)
    if (this.run.wish === 'pause') {
      await process.freeze()
      await this.#do({ type: 'run_paused', checkpoint: await this.#checkpoint('pause') })
      return this.#moved()
    }
    if (this.#undelivered() > 0) return this.#goOn(process)
    const expired = process.expired()
    if (expired) return this.#end({ how: expired }, 'failed')
    if (await this.#overQuota()) return
    await this.#flag.wait(Math.min(process.expiresIn() + 1, Math.max(1, this.#quotaAt - performance.now())))
  }

  /** It is frozen: a question, an error or a pause. Only a person, a time or its death moves it on. */
  async #whileWaiting(process: RunProcess): Promise<void> {
    const { run } = this
    const question = run.questions.find(({ id }) => id === run.asking)
    if (run.state === 'waiting_question' && question?.answer !== undefined) return this.#answer(process, question)
    if (process.end) return this.#exited(process.end)
    if (run.wish === 'resume') {
      if (run.state === 'waiting_retry') process.send({ type: 'retry' })
      return this.#goOn(process)
    }
    await this.#flag.wait()
  }

  async #heed(process: RunProcess, event: SpokenEvent): Promise<void> {
    switch (event.kind) {
      case 'question': {
        await process.freeze()
        const checkpoint = await this.#checkpoint('question')
        const asked = await this.#do({ type: 'run_asked', question: event.question, phase: null, checkpoint })
        process.take(event)
        return this.#asked(process, asked)
      }
      case 'error': {
        await process.freeze()
        await this.#do({ type: 'run_erred', error: event.error, checkpoint: await this.#checkpoint('error') })
        process.take(event)
        return this.#moved(event.error.message)
      }
      case 'custom_task_complete':
      case 'agent_result':
      case 'phase_complete':
        return this.#complete(process, event)
      case 'invalid': {
        process.take(event)
        const details = event.error.details ?? event.error.message
        process.send({ type: 'protocol_error', details })
        return this.#note({ kind: 'protocol_error', tag: event.tag, text: details })
      }
      case 'foreign':
        process.take(event)
        return this.#note({ kind: 'foreign', tag: event.tag, text: `a block of run ${event.run}` })
      case 'dependency_request': {
        process.take(event)
        const { name, description } = event.request
        return this.#note({ kind: 'dependency', tag: name, text: description })
      }
    }
  }

  async #asked(process: RunProcess, asked: CommandResult): Promise<void> {
    await this.#reload()
    const question = this.run.questions.find(({ id }) => id === asked.question_id)
    if (!question) return
    if (asked.answered) return this.#answer(process, question)
    const warning = typeof asked.warning === 'string' ? { warning: asked.warning } : {}
    this.#options.onEvent({ type: 'run:asked', ...this.#names(), question, ...warning })
    this.#options.onEvent({ type: 'run:moved', ...this.#names(), state: this.run.state })
  }

  async #answer(process: RunProcess, question: RunQuestion): Promise<void> {
    process.send({ type: 'question_answer', questionId: question.id, answer: question.answer ?? null })
    this.#options.onEvent({ type: 'run:answered', ...this.#names(), question })
    await this.#goOn(process, [question.id])
  }

  /** Lets it go on with whatever was said to it meanwhile. */
  async #goOn(process: RunProcess, answers: readonly string[] = []): Promise<void> {
    const { follow_ups } = this.run
    for (const { text } of follow_ups.slice(follow_ups.length - this.#undelivered())) {
      process.send({ type: 'follow_up', text })
    }
    await this.#do({ type: 'run_resumed', answers, follow_ups: follow_ups.length })
    await process.thaw()
    await this.#moved()
  }

  async #complete(
    process: RunProcess,
    event: Extract<SpokenEvent, { kind: 'custom_task_complete' | 'agent_result' | 'phase_complete' }>,
  ): Promise<void> {
    await process.freeze()
    process.take(event)
    const result = event.kind === 'agent_result' ? event.result : null
    const said = event.kind === 'custom_task_complete' ? (event.summary ?? event.task ?? null) : null
    const files = await this.#options.place.files(result?.files ?? [])
    await this.#end(
      { how: 'completed', verdict: result?.verdict ?? null, summary: result?.summary ?? said, files, result },
      'complete',
    )
    if (!this.#options.keepOpen) process.closeInput()
    await process.thaw()
  }

  /** Its last word is stored. The process may finish by itself; one that is kept open may be followed up. */
  async #afterTheEnd(process: RunProcess): Promise<void> {
    const completed = this.run.state === 'completed' && !process.end
    if (completed && this.#options.keepOpen && !this.#stopping) return this.#flag.wait()
    if (completed) {
      process.closeInput()
      this.#graceUntil ??= performance.now() + GRACE_MS
      const left = this.#graceUntil - performance.now()
      if (left > 0) return this.#flag.wait(left)
    }
    await process.terminate(completed || process.end ? 0 : GRACE_MS)
    await this.#do({ type: 'release_run', to: 'ended', checkpoint: null })
    this.#over = true
  }

  async #exited(end: ProcessEnd): Promise<void> {
    // One that asks and exits is answered when it is started again.
    if (this.run.state === 'waiting_question' && end.how === 'exited' && end.code === 0) return this.#release('queued')
    switch (end.how) {
      case 'exited':
        return this.#end({ how: end.code === 0 ? 'no_signal' : 'exit_code', code: end.code }, 'failed')
      case 'signalled':
        return this.#end({ how: 'signal', signal: end.signal }, 'failed')
      case 'not_started':
        return this.#end({ how: 'not_started', reason: end.reason }, 'failed')
    }
  }

  async #end(how: Partial<RunEnd> & Pick<RunEnd, 'how'>, why: NewCheckpoint['why']): Promise<void> {
    await this.#process?.freeze()
    const end: RunEnd = { ...NO_END, ...how }
    const checkpoint = how.how === 'not_started' ? null : await this.#checkpoint(why)
    await this.#do({ type: 'run_ended', end, checkpoint })
    await this.#reload()
    const { state } = this.run
    this.#options.onEvent({ type: 'run:ended', ...this.#names(), state, end: this.run.end ?? end })
  }

  async #release(to: 'queued' | 'paused'): Promise<void> {
    await this.#process?.freeze()
    // What waits was checkpointed when it was stopped.
    const checkpoint = this.run.state === 'running' ? await this.#checkpoint('stopped') : null
    await this.#do({ type: 'release_run', to, checkpoint })
    await this.#moved()
    this.#over = true
  }

  async #note(note: Extract<RunCommand, { type: 'run_noted' }>['note']): Promise<void> {
    await this.#do({ type: 'run_noted', note })
    this.#options.onEvent({ type: 'run:noted', ...this.#names(), note })
  }

  /** What an earlier attempt was told and this one has not heard of. */
  async #greet(): Promise<void> {
    if (this.#undelivered() > 0) await this.#goOn(this.#process as RunProcess)
  }

  #undelivered(): number {
    return this.run.follow_ups.filter(({ delivered }) => delivered === undefined).length
  }

  async #overQuota(): Promise<boolean> {
    if (performance.now() < this.#quotaAt) return false
    this.#quotaAt = performance.now() + QUOTA_EVERY_MS
    const { workspace_bytes: limit } = this.run.limits
    if (!(await this.#options.place.isOver(limit))) return false
    await this.#end({ how: 'quota', reason: `the workspace is over its limit of ${limit} bytes` }, 'failed')
    return true
  }

  /** The process is frozen or gone. A checkpoint that cannot be made is told, and stops nobody. */
  async #checkpoint(why: NewCheckpoint['why']): Promise<NewCheckpoint> {
    const { place, transcript, onEvent } = this.#options
    await transcript.flush()
    this.#mustBeOurs()
    const number = this.run.checkpoints.length + 1
    const made = await place.checkpoint(number, `[baton] ${this.run_id}: ${why}`).catch((error: unknown) => {
      const text = `no checkpoint: ${error instanceof Error ? error.message : String(error)}`
      transcript.say(`[baton] ${text}`)
      onEvent({ type: 'run:noted', ...this.#names(), note: { kind: 'warning', tag: 'CHECKPOINT', text } })
      return { commit: null, tree: null, skipped: [] }
    })
    this.#mustBeOurs()
    onEvent({ type: 'run:checkpointed', ...this.#names(), commit: made.commit, skipped: made.skipped })
    const { commit, tree } = made
    return { why, commit, tree, phase: null, transcript: transcript.position, session: null }
  }

  async #moved(detail?: string): Promise<void> {
    const before = this.run.state
    await this.#reload()
    const { state } = this.run
    if (state === before && detail === undefined) return
    const told = detail === undefined ? {} : { detail }
    this.#options.onEvent({ type: 'run:moved', ...this.#names(), state, ...told })
  }

  async #do(command: HeldCommand): Promise<CommandResult> {
    return this.#options.engine.execute({ ...command, ...this.#held } as RunCommand, { actor: PLATFORM_AGENT })
  }

  async #reload(): Promise<void> {
    const [loaded] = await this.#options.engine.store.load([{ kind: 'run', id: this.run_id }])
    if (loaded?.kind !== 'run' || !loaded.value) return
    this.#run = loaded.value
    this.#version = loaded.version
  }

  #names() {
    return { run_id: this.run_id }
  }
}

const LOST: ReadonlySet<string> = new Set(['RUN_SUPERSEDED', 'LEASE_LOST'])
export const isLost = (error: unknown): error is BatonError => error instanceof BatonError && LOST.has(error.code)
