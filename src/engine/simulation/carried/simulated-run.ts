import { faultError } from '../../../pipeline/runs/environment-fault.ts'
import type { Held, NewCheckpoint, RunCommand } from '../../../pipeline/runs/run-command.ts'
import { hasEnded, type RunRecord } from '../../../pipeline/runs/run-record.ts'
import { BatonError } from '../../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../../protocol/messages/schemas.ts'
import { NO_END, type RunEnd } from '../../../protocol/plays/run-end.ts'
import type { ClaimedWork } from '../../../store/port.ts'
import type { Engine } from '../../engine.ts'
import { loadRun } from '../../look.ts'
import { runEnd } from './run-result.ts'
import type { WorkerWorld } from './worker-world.ts'

/** What a run needs of the worker that plays it. */
export interface RunParts {
  readonly engine: Engine
  readonly worker: string
  readonly world: WorkerWorld
  readonly pause: () => Promise<void>
  /** Whether the worker stops in good order. */
  readonly isLeaving: () => boolean
}

/** How long a run that waits for a person keeps its process, in virtual time. */
const REST_MS = 120_000

/** Another worker took the run, or the run is no longer wanted. */
const OVER: ReadonlySet<string> = new Set(['RUN_HELD', 'RUN_ENDED', 'WORK_SUPERSEDED', 'LEASE_LOST', 'RUN_SUPERSEDED'])

/**
 * Takes the run that a row offers and plays it as `runs/run-session.ts` does, with a process that the seed makes up.
 */
export async function playSimulatedRun(parts: RunParts, { row, token }: ClaimedWork): Promise<void> {
  const { engine, worker, world } = parts
  const run_id = String(row.data.run_id)
  const taking = {
    type: 'take_run',
    run_id,
    worker,
    token_hash: '0'.repeat(64),
    nonce: 'nonce',
    row: { work: row.id, token },
  } as const
  try {
    const { start, attempt } = await engine.execute(taking, { actor: PLATFORM_AGENT })
    if (!start) return
    const leave = world.processes.enter(run_id, worker, attempt)
    try {
      await new SimulatedRun(parts, { run_id, worker, attempt }).play()
    } finally {
      leave()
    }
  } catch (error) {
    if (!(error instanceof BatonError) || !OVER.has(error.code)) throw error
  }
}

class SimulatedRun {
  readonly #parts: RunParts
  readonly #held: Held
  #waitingSince: number | undefined
  #isOver = false

  constructor(parts: RunParts, held: Held) {
    this.#parts = parts
    this.#held = held
  }

  async play(): Promise<void> {
    const { engine, pause } = this.#parts
    const run = await loadRun(engine, this.#held.run_id)
    if (run.prompt === null && run.workspace) {
      const { workspace } = run
      await this.#do({ type: 'run_prepared', ...this.#held, prompt: 'do it', brief: { ...run.brief }, workspace })
    }
    while (!this.#isOver) {
      await pause()
      const seen = await loadRun(engine, this.#held.run_id)
      if (seen.holder !== this.#held.worker || seen.attempt !== this.#held.attempt) return
      await this.#turn(seen)
    }
  }

  async #turn(run: RunRecord): Promise<void> {
    if (hasEnded(run)) return this.#release('ended')
    if (run.wish === 'cancel') return this.#end(run, { ...NO_END, how: 'cancelled' }, 'cancelled')
    if (this.#parts.isLeaving()) return this.#release('queued')
    if (run.state === 'running') return this.#work(run)
    return this.#wait(run)
  }

  async #work(run: RunRecord): Promise<void> {
    const { world } = this.#parts
    const { random, faults } = world
    this.#waitingSince = undefined
    if (run.wish === 'pause') {
      return this.#do({ type: 'run_paused', ...this.#held, checkpoint: this.#checkpoint(run, 'pause') })
    }
    if (random.chance(0.3)) return
    if (!world.isFaultFree() && run.questions.length < 2 && random.chance(0.12)) return this.#ask(run)
    if (faults.fires('run meets an environment fault')) return this.#fail(run)
    const [faultFree, harsh] = [world.isFaultFree(), world.isHarsh]
    const end = runEnd(random, { faultFree, harsh, specialist: run.node !== undefined })
    return this.#end(run, end, end.how === 'completed' ? 'complete' : 'failed')
  }

  async #ask(run: RunRecord): Promise<void> {
    const { random } = this.#parts.world
    const options = ['yes', 'no']
    const text = `which of ${random.below(2)}?`
    const question = {
      category: 'clarification',
      question: text,
      options,
      default: 'yes',
      required: random.chance(0.5),
    } as const
    const asked = {
      type: 'run_asked',
      ...this.#held,
      question,
      phase: null,
      checkpoint: this.#checkpoint(run, 'question'),
    } as const
    const { answered, question_id } = await this.#parts.engine.execute(asked, { actor: PLATFORM_AGENT })
    if (!answered || question_id === null) return
    await this.#do({ type: 'run_resumed', ...this.#held, answers: [question_id], follow_ups: 0 })
  }

  /** The API, the login or a kill: the run waits without a process until it is tried again. */
  async #fail(run: RunRecord): Promise<void> {
    const { random } = this.#parts.world
    const error = faultError({ message: 'the API is away', status: null, lasting: random.chance(0.2) })
    await this.#do({ type: 'run_reported_error', ...this.#held, error, checkpoint: this.#checkpoint(run, 'error') })
    if (random.chance(0.6)) await this.#release('queued')
  }

  async #wait(run: RunRecord): Promise<void> {
    const question = run.questions.find(({ id }) => id === run.asking)
    const follow_ups = run.follow_ups.length
    if (run.state === 'waiting_question' && question?.answer !== undefined) {
      return this.#do({ type: 'run_resumed', ...this.#held, answers: [question.id], follow_ups })
    }
    if (run.wish === 'resume') return this.#do({ type: 'run_resumed', ...this.#held, answers: [], follow_ups })
    const now = this.#parts.engine.clock.now()
    this.#waitingSince ??= now
    if (run.retry_at === null && now - this.#waitingSince >= REST_MS) await this.#release('queued')
  }

  async #end(run: RunRecord, end: RunEnd, why: NewCheckpoint['why']): Promise<void> {
    await this.#do({ type: 'run_ended', ...this.#held, end, checkpoint: this.#checkpoint(run, why) })
  }

  async #release(to: 'queued' | 'ended'): Promise<void> {
    await this.#do({ type: 'release_run', ...this.#held, to, checkpoint: null })
    this.#isOver = true
  }

  async #do(command: RunCommand): Promise<void> {
    await this.#parts.engine.execute(command, { actor: PLATFORM_AGENT })
  }

  /** What lies in its folder: now and then nothing new. */
  #checkpoint(run: RunRecord, why: NewCheckpoint['why']): NewCheckpoint {
    const { git, random, isFaultFree } = this.#parts.world
    const start = run.workspace?.start ?? ''
    const before = run.checkpoints.findLast(({ commit }) => commit !== null)
    const isSame = !isFaultFree() && random.chance(0.15)
    const from = before?.commit ?? start
    const tree = isSame ? git.treeOf(from) : git.tree(run.run_id, String(run.checkpoints.length))
    const commit = git.commit(tree, [from], `checkpoint ${run.run_id} ${run.checkpoints.length}`)
    return { why, commit, tree, phase: null, transcript: 0, session: null }
  }
}
