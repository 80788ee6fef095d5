import type { WorkerRecord } from '../../../pipeline/runs/run-record.ts'
import { QUEUES } from '../../../pipeline/visits/rows.ts'
import { BatonError } from '../../../protocol/baton-error.ts'
import { PLATFORM_AGENT } from '../../../protocol/messages/schemas.ts'
import type { Effect } from '../../../protocol/plays/effect.ts'
import type { Outcome } from '../../../protocol/plays/outcome.ts'
import type { ClaimedWork, Store } from '../../../store/port.ts'
import type { EffectContext } from '../../effects/effect-context.ts'
import { Engine } from '../../engine.ts'
import { performRow } from '../../executor/perform-row.ts'
import { takeTurn } from '../../executor/take-turn.ts'
import { crashingStore, SimulatedCrash, SimulatedFailure } from '../crashing-store.ts'
import { Activity } from './activity.ts'
import type { CarriedSite } from './carried-faults.ts'
import { performModelled } from './performed-effect.ts'
import { playSimulatedRun } from './simulated-run.ts'
import type { WorkerWorld } from './worker-world.ts'

const LEASE_MS = 30_000
const RENEW_MS = 10_000
/** Places of each kind: few, so that rows wait for one another. */
const PLACES = 3

/**
 * A worker of a simulation: it takes the turns of the real executor (`take-turn.ts`) and reports by the real
 * `perform-row.ts`; performers, processes and time are the simulation's. It dies where a fault says so, and can be
 * frozen with everything that it has begun.
 */
export class SimulatedWorker {
  readonly id: string
  readonly host: string
  readonly #world: WorkerWorld
  readonly #store: Store
  readonly #isDead: (worker: WorkerRecord) => boolean
  readonly #renewedAt = { ms: Number.NEGATIVE_INFINITY }
  readonly #counts = { runs: 0, checks: 0, git: 0, others: 0 }
  activities: Activity[] = []
  state: 'live' | 'frozen' | 'dead' = 'live'
  isLeaving = false

  constructor(id: string, host: string, world: WorkerWorld, isDead: (worker: WorkerRecord) => boolean) {
    this.id = id
    this.host = host
    this.#world = world
    this.#isDead = isDead
    this.#store = this.#whileAlive(crashingStore(world.options.store, world.faults))
  }

