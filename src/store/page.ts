import { BatonError } from '../protocol/baton-error.ts'
import type { Page, ViewName } from './port.ts'

/** A row with the place that it keeps in its list for good: pages go on from places, never from counts. */
export interface Positioned {
  readonly position: number
}

/** A page of at most `limit` rows out of one more than that: the one more says that there is a next page. */
export function pageOf<Found extends Positioned, Row>(
  view: ViewName,
  found: readonly Found[],
  limit: number,
  row: (found: Found) => Row,
): Page<Row> {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const rows = shown.map(row)
  return found.length > limit && last ? { rows, cursor: cursorAt(view, last.position) } : { rows }
}

/** Opaque to callers: the view and the place in it. */
function cursorAt(view: ViewName, position: number): string {
  return Buffer.from(`${view} ${position}`).toString('base64url')
}

/** The place after which a page begins; `first` when it is the first page. A cursor of another view is refused. */
export function placeOf(view: ViewName, cursor: string | undefined, first: number): number {
  if (cursor === undefined) return first
  const place = /^(\w+) ([1-9]\d{0,14})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (place?.[1] !== view || cursorAt(view, Number(place[2])) !== cursor)
    throw BatonError.of('INVALID_INPUT', { total: 1, invalid: 1 }, { cursor })
  return Number(place[2])
}

/**
 * How many rows one page looks at before it is handed over short, with a cursor to go on from: a search that finds
 * little costs the same in a store of any size.
 */
export const SCANNED_PER_PAGE = 10_000

/** A page of those that match, out of what an engine offers in the order of the list. */
export function scanPage<Scanned extends Positioned, Row>(
  view: ViewName,
  scanned: Iterable<Scanned>,
  limit: number,
  matches: (scanned: Scanned) => boolean,
  row: (scanned: Scanned) => Row,
): Page<Row> {
  const found: Scanned[] = []
  let last = 0
  let looked = 0
  for (const one of scanned) {
    if (looked === SCANNED_PER_PAGE) return { rows: found.map(row), cursor: cursorAt(view, last) }
    looked += 1
    last = one.position
    if (!matches(one)) continue
    found.push(one)
    if (found.length > limit) break
  }
  return pageOf(view, found, limit, row)
}

/** Before the first row of a list that begins with the newest. */
export const AFTER_ALL = Number.MAX_SAFE_INTEGER
