import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { agentHome } from '../../agents/adapters/agent-home.ts'
import { optionEnvironment } from '../../agents/adapters/option-words.ts'
import { sessionWaitMs } from '../../agents/adapters/session-arguments.ts'
import { isAlive } from '../../agents/process-identity.ts'
import { createProcessTable, type ProcessTable } from '../../agents/process-table.ts'
import { type Reaper, startReaper } from '../../agents/reaper.ts'
import { RunLedger } from '../../agents/run-ledger.ts'
import { sweepRun, sweepWorker } from '../../agents/sweep.ts'
import { faultError } from '../../pipeline/runs/environment-fault.ts'
import { reportsResult } from '../../pipeline/runs/reports-result.ts'
import type { Held } from '../../pipeline/runs/run-command.ts'
import { NO_END, type RunRecord, type RunWorkspaceRecord } from '../../pipeline/runs/run-record.ts'
import type { ClaimedRow } from '../../pipeline/visits/visit-command.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { type ChannelDesk, RunChannel } from '../channel/run-channel.ts'
import type { Engine } from '../engine.ts'
import { type GivenSettings, giveSettings } from '../secrets/give-settings.ts'
import { sha256Hex } from '../sha256.ts'
import { askedOfRun } from './asked-of-run.ts'
import { atMost } from './at-most.ts'
import { isLost } from './held-run.ts'
import { processStart } from './process-start.ts'
import { contextEnvironment, promptOf, type RunFiles, runContext } from './run-context.ts'
import type { OnRunEvent } from './run-event.ts'
import { openPlace } from './run-place.ts'
import { RunProcess } from './run-process.ts'
import { RunSession } from './run-session.ts'
import type { Examine, SessionTimes } from './run-session-options.ts'
import { TranscriptWriter } from './transcript-writer.ts'
import { type LeaseTimes, WorkerLease } from './worker-lease.ts'

export interface RunWorkerOptions {
  readonly engine: Engine
  readonly onEvent: OnRunEvent
  /** Where runs get their clones and what Baton keeps beside them. */
  readonly home: string
  /** Names of variables of this process that agents get, besides those that every agent gets. */
  readonly pass?: readonly string[]
  /** Keeps the process of a finished conversation, for follow-ups. */
  readonly keepOpen?: boolean
  /** Where the processes and folders of runs are written down, so that they are known after the run. */
  readonly ledger?: string
  /** The folder for homes of agent CLIs that would write into the person's home; undefined: they use that one. */
  readonly agentHomes?: string
  readonly times?: Partial<WorkerTimes>
  /** Answers what processes of a run ask by its channel; without it runs have no channel. */
  readonly desk?: ChannelDesk
  /** The queues that it tells others it serves. It claims nothing itself. */
  readonly queues?: readonly string[]
}

/** How a run is taken and executed. */
export interface HowToRun {
  /** The row of the queue that offered it. */
  readonly row?: ClaimedRow
  /** Called once it is taken, before its workspace is made. */
  readonly prepare?: (run: RunRecord, held: Held) => Promise<void>
  /** Called when its workspace is there, before its process starts. */
  readonly setUp?: (run: RunRecord, place: RunWorkspaceRecord) => Promise<void>
  /** May have the agent repair what it wrote before the run counts as ended. */
  readonly examine?: Examine
}

/** By default the lease lasts 30 s and is renewed every 10 s; a worker that cannot renew for 20 s stops its agents. */
export interface WorkerTimes extends LeaseTimes, SessionTimes {
  /**
   * How often it looks for questions and retries whose time has come. The executor's turn does that too, but only every
   * five seconds when nothing is committed.
   */
  readonly watchMs: number
}

const WORKER_TIMES: WorkerTimes = {
  renewMs: 10_000,
  leaseMs: 30_000,
  giveUpMs: 20_000,
  watchMs: 100,
  graceMs: 5_000,
  quotaEveryMs: 15_000,
}

const PLACES_AT_ONCE = 4
/** Files of settings, by worker and run. */
const SETTINGS_FOLDER = '.settings'
/** How often it scans for processes that agents have started. Freezing and ending a run scan too. */
const LEDGER_MS = 1_000
/** How often a worker that waits checks whether it is stopping. */
const LOOK_MS = 200

