import { BatonError } from '../protocol/index.ts'
import type { Page } from './port.ts'

/** A row with the place that it keeps in its list for good: pages go on from places, never from counts. */
export interface Positioned {
  readonly position: number
}

/** A page of at most `limit` rows out of one more than that: the one more says that there is a next page. */
export function pageOf<Found extends Positioned, Row>(
  found: readonly Found[],
  limit: number,
  row: (found: Found) => Row,
): Page<Row> {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const rows = shown.map(row)
  return found.length > limit && last ? { rows, cursor: String(last.position) } : { rows }
}

/** The place after which a page begins; `first` when it is the first page. */
export function placeOf(cursor: string | undefined, first: number): number {
  if (cursor === undefined) return first
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw BatonError.of('INVALID_INPUT', { total: 1, invalid: 1 }, { cursor })
  return Number(cursor)
}

/** Before the first row of a list that begins with the newest. */
export const AFTER_ALL = Number.MAX_SAFE_INTEGER
