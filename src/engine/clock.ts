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

/** Stands still at one moment: `--now`. */
export function fixedClock(at: number): Clock {
  return { now: () => at, simulated: true }
}

/** Goes where it is sent, forwards and, as real clocks sometimes do, backwards. */
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
