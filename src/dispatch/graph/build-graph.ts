import type { AgentKind } from '../agents/agent-kinds.ts'
import { AFTER, VERIFIERS } from './dependency-rules.ts'
import { type Conflict, scopeConflicts } from './scope-conflicts.ts'
import { flatNeeds, type Needs, needsOf, topologicalLevels, withEdges } from './topological-levels.ts'

export interface GivenNode {
  readonly id: string
  readonly kind: AgentKind
  readonly scope: readonly string[]
  /** What it follows; absent: the dependency rules say. */
  readonly needs?: readonly string[]
}

interface GraphNode {
  readonly id: string
  readonly kind: AgentKind
  readonly scope: readonly string[]
  readonly needs: readonly string[]
}

export type TaskGraph =
  | {
      readonly ok: true
      readonly nodes: readonly GraphNode[]
      readonly levels: readonly (readonly string[])[]
      /** Nodes that wait for one another only because of their files. */
      readonly serialised: readonly Conflict[]
    }
  | { readonly ok: false; readonly cycle: readonly string[] }

/** A person's edit: the second node follows the first. */
export type Serialised = readonly [first: string, then: string]

/**
 * The graph of some nodes: the rules, what a person serialised, then the files.
 *
 * 1. It has no cycle; one is refused with its path.
 * 2. Of two nodes that may touch the same file, one follows the other.
 * 3. It is a function of its arguments: after an edit it is built anew.
 */
export function buildGraph(
  given: readonly GivenNode[],
  files: readonly string[] = [],
  serialise: readonly Serialised[] = [],
): TaskGraph {
  const index = new Map<string, number>()
  for (const [at, { id }] of given.entries()) index.set(id, at)
  const known = (ids: readonly string[]) => {
    const found: number[] = []
    for (const id of ids) {
      const at = index.get(id)
      if (at !== undefined) found.push(at)
    }
    return found
  }
  const ruled = neededByRules(given)
  const asked = serialise
    .map(known)
    .flatMap(([first, then]): (readonly [number, number])[] =>
      first === undefined || then === undefined ? [] : [[first, then]],
    )
  const byRules = flatNeeds(given.length, (at) => {
    const own = given[at]?.needs
    return own === undefined ? ruled(at) : known(own)
  })
  const needs = withEdges(byRules, asked)
  const idOf = (at: number) => given[at]?.id ?? ''
  const first = topologicalLevels(needs)
  if (!first.ok) return { ok: false, cycle: first.cycle.map(idOf) }

  const order: GivenNode[] = []
  for (const level of first.levels)
    for (const at of level) {
      const node = given[at]
      if (node !== undefined) order.push(node)
    }
  const follows = reachability(needs)
  const serialised: Conflict[] = []
  const joined: (readonly [number, number])[] = []
  for (const conflict of scopeConflicts(order, files)) {
    const [one = 0, other = 0] = [index.get(conflict.first), index.get(conflict.second)]
    if (follows(other, one)) continue
    serialised.push(conflict)
    joined.push([one, other])
  }
  const all = withEdges(needs, joined)
  const last = serialised.length === 0 ? first : topologicalLevels(all)
  if (!last.ok) return { ok: false, cycle: last.cycle.map(idOf) }
  const nodes = given.map(({ id, kind, scope, needs: own }, at) => {
    // Nothing was added and nothing unknown left out: the list is as it was given.
    const isAsGiven = own?.length === (all.starts[at + 1] ?? 0) - (all.starts[at] ?? 0)
    return { id, kind, scope, needs: isAsGiven ? own : Array.from(needsOf(all, at), idOf) }
  })
  return { ok: true, nodes, levels: last.levels.map((level) => level.map(idOf)), serialised }
}

/** The nearest kinds before it that are there; a verifier follows the verifier before it. */
function neededByRules(given: readonly GivenNode[]): (at: number) => readonly number[] {
  const byKind = Map.groupBy(given.keys(), (at) => given[at]?.kind)
  const verifiers = (byKind.get('verification') ?? []).toSorted((one, other) => rank(given[one]) - rank(given[other]))
  const before = new Map(verifiers.map((at, place) => [at, verifiers[place - 1]]))
  const after = new Map(
    [...byKind.keys()].map((kind = 'execution') => {
      // A kind that another kind in the list already follows adds nothing.
      const there = AFTER[kind].filter((one) => byKind.has(one))
      const nearest = there.filter((one) => !there.some((other) => AFTER[other].includes(one)))
      return [kind, nearest.flatMap((one) => byKind.get(one) ?? [])]
    }),
  )
  return (at) => {
    const verifier = before.get(at)
    return verifier === undefined ? (after.get(given[at]?.kind ?? 'execution') ?? []) : [verifier]
  }
}

const rank = (node: GivenNode | undefined) => {
  const place = VERIFIERS.indexOf(node?.id ?? '')
  return place < 0 ? VERIFIERS.length : place
}

/** Graphs that people look at: an edge that others imply is left out. Larger ones keep such edges. */
const MOST_REDUCED = 200

/** Whether one node already follows another. */
function reachability(needs: Needs): (from: number, to: number) => boolean {
  if (needs.starts.length > MOST_REDUCED) return (from, to) => needsOf(needs, from).includes(to)
  const reached = new Map<number, ReadonlySet<number>>()
  const before = (at: number): ReadonlySet<number> => {
    const known = reached.get(at)
    if (known) return known
    const all = new Set([...needsOf(needs, at)].flatMap((one) => [one, ...before(one)]))
    reached.set(at, all)
    return all
  }
  return (from, to) => before(from).has(to)
}
