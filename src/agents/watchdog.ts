export interface WatchdogOptions {
  /** A clock that never goes back, in ms. */
  readonly now: () => number
  readonly silenceMs: number
  readonly wallMs: number
}

export type Expiry = 'silent' | 'wall_clock'

/**
 * How long an agent may run, and how long it may be silent while it does. Time in which it is frozen does not count for
 * either. Arithmetic only: the caller has the timers and asks `dueIn` when to check again.
 */
export interface Watchdog {
  /** The agent said something. */
  touch(): void
  freeze(): void
  thaw(): void
  /** How long it has run, frozen time aside. */
  ranMs(): number
  /** How long it has run since it was heard. */
  silentMs(): number
  /** In how many ms something expires if nothing happens; Infinity while frozen, 0 when it has. */
  dueIn(): number
  /** What ran out first. */
  expired(): Expiry | undefined
}

export function createWatchdog({ now, silenceMs, wallMs }: WatchdogOptions): Watchdog {
  let ran = 0
  let lastHeard = 0
  let isFrozen = false
  let seen = now()
  const advance = () => {
    const time = now()
    // A clock that went back adds nothing, and what follows counts from there.
    if (!isFrozen) ran += Math.max(0, time - seen)
    seen = time
  }
  const left = () => {
    advance()
    return Math.min(lastHeard + silenceMs, wallMs) - ran
  }
  return {
    touch() {
      advance()
      lastHeard = ran
    },
    freeze() {
      advance()
      isFrozen = true
    },
    thaw() {
      advance()
      isFrozen = false
    },
    ranMs() {
      advance()
      return ran
    },
    silentMs() {
      advance()
      return ran - lastHeard
    },
    dueIn() {
      const ms = Math.max(0, left())
      return isFrozen && ms > 0 ? Number.POSITIVE_INFINITY : ms
    },
    expired() {
      if (left() > 0) return undefined
      return wallMs <= lastHeard + silenceMs ? 'wall_clock' : 'silent'
    },
  }
}