/**
 * The part of a worker that runs agents: it has the worker's id and lease, takes runs, and watches the store for changes
 * by other processes. The executor has one, and claims rows under its id and lease.
 *
 * 1. Before another attempt starts, all processes of earlier attempts on this machine are killed. If one cannot be
 *    killed, the run is not started: a run never has two processes.
 * 2. A worker that cannot renew its lease ends its agents before the lease is over. A worker whose machine slept past the
 *    end of the lease does not touch files or processes of its runs any more (`worker-lease.ts`).
 * 3. The reaper, a separate process that kills the agents if this process dies (`agents/reaper.ts`), is started before
 *    any agent.
 */
export class RunWorker implements AsyncDisposable {
  readonly id: string
  /** One for everything that it starts, so that all of it shares its scans. */
  readonly processes: ProcessTable
  readonly #options: RunWorkerOptions
  readonly #times: WorkerTimes
  readonly #sessions = new Map<string, RunSession>()
  readonly #playing = new Set<Promise<void>>()
  readonly #ledger: RunLedger | undefined
  readonly #reaper: Reaper
  readonly #lease: WorkerLease
  /** Of the sockets of its runs: the path of a socket must be short. */
  readonly #sockets: string | undefined
  readonly #swept = new Map<string, Promise<unknown>>()
  /** Git for hundreds of runs at once would let all of them begin late instead of most of them early. */
  readonly #inTurn = atMost(PLACES_AT_ONCE)
  #timer: NodeJS.Timeout | undefined
  #ledgerTimer: NodeJS.Timeout | undefined
  readonly #watched = new AbortController()
  #watching: Promise<void> | undefined
  #firing = false
  #leaving = false
  #stopped: Promise<void> | undefined

  private constructor(id: string, options: RunWorkerOptions, reaper: Reaper, sockets: string | undefined) {
    this.id = id
    this.#sockets = sockets
    this.#options = options
    this.#times = { ...WORKER_TIMES, ...options.times }
    this.#reaper = reaper
    this.#ledger = options.ledger === undefined ? undefined : new RunLedger(options.ledger, id)
    this.processes = createProcessTable(undefined, (seen) => this.#ledger?.note(seen))
    this.#lease = new WorkerLease({
      store: options.engine.store,
      worker: id,
      queues: options.queues ?? [],
      times: this.#times,
      onLost: () => {
        for (const session of this.#sessions.values()) session.abandon()
      },
    })
  }

  static async start(options: RunWorkerOptions): Promise<RunWorker> {
    const id = `worker-${randomUUID()}`
    const sockets = options.desk && (await mkdtemp(join(tmpdir(), 'baton-')))
    const kept = [join(options.home, SETTINGS_FOLDER, id), ...(sockets === undefined ? [] : [sockets])]
    const reaper = await startReaper(id, kept)
    const worker = new RunWorker(id, options, reaper, sockets)
    try {
      await worker.#lease.begin()
    } catch (error) {
      await reaper[Symbol.asyncDispose]()
      throw error
    }
    worker.#timer = setInterval(() => void worker.#fireDue(), worker.#times.watchMs)
    worker.#watching = worker.#watch()
    if (worker.#ledger) {
      // A scan that fails is made again; nothing waits for it.
      worker.#ledgerTimer = setInterval(() => void worker.processes.scan().catch(() => {}), LEDGER_MS)
    }
    return worker
  }

  /** Why the worker lost its lease; undefined while it has it. */
  get lost(): string | undefined {
    return this.#lease.lost
  }

  get size(): number {
    return this.#sessions.size
  }

  /**
   * Takes a run and executes it until it ends, is released, or is taken over by another worker. Resolves to its record. A
   * run that waits for a person or a time, and has no process, is not started.
   */
  async run(run_id: string, how: HowToRun = {}): Promise<RunRecord> {
    const playing = this.#playFromTheStart(run_id, how)
    this.#playing.add(playing)
    try {
      await playing
    } finally {
      this.#playing.delete(playing)
    }
    return this.#load(run_id)
  }

