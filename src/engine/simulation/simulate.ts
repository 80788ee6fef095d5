import type { StoredEvent } from '../../pipeline/changeset.ts'
import { createValidator, DEFAULT_PIPELINE, type DocumentValidator, type Pipeline } from '../../protocol/index.ts'
import { openMemoryStore } from '../../store/memory/open.ts'
import type { Store } from '../../store/port.ts'
import { VirtualClock } from '../clock.ts'
import type { FaultCounts, FaultSite } from './faults.ts'
import { Random } from './random.ts'
import { randomPipeline } from './random-pipeline.ts'
import { Simulation, type SimulationViolation } from './simulation.ts'

export interface SimulationOptions {
  readonly seed: number
  /** How many tasks there are at the start; more come later. */
  readonly tasks?: number
  readonly steps?: number
  /** Otherwise the seed chooses: the five teams, or one drawn at random. */
  readonly pipeline?: Pipeline
  /** How likely each fault is; otherwise the seed switches about half of them on. */
  readonly faults?: Partial<Record<FaultSite, number>>
  /** Sees every event once, in order. */
  readonly watch?: (event: StoredEvent) => void
  /** Breaks the store on purpose, to see that the audit notices. */
  readonly sabotage?: (store: Store) => Store
  /** Keeps pipelines and their compiled contracts between simulations; the outcome is the same without. */
  readonly pool?: PipelinePool
}

export interface SimulationReport {
  readonly seed: number
  readonly pipeline: string
  readonly tasks: number
  readonly steps: number
  /** Commands that were asked, repeats included. */
  readonly commands: number
  readonly acknowledged: number
  readonly refused: number
  /** Commands of which nobody heard: the process died, or the store failed. */
  readonly unheard: number
  readonly ticks: number
  readonly deadlines: number
  readonly events: number
  readonly faults: FaultCounts
  /** The same for the same seed: the log, and every answer. */
  readonly hash: string
  readonly violation?: SimulationViolation
}

const DEFAULT_TASKS = 50
const DEFAULT_STEPS = 90
/** How many random pipelines the seeds share. */
const RANDOM_PIPELINES = 24
const DEFAULT_SHARE = 0.5

/** Pipelines by number, with their compiled contracts, which cost far more than a simulated step. */
export class PipelinePool {
  readonly #pipelines = new Map<number, Pipeline>()
  readonly #validators = new Map<Pipeline, DocumentValidator>()

  random(number: number): Pipeline {
    const known = this.#pipelines.get(number) ?? randomPipeline(number)
    this.#pipelines.set(number, known)
    return known
  }

  validator(pipeline: Pipeline): DocumentValidator {
    const known = this.#validators.get(pipeline) ?? createValidator(pipeline)
    this.#validators.set(pipeline, known)
    return known
  }
}

const START = Date.parse('2026-03-02T00:00:00.000Z')

/**
 * One seeded schedule over a store in memory, with a virtual clock and injected faults. The same options give the same
 * events and the same answers. Stops at the first breach of an invariant and reports its place.
 */
export async function simulate(options: SimulationOptions): Promise<SimulationReport> {
  const {
    seed,
    tasks = DEFAULT_TASKS,
    steps = DEFAULT_STEPS,
    faults,
    watch,
    sabotage,
    pool = new PipelinePool(),
  } = options
  const random = new Random(seed)
  const drawn = random.chance(DEFAULT_SHARE) ? DEFAULT_PIPELINE : pool.random(random.below(RANDOM_PIPELINES))
  const pipeline = options.pipeline ?? drawn
  const clock = new VirtualClock(START)
  const memory = openMemoryStore({ clock: clock.now })
  const simulation = new Simulation({
    random,
    pipeline,
    store: sabotage ? sabotage(memory) : memory,
    clock,
    validate: pool.validator(pipeline),
    ...(faults ? { rates: faults } : {}),
    ...(watch ? { watch } : {}),
  })
  const violation = await simulation.run(tasks, steps)
  return { seed, pipeline: pipeline.definition.id, steps, ...simulation.figures(), ...(violation ? { violation } : {}) }
}
