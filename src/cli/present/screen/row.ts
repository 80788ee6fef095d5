import { cellWidth, cutTo } from './cell-width.ts'
import type { Cell } from './table.ts'

/** Cells one after the other, as many as fit; the one that does not is cut. Colour goes on after the cutting. */
export function row(cells: readonly Cell[], width: number): string {
  let left = width
  let text = ''
  for (const { text: plain, paint = unpainted } of cells) {
    if (left <= 0) break
    const shown = cutTo(plain, left)
    text += shown === '' ? '' : paint(shown)
    left -= cellWidth(shown)
    if (shown !== plain) break
  }
  return text
}

const unpainted = (text: string) => text
