import { hash } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { StoreFault } from '../port.ts'
import { isRemoved } from './store-file.ts'

/**
 * A small file beside the store that remembers what the store held, so that a store put back to an older copy is found.
 *
 * Owns: `<store>.witness`. Does not own: the chains (`../chain.ts`), which prove everything but their own newest end.
 *
 * 1. A line is written after the commit that it tells of, and not synced: after a crash the witness may know less than
 *    the store, never more. A line that cannot be written is given up; the commit stands.
 * 2. A line is one append, and begins with its line break: two processes do not mix, and a line that a crash cut off
 *    does not swallow the next.
 * 3. `made`, `restored` and `accepted` say that the store was started again on purpose: lines before them no longer count.
 * 4. It stays small: when it has grown, it is put anew with its newest lines and those that report a fault.
 */
export interface Witness {
  /** Tells of events that were committed, with their hashes. */
  readonly committed: (store: string, first: number, hashes: readonly string[]) => void
  /** Tells of a store that was made or restored on purpose, or whose loss the PO accepted. */
  readonly begun: (kind: Beginning, store: string, number: number) => void
  /** Notes for good that a store was opened that ends before what is witnessed; later commits would hide it. */
  readonly opened: (lines: readonly WitnessLine[], store: string, number: number) => void
  /** What is witnessed. Read it before the store: then whatever it tells of is in the store. */
  readonly lines: () => readonly WitnessLine[]
  /** Where the store is, once there is a witness beside it; null while there is none. */
  readonly place: () => string | null
  readonly close: () => void
}

type Beginning = 'made' | 'restored' | 'accepted'

export type WitnessLine =
  | {
      readonly kind: 'commit'
      readonly store: string
      readonly first: number
      readonly last: number
      readonly digest: string
    }
  | { readonly kind: Beginning; readonly store: string; readonly number: number }
  | { readonly kind: 'behind'; readonly store: string; readonly witnessed: number; readonly found: number }

const GROWN_BYTES = 64 * 1024
/** How many lines of this process there are from one look at the size to the next; a line has some 170 bytes. */
const LINES_PER_LOOK = 32
const KEPT_COMMITS = 128
const KEPT_OTHERS = 32

export const witnessPath = (storePath: string): string => `${storePath}.witness`

export function openWitness(storePath: string): Witness {
  const path = witnessPath(storePath)
  let file: number | undefined
  let lines = 0
  let found = false
  let place: string | undefined
  const close = () => {
    if (file !== undefined) closeSync(file)
    file = undefined
  }
  const append = (line: WitnessLine) => {
    try {
      file ??= openToAppend(path)
      const wasRemoved = isRemoved(file)
      // Not before each line: see `isRemoved`.
      const hasGrown = !wasRemoved && lines % LINES_PER_LOOK === 0 && fstatSync(file).size > GROWN_BYTES
      if (wasRemoved || hasGrown) {
        close()
        if (hasGrown) putAnew(path)
        file = openToAppend(path)
      }
      lines += 1
      writeSync(file, `\n${JSON.stringify(line)}`)
      found = true
    } catch {
      // A full disk, a folder that is gone: the witness then lags, which it may.
    }
  }
  return {
    committed: (store, first, hashes) => {
      const digest = hash('sha256', hashes.join(''))
      append({ kind: 'commit', store, first, last: first + hashes.length - 1, digest })
    },
    begun: (kind, store, number) => append({ kind, store, number }),
    opened: (lines, store, newest) => {
      const own = sinceBeginning(lines, store)
      const witnessed = highest(own)
      const isNoted = own.some((line) => line.kind === 'behind' && line.found === newest)
      if (witnessed > newest && !isNoted) append({ kind: 'behind', store, witnessed, found: newest })
    },
    lines: () => {
      const lines = readWitness(path)
      found ||= lines.length > 0
      return lines
    },
    place: () => {
      if (!found) return null
      // Once: a store that is open stays where it is.
      place ??= placeOf(storePath)
      return place
    },
    close,
  }
}

