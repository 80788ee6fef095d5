import { useRef } from 'react'

/**
 * A list keeps its order while somebody points at it, has the focus in it or has scrolled it: what is under the hand
 * does not move. Rows that leave stay out, rows that come are counted.
 */
export function useSteadyOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  held: boolean,
): { readonly items: readonly Item[]; readonly fresh: number } {
  const order = useRef<readonly string[]>([])
  if (!held) {
    order.current = items.map(keyOf)
    return { items, fresh: 0 }
  }
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  const kept = order.current.flatMap((key) => {
    const item = byKey.get(key)
    return item === undefined ? [] : [item]
  })
  return { items: kept, fresh: items.length - kept.length }
}