  /** Keeps its lease while it lives. A lease that is over ends the worker: another one registers anew. */
  async renew(): Promise<void> {
    const { clock } = this.#world
    if (this.state !== 'live' || Math.abs(clock.now() - this.#renewedAt.ms) < RENEW_MS) return
    const queues = Object.values(QUEUES)
    try {
      const identity = { worker: this.id, host: this.host, pid: 1, started: '1', queues }
      await this.#world.options.store.renew(identity, LEASE_MS)
      this.#renewedAt.ms = clock.now()
    } catch (error) {
      if (!(error instanceof BatonError) || error.code !== 'LEASE_LOST') throw error
      this.die()
    }
  }

  /** One turn of the executor. What it claims begins as activities, which the schedule advances. */
  async turn(): Promise<void> {
    if (this.state !== 'live') return
    const engine = new Engine({ ...this.#world.options, store: this.#store })
    const places = (name: keyof typeof PLACES_OF, queues: readonly string[]) => ({
      queues,
      free: () => (this.isLeaving || this.state !== 'live' ? 0 : PLACES - this.#counts[name]),
      start: (claimed: ClaimedWork) => this.#start(name, claimed),
    })
    const turn = new Activity(`${this.id} turns`, () =>
      takeTurn({
        engine,
        worker: this.id,
        isDead: this.#isDead,
        places: [
          places('runs', [QUEUES.runs]),
          places('checks', [QUEUES.checks]),
          places('git', [QUEUES.git]),
          places('others', [QUEUES.house, QUEUES.enter]),
        ],
      }),
    )
    await turn.advance()
    this.#heard(turn)
  }

  /** The next piece of something that it has begun. Answers whether there was anything. */
  async advance(activity: Activity): Promise<void> {
    await activity.advance()
    if (activity.isOver) this.#heard(activity)
  }

  /** Stops in good order once nothing is under way: the lease is ended. */
  async leave(): Promise<void> {
    if (!this.isLeaving || this.activities.length > 0 || this.state !== 'live') return
    await this.#world.options.store.endLease(this.id)
    this.die()
  }

  die(): void {
    this.state = 'dead'
    this.activities = []
    this.#world.processes.died(this.id)
  }

  #heard(activity: Activity): void {
    this.activities = this.activities.filter((one) => one !== activity)
    const { error } = activity
    if (error === undefined) return
    // A report that could not be made stops the executor, and its lease decides, as in `executor.ts`.
    const isDeath = error instanceof SimulatedCrash || error instanceof SimulatedFailure || isLost(error)
    if (!isDeath) throw error
    this.die()
  }

  #start(name: keyof typeof PLACES_OF, claimed: ClaimedWork): void {
    const { row } = claimed
    this.#counts[name] += 1
    const activity = new Activity(`${this.id} ${row.id}`, async (pause) => {
      await pause()
      const engine = this.#engine(pause)
      try {
        if (row.kind === 'run') await this.#run(engine, pause, claimed)
        else await this.#row(engine, pause, claimed)
      } finally {
        this.#counts[name] -= 1
      }
    })
    this.activities.push(activity)
  }

  /** An engine of its own, as if each row had a process: the schedule may stop it after any read and before any commit. */
  #engine(pause: () => Promise<void>): Engine {
    const { options, faults } = this.#world
    const inner = this.#store
    const store: Store = {
      ...inner,
      load: async (keys) => {
        const loaded = await inner.load(keys)
        if (faults.fires('pause after reading')) await pause()
        return loaded
      },
      commit: async (changesets) => {
        if (faults.fires('pause before commit')) await pause()
        return inner.commit(changesets)
      },
    }
    return new Engine({ ...options, store })
  }

  async #run(engine: Engine, pause: () => Promise<void>, claimed: ClaimedWork): Promise<void> {
    const { id: worker } = this
    await playSimulatedRun({ engine, worker, pause, world: this.#world, isLeaving: () => this.isLeaving }, claimed)
  }

  async #row(engine: Engine, pause: () => Promise<void>, claimed: ClaimedWork): Promise<void> {
    const { laneLimit, faults } = this.#world
    let reported: Outcome | undefined
    const perform = async (context: EffectContext, effect: Effect): Promise<Outcome> => {
      this.#maybeDie('crash before an effect')
      await pause()
      if (faults.fires('effect fails')) {
        throw BatonError.of('GIT_FAILED', { verb: effect.do, folder: '/work', reason: 'the disk is full' })
      }
      const outcome = await performModelled(this.#world, context, effect)
      this.#maybeDie('crash in an effect')
      await pause()
      this.#maybeDie('crash after an effect')
      reported = outcome
      return outcome
    }
    const signal = new AbortController().signal
    const row = { engine, worker: this.id, home: '/home', identity: null, laneLimit, signal, perform }
    await performRow(row, claimed)
    if (reported !== undefined && faults.fires('report sent again')) await this.#again(engine, pause, claimed, reported)
  }

  /** A report that was on its way twice: the claim is over, so the second one must be refused or answered as the first. */
  async #again(engine: Engine, pause: () => Promise<void>, claimed: ClaimedWork, outcome: Outcome): Promise<void> {
    await pause()
    const report = { type: 'work_done', work: claimed.row.id, token: claimed.token, outcome } as const
    try {
      await engine.execute(report, { actor: PLATFORM_AGENT })
    } catch (error) {
      if (!(error instanceof BatonError)) throw error
    }
  }

  #maybeDie(site: CarriedSite): void {
    if (!this.#world.faults.fires(site)) return
    this.die()
    throw new SimulatedCrash(site)
  }

  /** Whatever a dead worker would still have asked of the store does not happen. */
  #whileAlive(inner: Store): Store {
    const alive = () => {
      if (this.state === 'dead') throw new SimulatedCrash('a dead worker called')
    }
    return {
      ...inner,
      load: async (keys) => {
        alive()
        return inner.load(keys)
      },
      commit: async (changesets) => {
        alive()
        return inner.commit(changesets)
      },
      claim: async (wanted) => {
        alive()
        return inner.claim(wanted)
      },
    }
  }
}

const PLACES_OF = { runs: 0, checks: 0, git: 0, others: 0 }

const isLost = (error: unknown) => error instanceof BatonError && error.code === 'LEASE_LOST'