  /** Tells others from now on that it serves these queues (`worked-on.ts`). What is claimed, the executor decides. */
  serve(queues: readonly string[]): Promise<void> {
    return this.#lease.serve(queues)
  }

  /** Releases one run: checkpoint, end its process. It is restarted only by a command. */
  putDown(run_id: string): void {
    this.#sessions.get(run_id)?.stop('paused')
  }

  /** Releases all runs, and every run that starts from now on; the lease is kept until `stop`. */
  leave(to: 'queued' | 'paused'): void {
    this.#leaving = true
    for (const session of this.#sessions.values()) session.stop(to)
  }

  /** Stops the worker: every run is checkpointed and released. */
  stop(to: 'queued' | 'paused' = 'queued'): Promise<void> {
    this.#stopped ??= this.#stop(to)
    return this.#stopped
  }

  async #stop(to: 'queued' | 'paused'): Promise<void> {
    this.leave(to)
    await Promise.allSettled(this.#playing)
    clearInterval(this.#timer)
    clearInterval(this.#ledgerTimer)
    this.#watched.abort()
    await this.#watching
    await this.#reaper[Symbol.asyncDispose]()
    await this.#removeSettings(this.id)
    await this.#lease.end()
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop()
  }

  async #playFromTheStart(run_id: string, how: HowToRun): Promise<void> {
    const session = await this.#begin(run_id, how)
    if (session) await this.#play(session)
  }

  async #begin(run_id: string, how: HowToRun): Promise<RunSession | undefined> {
    const { engine, onEvent } = this.#options
    const before = await this.#load(run_id)
    if (before.holder !== null && (await this.#isDead(before.holder))) {
      await engine.store.endLease(before.holder)
      await this.#sweepDead(before.holder)
    }
    const token = randomBytes(24).toString('hex')
    // Only a run that has no nonce yet takes this one: it keeps its first for all attempts.
    const nonce = randomBytes(12).toString('hex')
    const taken = await engine.execute(
      {
        type: 'take_run',
        run_id,
        worker: this.id,
        token_hash: sha256Hex(token),
        nonce,
        ...(how.row ? { row: how.row } : {}),
      },
      { actor: PLATFORM_AGENT },
    )
    if (!taken.start) return undefined
    const { attempt } = taken
    try {
      return await this.#prepare({ run_id, worker: this.id, attempt }, token, how)
    } catch (error) {
      await this.#neverStarted({ run_id, worker: this.id, attempt }, error).catch((refused: unknown) => {
        if (!isLost(refused)) throw refused
        onEvent({ type: 'run:lost', run_id, reason: refused.describe('en') })
      })
      return undefined
    }
  }

