/**
 * Where the engine gets its time from. The one that `--now` sets and the one that a simulation turns are product
 * code: rehearsals run on them.
 */
export interface Clock {
  readonly now: () => number
  /** Events written under a clock that somebody set are marked. */
  readonly simulated: boolean
}

export const systemClock: Clock = { now: () => Date.now(), simulated: false }

/** A clock that is fixed at one moment: `--now`. */
export function fixedClock(at: number): Clock {
  return { now: () => at, simulated: true }
}

/** A clock for simulations: it is set by the caller, also backwards, as real clocks sometimes are. */
export class VirtualClock implements Clock {
  readonly simulated = true
  #now: number

  constructor(start: number) {
    this.#now = start
  }

  readonly now = (): number => this.#now

  advance(ms: number): void {
    this.#now += ms
  }
}
