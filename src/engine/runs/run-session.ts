import type { ProcessEnd } from '../../agents/launch-agent.ts'
import type { Results } from '../../pipeline/results.ts'
import { asksTooMany } from '../../pipeline/runs/ask-question.ts'
import {
  type EnvironmentFault,
  environmentFault,
  fallbackCause,
  faultError,
} from '../../pipeline/runs/environment-fault.ts'
import { reportsResult } from '../../pipeline/runs/reports-result.ts'
import type { NewCheckpoint } from '../../pipeline/runs/run-command.ts'
import { hasEnded, NO_END, type RunEnd, type RunQuestion, type RunRecord } from '../../pipeline/runs/run-record.ts'
import { plainQuestion } from '../../protocol/agent-blocks/plain-question.ts'
import { endOfProcess } from './end-of-process.ts'
import { HeldRun, isLost } from './held-run.ts'
import { isStartedAgain, LastWait } from './last-wait.ts'
import { namedFiles } from './named-files.ts'
import { RunDialogue } from './run-dialogue.ts'
import { faultOf, type ProtocolFault, repairAsked } from './run-event.ts'
import type { RunProcess, SpokenEvent } from './run-process.ts'
import type { RunSessionOptions } from './run-session-options.ts'
import { deprecated, helpWithResult, TOO_MANY_QUESTIONS } from './session-notes.ts'
import { SignalFlag } from './signal-flag.ts'

/** Of tools that were refused, so many are noted. */
const MOST_REFUSED = 5

/** Of so many blocks in the wrong form the process of a CLI is told; after that its turn ends without a result. */
const MOST_CORRECTED = 5

/** Blocks that were meant to end the run. */
const RESULTS: ReadonlySet<string> = new Set(['AGENT_RESULT', 'CUSTOM_TASK_COMPLETE', 'PHASE_COMPLETE'])

/** What the end of a CLI's turn counts as. */
const DONE: ProcessEnd = { how: 'exited', code: 0 }

type CompletionEvent = Extract<SpokenEvent, { kind: 'custom_task_complete' | 'agent_result' | 'phase_complete' }>

/**
 * One attempt at one run, from the start of its process to its end.
 *
 * Owns: the order: freeze, checkpoint, commit, notify, and only then continue. Does not own: what is decided
 * (`pipeline/runs`), the process itself (`run-process.ts`), the held record (`held-run.ts`), the lease (`worker-lease.ts`).
 *
 * 1. One action at a time: the loop reads the record, does one thing, and reads again. Nothing else acts on the process.
 * 2. A block of the agent takes effect only when it is committed. If the commit is refused because another worker has
 *    the run, the process is ended and nothing is written.
 * 3. When `play` resolves, no process of this attempt is left.
 */
export class RunSession {
  readonly run_id: string
  readonly #options: RunSessionOptions
  readonly #flag = new SignalFlag()
  readonly #held: HeldRun
  readonly #dialogue: RunDialogue
  #process: RunProcess | undefined
  #stopping: 'queued' | 'paused' | undefined
  #quotaAt = 0
  #graceUntil: number | undefined
  #over = false
  /** Since when it waits for a person. */
  #waitingSince: number | undefined
  readonly #lastWait = new LastWait()
  /** The last completion signal of an agent whose result counts at the end of its turn, or at its exit. */
  #result: CompletionEvent | undefined
  /** The place of the last result that was in the wrong form: what was said before it does not count any more. */
  #wrongAt = 0
  /** How many blocks in the wrong form this process was told of. */
  #corrected = 0
  /** This process was asked to repair something and has not said since that it is done. */
  #isRepairing = false
  /** Until when a CLI that has nothing more to do may take to exit. */
  #leaveUntil: number | undefined
  /** How many refused tools were noted. */
  #notedRefusals = 0

  constructor(options: RunSessionOptions) {
    this.#options = options
    this.run_id = options.run.run_id
    this.#held = new HeldRun(options)
    this.#dialogue = new RunDialogue(this.#held)
  }

