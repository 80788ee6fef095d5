import { isAlive } from '../../agents/process-identity.ts'
import type { WorkerRecord } from '../../pipeline/runs/run-record.ts'
import { QUEUES, taskQueue } from '../../pipeline/visits/rows.ts'
import type { VisitRecord } from '../../pipeline/visits/visit-record.ts'
import type { KeepTimes } from '../../protocol/project-config/keep-times.ts'
import type { ClaimedWork } from '../../store/port.ts'
import type { GarbagePart } from '../garbage/garbage-part.ts'
import { HourlyGarbage } from '../garbage/hourly-garbage.ts'
import type { PromptOf } from '../look.ts'
import { RunWorker, type RunWorkerOptions } from '../runs/run-worker.ts'
import { ProjectSetups } from '../setup/project-setups.ts'
import { freeLanes } from './free-lanes.ts'
import { performRow, type RowContext } from './perform-row.ts'
import { Pool } from './pool.ts'
import { runRow } from './run-row.ts'
import { type Places, takeTurn } from './take-turn.ts'
import { untilDue } from './until-due.ts'

export interface ExecutorOptions
  extends Pick<RunWorkerOptions, 'engine' | 'home' | 'pass' | 'ledger' | 'agentHomes' | 'desk' | 'onEvent' | 'times'> {
  /** The name of the store in the trailers of merge commits; default: the id of the store. */
  readonly identity?: string
  readonly prompt: PromptOf
  /** How many visits of a stage run at once; default: 1. */
  readonly lanes: Readonly<Record<string, number>>
  /** How many agents run at once. */
  readonly runs?: number
  /** Serves only the tasks given to `workOn`; default: all tasks. */
  readonly named?: boolean
  /** How long a run that waits for a person keeps its process. */
  readonly restMs?: number
  /** The pause before each run of a rehearsal, so that a person can follow it. */
  readonly paceMs?: number
  /** How long transcripts and folders of ended runs are kept. */
  readonly keep?: KeepTimes
  /** What else the garbage collection looks at. */
  readonly garbageParts?: readonly GarbagePart[]
}

/** How many rows of each kind this worker performs at once. */
const PLACES = { runs: 8, checks: 2, git: 4, others: 8 }
/** Without a commit, and with nothing due before, it takes a turn after so long. */
const TURN_MS = 5_000
/** While commits wake the loop often, due work and lost runs are looked for at most this often. */
const WHOLE_TURN_MS = 100
const REST_MS = 120_000
const FREE_LANES_MS = 1_000

/**
 * The worker loop: claims rows of the queue under the lease of its worker, performs them and reports the outcome.
 *
 * Owns: which rows are claimed, how many at once, and stopping. Does not own: any rule. It keeps no list of work:
 * the queue is in the store, so a worker can be killed at any moment and another one continues.
 *
 * 1. It takes a turn after each commit of any process, when a row was performed, when something becomes due, and at
 *    least every five seconds.
 * 2. A turn: fire what is due; end the leases of workers whose process is dead on this machine and queue the runs that
 *    they held; claim as many rows as there are free places. Of turns that follow each other within 100 ms the first
 *    does all of it, the others only claim, and one more full turn follows after the 100 ms.
 * 3. Stopping releases checks, reads and merges, waits for a landing, and checkpoints and releases the runs.
 */
export class Executor implements AsyncDisposable {
  readonly worker: RunWorker
  readonly #options: ExecutorOptions
  readonly #stop = new AbortController()
  readonly #pools: Readonly<Record<keyof typeof PLACES, Pool>>
  readonly #turning: Promise<void>
  readonly #garbage: HourlyGarbage
  /** Shared by runs and checks, so that a setup which both need is made once. */
  readonly #setups: ProjectSetups
  #wake: () => void = () => {}
  /** The tasks that it works on; undefined: all of them. */
  readonly #tasks: Set<string> | undefined
  /** Runs of no visit (`agent run`): only their events are passed to `onEvent`. */
  readonly #ofNoVisit: Set<string>
  #freeLanesAt = 0
  #wholeTurnAt = 0
  #isTurnOwed = false
  #due: NodeJS.Timeout | undefined
  #failure: unknown

