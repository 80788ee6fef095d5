import type { RefObject } from 'react'
import { useKeys } from './use-keys.ts'

/** `j` and `k` move the focus through `[data-row]` of a list, as it stands in the document. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const move = (by: number) => () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    if (rows.length === 0) return
    const at = rows.findIndex((row) => row === document.activeElement || row.contains(document.activeElement))
    const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  useKeys({ j: move(1), k: move(-1) })
}