  /** The store has something newer: a wish, an answer, another holder. */
  see(run: RunRecord, version: number): void {
    if (this.#held.see(run, version)) this.#flag.raise()
  }

  /** The worker stops: checkpoint and release. */
  stop(to: 'queued' | 'paused'): void {
    this.#stopping ??= to
    this.#flag.raise()
  }

  /** The lease is gone: end the process and write nothing. */
  abandon(): void {
    this.#held.abandon()
    this.#flag.raise()
  }

  async play(): Promise<void> {
    const { onEvent, held, place } = this.#options
    try {
      this.#held.mustBeOurs()
      this.#process = this.#options.launch(() => this.#flag.raise())
      // The machine may have been suspended while the process started.
      this.#held.mustBeOurs()
      onEvent({ type: 'run:started', run_id: this.run_id, attempt: held.attempt, folder: place.record.folder })
      await this.#greet()
      while (!this.#over) await this.#turn()
    } catch (error) {
      if (!isLost(error)) throw error
      onEvent({ type: 'run:lost', run_id: this.run_id, reason: error.describe('en') })
    } finally {
      await this.#process?.terminate(0)
      this.#options.given?.[Symbol.dispose]()
      await this.#options.transcript.flush()
    }
  }

  /** One iteration: read the record and do one thing; if there is nothing to do, wait for an event. */
  async #turn(): Promise<void> {
    const process = this.#process as RunProcess
    const { run } = this
    this.#held.mustBeOurs()
    if (hasEnded(run)) return this.#afterTheEnd(process)
    if (run.wish === 'cancel') return this.#end({ how: 'cancelled' }, 'cancelled')
    if (this.#stopping !== undefined) return this.#release(this.#stopping)
    if (run.state === 'running') return this.#whileRunning(process)
    return this.#whileWaiting(process)
  }

  get run(): RunRecord {
    return this.#held.record
  }

  async #whileRunning(process: RunProcess): Promise<void> {
    this.#waitingSince = undefined
    if ((await this.#dialogue.keepSession(process)) || (await this.#dialogue.keepUsage(process))) return
    const spoken = process.next()
    if (spoken) return this.#heed(process, spoken)
    if (process.end) return this.#exited(process.end)
    if (this.run.wish === 'pause') {
      await process.freeze()
      await this.#held.do({ type: 'run_paused', checkpoint: await this.#held.checkpoint('pause') })
      return this.#held.tellState()
    }
    const { input } = process
    if (this.#dialogue.undelivered > 0 && input.isClosed) return this.#release('queued')
    if (this.#dialogue.undelivered > 0 && input.isListening) return this.#goOn(process)
    if (this.#leaveUntil !== undefined) return this.#awaitExit(process, this.#leaveUntil)
    if (input.isTurnOver) return this.#turnOver(process)
    const expired = process.expired()
    if (expired === 'silent' && (await this.#isBusy(process))) return
    if (expired && this.#isRepairing) return this.#release('queued')
    if (expired) return this.#end({ how: expired }, 'failed')
    if (process.sampleIn() === 0) await process.sampleCpu()
    if (await this.#overQuota()) return
    const quotaIn = Math.max(1, this.#quotaAt - performance.now())
    await this.#flag.wait(Math.min(process.expiresIn(), process.sampleIn(), quotaIn) + 1)
  }

  /**
   * An agent that prints nothing but uses CPU or writes files is not treated as stuck; its total time stays limited.
   */
  async #isBusy(process: RunProcess): Promise<boolean> {
    const sign = await process.signOfLife(this.#options.place.changedWithin)
    if (sign === undefined) return false
    const { silence_minutes } = this.run.limits
    this.#options.transcript.say(`[baton] no output for ${silence_minutes} min, but it works: ${sign}`)
    return true
  }

  /** The agent is frozen by a question, an error or a pause, until a person answers, a time limit ends or it exits. */
  async #whileWaiting(process: RunProcess): Promise<void> {
    const { run } = this
    const question = run.questions.find(({ id }) => id === run.asking)
    if (run.state === 'waiting_question' && question?.answer !== undefined) return this.#answer(process, question)
    if (process.end) return this.#exited(process.end)
    if (run.wish === 'resume') {
      if (run.state === 'waiting_retry' && !process.send({ type: 'retry' })) return this.#release('queued')
      return this.#goOn(process)
    }
    this.#waitingSince ??= performance.now()
    this.#lastWait.waits(run.state, process.ranMs())
    const { restMs = Number.POSITIVE_INFINITY } = this.#options.times
    const left = this.run.retry_at === null ? this.#waitingSince + restMs - performance.now() : Number.POSITIVE_INFINITY
    if (left <= 0) return this.#release('queued')
    await this.#flag.wait(left)
  }

  async #heed(process: RunProcess, event: SpokenEvent): Promise<void> {
    this.#lastWait.forget()
    switch (event.kind) {
      case 'question': {
        const request = process.requestOf(event)
        if (asksTooMany(this.run, event.question)) {
          process.take(event)
          return this.#refuse(process, { tag: 'USER_QUESTION', text: TOO_MANY_QUESTIONS }, request?.id)
        }
        await process.freeze()
        const checkpoint = await this.#held.checkpoint('question')
        const { question } = event
        const permission = request?.permission ? { permission: request.permission } : {}
        const asked = await this.#held.do({ type: 'run_asked', question, phase: null, checkpoint, ...permission })
        this.#dialogue.isAskedBy(asked.question_id, request)
        process.take(event)
        return this.#asked(process, asked)
      }
      case 'error': {
        await process.freeze()
        await this.#held.do({
          type: 'run_reported_error',
          error: event.error,
          checkpoint: await this.#held.checkpoint('error'),
        })
        process.take(event)
        await this.#held.tellState(event.error.message)
        return this.#held.tellEnd()
      }
      case 'custom_task_complete':
      case 'agent_result':
      case 'phase_complete':
        if (!process.endsByExit) return this.#complete(process, event)
        process.take(event)
        if (process.placeOf(event) > this.#wrongAt) this.#result = event
        return
      case 'invalid': {
        process.take(event)
        const { tag } = event
        if (RESULTS.has(tag)) {
          this.#wrongAt = process.placeOf(event)
          this.#result = undefined
        }
        return this.#correct(process, faultOf(event))
      }
      case 'foreign':
        process.take(event)
        return this.#held.note({ kind: 'foreign', tag: event.tag, text: `a block of run ${event.run}` })
      case 'dependency_request': {
        process.take(event)
        const { name, description } = event.request
        const value = this.#options.given?.answer(name)
        if (value === undefined) return this.#held.note({ kind: 'dependency', tag: name, text: description })
        process.send({ type: 'dependency_answer', name, value })
        return this.#held.note({ kind: 'warning', tag: 'DEPENDENCY_REQUEST', text: deprecated(name) })
      }
    }
  }

  /**
   * A block in the wrong form. The agent is told at once, but for the result of a visit, which is examined at the end of its
   * turn. A model that makes the same mistake in each turn would go on for ever.
   */
  #correct(process: RunProcess, note: ProtocolFault): Promise<void> {
    const { tag } = note
    const isExamined = tag === 'AGENT_RESULT' && this.#options.examine !== undefined && this.run.visit !== undefined
    this.#corrected += 1
    const isTold = !process.hasConversation || (!isExamined && this.#corrected <= MOST_CORRECTED)
    return isTold ? this.#refuse(process, note) : this.#held.note({ kind: 'protocol_error', ...note })
  }

  /** The agent said something that does not count: it is told why, and goes on. */
  #refuse(process: RunProcess, note: ProtocolFault, request?: string): Promise<void> {
    // Agents of a relay are told the format too.
    const help = note.tag === 'AGENT_RESULT' && this.#options.examine ? helpWithResult(this.run) : ''
    process.send({ type: 'protocol_error', details: `${note.text}${help}` }, request)
    return this.#held.note({ kind: 'protocol_error', ...note })
  }

  async #asked(process: RunProcess, asked: Results['run_asked']): Promise<void> {
    await this.#held.reload()
    const question = this.run.questions.find(({ id }) => id === asked.question_id)
    if (!question) return
    if (asked.answered) return this.#answer(process, question)
    const warning = asked.warning === undefined ? {} : { warning: asked.warning }
    await this.#held.tellState()
    this.#options.onEvent({ type: 'run:asked', run_id: this.run_id, question, ...warning })
  }

  async #answer(process: RunProcess, question: RunQuestion): Promise<void> {
    if (!this.#dialogue.answer(process, question)) return this.#release('queued')
    this.#options.onEvent({ type: 'run:answered', run_id: this.run_id, question })
    await this.#goOn(process, [question.id])
  }

  /** Sends the follow-ups that the process has not got yet, records that the run continues, and thaws the process. */
  async #goOn(process: RunProcess, answers: readonly string[] = []): Promise<void> {
    // What it says in its next turn counts, not what it said in the one before.
    if (process.input.isTurnOver) this.#result = undefined
    if (!this.#dialogue.followUps(process)) return this.#release('queued')
    await this.#dialogue.delivered(answers)
    await process.thaw()
  }

  async #complete(process: RunProcess, event: CompletionEvent): Promise<void> {
    await process.freeze()
    process.take(event)
    const result = event.kind === 'agent_result' ? event.result : null
    const said = event.kind === 'custom_task_complete' ? (event.summary ?? event.task ?? null) : null
    const summary = result?.summary ?? said
    const checkpoint = await this.#held.checkpoint('complete', namedFiles(result))
    const verdict = result?.verdict ?? null
    if (await this.#mustRepair(process, { verdict, summary }, checkpoint)) return
    const { files, more } = await this.#held.files(result?.files ?? [], checkpoint)
    const listed = more > 0 ? { files, more_files: more } : { files }
    await this.#end({ how: 'completed', verdict, summary, ...listed, result }, checkpoint)
    if (!this.#options.keepOpen) process.closeInput()
    await process.thaw()
  }

  /**
   * Asks the agent to repair its document, if needed; returns whether it did. If this process does not read its input any
   * more (`isDeaf`), the run is released and its next process gets the request.
   */
  async #mustRepair(
    process: RunProcess,
    { verdict, summary: after }: Pick<RunEnd, 'verdict' | 'summary'>,
    checkpoint: NewCheckpoint,
    silent = false,
  ): Promise<boolean> {
    const { examine, onEvent } = this.#options
    this.#isRepairing = false
    const isDeaf = process.end !== undefined || process.input.isClosed
    // Only a run of a visit is started again for a repair.
    if (!examine || (isDeaf && this.run.visit === undefined)) return false
    const { tree } = checkpoint
    const request = await examine(this.run, { tree, verdict, silent }).catch(() => undefined)
    if (!request) return false
    await this.#held.do({ type: 'run_repair', request, after, checkpoint })
    await this.#held.reload()
    onEvent(repairAsked(this.run_id, request))
    if (isDeaf) {
      // The prompt of the next process contains the earlier messages and the request.
      await this.#release('queued')
      return true
    }
    this.#isRepairing = true
    await this.#goOn(process)
    return true
  }

  /** The result is stored. The process may exit by itself; one that is kept open may get a follow-up. */
  async #afterTheEnd(process: RunProcess): Promise<void> {
    const note = process.nextNote()
    if (note && (process.end || performance.now() < (this.#graceUntil ?? Number.POSITIVE_INFINITY))) {
      return this.#heed(process, note)
    }
    const completed = this.run.state === 'completed' && !process.end
    if (completed && this.#options.keepOpen && !this.#stopping) return this.#flag.wait()
    if (completed) {
      process.closeInput()
      this.#graceUntil ??= performance.now() + this.#options.times.graceMs
      const left = this.#graceUntil - performance.now()
      if (left > 0) return this.#flag.wait(left)
    }
    await process.terminate(completed || process.end ? 0 : this.#options.times.graceMs)
    await this.#held.do({ type: 'release_run', to: 'ended', checkpoint: null })
    this.#over = true
  }

  /**
   * A CLI has done what it was asked and waits for more. That counts as its exit; what has to be repaired is asked of the
   * same process. One that has nothing to repair, or cannot, gets the end of its input and exits.
   */
  async #turnOver(process: RunProcess): Promise<void> {
    await this.#noteRefusals(process)
    const isSound = process.facts.fault === null
    // The API failed after it: the agent wanted to do more.
    if (this.#result && isSound) return this.#complete(process, this.#result)
    if (isSound && (await this.#askedInPlainWords(process, DONE))) return
    if (isSound && (await this.#mustRepairResult(process))) return
    process.closeInput()
    this.#leaveUntil = performance.now() + this.#options.times.graceMs
  }

  async #awaitExit(process: RunProcess, until: number): Promise<void> {
    const left = until - performance.now()
    if (left > 0) return this.#flag.wait(left)
    await process.terminate(0)
    return this.#exited(DONE)
  }

  /**
   * The process has ended. The first case that holds counts: it waits for a person or a time, its session is gone, it has
   * not heard all, its environment failed, it left a result, it asked in plain words, it left nothing.
   */
  async #exited(end: ProcessEnd): Promise<void> {
    const { state } = this.run
    const isRetried = reportsResult(this.run)
    if (isStartedAgain(state, end, isRetried)) return this.#release('queued')
    // More was said to it when it was already gone: the next process hears it. So it does of a repair that was asked
    // for and that this process, which may read no messages, did not make.
    const process = this.#process as RunProcess
    const { fault, isSessionGone } = process.facts
    if (state === 'running' && isSessionGone) {
      // The next process begins a new session, with everything that was said.
      await this.#dialogue.forgetSession()
      return this.#release('queued')
    }
    const isUnheard =
      this.#dialogue.undelivered > 0 || process.input.hasHeld || (this.#isRepairing && end.how === 'exited')
    if (state === 'running' && isUnheard) return this.#release('queued')
    await this.#noteRefusals(process)
    if (fault && state === 'running') return this.#environmentFailed(fault)
    if (this.#result && end.how === 'exited' && end.code === 0) return this.#complete(process, this.#result)
    if (state === 'running') {
      if (!process.endsByExit && this.#lastWait.isLeft(end, process.ranMs())) return this.#release('queued')
      const broken = isRetried ? environmentFault(process.exit(end)) : undefined
      if (broken) return this.#environmentFailed(broken)
      if (await this.#askedInPlainWords(process, end)) return
    }
    if (end.how === 'exited' && end.code === 0 && (await this.#mustRepairResult(process))) return
    return this.#end(endOfProcess(end), 'failed')
  }

  async #noteRefusals(process: RunProcess): Promise<void> {
    const { permissions } = process.facts
    for (const { tool, reason } of permissions.slice(this.#notedRefusals, MOST_REFUSED)) {
      this.#notedRefusals += 1
      const text = `the CLI refused a tool to its model: ${tool}: ${reason}`
      await this.#held.note({ kind: 'warning', tag: 'PERMISSION', text })
    }
  }

  /** Whether an agent of a visit that exited without a result was asked for one. */
  async #mustRepairResult(process: RunProcess): Promise<boolean> {
    if (this.run.visit === undefined || this.run.state !== 'running') return false
    return this.#mustRepair(process, { verdict: null, summary: null }, await this.#held.checkpoint('stopped'), true)
  }

  /**
   * A fault of the environment and not of the agent's work: an API error, a missing login, a rate limit, a kill from
   * outside. The run is retried after a delay, without using an attempt. If waiting does not help, a person is asked.
   */
  async #environmentFailed(fault: EnvironmentFault): Promise<void> {
    const error = faultError(fault)
    const cause = fallbackCause(fault)
    const checkpoint = await this.#held.checkpoint('error')
    await this.#held.do({ type: 'run_reported_error', error, checkpoint, ...(cause ? { cause } : {}) })
    await this.#held.tellState(error.message)
    this.#held.tellEnd()
  }

  /** If the agent's last text is a plain question without a block, a person is asked; it is restarted with the answer. */
  async #askedInPlainWords(process: RunProcess, end: ProcessEnd): Promise<boolean> {
    if (end.how !== 'exited' || end.code !== 0) return false
    const text = plainQuestion(process.facts.lastWords)
    if (text === undefined) return false
    const question = { category: 'clarification', question: text, options: [], required: true } as const
    if (asksTooMany(this.run, question)) return false
    const checkpoint = await this.#held.checkpoint('question')
    const asked = await this.#held.do({ type: 'run_asked', question, phase: null, checkpoint })
    // The question was answered before, and the agent asks it again: the run fails.
    if (asked.answered) return false
    await process.freeze()
    await this.#asked(process, asked)
    return true
  }

  async #end(how: Partial<RunEnd> & Pick<RunEnd, 'how'>, made: NewCheckpoint | NewCheckpoint['why']): Promise<void> {
    await this.#process?.freeze()
    const end: RunEnd = { ...NO_END, ...how, usage: this.#process?.usage() ?? null }
    const given = typeof made === 'string' ? () => this.#held.checkpoint(made) : () => made
    const checkpoint = how.how === 'not_started' ? null : await given()
    await this.#held.do({ type: 'run_ended', end, checkpoint })
    await this.#held.reload()
    this.#held.tellEnd()
  }

  async #release(to: 'queued' | 'paused'): Promise<void> {
    await this.#process?.freeze()
    // A run that waits was checkpointed when it was frozen.
    const checkpoint = this.run.state === 'running' ? await this.#held.checkpoint('stopped') : null
    const used = this.#process?.facts.usage
    await this.#held.do({ type: 'release_run', to, checkpoint, ...(used && { used }) })
    await this.#held.tellState()
    this.#over = true
  }

  /** Sends the new process the follow-ups that no earlier process got. */
  async #greet(): Promise<void> {
    const process = this.#process as RunProcess
    if (this.#dialogue.undelivered === 0) return
    // The request that opens a conversation has all of it.
    if (process.hasConversation) return this.#dialogue.delivered()
    await this.#goOn(process)
  }

  async #overQuota(): Promise<boolean> {
    if (performance.now() < this.#quotaAt) return false
    this.#quotaAt = performance.now() + this.#options.times.quotaEveryMs
    const limit = this.run.limits.workspace_bytes
    if (!(await this.#options.place.isOver(limit))) return false
    await this.#end({ how: 'quota', reason: `the workspace is over its limit of ${limit} bytes` }, 'failed')
    return true
  }
}
