import type { Random } from './random.ts'

/**
 * The fault sites of a simulation, and how often each fires. Each seed enables about half of them, so that bugs which
 * need faults at one site and none at another are found by some seed.
 */
export const FAULT_SITES = {
  /** The process dies after a decision, before its commit. */
  'crash before commit': 0.02,
  /** It dies after the commit, before anybody heard of it. */
  'crash after commit': 0.02,
  'crash while reading': 0.002,
  'crash after reserving a number': 0.01,
  'crash after taking work or notices': 0.03,
  'crash before settling': 0.01,
  'crash after settling': 0.01,
  /** The store fails once and the process lives on. */
  'commit fails': 0.01,
  /** A way out fails, before or after the receiver had it. */
  'outlet fails': 0.05,
  'outlet fails after delivery': 0.03,
  'command sent again': 0.06,
  'message sent more than once': 0.3,
  'message delayed': 0.3,
  'message overtaken': 0.5,
  'clock jumps forwards': 0.02,
  'clock jumps backwards': 0.02,
  'second process': 0.35,
} as const
export type FaultSite = keyof typeof FAULT_SITES

/** How often each fired. */
export type FaultCounts = Readonly<Record<FaultSite, number>>

export class Faults<Site extends string = FaultSite> {
  readonly #random: Random
  readonly #rates = new Map<Site, number>()
  readonly #counts = new Map<Site, number>()
  /** Off while the simulation sets up and while it comes to rest. */
  active = false

  constructor(
    random: Random,
    rates: Partial<Record<Site, number>> = {},
    sites: Readonly<Record<Site, number>> = FAULT_SITES as unknown as Readonly<Record<Site, number>>,
  ) {
    this.#random = random
    for (const site of Object.keys(sites) as Site[]) {
      const enabled = random.chance(0.5)
      this.#rates.set(site, rates[site] ?? (enabled ? sites[site] : 0))
    }
  }

  fires(site: Site): boolean {
    if (!this.active || !this.#random.chance(this.#rates.get(site) ?? 0)) return false
    this.#counts.set(site, (this.#counts.get(site) ?? 0) + 1)
    return true
  }

  counts(): Readonly<Record<Site, number>> {
    return Object.fromEntries([...this.#rates.keys()].map((site) => [site, this.#counts.get(site) ?? 0])) as Record<
      Site,
      number
    >
  }
}