  private constructor(worker: RunWorker, options: ExecutorOptions, ofNoVisit: Set<string>) {
    this.worker = worker
    this.#ofNoVisit = ofNoVisit
    this.#options = options
    this.#tasks = options.named ? new Set() : undefined
    const { runs = PLACES.runs } = options
    this.#pools = {
      runs: new Pool(runs),
      checks: new Pool(PLACES.checks),
      git: new Pool(PLACES.git),
      others: new Pool(PLACES.others),
    }
    const { engine, home, keep, garbageParts: parts = [] } = options
    const { id, processes } = worker
    this.#setups = new ProjectSetups({ engine, home, worker: id, processes, signal: this.#stop.signal })
    this.#garbage = new HourlyGarbage({ engine, home, parts, signal: this.#stop.signal, ...(keep ? { keep } : {}) })
    this.#turning = this.#loop()
    void this.#listen()
  }

  static async start(options: ExecutorOptions): Promise<Executor> {
    const { engine, home, pass, ledger, agentHomes, desk, named = false, restMs = REST_MS } = options
    const ofNoVisit = new Set<string>()
    const worker = await RunWorker.start({
      engine,
      home,
      onEvent: (event) => {
        if (ofNoVisit.has(event.run_id)) options.onEvent(event)
      },
      queues: named ? [QUEUES.house] : Object.values(QUEUES),
      ...(pass ? { pass } : {}),
      ...(ledger === undefined ? {} : { ledger }),
      ...(agentHomes === undefined ? {} : { agentHomes }),
      ...(desk ? { desk } : {}),
      times: { restMs, ...options.times },
    })
    return new Executor(worker, options, ofNoVisit)
  }

  /** Why the executor stopped by itself; undefined while it works. */
  get failure(): unknown {
    return this.#failure ?? this.worker.lost
  }

  /** Adds a task to those that it serves. Resolves when the store shows that this worker serves it. */
  async workOn(task_id: string): Promise<void> {
    if (!this.#tasks || this.#tasks.has(task_id)) return
    // The lease names the task before any row of it is claimed.
    await this.worker.serve([QUEUES.house, ...[...this.#tasks, task_id].map(taskQueue)])
    this.#tasks.add(task_id)
    this.#wake()
  }

  /** Whether no row is being performed. */
  get isIdle(): boolean {
    return Object.values(this.#pools).every(({ free, limit }) => free === limit)
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    this.#wake()
    await this.#turning
    clearTimeout(this.#due)
    this.worker.leave('queued')
    for (const pool of Object.values(this.#pools)) await pool.idle()
    await this.#garbage.idle()
    await this.worker.stop('queued')
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop()
  }

  /** One turn: fires what is due and claims rows. */
  async turn(): Promise<void> {
    const { engine } = this.#options
    const places = [
      this.#places('runs', [QUEUES.runs]),
      this.#places('checks', [QUEUES.checks]),
      this.#places('git', [QUEUES.git]),
      this.#places('others', [QUEUES.enter]),
      { ...this.#places('others', [QUEUES.house]), wholeQueue: true },
    ]
    const isDead = (worker: WorkerRecord) => isAlive(worker) === false
    const onlyClaims = performance.now() < this.#wholeTurnAt
    if (!onlyClaims) this.#wholeTurnAt = performance.now() + WHOLE_TURN_MS
    this.#isTurnOwed = onlyClaims
    const tasks = this.#tasks ? { tasks: this.#tasks } : {}
    await takeTurn({ engine, worker: this.worker.id, isDead, places, onlyClaims, ...tasks })
    if (this.#tasks && performance.now() >= this.#freeLanesAt) {
      this.#freeLanesAt = performance.now() + FREE_LANES_MS
      await freeLanes(engine, this.#tasks)
    }
    this.#garbage.turn()
    if (!onlyClaims) await this.#wakeWhenDue()
  }

  async #wakeWhenDue(): Promise<void> {
    const ms = await untilDue(this.#options.engine, { tasks: this.#tasks, most: TURN_MS })
    clearTimeout(this.#due)
    // A timer may fire a millisecond early.
    if (ms !== undefined && !this.#stop.signal.aborted) this.#due = setTimeout(() => this.#wake(), ms + 1)
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

  /** The promise is created before the turn, so a wake-up during the turn is not lost. */
  #woken(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        clearTimeout(owed)
        resolve()
      }
      const timer = setTimeout(wake, TURN_MS)
      const owed = setTimeout(() => this.#isTurnOwed && wake(), WHOLE_TURN_MS)
      this.#wake = wake
    })
  }

  async #listen(): Promise<void> {
    for await (const _ of this.#options.engine.store.watch(this.#stop.signal)) {
      this.#garbage.committed()
      this.#wake()
    }
  }

  #places(name: keyof typeof PLACES, queues: readonly string[]): Places {
    const pool = this.#pools[name]
    const free = () => (this.#stop.signal.aborted ? 0 : pool.free)
    const start = (claimed: ClaimedWork) => pool.start(this.#perform(claimed).finally(() => this.#wake()))
    return { queues, free, start }
  }

  async #perform(claimed: ClaimedWork): Promise<void> {
    try {
      if (claimed.row.kind === 'run') await runRow(this.#runContext(), claimed)
      else await performRow(this.#rowContext(), claimed)
    } catch (error) {
      // The report failed: the store cannot be reached, or there is a bug. The executor stops; the lease then expires.
      this.#failure = error
      this.#stop.abort()
    }
  }

  #rowContext(): RowContext {
    const { engine, home, identity = null, lanes } = this.#options
    const laneLimit = ({ kind, stage }: VisitRecord) => (kind === 'approval' ? 1 : (lanes[stage] ?? 1))
    const { id: worker, processes } = this.worker
    return { engine, worker, processes, home, setups: this.#setups, identity, laneLimit, signal: this.#stop.signal }
  }

  #runContext() {
    const { engine, home, prompt, paceMs = 0 } = this.#options
    const onRunOfNoVisit = (run_id: string) => void this.#ofNoVisit.add(run_id)
    const { signal } = this.#stop
    return { engine, home, prompt, worker: this.worker, setups: this.#setups, paceMs, signal, onRunOfNoVisit }
  }
}
