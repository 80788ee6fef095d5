import type { Store } from '../../../src/store/port.ts'

/** What a case gets: an open store, a folder of its own, and a way to open what was copied there. */
interface Bench {
  readonly store: Store
  /** The store's own time; a case turns it. */
  readonly time: { now: number }
  readonly folder: string
  readonly openCopy: (path: string) => Promise<Store>
}

/** A sentence about every store, and what shows it. */
export type Cases = Readonly<Record<string, (bench: Bench) => Promise<void>>>
