import { useRef } from 'react'

/**
 * A list keeps its order while somebody points at it, has the focus in it or has scrolled it: what is under the hand
 * does not move. Rows that come are counted. Rows that leave go, but for `stays`, which keeps its place as it last was.
 */
export function useSteadyOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  held: boolean,
  stays?: string | null,
): { readonly items: readonly Item[]; readonly fresh: number; readonly left: Item | undefined } {
  const order = useRef<readonly string[]>([])
  const last = useRef<Item | undefined>(undefined)
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  const found = stays === undefined || stays === null ? undefined : byKey.get(stays)
  // Remembered as long as it is there; when it has left, the memory is what is shown.
  if (found) last.current = found
  const gone = stays && !found && last.current && keyOf(last.current) === stays ? last.current : undefined
  if (!held) {
    order.current = items.map(keyOf)
    return { items, fresh: 0, left: undefined }
  }
  const kept = order.current.flatMap((key) => {
    const item = byKey.get(key) ?? (key === stays ? gone : undefined)
    return item === undefined ? [] : [item]
  })
  const fresh = items.length - kept.filter((item) => item !== gone).length
  return { items: kept, fresh, left: gone }
}
