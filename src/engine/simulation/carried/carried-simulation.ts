import { createHash, type Hash } from 'node:crypto'
import { PLAYS } from '../../../dispatch/plays/plays.ts'
import type { StoredEvent } from '../../../pipeline/changeset.ts'
import type { RelayAgent } from '../../../pipeline/relay/relay-record.ts'
import type { WorkerRecord } from '../../../pipeline/runs/run-record.ts'
import { BatonError } from '../../../protocol/baton-error.ts'
import type { Store } from '../../../store/port.ts'
import type { VirtualClock } from '../../clock.ts'
import { Engine, type EngineOptions } from '../../engine.ts'
import { SimulatedCrash } from '../crashing-store.ts'
import { Faults } from '../faults.ts'
import { Random } from '../random.ts'
import { Activity } from './activity.ts'
import { CarriedAuditor } from './audit/carried-auditor.ts'
import type { CarriedBreach } from './audit/carried-breach.ts'
import { watchClaims } from './audit/watch-claims.ts'
import { CARRIED_SITES, type CarriedSite } from './carried-faults.ts'
import { CARRIED_PIPELINE, GRAPH_LIMITS, LOOP, startCarriedTask, TARGET_BRANCH } from './carried-tasks.ts'
import { ModelledGit } from './modelled-git.ts'
import { RunProcesses } from './run-processes.ts'
import { owedCommands, type PersonsCommand, randomPersonCommand } from './simulated-people.ts'
import { SimulatedWorker } from './simulated-worker.ts'
import { WAITING_PLAYS } from './waiting-plays.ts'
import type { WorkerWorld } from './worker-world.ts'

export interface CarriedParts {
  readonly random: Random
  readonly clock: VirtualClock
  readonly store: Store
  readonly definition: string
  readonly rates?: Partial<Record<CarriedSite, number>>
  readonly watch?: (event: StoredEvent) => void
  /** The probability that a person sends a random command in one step; by the seed unless told. */
  readonly personRate?: number
  /** How many visits each stage works on at once; by the seed unless told. */
  readonly lanes?: number
  /** How many stages people have done by hand before agents carry a task; by the seed unless told. */
  readonly from?: number
  /** How DEV is played; by the seed unless told. */
  readonly mode?: RelayAgent['mode']
}

export interface CarriedViolation {
  readonly step: number
  readonly breaches: readonly CarriedBreach[]
  readonly lastEvents: readonly StoredEvent[]
}

const WORKERS = 2
const LAST_EVENTS = 20
/** After this many rounds without faults, and with all questions answered, every task must be at rest. */
const REST_ROUNDS = 400
/** Error codes that must not occur: they are not refusals by a rule. */
const BROKEN: ReadonlySet<string> = new Set(['INTERNAL', 'CONFLICT', 'DEFINITION_MISSING', 'TEMPLATE_INCOMPLETE'])

/**
 * Runs one schedule over tasks with agents: chooses which worker takes a turn, which activity continues by one piece,
 * what people do, how time passes, and what fails.
 *
 * 1. All choices come from the seed. One piece of one activity runs at a time.
 * 2. Performers, processes, git and time are modelled; everything else is product code.
 * 3. The audit checks the store after every piece.
 */
export class CarriedSimulation {
  readonly auditor: CarriedAuditor
  readonly #random: Random
  readonly #clock: VirtualClock
  readonly #faults: Faults<CarriedSite>
  readonly #git = new ModelledGit()
  readonly #passed = new Set<string>()
  readonly #store: Store
  readonly #options: EngineOptions
  readonly #world: WorkerWorld
  readonly #answers: Hash = createHash('sha256')
  readonly #last: StoredEvent[] = []
  readonly #lost = new Set<string>()
  readonly #personRate: number
  readonly #mode: RelayAgent['mode'] | undefined
  readonly #from: number | undefined
  #workers: SimulatedWorker[] = []
  #people: Activity[] = []
  #started = 0
  #isFaultFree = false
  readonly #counts = { pieces: 0, turns: 0, workers: 0, asked: 0, refused: 0 }

