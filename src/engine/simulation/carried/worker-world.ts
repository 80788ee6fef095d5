import type { VisitRecord } from '../../../pipeline/visits/visit-record.ts'
import type { VirtualClock } from '../../clock.ts'
import type { EngineOptions } from '../../engine.ts'
import type { Faults } from '../faults.ts'
import type { CarriedSite } from './carried-faults.ts'
import type { EffectWorld } from './performed-effect.ts'
import type { RunProcesses } from './run-processes.ts'

/** What all workers of a simulation share. */
export interface WorkerWorld extends EffectWorld {
  readonly faults: Faults<CarriedSite>
  readonly clock: VirtualClock
  readonly options: EngineOptions
  readonly laneLimit: (visit: VisitRecord) => number
  readonly processes: RunProcesses
  /** Specialists fail, and verifiers find something, more often than not: the limits are reached. */
  readonly isHarsh: boolean
}
