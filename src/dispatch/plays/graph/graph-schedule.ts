import type { DispatchBrief } from '../../../protocol/plays/graph-spec.ts'
import { isOpenPattern, scopeConflicts } from '../../graph/scope-conflicts.ts'
import { NO_BRIEF } from '../deliver-state.ts'
import { mergeNext } from './graph-merge.ts'
import { isActive, isOver, readingOf, type Turn } from './graph-state.ts'

/**
 * Starts whatever can start: the next merge, and every node whose needs are met, up to the limit. Ends the graph when
 * nothing is left.
 *
 * 1. Nodes that may touch the same file never run beside each other, whatever the graph says, but where the planner
 *    allows it for that file (`planOverlaps`).
 * 2. A node starts from the tip, so it sees all that was merged before.
 */
export function schedule(turn: Turn): undefined {
  if (turn.state.phase !== 'running') return
  mergeNext(turn)
  const ids = Object.keys(turn.state.nodes)
  // The one that found it may have to resolve a conflict of its own work first.
  for (const id of ids) if ((turn.state.stopped ?? id) === id && mayStart(turn, id)) start(turn, id)
  if (ids.every((id) => isOver(turn.node(id)))) finish(turn)
}

function mayStart(turn: Turn, id: string): boolean {
  const { nodes } = turn.state
  const node = turn.node(id)
  if (node.state !== 'waiting') return false
  if (!node.needs.every((need) => nodes[need] === undefined || isOver(turn.node(need)))) return false
  const active = Object.keys(nodes).filter((one) => isActive(turn.node(one)))
  return active.length < turn.config.spec.parallel && !active.some((one) => meet(turn, id, one))
}

/** Whether two agents may touch the same file. A planner's pattern without a folder may match anything. */
function meet(turn: Turn, one: string, other: string): boolean {
  // What both may change at the same time is no reason to wait, but what is one's own is.
  if (turn.overlap(one) && turn.overlap(other))
    return (
      meetIn(turn, [one, turn.alone(one)], [other, turn.scope(other)]) ||
      meetIn(turn, [one, turn.scope(one)], [other, turn.alone(other)])
    )
  return meetIn(turn, [one, turn.scope(one)], [other, turn.scope(other)])
}

function meetIn(
  turn: Turn,
  [one, first]: readonly [string, readonly string[]],
  [other, second]: readonly [string, readonly string[]],
): boolean {
  if (first.length === 0 || second.length === 0) return false
  const given = (id: string, scope: readonly string[]) =>
    Object.hasOwn(turn.state.scopes, id) && scope.some(isOpenPattern)
  if (given(one, first) || given(other, second)) return true
  return scopeConflicts([{ scope: first }, { scope: second }], turn.config.spec.witnesses).length > 0
}

function start(turn: Turn, id: string): undefined {
  const { tip } = turn.state
  const node = turn.node(id)
  const runs = turn.state.runs + 1
  const isVerifier = turn.agent(id).kind === 'verification'
  // Unfinished work of its own, or a merge with markers, is where it goes on.
  const begins = node.from ?? tip
  const after = node.from === null ? { start: tip, joins: null } : {}
  turn.set({ runs })
  // What a person let in stays in while a conflict is resolved.
  const scoped = node.joins === null || node.from === null || node.scoped
  turn.put(id, { n: node.n + 1, reopen: null, scoped, settling: null, work: null, verdict: null, ...after })
  turn.run(id, {
    do: 'start_run',
    role: 'specialist',
    number: runs,
    player: 'stage',
    node: id,
    start: begins,
    brief: {
      ...NO_BRIEF,
      ...turn.config.order?.brief,
      attempt: node.n + 1,
      conflicts: [...new Set([...turn.config.place.conflicts, ...node.conflicts])],
      review: isVerifier ? begins : null,
      dispatch: briefOf(turn, id),
    },
    document: null,
    repairs: turn.config.stage.repairs,
  })
  turn.show(id)
}

const WRITES_DOCUMENTS: readonly string[] = ['analysis', 'design']

function briefOf(turn: Turn, id: string): DispatchBrief {
  // Documents do not land: who is called again for one would not see what it wrote before.
  const writes = WRITES_DOCUMENTS.includes(turn.agent(id).kind)
  const context = Object.entries(turn.state.nodes).flatMap(([agent, { ran, read }]) =>
    (agent === id && !writes) || ran === null ? [] : [{ agent, ran, read }],
  )
  const { settled } = turn.state
  const said = settled === undefined ? {} : { settled }
  return { agent: id, retry: turn.node(id).retry, scope: turn.scope(id), context, ...said }
}

/** Everything is merged: the whole is read once, and offered. */
function finish(turn: Turn): undefined {
  turn.set({ phase: 'finishing' })
  turn.wantAll('read', readingOf({ commit: turn.state.tip }, turn.config.place.onto, turn.config.order?.look))
}
