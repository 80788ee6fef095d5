import { cellWidth, cutTo, padTo } from './cell-width.ts'

export interface Cell {
  readonly text: string
  /** Puts colour around a text that is already cut and padded. */
  readonly paint?: (text: string) => string
}

/** A table in aligned columns. Where it is too wide for the terminal the last column gives way. */
export function table(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  width: number | undefined,
): string {
  const all = [header.map((text): Cell => ({ text })), ...rows]
  const columns = header.map((_, at) => Math.max(...all.map((row) => cellWidth(row[at]?.text ?? ''))))
  const last = columns.length - 1
  const before = columns.slice(0, last).reduce((sum, column) => sum + column + GAP.length, 0)
  const room = width === undefined ? undefined : Math.max(SMALLEST, width - before)
  return all
    .map((row) => `${row.map((cell, at) => fitCell(cell, at === last ? room : columns[at], at === last)).join(GAP)}\n`)
    .join('')
}

const GAP = '  '
const SMALLEST = 12

function fitCell({ text, paint = (plain) => plain }: Cell, columns: number | undefined, last: boolean): string {
  const cut = columns === undefined ? text : cutTo(text, columns)
  return paint(last || columns === undefined ? cut : padTo(cut, columns))
}
