import { isAlive } from '../../agents/process-identity.ts'
import { QUEUES } from '../../pipeline/visits/rows.ts'
import type { VisitRecord } from '../../pipeline/visits/visit-record.ts'
import { WORK_SCHEMA } from '../../pipeline/work-row.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { ClaimedWork } from '../../store/port.ts'
import { fireDueWork } from '../due-work.ts'
import type { PromptOf } from '../relay/relay-context.ts'
import { RunWorker, type RunWorkerOptions } from '../runs/run-worker.ts'
import { performRow, type RowContext } from './perform-row.ts'
import { Pool } from './pool.ts'
import { runRow } from './run-row.ts'

export interface ExecutorOptions
  extends Pick<RunWorkerOptions, 'engine' | 'home' | 'pass' | 'ledger' | 'agentHomes' | 'onEvent' | 'times'> {
  /** Under which the store signs its merges; its id unless said otherwise. */
  readonly identity?: string
  readonly prompt: PromptOf
  /** How many visits a stage works on at once; one where nothing is said. */
  readonly lanes: Readonly<Record<string, number>>
  /** How many agents run at once. */
  readonly runs?: number
  /** Works on this task alone. */
  readonly task?: string
  /** How long a run that waits for a person keeps its process. */
  readonly restMs?: number
  /** How long to wait before each run of a rehearsal, for whoever watches. */
  readonly paceMs?: number
}

/** How many rows of each kind are worked on at once. */
const PLACES = { runs: 8, checks: 2, git: 4, others: 8 }
const TURN_MS = 5_000
const REST_MS = 120_000
const MOST_WORKERS = 50
const MOST_LOST = 100

/**
 * The one loop: claims rows of the queue under the lease of its worker, performs them and reports what became of them.
 *
 * Owns: what is claimed, how much at once, and stopping. Does not own: any rule, and no memory of what is to be done:
 * that is in the store, so a worker can be killed at any moment and another one goes on.
 *
 * 1. It turns when the store wakes it, when a place becomes free, and every five seconds.
 * 2. A turn: fire what is due; end the leases of workers that are dead on this machine and queue the runs that they
 *    held; claim what there are places for.
 * 3. Stopping releases checks, reads and merges, waits for a landing, and checkpoints and gives back the runs.
 */
export class Executor implements AsyncDisposable {
  readonly worker: RunWorker
  readonly #options: ExecutorOptions
  readonly #stop = new AbortController()
  readonly #pools: Readonly<Record<keyof typeof PLACES, Pool>>
  readonly #turning: Promise<void>
  #wake: () => void = () => {}
  #failure: unknown

  private constructor(worker: RunWorker, options: ExecutorOptions) {
    this.worker = worker
    this.#options = options
    const { runs = PLACES.runs } = options
    this.#pools = {
      runs: new Pool(runs),
      checks: new Pool(PLACES.checks),
      git: new Pool(PLACES.git),
      others: new Pool(PLACES.others),
    }
    this.#turning = this.#loop()
    void this.#listen()
  }

  static async start(options: ExecutorOptions): Promise<Executor> {
    const { engine, home, onEvent, pass, ledger, agentHomes, restMs = REST_MS } = options
    const worker = await RunWorker.start({
      engine,
      home,
      onEvent,
      queues: Object.values(QUEUES),
      ...(pass ? { pass } : {}),
      ...(ledger === undefined ? {} : { ledger }),
      ...(agentHomes === undefined ? {} : { agentHomes }),
      times: { restMs, ...options.times },
    })
    return new Executor(worker, options)
  }

  /** Why it stopped by itself, where it did. */
  get failure(): unknown {
    return this.#failure ?? this.worker.lost
  }

  /** Whether nothing is under way. */
  get isIdle(): boolean {
    return Object.values(this.#pools).every(({ free, limit }) => free === limit)
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    this.#wake()
    await this.#turning
    this.worker.leave('queued')
    for (const pool of Object.values(this.#pools)) await pool.idle()
    await this.worker.stop('queued')
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop()
  }

  /** One look at everything: what is due is fired, what can be taken is taken. */
  async turn(): Promise<void> {
    const { engine } = this.#options
    await fireDueWork(engine)
    await this.#loseRuns()
    await this.#take('runs', [QUEUES.runs])
    await this.#take('checks', [QUEUES.checks])
    await this.#take('git', [QUEUES.git])
    await this.#take('others', [QUEUES.house, QUEUES.enter])
  }

  async #loop(): Promise<void> {
    try {
      while (!this.#stop.signal.aborted && this.worker.lost === undefined) {
        const woken = this.#woken()
        await this.turn()
        await woken
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#failure = error
    }
  }

  /** A wake that comes while a turn is under way is not lost: the promise was made before the turn. */
  #woken(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, TURN_MS)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async #listen(): Promise<void> {
    for await (const _ of this.#options.engine.store.watch(this.#stop.signal)) this.#wake()
  }

  async #take(name: keyof typeof PLACES, queues: readonly string[]): Promise<void> {
    const pool = this.#pools[name]
    const { engine, task } = this.#options
    if (pool.free <= 0 || this.#stop.signal.aborted) return
    const of = task === undefined ? {} : { task }
    const claim = { worker: this.worker.id, queues, limit: pool.free, schema: WORK_SCHEMA, ...of }
    for (const claimed of await engine.store.claim(claim)) {
      pool.start(this.#perform(claimed).finally(() => this.#wake()))
    }
  }

  async #perform(claimed: ClaimedWork): Promise<void> {
    try {
      if (claimed.row.kind === 'run') await runRow(this.#runContext(), claimed)
      else await performRow(this.#rowContext(), claimed)
    } catch (error) {
      // The report could not be made: the store is away, or there is a defect. The lease decides when it is too late.
      this.#failure = error
      this.#stop.abort()
    }
  }

  #rowContext(): RowContext {
    const { engine, home, identity = null, lanes } = this.#options
    const laneLimit = ({ kind, stage }: VisitRecord) => (kind === 'approval' ? 1 : (lanes[stage] ?? 1))
    return { engine, worker: this.worker.id, home, identity, laneLimit, signal: this.#stop.signal }
  }

  #runContext() {
    const { engine, home, prompt, paceMs = 0 } = this.#options
    return { engine, home, prompt, worker: this.worker, paceMs, signal: this.#stop.signal }
  }

  /** Workers that are dead on this machine hold nothing any more, and what they held is offered again. */
  async #loseRuns(): Promise<void> {
    const { engine } = this.#options
    const { store } = engine
    const now = await store.now()
    for (const worker of (await store.list('workers', { limit: MOST_WORKERS })).rows) {
      const isOther = worker.until > now && worker.worker !== this.worker.id
      if (isOther && isAlive(worker) === false) await store.endLease(worker.worker)
    }
    for (const { run_id, holder } of (await store.list('lost_runs', { limit: MOST_LOST })).rows) {
      await engine.execute({ type: 'run_lost', run_id, worker: holder }, { actor: PLATFORM_AGENT })
    }
  }
}
