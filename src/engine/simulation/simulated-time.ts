import type { VirtualClock } from '../clock.ts'
import type { Faults } from './faults.ts'
import type { Random } from './random.ts'

const MINUTE = 60_000

/**
 * How time passes in a simulation: not always forwards, and for half of the seeds only in whole minutes, as deadlines
 * are counted: then different moments come to have the same due times.
 */
export class SimulatedTime {
  readonly #clock: VirtualClock
  readonly #random: Random
  readonly #faults: Faults
  readonly #whole: boolean
  #latest: number

  constructor(clock: VirtualClock, random: Random, faults: Faults) {
    this.#clock = clock
    this.#random = random
    this.#faults = faults
    this.#latest = clock.now()
    this.#whole = random.chance(0.5)
  }

  /** Between two steps: mostly nothing or minutes. */
  move(): void {
    const random = this.#random
    const minutes = random.weighted([
      [4, 0],
      [5, random.between(1, 5)],
      [1, random.between(5, 30)],
    ])
    this.pass((minutes ?? 0) * MINUTE + (this.#whole ? 0 : random.below(MINUTE)))
    if (this.#faults.fires('clock jumps forwards')) this.pass(random.between(1, 24 * 60) * MINUTE)
    if (this.#faults.fires('clock jumps backwards'))
      this.pass(-random.between(1, random.chance(0.5) ? 20 : 120) * MINUTE)
  }

  pass(ms: number): void {
    this.#clock.advance(ms)
    this.#latest = Math.max(this.#latest, this.#clock.now())
  }

  /** Later than any clock has shown: whatever was put off until some time has its time now. */
  catchUp(ms: number): void {
    this.pass(this.#latest - this.#clock.now() + ms)
  }
}
