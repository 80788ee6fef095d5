import type { AgentKind } from '../agents/agent-kinds.ts'
import { AFTER, VERIFIERS } from './dependency-rules.ts'
import { type Conflict, scopeConflicts } from './scope-conflicts.ts'
import { topologicalLevels } from './topological-levels.ts'

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
  const ids = new Set(given.map(({ id }) => id))
  const needs = new Map<string, readonly string[]>()
  const ruled = neededByRules(given)
  for (const { id, needs: own } of given) {
    const before = own === undefined ? ruled(id) : own.filter((one) => ids.has(one))
    needs.set(id, before)
  }
  for (const [first, second] of serialise) {
    const before = needs.get(second)
    if (before !== undefined && ids.has(first) && !before.includes(first)) needs.set(second, [...before, first])
  }
  const first = topologicalLevels(needs)
  if (!first.ok) return first

  const byId = new Map(given.map((node) => [node.id, node]))
  const order = first.levels.flat().flatMap((id) => byId.get(id) ?? [])
  const follows = reachability(needs)
  const serialised = scopeConflicts(order, files).filter(({ first, second }) => !follows(second, first))
  for (const { first, second } of serialised) needs.set(second, [...(needs.get(second) ?? []), first])
  const last = serialised.length === 0 ? first : topologicalLevels(needs)
  if (!last.ok) return last
  const nodes = given.map(({ id, kind, scope }) => ({ id, kind, scope, needs: needs.get(id) ?? [] }))
  return { ok: true, nodes, levels: last.levels, serialised }
}

/** The nearest kinds before it that are there; a verifier follows the verifier before it. */
function neededByRules(given: readonly GivenNode[]): (id: string) => readonly string[] {
  const byKind = Map.groupBy(given, ({ kind }) => kind)
  const kinds = new Map(given.map(({ id, kind }) => [id, kind]))
  const verifiers = (byKind.get('verification') ?? [])
    .map(({ id }) => id)
    .toSorted((one, other) => rank(one) - rank(other))
  const after = new Map(
    [...byKind.keys()].map((kind) => {
      // A kind that another kind in the list already follows adds nothing.
      const there = AFTER[kind].filter((one) => byKind.has(one))
      const nearest = there.filter((one) => !there.some((other) => AFTER[other].includes(one)))
      return [kind, nearest.flatMap((one) => (byKind.get(one) ?? []).map(({ id }) => id))]
    }),
  )
  return (id) => {
    const at = verifiers.indexOf(id)
    if (at > 0) return [verifiers[at - 1] ?? id]
    return after.get(kinds.get(id) ?? 'execution') ?? []
  }
}

const rank = (id: string) => (VERIFIERS.includes(id) ? VERIFIERS.indexOf(id) : VERIFIERS.length)

/** Graphs that people look at: an edge that others imply is left out. Larger ones keep such edges. */
const MOST_REDUCED = 200

/** Whether one node already follows another. */
function reachability(needs: ReadonlyMap<string, readonly string[]>): (from: string, to: string) => boolean {
  if (needs.size > MOST_REDUCED) return (from, to) => needs.get(from)?.includes(to) ?? false
  const reached = new Map<string, ReadonlySet<string>>()
  const before = (id: string): ReadonlySet<string> => {
    const known = reached.get(id)
    if (known) return known
    const all = new Set((needs.get(id) ?? []).flatMap((one) => [one, ...before(one)]))
    reached.set(id, all)
    return all
  }
  return (from, to) => before(from).has(to)
}
