import type { Localized } from '../../protocol/lang.ts'

/**
 * Something else than folders of runs and checks that is kept on this machine for tasks, such as a cache: one row in the
 * list of `service/place/garbage-parts.ts`. `collect` is called under the garbage lock, by `baton gc` and once an hour.
 */
export interface GarbagePart {
  /** How `baton gc` calls its entries, such as `setup cache entries`. */
  readonly name: Localized
  /** Removes what is no longer needed; with `dryRun` it only looks. */
  readonly collect: (how: CollectPart) => Promise<Omit<PartGarbage, 'part'>>
}

interface CollectPart {
  readonly dryRun: boolean
  readonly signal: AbortSignal | undefined
}

export interface PartGarbage {
  readonly part: Localized
  readonly removed: readonly PartEntry[]
  readonly kept: readonly KeptEntry[]
}

interface PartEntry {
  /** A path, or what it is known by. */
  readonly name: string
  readonly bytes: number | null
}

interface KeptEntry extends PartEntry {
  readonly why: Localized
}