/** Where the store is not what the witness saw. `hashesOf` gives the hashes of events from a number to a number. */
export function witnessFaults(
  all: readonly WitnessLine[],
  store: string,
  newest: number,
  hashesOf: (first: number, last: number) => readonly string[],
): StoreFault[] {
  const known = witnessedStore(all)
  if (known && known.store !== store) {
    const problem = `tells of another store (${known.store}, ${known.events} events): the file of this one was put in its place`
    return [{ place: 'witness', problem }]
  }
  const lines = sinceBeginning(all, store)
  const faults: StoreFault[] = []
  const witnessed = highest(lines)
  if (witnessed > newest) faults.push({ place: 'witness', problem: rolledBack(newest, witnessed) })
  for (const line of lines) {
    // Noted when it was opened: told once where it still is as it was then.
    if (line.kind === 'behind' && line.found !== newest)
      faults.push({ place: 'witness', problem: rolledBack(line.found, line.witnessed) })
    if (line.kind !== 'commit' || line.last > newest) continue
    if (hash('sha256', hashesOf(line.first, line.last).join('')) === line.digest) continue
    const place = line.first === line.last ? `event ${line.first}` : `events ${line.first} to ${line.last}`
    faults.push({ place, problem: 'not what the witness saw: the store was rewritten or rolled back' })
  }
  return faults
}

/** The store that the witness saw last, and the newest event it knows of; undefined where it saw none. */
export function witnessedStore(lines: readonly WitnessLine[]): { store: string; events: number } | undefined {
  const store = lines.at(-1)?.store
  if (store === undefined) return undefined
  const own = lines.filter((line) => line.store === store)
  const begun = own.findLast((line) => line.kind !== 'commit' && line.kind !== 'behind') as
    | { number: number }
    | undefined
  return { store, events: Math.max(begun?.number ?? 0, highest(sinceBeginning(lines, store))) }
}

/** This machine and this path: a store that was copied elsewhere without its witness is not one that lost it. */
export function placeOf(storePath: string): string {
  const folder = realpathSync(dirname(storePath))
  return hash('sha256', `${hostname()}\n${join(folder, basename(storePath))}`).slice(0, 32)
}

function rolledBack(found: number, witnessed: number): string {
  return `the store ended at event ${found} after event ${witnessed} had been committed: it was rolled back to an older copy`
}

/** The lines of this store since it last began on purpose. */
function sinceBeginning(lines: readonly WitnessLine[], store: string): readonly WitnessLine[] {
  const own = lines.filter((line) => line.store === store)
  return own.slice(own.findLastIndex(({ kind }) => kind !== 'commit' && kind !== 'behind') + 1)
}

function highest(lines: readonly WitnessLine[]): number {
  return lines.reduce((number, line) => (line.kind === 'commit' ? Math.max(number, line.last) : number), 0)
}

function openToAppend(path: string): number {
  return openSync(path, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT, 0o600)
}

function putAnew(path: string): void {
  const lines = readWitness(path)
  const commits = lines.filter((line) => line.kind === 'commit')
  const top = highest(commits)
  const kept = new Set<WitnessLine>([
    ...lines.filter((line) => line.kind !== 'commit').slice(-KEPT_OTHERS),
    ...commits.filter(({ last }) => last === top),
    ...commits.slice(-KEPT_COMMITS),
  ])
  const text = lines.filter((line) => kept.has(line)).map((line) => `\n${JSON.stringify(line)}`)
  writeFileSync(`${path}.${process.pid}`, text.join(''), { mode: 0o600 })
  renameSync(`${path}.${process.pid}`, path)
}

/** The lines of a witness, by the path of its own file. */
export function readWitness(path: string): WitnessLine[] {
  try {
    return readFileSync(path, 'utf8').split('\n').flatMap(parse)
  } catch {
    // None yet, or none any more: a store that was carried elsewhere comes without.
    return []
  }
}

function parse(text: string): WitnessLine[] {
  try {
    return [JSON.parse(text) as WitnessLine]
  } catch {
    // Empty, or cut off by a crash.
    return []
  }
}
