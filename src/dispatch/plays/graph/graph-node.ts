import { GRAPH_PAPERS, paperPlaces } from '../../../protocol/plays/graph-spec.ts'
import { GOOD_VERDICTS } from '../../../protocol/plays/judge-end.ts'
import type { RunOutcome, WorkRead } from '../../../protocol/plays/outcome.ts'
import { visiblePath } from '../../../protocol/visible-path.ts'
import { buildGraph } from '../../graph/build-graph.ts'
import { cutText } from '../fit-state.ts'
import { settingsAsk } from '../items.ts'
import { endText, isCancelled, isCompleted } from '../said.ts'
import { NOT_SETTLED, settle } from '../settle-settings.ts'
import { keptLines, outsideAsk } from './graph-items.ts'
import { linesAhead, showAhead } from './graph-lines.ts'
import { askConflict, mergeNext } from './graph-merge.ts'
import { NODE_BYTES, readingOf, type Turn } from './graph-state.ts'
import { askNode, foundBy, isSecurity, stopOthers } from './graph-verdict.ts'
import { planOverlaps, planScopes } from './plan-scopes.ts'

/** The work of one agent of the graph: its run, the commit that is made of it, and what a person decides about that. */
export function runEnded(turn: Turn, id: string, outcome: RunOutcome, effect: string): undefined {
  const { run_id, agent, ended_at, end } = outcome
  const { language, failures } = turn.config.stage
  const summary = cutText((end.summary ?? '').split('\n', 1)[0] ?? '', NODE_BYTES.summary)
  turn.set({ last: { run_id, agent, ended_at } })
  turn.put(id, { run_id, waits: null, summary })
  if (isCancelled(outcome)) {
    turn.put(id, { lines: keptLines([end.reason ?? end.how]), from: outcome.commit ?? turn.node(id).from })
    return askNode(turn, id, 'failed')
  }
  const isVerifier = turn.agent(id).kind === 'verification'
  const isDone = isCompleted(outcome) && (isVerifier || GOOD_VERDICTS.includes(end.verdict))
  if (!isDone) {
    const text = isCompleted(outcome) ? foundBy(outcome).lines.join('\n') : endText(outcome, language)
    const count = turn.node(id).failures + 1
    turn.put(id, { failures: count, lines: keptLines([text]), from: outcome.commit ?? turn.node(id).from })
    if (count >= failures) return askNode(turn, id, 'failed')
    const by = isCompleted(outcome) ? effect : null
    turn.put(id, { state: 'waiting', retry: { kind: 'failed', from: id, by, text: cutText(text, NODE_BYTES.retry) } })
    return turn.show(id, 'failed')
  }
  const found = foundBy(outcome)
  const isTold = isVerifier || isSecurity(found)
  turn.put(id, { ran: effect, verdict: end.verdict, ahead: 0 })
  turn.put(id, isTold ? { ...found, earlier: turn.node(id).criticals } : { criticals: [] })
  // Nobody goes on working while the work of the one who found it is read and merged.
  if (isSecurity(found)) stopOthers(turn, id)
  else if (turn.state.stopped === id) turn.set({ stopped: null })
  read(turn, id)
}

/** Makes a commit of what the last run of the node left. */
export function read(turn: Turn, id: string): undefined {
  const { run_id, start, joins, settling, scoped, conflicts, n } = turn.node(id)
  const first = start ?? turn.state.tip
  const onto: readonly [string, ...string[]] = joins === null ? [first] : [first, joins]
  turn.want(
    id,
    'read',
    'reading',
    readingOf({ run: run_id ?? '' }, onto, {
      without: settling?.without ?? [],
      documents: GRAPH_PAPERS.flatMap(paperPlaces),
      papers: GRAPH_PAPERS,
      keep: `${id}.${n}`,
      ...(scoped ? { scope: turn.scope(id) } : {}),
      ...(conflicts.length > 0 ? { conflicts } : {}),
    }),
  )
}

