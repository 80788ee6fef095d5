import { notifyQueue } from '../../pipeline/draft.ts'
import type { CommandResult } from '../../pipeline/records.ts'
import { HOUSE_QUEUE } from '../../pipeline/work-row.ts'
import { BatonError } from '../../protocol/index.ts'
import type { Store } from '../../store/port.ts'
import { doDueWork, type Outlet } from '../due-work.ts'
import { Engine, type EngineOptions } from '../engine.ts'
import { asShortLivedWorker } from '../short-lived-worker.ts'
import { crashingStore, SimulatedCrash, SimulatedFailure } from './crashing-store.ts'
import type { Faults } from './faults.ts'
import type { Intent } from './intent.ts'

/** The answer that the sender of a command got. */
export type Heard =
  | { readonly kind: 'answered'; readonly result: CommandResult }
  | { readonly kind: 'refused'; readonly code: string }
  /** The process died or the store failed: it may be done, or not. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'broken'; readonly error: unknown }

/** Error codes that must not occur in a simulation: they are not refusals by a rule. */
const BROKEN = ['INTERNAL', 'CONFLICT', 'DEFINITION_MISSING', 'TEMPLATE_INCOMPLETE']

/** A simulated process with its own engine on the shared store. When it crashes, another replaces it. */
export class SimulatedProcess {
  readonly #name: string
  readonly #options: EngineOptions
  readonly #faults: Faults
  readonly #outlets: readonly Outlet[]
  #engine: Engine
  #died = 0
  #ticks = 0

  constructor(name: string, options: EngineOptions, faults: Faults, outlets: readonly Outlet[]) {
    this.#name = name
    this.#options = options
    this.#faults = faults
    this.#outlets = outlets
    this.#engine = this.#start(options.store)
  }

  async ask({ id: commandId, actor, ask }: Intent): Promise<Heard> {
    const engine = this.#engine
    try {
      const asked = { actor, commandId }
      const result =
        'create' in ask ? await engine.createTask(ask.create, asked) : await engine.execute(ask.command, asked)
      return { kind: 'answered', result: { ...result } }
    } catch (error) {
      return this.#heard(engine, error)
    }
  }

  /** Does what is due. False when the process died over it. */
  async tick(): Promise<Heard> {
    const engine = this.#engine
    try {
      this.#ticks += 1
      const queues = [HOUSE_QUEUE, ...this.#outlets.map(({ name }) => notifyQueue(name))]
      const work = (worker: string) => doDueWork(engine, { worker, outlets: this.#outlets })
      const identity = { worker: `${this.#name}-${this.#ticks}`, host: 'simulated', pid: 1, started: '1' }
      return { kind: 'answered', result: { ...(await asShortLivedWorker(engine, queues, work, identity)) } }
    } catch (error) {
      return this.#heard(engine, error)
    }
  }

  #heard(engine: Engine, error: unknown): Heard {
    if (error instanceof SimulatedCrash) {
      // Several commands may hear of one death.
      if (engine === this.#engine) {
        this.#died += 1
        this.#engine = this.#start(this.#options.store)
      }
      return { kind: 'nothing' }
    }
    if (error instanceof SimulatedFailure) return { kind: 'nothing' }
    if (error instanceof BatonError && !BROKEN.includes(error.code)) return { kind: 'refused', code: error.code }
    return { kind: 'broken', error }
  }

  #start(store: Store): Engine {
    return new Engine({ ...this.#options, store: crashingStore(store, this.#faults) })
  }
}
