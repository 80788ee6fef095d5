import { setTimeout as pause } from 'node:timers/promises'
import { HOUSE_QUEUE } from '../../pipeline/work-row.ts'
import { doDueWork } from '../due-work.ts'
import { atMost } from '../runs/at-most.ts'
import type { RunWorkerOptions } from '../runs/run-worker.ts'
import { RunWorker } from '../runs/run-worker.ts'
import { type Carried, carryTask } from './carry-task.ts'
import { endDeadLease } from './end-dead-lease.ts'
import { type Integrated, integrateTask } from './integrate.ts'
import type { PromptOf, RelayContext } from './relay-context.ts'
import type { RelayEvent } from './relay-event.ts'
import { type UndoneOnBranch, type UndoOptions, undoLanded } from './undo-landed.ts'

export interface RelayCrewOptions extends Pick<RunWorkerOptions, 'engine' | 'home' | 'pass' | 'ledger' | 'agentHomes'> {
  readonly attended: boolean
  /** Under which the store signs its merges; its id unless said otherwise. */
  readonly identity?: string
  /** See `RelayContext`; nobody answers unless said otherwise. */
  readonly answers?: RelayContext['answers']
  readonly onEvent: (event: RelayEvent) => void
  readonly prompt: PromptOf
  readonly paceMs?: number
  /** How many tasks a stage works on at once. */
  readonly concurrency: Readonly<Record<string, number>>
}

/** What others have left to be done, such as a hold, is looked for after their commits, and at most so often. */
const LOOK_MS = 300

/**
 * One process that carries tasks: a worker for their runs, the lanes of the stages, and an eye on what is due.
 * Several tasks at once share all of it.
 */
export class RelayCrew implements AsyncDisposable {
  readonly worker: RunWorker
  readonly #options: RelayCrewOptions
  readonly #stop = new AbortController()
  readonly #lanes = new Map<string, ReturnType<typeof atMost>>()
  readonly #working = new Set<Promise<unknown>>()
  readonly #looking: Promise<void>

  private constructor(worker: RunWorker, options: RelayCrewOptions) {
    this.worker = worker
    this.#options = options
    this.#looking = this.#look()
  }

  static async start(options: RelayCrewOptions): Promise<RelayCrew> {
    const { engine, home, pass, ledger, agentHomes, onEvent } = options
    const more = {
      ...(pass ? { pass } : {}),
      ...(ledger === undefined ? {} : { ledger }),
      ...(agentHomes === undefined ? {} : { agentHomes }),
    }
    const worker = await RunWorker.start({ engine, home, onEvent, queues: [HOUSE_QUEUE], ...more })
    return new RelayCrew(worker, options)
  }

  get signal(): AbortSignal {
    return this.#stop.signal
  }

  /** Carries a task until a person must act. */
  async carry(task_id: string): Promise<Carried> {
    await endDeadLease(this.#options.engine, task_id, ({ driver }) => driver)
    return this.#until(carryTask(this.#context(task_id)))
  }

  /** Brings approved work to its target. */
  async integrate(task_id: string, actor: string): Promise<Integrated> {
    await endDeadLease(this.#options.engine, task_id, ({ approval }) => approval?.worker)
    return this.#until(integrateTask(this.#context(task_id), actor))
  }

  /** Takes back on the task's branch what a run put there. */
  async undo(task_id: string, undo: Pick<UndoOptions, 'run' | 'step' | 'actor'>): Promise<UndoneOnBranch> {
    await endDeadLease(this.#options.engine, task_id, ({ driver }) => driver)
    return this.#until(undoLanded(this.#context(task_id), undo))
  }

  /**
   * Everything is checkpointed and put down; what was being done can be taken up again. The lease ends last: whoever
   * carries a task writes down with it where it was put.
   */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.worker.leave('paused')
    await Promise.allSettled([...this.#working, this.#looking])
    await this.worker.stop('paused')
  }

  async #until<Value>(work: Promise<Value>): Promise<Value> {
    this.#working.add(work)
    return work.finally(() => this.#working.delete(work))
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop()
  }

  #context(task_id: string): RelayContext {
    const { engine, home, onEvent, attended, answers = 'none', prompt, paceMs = 0 } = this.#options
    const { worker, signal } = this
    const inLane: RelayContext['inLane'] = (stage, work) => this.#lane(stage)(work)
    const { identity = null } = this.#options
    return { engine, worker, home, identity, task_id, signal, onEvent, attended, answers, inLane, prompt, paceMs }
  }

  #lane(stage: string): ReturnType<typeof atMost> {
    const lane = this.#lanes.get(stage) ?? atMost(this.#options.concurrency[stage] ?? 1)
    this.#lanes.set(stage, lane)
    return lane
  }

  async #look(): Promise<void> {
    const { engine } = this.#options
    const { signal } = this
    for await (const _ of engine.store.watch(signal)) {
      try {
        await doDueWork(engine, { worker: this.worker.id })
      } catch {
        // The store is busy or away for a moment; the worker's lease decides when that is too long.
      }
      await pause(LOOK_MS, undefined, { signal }).catch(() => {}) // A stop ends the loop.
    }
  }
}