export function workRead(turn: Turn, id: string, work: WorkRead, effect: string): undefined {
  turn.put(id, { waits: null, read: effect })
  const { marked = [], outside = [], outside_ref } = work
  if (marked.length > 0) return unresolved(turn, id, marked)
  const settled = settle(turn.node(id).settling ?? NOT_SETTLED, work.settings, turn.state.decided)
  if (settled.kind !== 'settled') {
    turn.put(id, { settling: settled.settling })
    return settled.kind === 'again' ? read(turn, id) : askSettings(turn, id)
  }
  takePlan(turn, id, work)
  // What stopped all agents does not wait for a question about files: they are left out, and stay on their ref.
  if (outside.length > 0 && turn.node(id).scoped && turn.state.stopped !== id) {
    showAhead(turn, id, [...(outside_ref === undefined ? [] : [outside_ref]), ...outside])
    turn.put(id, { work: work.commit === turn.node(id).start ? null : work.commit })
    return askOutside(turn, id)
  }
  queue(turn, id, work.commit)
}

/** The planner says which agent may touch which files. */
function takePlan(turn: Turn, id: string, { documents }: WorkRead): undefined {
  if (turn.agent(id).kind !== 'design') return
  const text = paperPlaces('plans/current.md')
    .map((path) => documents[path])
    .find((one) => typeof one === 'string')
  if (typeof text !== 'string') return
  const agents = Object.keys(turn.state.nodes)
  turn.set({ scopes: planScopes(text, agents), overlaps: planOverlaps(text, agents) })
  reorder(turn)
}

/**
 * With the planner's scopes the order changes of agents that have not begun: files that their own scopes share may be
 * one agent's now, so that they run beside each other, and the other way round.
 */
function reorder(turn: Turn): undefined {
  const { nodes, serialise } = turn.state
  const given = Object.keys(nodes).map((id) => ({ id, kind: turn.agent(id).kind, scope: turn.alone(id) }))
  const graph = buildGraph(given, turn.config.spec.witnesses, serialise)
  if (!graph.ok) return
  for (const { id, needs } of graph.nodes) {
    const { state, n, needs: before } = turn.node(id)
    if (state !== 'waiting' || n > 0 || before.join() === needs.join()) continue
    turn.put(id, { needs })
    turn.show(id)
  }
}

/**
 * Markers of the conflict are left: the agent has not resolved it. If it does not in its next run either, the person who
 * left it to the agent decides again, about its work as it was before the conflict.
 */
function unresolved(turn: Turn, id: string, files: readonly string[]): undefined {
  const { failures: before, joins } = turn.node(id)
  const { failures: most, language } = turn.config.stage
  const failures = before + 1
  const lines = [MARKED[language], ...files.map(visiblePath)]
  turn.put(id, { failures, lines: keptLines(lines) })
  if (failures >= most && joins === null) return askNode(turn, id, 'failed')
  if (failures >= most) {
    showAhead(turn, id, lines)
    const undecided = { start: null, joins: null, from: null, retry: null, work: joins }
    turn.put(id, { ...undecided, state: 'queued', failures: most - 1 })
    return askConflict(turn, id)
  }
  turn.put(id, {
    state: 'waiting',
    retry: { kind: 'conflict', from: id, by: null, text: cutText(lines.join('\n'), NODE_BYTES.retry) },
  })
  turn.show(id, 'conflict')
}

const MARKED = {
  ko: '충돌 표시가 남은 파일:',
  en: 'Conflict markers are left in:',
} as const

export function queue(turn: Turn, id: string, commit: string | null): undefined {
  const { start } = turn.node(id)
  turn.put(id, { state: 'queued', ask: null, waits: null, work: commit === start ? null : commit })
  turn.set({ merges: [...turn.state.merges, id] })
  if (turn.state.merges[0] === id) mergeNext(turn)
}

export function askSettings(turn: Turn, id: string): undefined {
  const { settling, run_id } = turn.node(id)
  if (!settling?.asked || run_id === null) return
  turn.put(id, { ask: 'settings' })
  turn.want(id, 'ask', 'asking', settingsAsk(settling.asked, run_id))
  turn.show(id, 'settings')
}

export function askOutside(turn: Turn, id: string): undefined {
  const node = turn.node(id)
  turn.put(id, { ask: 'outside' })
  turn.want(id, 'ask', 'asking', outsideAsk(id, linesAhead(node), node.run_id))
  turn.show(id, 'outside')
}
