/** Nodes by level: what a level needs is in the levels before it. Or one cycle, as a path. Nodes are numbers from 0. */
export type Levels =
  | { readonly ok: true; readonly levels: readonly (readonly number[])[] }
  | { readonly ok: false; readonly cycle: readonly number[] }

/**
 * What each node needs. Maps and small arrays for 10,000 nodes took 20 times as long as for 1,000: they leave the
 * processor's cache, and the garbage collector copies them.
 */
export type Needs = FlatLists

/** Lists of numbers in two arrays: list `n` is `list[starts[n]]` up to `list[starts[n + 1]]`. */
interface FlatLists {
  readonly starts: Int32Array
  readonly list: Int32Array
}

/** `add` is called for each node, and calls back with each one that the node needs. */
export function flatNeeds(count: number, add: (id: number, need: (one: number) => void) => void): Needs {
  const starts = new Int32Array(count + 1)
  let list = new Int32Array(count * 4)
  let used = 0
  const need = (one: number) => {
    if (used === list.length) {
      const longer = new Int32Array(used * 2 + 16)
      longer.set(list)
      list = longer
    }
    list[used] = one
    used += 1
  }
  for (let id = 0; id < count; id += 1) {
    add(id, need)
    starts[id + 1] = used
  }
  return { starts, list: list.subarray(0, used) }
}

export const needsOf = ({ starts, list }: Needs, id: number): Int32Array => list.subarray(starts[id], starts[id + 1])

/** The same with more edges; those that are there already stay once. */
export function withEdges(needs: Needs, edges: Iterable<readonly [first: number, then: number]>): Needs {
  const added = new Map<number, number[]>()
  for (const [first, then] of edges) {
    const more = added.get(then) ?? []
    if (more.includes(first) || needsOf(needs, then).includes(first)) continue
    added.set(then, [...more, first])
  }
  if (added.size === 0) return needs
  return flatNeeds(needs.starts.length - 1, (id, need) => {
    const end = needs.starts[id + 1] ?? 0
    for (let at = needs.starts[id] ?? 0; at < end; at += 1) need(needs.list[at] ?? 0)
    for (const one of added.get(id) ?? []) need(one)
  })
}

/** In the time of nodes plus edges. Within a level the given order stays. */
export function topologicalLevels(needs: Needs): Levels {
  const sorted = topologicalOrder(needs)
  return sorted.ok ? { ok: true, levels: listsOf(levelsAlong(needs, sorted.order), (id) => id) } : sorted
}

type Order =
  | { readonly ok: true; readonly order: Int32Array }
  | { readonly ok: false; readonly cycle: readonly number[] }

/** All nodes, each after everything that it needs. */
export function topologicalOrder(needs: Needs): Order {
  const count = needs.starts.length - 1
  const missing = new Int32Array(count)
  // The followers of node `n` are `followers[ends[n]]` up to `followers[ends[n + 1]]`.
  const ends = new Int32Array(count + 1)
  for (const one of needs.list) ends[one + 1] = (ends[one + 1] ?? 0) + 1
  for (let at = 1; at <= count; at += 1) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0)
  const free = ends.slice()
  const followers = new Int32Array(needs.list.length)
  const order = new Int32Array(count)
  let placed = 0
  for (let id = 0; id < count; id += 1) {
    const [from = 0, to = 0] = [needs.starts[id], needs.starts[id + 1]]
    missing[id] = to - from
    if (to === from) order[placed++] = id
    for (let edge = from; edge < to; edge += 1) {
      const one = needs.list[edge] ?? 0
      const at = free[one] ?? 0
      followers[at] = id
      free[one] = at + 1
    }
  }
  for (let next = 0; next < placed; next += 1) {
    const id = order[next] ?? 0
    for (let at = ends[id] ?? 0; at < (ends[id + 1] ?? 0); at += 1) {
      const follower = followers[at] ?? 0
      const left = (missing[follower] ?? 0) - 1
      missing[follower] = left
      if (left === 0) order[placed++] = follower
    }
  }
  return placed === count ? { ok: true, order } : { ok: false, cycle: cycleIn(needs, missing) }
}

/**
 * The nodes of each level in their given order, where an order is known that puts every node after what it needs. One
 * level after the other they are such an order too.
 */
export function levelsAlong(needs: Needs, order: Int32Array): FlatLists {
  const level = new Int32Array(order.length)
  let depth = 0
  for (const id of order) {
    let own = 0
    const end = needs.starts[id + 1] ?? 0
    for (let at = needs.starts[id] ?? 0; at < end; at += 1) own = Math.max(own, (level[needs.list[at] ?? 0] ?? 0) + 1)
    level[id] = own
    depth = Math.max(depth, own + 1)
  }
  const starts = new Int32Array(depth + 1)
  for (const one of level) starts[one + 1] = (starts[one + 1] ?? 0) + 1
  for (let at = 1; at <= depth; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const free = starts.slice()
  const list = new Int32Array(order.length)
  for (let id = 0; id < level.length; id += 1) {
    const one = level[id] ?? 0
    const at = free[one] ?? 0
    list[at] = id
    free[one] = at + 1
  }
  return { starts, list }
}

export function listsOf<Item>({ starts, list }: FlatLists, itemOf: (one: number) => Item): Item[][] {
  const lists: Item[][] = []
  for (let n = 1; n < starts.length; n += 1) {
    const from = starts[n - 1] ?? 0
    // Most lists are short: one that grows takes room for 17 items first.
    const items = new Array<Item>((starts[n] ?? 0) - from)
    for (let at = 0; at < items.length; at += 1) items[at] = itemOf(list[from + at] ?? 0)
    lists.push(items)
  }
  return lists
}

/** Every node that is left needs another one that is left: following them comes back. */
function cycleIn(needs: Needs, missing: Int32Array): readonly number[] {
  const isLeft = (id: number) => (missing[id] ?? 0) > 0
  const path: number[] = []
  const at = new Map<number, number>()
  let id: number | undefined = missing.findIndex((left) => left > 0)
  while (id !== undefined && !at.has(id)) {
    at.set(id, path.length)
    path.push(id)
    id = needsOf(needs, id).find(isLeft)
  }
  const cycle = id === undefined ? path : path.slice(at.get(id))
  return [...cycle, cycle[0] ?? 0].toReversed()
}