  async #prepare(held: Held, token: string, { prepare, setUp, examine }: HowToRun): Promise<RunSession> {
    const { engine, home, keepOpen = false, pass = [] } = this.#options
    const { run_id } = held
    const taken = await this.#load(run_id)
    if (taken.attempt > 1) await this.#sweepRun(taken)
    await prepare?.(taken, held)
    const run = await this.#load(run_id)
    await this.#untilLoadable(run)
    const wanted = run.workspace ?? { repository: null, folder: join(home, run_id, 'work'), base: null }
    const asked = await askedOfRun(engine, run)
    const place = await this.#inTurn(() => {
      this.#lease.mustHold(run_id)
      return openPlace(run, wanted, { repositoryOf: engine.repositoryOf, asked })
    })
    if (JSON.stringify(run.workspace) !== JSON.stringify(place.record)) {
      await engine.execute({ type: 'run_workspace', ...held, workspace: place.record }, { actor: PLATFORM_AGENT })
    }
    await setUp?.(run, place.record)
    this.#ledger?.folder(run_id, place.record.folder)
    const transcript = await this.#transcriptOf(run)
    const files = await this.#writeFiles(run)
    const agentHome = await this.#homeOf(run)
    const { value, version } = await this.#loadVersion(run_id)
    // Last, because the caller must remove it again.
    const given = await this.#settingsFor(run, token)
    const { masker } = given
    const onEvent: OnRunEvent = (event) =>
      this.#options.onEvent(masker && event.type !== 'run:output' ? masker.deep(event) : event)
    const told = { ...contextEnvironment(run, files), ...optionEnvironment(run) }
    const env = { ...place.env, ...told, ...agentHome, ...given.env }
    const launch = (onNews: () => void) =>
      new RunProcess({
        run,
        token,
        transcript,
        masker,
        env,
        pass: [...pass, ...(run.pass ?? [])],
        onNews,
        ...this.#channelOf(run, token),
        worker: this.id,
        folder: place.record.folder,
        ...processStart(run, files),
        processes: this.processes,
        onOutput: (source, bytes) => onEvent({ type: 'run:output', run_id, source, bytes }),
      })
    return new RunSession({
      engine,
      held,
      lease: this.#lease,
      run: value,
      version,
      place,
      transcript,
      launch,
      keepOpen,
      given,
      onEvent,
      times: this.#times,
      ...(examine ? { examine } : {}),
    })
  }

  /** Some CLIs cannot go on with a session that is very new. A worker that stops does not wait. */
  async #untilLoadable({ argv, session }: RunRecord): Promise<void> {
    const until = performance.now() + sessionWaitMs(argv, session, Date.now())
    while (performance.now() < until && !this.#leaving) await pause(Math.min(LOOK_MS, until - performance.now()))
  }

  #channelOf(run: RunRecord, token: string): { readonly channel?: RunChannel } {
    const { desk } = this.#options
    if (!desk || this.#sockets === undefined) return {}
    return { channel: new RunChannel({ folder: this.#sockets, run, token, desk }) }
  }

  /** In a folder of this worker: the process that finds the worker dead removes the folder. */
  #settingsFor(run: RunRecord, token: string): Promise<GivenSettings> {
    const { engine, home, pass = [] } = this.#options
    const folder = join(home, SETTINGS_FOLDER, this.id, run.run_id)
    const own = [{ name: 'BATON_RUN_TOKEN', value: Buffer.from(token) }]
    return giveSettings(engine, { run, pass: [...pass, ...(run.pass ?? [])], own, folder })
  }

  async #homeOf({ adapter, argv }: RunRecord): Promise<Readonly<Record<string, string>>> {
    const { agentHomes } = this.#options
    return agentHomes === undefined || adapter === undefined ? {} : agentHome(argv, agentHomes)
  }

  /**
   * The run was taken but cannot be started. A run that reports its result is retried after a delay, or a person is asked:
   * its workspace failed, not its work. Any other run (`agent run`) ends with that.
   */
  async #neverStarted(held: Held, error: unknown): Promise<void> {
    if (isLost(error)) throw error
    const { engine, onEvent } = this.#options
    const { run_id } = held
    if (this.#leaving) {
      await engine.execute({ type: 'release_run', ...held, to: 'queued', checkpoint: null }, { actor: PLATFORM_AGENT })
      return
    }
    const reason = error instanceof BatonError ? error.describe('en') : String(error)
    if (reportsResult(await this.#load(run_id))) {
      const lasting = error instanceof BatonError && error.code !== 'GIT_FAILED'
      const fault = faultError({ message: `could not be started: ${reason}`, status: null, lasting })
      await engine.execute(
        { type: 'run_reported_error', ...held, error: fault, checkpoint: null },
        { actor: PLATFORM_AGENT },
      )
      await engine.execute({ type: 'release_run', ...held, to: 'queued', checkpoint: null }, { actor: PLATFORM_AGENT })
      return
    }
    const end = { ...NO_END, how: 'not_started' as const, reason }
    await engine.execute({ type: 'run_ended', ...held, end, checkpoint: null }, { actor: PLATFORM_AGENT })
    await engine.execute({ type: 'release_run', ...held, to: 'ended', checkpoint: null }, { actor: PLATFORM_AGENT })
    onEvent({ type: 'run:ended', run_id, state: 'failed', end })
  }

  async #transcriptOf({ run_id, limits }: RunRecord): Promise<TranscriptWriter> {
    const { engine, onEvent } = this.#options
    const { bytes: written } = await engine.store.transcriptFacts(run_id)
    return new TranscriptWriter({
      store: engine.store,
      run_id,
      now: engine.clock.now,
      maxBytes: limits.transcript_bytes,
      written,
      isHeld: () => this.#lease.isHeld,
      onFault: (text) => onEvent({ type: 'run:noted', run_id, note: { kind: 'warning', tag: 'TRANSCRIPT', text } }),
    })
  }

  async #play(session: RunSession): Promise<void> {
    this.#sessions.set(session.run_id, session)
    // Shows what was committed since the record was read.
    void this.#showNews().catch(() => {})
    if (this.#leaving) session.stop('queued')
    try {
      await session.play()
    } finally {
      this.#sessions.delete(session.run_id)
    }
  }

  async #writeFiles(run: RunRecord): Promise<RunFiles> {
    const folder = join(this.#options.home, run.run_id)
    const files = { context: join(folder, 'context.json'), prompt: join(folder, 'prompt.md') }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(files.context, `${JSON.stringify(runContext(run), null, 2)}\n`, { mode: 0o600 })
    await writeFile(files.prompt, promptOf(run), { mode: 0o600 })
    return files
  }

  async #load(run_id: string): Promise<RunRecord> {
    return (await this.#loadVersion(run_id)).value
  }

  async #loadVersion(run_id: string): Promise<{ readonly value: RunRecord; readonly version: number }> {
    const [loaded] = await this.#options.engine.store.load([{ kind: 'run', id: run_id }])
    if (!loaded.value) throw BatonError.of('RUN_NOT_FOUND', { run_id })
    return { value: loaded.value, version: loaded.version }
  }

  /** Whether this machine can tell that the holder's process is gone. */
  async #isDead(holder: string): Promise<boolean> {
    if (holder === this.id) return false
    const [loaded] = await this.#options.engine.store.load([{ kind: 'worker', id: holder }])
    return !loaded.value || isAlive(loaded.value) === false
  }

  /** Kills what a dead worker left; once is enough for all its runs. */
  #sweepDead(holder: string): Promise<unknown> {
    const swept = this.#swept.get(holder) ?? sweepWorker(holder).then(() => this.#removeSettings(holder))
    this.#swept.set(holder, swept)
    return swept
  }

  #removeSettings(holder: string): Promise<void> {
    return rm(join(this.#options.home, SETTINGS_FOLDER, holder), { recursive: true, force: true })
  }

  async #sweepRun({ run_id, nonce }: RunRecord): Promise<void> {
    const { left } = await sweepRun({ run: run_id, nonce }, { processes: this.processes })
    if (left.length === 0) return
    const pids = left.map(({ pid }) => pid).join(', ')
    throw BatonError.of('INTERNAL', { reason: `processes of an earlier attempt cannot be ended: ${pids}` })
  }

  /** Passes changes of other processes (answers, pause, cancel) to the sessions of this worker. */
  async #watch(): Promise<void> {
    for await (const _ of this.#options.engine.store.watch(this.#watched.signal)) {
      try {
        await this.#showNews()
      } catch {
        // The store could not be read. The heartbeat of the lease decides when to stop.
      }
    }
  }

  async #showNews(): Promise<void> {
    const keys = [...this.#sessions.keys()].map((id) => ({ kind: 'run' as const, id }))
    if (keys.length === 0) return
    for (const { id, value, version } of await this.#options.engine.store.load(keys)) {
      if (value) this.#sessions.get(id)?.see(value, version)
    }
  }

  async #fireDue(): Promise<void> {
    if (this.#firing) return
    this.#firing = true
    const { engine } = this.#options
    try {
      const { rows } = await engine.store.list('due_runs', { until: engine.clock.now(), limit: 100 })
      for (const { run_id } of rows) await engine.execute({ type: 'fire_run', run_id }, { actor: PLATFORM_AGENT })
    } catch {
      // The store could not be read; the next tick tries again.
    } finally {
      this.#firing = false
    }
  }
}
