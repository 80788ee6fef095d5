/** Nodes by level: what a level needs is in the levels before it. Or one cycle, as a path of ids. */
export type Levels =
  | { readonly ok: true; readonly levels: readonly (readonly string[])[] }
  | { readonly ok: false; readonly cycle: readonly string[] }

/** In the time of nodes plus edges. Within a level the given order stays. */
export function topologicalLevels(needs: ReadonlyMap<string, readonly string[]>): Levels {
  const missing = new Map<string, number>()
  const followers = new Map<string, string[]>()
  for (const [id, before] of needs) {
    let known = 0
    for (const one of before) {
      if (!needs.has(one)) continue
      known += 1
      const list = followers.get(one)
      if (list === undefined) followers.set(one, [id])
      else list.push(id)
    }
    missing.set(id, known)
  }
  const levels: string[][] = []
  let level = [...needs.keys()].filter((id) => missing.get(id) === 0)
  let placed = 0
  while (level.length > 0) {
    levels.push(level)
    placed += level.length
    const next: string[] = []
    for (const id of level)
      for (const follower of followers.get(id) ?? []) {
        const left = (missing.get(follower) ?? 0) - 1
        missing.set(follower, left)
        if (left === 0) next.push(follower)
      }
    level = next
  }
  return placed === needs.size ? { ok: true, levels } : { ok: false, cycle: cycleIn(needs, missing) }
}

/** Every node that is left needs another one that is left: following them comes back. */
function cycleIn(
  needs: ReadonlyMap<string, readonly string[]>,
  missing: ReadonlyMap<string, number>,
): readonly string[] {
  const isLeft = (id: string) => (missing.get(id) ?? 0) > 0
  const path: string[] = []
  const at = new Map<string, number>()
  let id = [...needs.keys()].find(isLeft)
  while (id !== undefined && !at.has(id)) {
    at.set(id, path.length)
    path.push(id)
    id = needs.get(id)?.find(isLeft)
  }
  const cycle = id === undefined ? path : path.slice(at.get(id))
  return [...cycle, cycle[0] ?? ''].toReversed()
}
