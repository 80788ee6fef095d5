import type { AgentKind } from '../agents/agent-kinds.ts'
import { AFTER, SHARED_FILES, VERIFIERS } from './dependency-rules.ts'
import { PlaceIndex } from './place-index.ts'
import { scopeConflicts } from './scope-conflicts.ts'
import { scopeMatcher } from './scope-matcher.ts'
import {
  flatNeeds,
  levelsAlong,
  listsOf,
  type Needs,
  needsOf,
  topologicalOrder,
  withEdges,
} from './topological-levels.ts'

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
      readonly serialised: readonly {
        readonly first: string
        readonly second: string
        /** A file or folder that both may touch. */
        readonly path: string
        readonly shared: boolean
      }[]
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
  const index = new PlaceIndex(given)
  // Rules are looked up only where a node says no needs of its own.
  const ruled = given.some(({ needs }) => needs === undefined) ? neededByRules(given) : () => []
  const byRules = flatNeeds(given.length, (at, need) => {
    const own = given[at]?.needs
    if (own === undefined) for (const one of ruled(at)) need(one)
    else
      for (const id of own) {
        const one = index.get(id)
        if (one !== undefined) need(one)
      }
  })
  const idOf = (at: number) => given[at]?.id ?? ''
  const needs = withEdges(byRules, pairsOf(serialise, index))
  const sorted = topologicalOrder(needs)
  if (!sorted.ok) return { ok: false, cycle: sorted.cycle.map(idOf) }

  const first = levelsAlong(needs, sorted.order)
  const { joined, paths } = joinedByFiles(given, { needs, order: first.list, files })
  const shared = new Set([...new Set(paths)].filter((path) => SHARED?.test(path)))
  const serialised = joined.map(([one, other], at) => {
    const path = paths[at] ?? ''
    return { first: idOf(one), second: idOf(other), path, shared: shared.has(path) }
  })
  // Every edge that files add points forward in the order, so it still holds.
  const all = withEdges(needs, joined)
  const levels = joined.length === 0 ? first : levelsAlong(all, first.list)
  const nodes = given.map((node, at): GraphNode => {
    // Nothing was added and nothing unknown left out: the node is as it was given.
    if (hasNeeds(node, (all.starts[at + 1] ?? 0) - (all.starts[at] ?? 0))) return node
    const { id, kind, scope } = node
    return { id, kind, scope, needs: Array.from(needsOf(all, at), idOf) }
  })
  return { ok: true, nodes, levels: listsOf(levels, idOf), serialised }
}

function pairsOf(serialise: readonly Serialised[], index: PlaceIndex): readonly (readonly [number, number])[] {
  return serialise.flatMap(([first, then]): (readonly [number, number])[] => {
    const [one, other] = [index.get(first), index.get(then)]
    return one === undefined || other === undefined ? [] : [[one, other]]
  })
}

/** Edges between nodes that may touch the same file and do not follow one another yet, each with that file. */
function joinedByFiles(
  given: readonly GivenNode[],
  {
    needs,
    order,
    files,
  }: {
    readonly needs: Needs
    readonly order: Int32Array
    readonly files: readonly string[]
  },
) {
  const nodes: GivenNode[] = []
  for (const at of order) {
    const node = given[at]
    if (node !== undefined) nodes.push(node)
  }
  const follows = reachability(needs)
  const joined: (readonly [number, number])[] = []
  const paths: string[] = []
  for (const { first, second, path } of scopeConflicts(nodes, files)) {
    const [one = 0, other = 0] = [order[first], order[second]]
    if (follows(other, one)) continue
    joined.push([one, other])
    paths.push(path)
  }
  return { joined, paths }
}

const hasNeeds = (node: GivenNode, count: number): node is GraphNode => node.needs?.length === count

const SHARED = scopeMatcher(SHARED_FILES)

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
