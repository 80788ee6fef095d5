/** The engine's source of time: the system clock, the fixed clock of `--now`, or the virtual clock of a simulation. */
export interface Clock {
  readonly now: () => number
  /** Whether events are marked as simulated. */
  readonly simulated: boolean
}

export const systemClock: Clock = { now: () => Date.now(), simulated: false }

/** A clock that is fixed at one moment: `--now`. */
export function fixedClock(at: number): Clock {
  return { now: () => at, simulated: true }
}

/** A clock for simulations. The caller moves it, also backwards, as it happens to real clocks. */
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
