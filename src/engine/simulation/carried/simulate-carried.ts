import type { StoredEvent } from '../../../pipeline/changeset.ts'
import type { RelayAgent } from '../../../pipeline/relay/relay-record.ts'
import { definitionHash } from '../../../protocol/pipeline/definition-hash.ts'
import { openMemoryStore } from '../../../store/memory/open.ts'
import { VirtualClock } from '../../clock.ts'
import { sha256Hex } from '../../sha256.ts'
import { Random } from '../random.ts'
import type { CarriedSite } from './carried-faults.ts'
import { CarriedSimulation, type CarriedViolation } from './carried-simulation.ts'
import { CARRIED_PIPELINE } from './carried-tasks.ts'

export interface CarriedOptions {
  readonly seed: number
  readonly tasks?: number
  readonly steps?: number
  readonly faults?: Partial<Record<CarriedSite, number>>
  /** The probability that a person sends a random command in one step; by the seed unless told. */
  readonly personRate?: number
  /** How many visits each stage works on at once; by the seed unless told. */
  readonly lanes?: number
  /** How many stages people have done by hand before agents carry a task; by the seed unless told. */
  readonly from?: number
  /** How DEV is played; by the seed unless told. */
  readonly mode?: RelayAgent['mode']
  readonly watch?: (event: StoredEvent) => void
}

export interface CarriedReport {
  readonly seed: number
  readonly statuses: readonly string[]
  /** Pieces of work that workers did, and their turns. */
  readonly pieces: number
  readonly turns: number
  readonly workers: number
  /** Commands of people, and how many were refused. */
  readonly asked: number
  readonly refused: number
  /** How often a visit entered a lane. */
  readonly entered: number
  readonly events: number
  readonly faults: Readonly<Record<CarriedSite, number>>
  /** The same for the same seed. */
  readonly hash: string
  readonly violation?: CarriedViolation
}

const START = Date.parse('2026-03-02T00:00:00.000Z')
const STEPS = 220
const DEFINITION = definitionHash(CARRIED_PIPELINE.definition, sha256Hex)

/**
 * One seeded schedule over tasks that agents carry: the real engine, host, plays and queue, with workers that crash,
 * freeze and come back, and people who do anything at any time. Stops at the first breach of an invariant.
 */
export async function simulateCarried(options: CarriedOptions): Promise<CarriedReport> {
  const { seed, faults, watch, personRate, lanes, from, mode } = options
  const random = new Random(seed)
  const { tasks = random.pick([1, 1, 1, 2, 2, 3]), steps = STEPS } = options
  const clock = new VirtualClock(START)
  const simulation = new CarriedSimulation({
    random,
    clock,
    store: openMemoryStore({ clock: clock.now }),
    definition: DEFINITION,
    ...(faults ? { rates: faults } : {}),
    ...(watch ? { watch } : {}),
    ...(personRate === undefined ? {} : { personRate }),
    ...(lanes === undefined ? {} : { lanes }),
    ...(from === undefined ? {} : { from }),
    ...(mode === undefined ? {} : { mode }),
  })
  const violation = await simulation.run(tasks, steps)
  return { seed, ...simulation.figures(), ...(violation ? { violation } : {}) }
}
