/** Nodes by level: what a level needs is in the levels before it. Or one cycle, as a path. Nodes are numbers from 0. */
export type Levels =
  | { readonly ok: true; readonly levels: readonly (readonly number[])[] }
  | { readonly ok: false; readonly cycle: readonly number[] }

/**
 * What each node needs, in two flat arrays: the needs of node `n` are `list[starts[n]]` up to `list[starts[n + 1]]`. Maps
 * and small arrays for 10,000 nodes took 20 times as long as for 1,000: they leave the processor's cache, and the
 * garbage collector copies them.
 */
export interface Needs {
  readonly starts: Int32Array
  readonly list: Int32Array
}

/** `found` answers with what a node needs. */
export function flatNeeds(count: number, found: (id: number) => Iterable<number>): Needs {
  const starts = new Int32Array(count + 1)
  const list: number[] = []
  for (let id = 0; id < count; id += 1) {
    for (const one of found(id)) list.push(one)
    starts[id + 1] = list.length
  }
  return { starts, list: Int32Array.from(list) }
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
  return flatNeeds(needs.starts.length - 1, (id) => {
    const more = added.get(id)
    return more === undefined ? needsOf(needs, id) : [...needsOf(needs, id), ...more]
  })
}

/** In the time of nodes plus edges. Within a level the given order stays. */
export function topologicalLevels(needs: Needs): Levels {
  const count = needs.starts.length - 1
  const missing = new Int32Array(count)
  const ends = new Int32Array(count + 1)
  for (const one of needs.list) ends[one + 1] = (ends[one + 1] ?? 0) + 1
  for (let at = 1; at < ends.length; at += 1) ends[at] = (ends[at] ?? 0) + (ends[at - 1] ?? 0)
  const starts = ends.slice()
  const followers = new Int32Array(ends.at(-1) ?? 0)
  for (let id = 0; id < count; id += 1) {
    const [from = 0, to = 0] = [needs.starts[id], needs.starts[id + 1]]
    missing[id] = to - from
    for (let edge = from; edge < to; edge += 1) {
      const one = needs.list[edge] ?? 0
      const at = starts[one] ?? 0
      followers[at] = id
      starts[one] = at + 1
    }
  }

  const levels: number[][] = []
  let level: number[] = []
  for (let id = 0; id < count; id += 1) if (missing[id] === 0) level.push(id)
  let placed = 0
  while (level.length > 0) {
    levels.push(level)
    placed += level.length
    const next: number[] = []
    for (const id of level)
      for (let at = ends[id] ?? 0; at < (ends[id + 1] ?? 0); at += 1) {
        const follower = followers[at] ?? 0
        const left = (missing[follower] ?? 0) - 1
        missing[follower] = left
        if (left === 0) next.push(follower)
      }
    level = next
  }
  return placed === count ? { ok: true, levels } : { ok: false, cycle: cycleIn(needs, missing) }
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