  constructor({ random, clock, store, definition, rates = {}, watch, personRate, lanes, from, mode }: CarriedParts) {
    this.#random = random
    this.#clock = clock
    this.#faults = new Faults(new Random(random.bits()), rates, CARRIED_SITES)
    this.#mode = mode
    this.#personRate = personRate ?? random.pick([0.01, 0.03, 0.1, 0.2])
    this.#from = from
    const limits = new Map(CARRIED_PIPELINE.stages.map(({ id }) => [id, lanes ?? random.pick([1, 1, 2])]))
    const plays = random.chance(0.3) ? WAITING_PLAYS : PLAYS
    const limitOf = (lane: string) => (lane === `target:${TARGET_BRANCH}` ? 1 : (limits.get(lane) ?? 1))
    this.auditor = new CarriedAuditor({
      store,
      pipeline: CARRIED_PIPELINE,
      plays,
      git: this.#git,
      passed: this.#passed,
      limitOf,
      limits: { ...LOOP, ...GRAPH_LIMITS, failures: 2 },
      watch: (event) => {
        this.#answers.update(`${event.hash}\n`)
        this.#last.push(event)
        if (this.#last.length > LAST_EVENTS) this.#last.shift()
        watch?.(event)
      },
    })
    this.#store = watchClaims(store, this.auditor.report)
    let ids = 0
    this.#options = {
      store: this.#store,
      pipeline: CARRIED_PIPELINE,
      definition,
      plays,
      clock,
      timeZone: 'UTC',
      random: () => 0.5,
      pause: async () => {},
      newId: () => {
        ids += 1
        // The ids of runs and questions are their first digits.
        return `${ids.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
      },
      repositoryOf: async ({ repository }) => repository ?? '',
    }
    this.#world = {
      random,
      clock,
      faults: this.#faults,
      git: this.#git,
      passed: this.#passed,
      options: this.#options,
      isFaultFree: () => this.#isFaultFree,
      isHarsh: mode === 'graph',
      laneLimit: ({ kind, stage }) => (kind === 'approval' ? 1 : limitOf(stage)),
      processes: new RunProcesses(this.auditor.report),
    }
  }

  async run(tasks: number, steps: number): Promise<CarriedViolation | undefined> {
    await this.#begin(tasks)
    this.#faults.active = true
    for (let step = 1; step <= steps; step += 1) {
      await this.#step()
      await this.auditor.look()
      if (this.auditor.breaches.length > 0) return this.#violation(step)
      if (this.#isAtRest()) break
    }
    this.#faults.active = false
    this.#isFaultFree = true
    await this.#rest()
    await this.auditor.lookAtChain()
    return this.auditor.breaches.length > 0 ? this.#violation(steps + 1) : undefined
  }

  figures() {
    const statuses = [...this.auditor.facts.values()].map(({ record }) => record.task.status)
    return {
      ...this.#counts,
      statuses,
      entered: this.auditor.lanes.entered,
      events: this.auditor.read,
      faults: this.#faults.counts(),
      hash: this.#answers.copy().digest('hex'),
    }
  }

  async #begin(tasks: number): Promise<void> {
    const engine = new Engine(this.#options)
    const started: string[] = []
    for (let number = 0; number < tasks; number += 1) {
      const mode = this.#random.weighted([
        [5, 'loop'],
        [4, 'graph'],
        [2, 'single'],
      ] as const)
      const modes = { DEV: this.#mode ?? mode ?? 'single' }
      const before = this.#random.chance(0.15) ? started.slice(-1) : []
      // A dependency would stop the hands of people too.
      const from = before.length > 0 ? 0 : (this.#from ?? this.#random.pick([0, 0, 1, 1, 2, 3, 4]))
      started.push(
        await startCarriedTask(engine, this.#git, {
          modes,
          from,
          graph: this.#random.below(5),
          coders: this.#random.chance(0.4),
          dependencies: before,
          checksBase: true,
        }),
      )
    }
    for (let number = 0; number < WORKERS; number += 1) await this.#addWorker()
    await this.auditor.look()
  }

  /** One thing happens. */
  async #step(): Promise<void> {
    const random = this.#random
    await this.#injectWorkerFault()
    if (random.chance(this.#personRate)) this.#sendRandomCommand()
    const busy = this.#workers.filter(({ state, activities }) => state === 'live' && activities.length > 0)
    const chosen = random.weighted<() => Promise<void>>([
      [busy.length > 0 ? 6 : 0, () => this.#advanceOne(busy)],
      [this.#people.length > 0 ? 3 : 0, () => this.#advancePerson()],
      [2, () => this.#turnOne()],
      [1.5, () => this.#pass()],
    ])
    await chosen?.()
  }

  async #advanceOne(workers: readonly SimulatedWorker[]): Promise<void> {
    const worker = this.#random.pick(workers)
    const activity = worker && this.#random.pick(worker.activities)
    if (worker && activity) await this.#piece(worker, () => worker.advance(activity))
  }

  async #turnOne(): Promise<void> {
    const worker = this.#random.pick(this.#workers.filter(({ state }) => state === 'live'))
    this.#counts.turns += 1
    if (!worker) return
    await this.#piece(worker, () => worker.turn())
    await worker.leave()
  }

  async #piece(worker: SimulatedWorker, piece: () => Promise<void>): Promise<void> {
    this.#counts.pieces += 1
    try {
      await piece()
    } catch (error) {
      if (error instanceof SimulatedCrash) return worker.die()
      this.auditor.report('engine', `${worker.id} broke: ${said(error)}`)
    }
  }

  /** Time goes on; workers that live renew their leases meanwhile. */
  async #pass(): Promise<void> {
    const random = this.#random
    const seconds = random.weighted([
      [6, random.between(1, 10)],
      [3, random.between(10, 120)],
      [1, random.between(120, 1_200)],
    ])
    await this.#passSeconds(seconds ?? 1)
    if (this.#faults.fires('clock jumps forwards')) this.#clock.advance(random.between(1, 600) * 60_000)
    if (this.#faults.fires('clock jumps backwards')) this.#clock.advance(-random.between(1, 30) * 60_000)
  }

  async #passSeconds(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= 10) {
      this.#clock.advance(Math.min(left, 10) * 1_000)
      for (const worker of this.#workers) await worker.renew()
    }
    await this.#replace()
  }

  /** Workers die, freeze, wake up and stop. */
  async #injectWorkerFault(): Promise<void> {
    const random = this.#random
    const worker = random.pick(this.#workers)
    if (!worker) return this.#replace()
    const { faults } = this.#world
    if (worker.state === 'frozen' && random.chance(0.02)) worker.state = 'live'
    if (worker.state !== 'live') return
    if (faults.fires('worker frozen')) worker.state = 'frozen'
    else if (faults.fires('worker killed')) worker.die()
    else if (faults.fires('worker stops in good order')) worker.isLeaving = true
    else if (faults.fires('machine never returns')) {
      this.#lost.add(worker.host)
      for (const other of this.#workers) if (other.host === worker.host) other.die()
    }
  }

  /** Somebody starts another worker where one is gone. */
  async #replace(): Promise<void> {
    this.#workers = this.#workers.filter(({ state }) => state !== 'dead')
    while (this.#workers.filter(({ state }) => state === 'live').length < WORKERS) await this.#addWorker()
  }

  async #addWorker(): Promise<void> {
    this.#counts.workers += 1
    const number = this.#counts.workers
    const hosts = ['m1', 'm2', `m${number + 2}`].filter((host) => !this.#lost.has(host))
    const host = this.#random.pick(hosts) ?? `m${number + 2}`
    const live = () => new Set(this.#workers.filter(({ state }) => state !== 'dead').map(({ id }) => id))
    // Only a process of the same machine can be seen to be dead.
    const isDead = (other: WorkerRecord) => other.host === host && !live().has(other.worker)
    const worker = new SimulatedWorker(`w${number}`, host, this.#world, isDead)
    this.#workers.push(worker)
    await worker.renew()
  }

  /** A person asks for something; the schedule carries it out piece by piece, as of any other process. */
  #sendRandomCommand(): void {
    const tasks = [...this.auditor.facts.values()]
    const asked = randomPersonCommand({ random: this.#random, pipeline: CARRIED_PIPELINE, git: this.#git, tasks })
    if (asked) this.#ask(asked)
  }

  #ask({ actor, command }: PersonsCommand): Activity {
    this.#started += 1
    const commandId = `person-${this.#started}`
    const activity = new Activity(`${commandId} ${command.type}`, async (pause) => {
      const { store } = this.#options
      const slow: Store = {
        ...store,
        load: async (keys) => {
          const loaded = await store.load(keys)
          if (this.#faults.fires('pause after reading')) await pause()
          return loaded
        },
        commit: async (changesets) => {
          if (this.#faults.fires('pause before commit')) await pause()
          return store.commit(changesets)
        },
      }
      const engine = new Engine({ ...this.#options, store: slow })
      this.#counts.asked += 1
      const asks = this.#faults.fires('command sent again') ? 2 : 1
      for (let time = 0; time < asks; time += 1) await this.#tell(engine, { actor, command }, commandId)
    })
    this.#people.push(activity)
    return activity
  }

  async #tell(engine: Engine, { actor, command }: PersonsCommand, commandId: string): Promise<void> {
    try {
      await engine.execute(command, { actor, commandId })
    } catch (error) {
      this.#counts.refused += 1
      if (!(error instanceof BatonError) || BROKEN.has(error.code)) {
        this.auditor.report('engine', `${commandId} ${JSON.stringify(command)} broke: ${said(error)}`)
      }
    }
  }

  async #advancePerson(): Promise<void> {
    const activity = this.#random.pick(this.#people)
    await activity?.advance()
    this.#people = this.#people.filter(({ isOver }) => !isOver)
  }

  /** Nothing fails any more and people owe nobody an answer: every task comes to its end. */
  async #rest(): Promise<void> {
    for (const worker of this.#workers) if (worker.state === 'frozen') worker.state = 'live'
    for (let round = 0; round < REST_ROUNDS; round += 1) {
      if (this.auditor.breaches.length > 0) return
      await this.#drain()
      await this.auditor.look()
      await this.auditor.lookAround()
      if (this.#isAtRest()) return
      const tasks = [...this.auditor.facts.values()]
      for (const asked of owedCommands({ random: this.#random, pipeline: CARRIED_PIPELINE, git: this.#git, tasks })) {
        await this.#ask(asked).advance()
      }
      this.#people = this.#people.filter(({ isOver }) => !isOver)
      await this.#passSeconds(round % 5 === 4 ? 300 : 30)
    }
    for (const { task_id, record, relay, visits, rows } of this.auditor.facts.values()) {
      if (isOver(record.task.status)) continue
      const visit = visits.map(
        ({ visit: id, state, outstanding }) => `${id} ${state} ${Object.keys(outstanding).join(' ')}`,
      )
      const work = rows.map(
        ({ id, state, suspended, keys }) => `${id} ${state}${suspended ? ' suspended' : ''} ${keys.join(' ')}`,
      )
      const waits = JSON.stringify(relay.waiting)
      this.auditor.report(
        'rest',
        `${task_id} is ${record.task.status} for good: ${visit.join('; ')} | ${work.join('; ')} | ${waits}`,
      )
    }
  }

  /** All that was begun goes on until it waits for something that is not a worker's. */
  async #drain(): Promise<void> {
    await this.#replace()
    while (this.#people.length > 0) await this.#advancePerson()
    for (let round = 0; round < 6; round += 1) {
      for (const worker of this.#workers) {
        await this.#piece(worker, () => worker.turn())
        for (const activity of [...worker.activities]) await this.#piece(worker, () => worker.advance(activity))
        await worker.leave()
      }
    }
  }

  #isAtRest(): boolean {
    const statuses = [...this.auditor.facts.values()].map(({ record }) => record.task.status)
    return statuses.length > 0 && statuses.every(isOver)
  }

  #violation(step: number): CarriedViolation {
    return { step, breaches: [...this.auditor.breaches], lastEvents: [...this.#last] }
  }
}

const isOver = (status: string) => CARRIED_PIPELINE.statuses.get(status)?.terminal ?? false

function said(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
