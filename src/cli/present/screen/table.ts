import { cellWidth, cutTo, padTo } from './cell-width.ts'

export interface Cell {
  readonly text: string
  /** Puts colour around a text that is already cut and padded. */
  readonly paint?: (text: string) => string
}

export interface Column {
  readonly title: string
  /** On a narrow terminal columns with a rank are left out, the highest first. */
  readonly rank?: number
}

const GAP = '  '
/** Fewer columns than this say nothing about a title. */
const ROOM_FOR_LAST = 16

/** A table in aligned columns. Where it is too wide columns are left out, then the last one is cut. */
export function table(
  columns: readonly (Column | string)[],
  rows: readonly (readonly Cell[])[],
  width: number | undefined,
): string {
  const header = columns.map((column): Column => (typeof column === 'string' ? { title: column } : column))
  const all = [header.map(({ title }): Cell => ({ text: title })), ...rows]
  const widths = header.map((_, at) => Math.max(...all.map((row) => cellWidth(row[at]?.text ?? ''))))
  const shown = columnsThatFit(header, widths, width)
  const last = shown.at(-1)
  const room = width === undefined ? undefined : Math.max(1, width - widthBefore(shown, widths))
  const line = (row: readonly Cell[]) =>
    shown.map((at) => (at === last ? cut(row[at], room) : padded(row[at], widths[at] ?? 0))).join(GAP)
  return all.map((row) => `${line(row)}\n`).join('')
}

/** The places of the columns to show. */
function columnsThatFit(header: readonly Column[], widths: readonly number[], width: number | undefined): number[] {
  let shown = header.map((_, at) => at)
  const droppable = shown.filter((at) => header[at]?.rank !== undefined)
  for (const at of droppable.toSorted((a, b) => (header[b]?.rank ?? 0) - (header[a]?.rank ?? 0))) {
    if (width === undefined || widthBefore(shown, widths) + ROOM_FOR_LAST <= width) break
    shown = shown.filter((one) => one !== at)
  }
  return shown
}

function widthBefore(shown: readonly number[], widths: readonly number[]): number {
  return shown.slice(0, -1).reduce((sum, at) => sum + (widths[at] ?? 0) + GAP.length, 0)
}

function padded({ text, paint = plain }: Cell = EMPTY, columns: number): string {
  return paint(padTo(text, columns))
}

function cut({ text, paint = plain }: Cell = EMPTY, columns: number | undefined): string {
  return paint(columns === undefined ? text : cutTo(text, columns))
}

const EMPTY: Cell = { text: '' }
const plain = (text: string) => text
