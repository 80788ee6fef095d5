import { procReader } from './proc-files.ts'
import type { ProcessRow } from './process-row.ts'
import { ProcessSnapshot } from './process-snapshot.ts'
import { readPsListing } from './ps-listing.ts'

/**
 * The processes of this machine at one moment, as far as we may see them.
 *
 * Owns: when a scan is made. Does not own: who belongs to whom (`process-tree.ts`).
 *
 * 1. A scan begins after it was asked for, so it shows everything that was true then; those who ask while one is
 *    running share the next one. Freezing 200 agents at once costs a handful of scans, not a thousand.
 * 2. What vanishes while it is read is left out, and what appears meanwhile is read too.
 */
export interface ProcessTable {
  scan(): Promise<ProcessSnapshot>
}

export function createProcessTable(
  read: () => Promise<readonly ProcessRow[]> = process.platform === 'linux' ? procReader() : readPsListing,
  /** Hears of every scan. */
  onScan: (seen: ProcessSnapshot) => void = () => {},
): ProcessTable {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<ProcessSnapshot> | undefined
  return {
    scan() {
      next ??= running.then(() => {
        next = undefined
        const scan = read().then((rows) => {
          const seen = new ProcessSnapshot(rows)
          onScan(seen)
          return seen
        })
        running = scan.catch(() => {}) // the caller gets the error
        return scan
      })
      return next
    },
  }
}
