import { type RefObject, useState } from 'react'
import { setQuery } from '../../app/router.ts'
import type { DiffFile, DiffLine } from '../../diff/diff-file.ts'
import type { DiffRow } from '../../diff/diff-rows.ts'
import type { DiffHandle } from '../../diff/diff-view.tsx'
import { useKeys } from '../../keys/use-keys.ts'

interface ReviewKeys {
  readonly rows: RefObject<readonly DiffRow[]>
  readonly handle: RefObject<DiffHandle | null>
  readonly viewed: ReadonlySet<string>
  readonly onViewed: (path: string) => void
  readonly split: boolean
  readonly openComment: (file: DiffFile, first: DiffLine, last: DiffLine) => void
  readonly openApprove: () => void
  readonly openSendBack: () => void
  readonly leave: () => void
}

/** A cursor of lines: `j k` moves it, with Shift it grows to a range, `c` comments on it. */
export function useReviewKeys(parts: ReviewKeys): { readonly from: number; readonly to: number } | null {
  const { rows, handle, onViewed, split, openComment, openApprove, openSendBack, leave } = parts
  const [at, setAt] = useState<{ readonly anchor: number; readonly head: number } | null>(null)
  const find = (start: number, by: number, fits: (row: DiffRow) => boolean): number | null => {
    for (let index = start; index >= 0 && index < rows.current.length; index += by) {
      const row = rows.current[index]
      if (row && fits(row)) return index
    }
    return null
  }
  const show = (head: number | null, extend: boolean) => {
    if (head === null) return
    setAt({ anchor: extend && at ? at.anchor : head, head })
    handle.current?.toRow(head)
  }
  const here = at?.head ?? -1
  const move =
    (by: number, fits: (row: DiffRow) => boolean, extend = false) =>
    () =>
      show(find(here === -1 && by < 0 ? 0 : here + by, by, fits), extend)
  const nextChange = (by: number) => () => {
    // Out of the change that the cursor is in, then to the next one.
    const out = find(Math.max(0, here), by, (row) => !isChange(row))
    show(out === null ? null : find(out, by, isChange), false)
  }
  const comment = () => {
    if (!at) return
    const [first, last] = [Math.min(at.anchor, at.head), Math.max(at.anchor, at.head)].map(
      (index) => rows.current[index],
    )
    const [a, b] = [lineOf(first), lineOf(last)]
    if (a && b && last) openComment(last.file, first?.file.path === last.file.path ? a : b, b)
  }
  useKeys({
    j: move(1, isLine),
    k: move(-1, isLine),
    J: move(1, isLine, true),
    K: move(-1, isLine, true),
    n: nextChange(1),
    p: nextChange(-1),
    N: move(1, isNote),
    P: move(-1, isNote),
    ']': move(1, isFile),
    '[': move(-1, isFile),
    c: comment,
    v: () => {
      const file = rows.current[Math.max(0, here)]?.file
      if (file) onViewed(file.path)
    },
    m: () => setQuery({ view: split ? null : 'split' }),
    a: openApprove,
    r: openSendBack,
    Escape: leave,
  })
  return at === null ? null : { from: Math.min(at.anchor, at.head), to: Math.max(at.anchor, at.head) }
}

const isLine = ({ kind }: DiffRow) => kind === 'line' || kind === 'sides'
const isFile = ({ kind }: DiffRow) => kind === 'file'
const isNote = ({ kind }: DiffRow) => kind === 'note'
const isChange = (row: DiffRow) =>
  row.kind === 'line' ? row.line.kind !== 'same' : row.kind === 'sides' && row.left !== row.right

function lineOf(row: DiffRow | undefined): DiffLine | null {
  if (row?.kind === 'line') return row.line
  return row?.kind === 'sides' ? (row.right ?? row.left) : null
}
