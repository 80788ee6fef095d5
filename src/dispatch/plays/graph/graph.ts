import type { Retry } from '../../../protocol/plays/graph-spec.ts'
import type { WorkRead } from '../../../protocol/plays/outcome.ts'
import type { Play, PlayEvent } from '../../../protocol/plays/play.ts'
import { cutText, detailLines } from '../fit-state.ts'
import { nodeAnswered } from './graph-answer.ts'
import { checksAsk } from './graph-items.ts'
import { addLoop, triedLines } from './graph-loops.ts'
import { bothChecked, merged } from './graph-merge.ts'
import { runEnded, workRead } from './graph-node.ts'
import { plan, planAnswered } from './graph-plan.ts'
import { schedule } from './graph-schedule.ts'
import { type GraphConfig, type GraphState, type GraphStep, NODE_BYTES, Turn } from './graph-state.ts'
import { ownersOf, reopen } from './graph-verdict.ts'

/**
 * A graph of specialists: everything whose needs are met runs at once, each agent in its own clone from the tip, and
 * what it leaves is merged onto the tip one at a time. Verifiers send work back until it holds or a person is asked.
 *
 * Owns: which agent runs when, the tip, the limits (`graph-verdict.ts`). Does not own: how the graph was chosen
 * (`make-plan.ts`), the checks on the whole and the landing (`deliver.ts`).
 *
 * 1. From three agents on a person approves the plan before anything runs.
 * 2. The same agent failing twice in a row, the same critical twice in a row, and one more feedback loop than there may be
 *    are a person's to decide. Counters are in the state, so they survive a crash.
 * 3. No commit of an agent is dropped: merges have it as a parent, and what a person leaves out is kept on a ref.
 */
export const graph: Play<GraphState, GraphConfig> = {
  name: 'graph',
  version: 1,
  start: (config, entry) => {
    const { chosen, serialise } = config.spec
    const state: GraphState = {
      ...{ phase: 'planning', n: 0, runs: 0, waits: null, chosen, serialise, problem: null, nodes: {} },
      ...{ tip: config.place.start, merges: [], scopes: {}, loops: 0, more: 0, stopped: null, refused: null },
      ...{ decided: [], last: null },
    }
    const turn = new Turn(state, config, entry)
    plan(turn, () => schedule(turn))
    return turn.step
  },
  on: (state, event, config, entry) => {
    const turn = new Turn(state, config, entry)
    switch (event.type) {
      case 'done':
        return done(turn, event)
      case 'refused':
        return refused(turn, event.feedback, event.counts)
      case 'again':
        return again(turn)
    }
  },
  upcast: (state) => state as GraphState,
}

type Done = Extract<PlayEvent, { type: 'done' }>

function done(turn: Turn, event: Done): GraphStep {
  if (event.key === turn.state.waits) {
    turn.set({ waits: null })
    wholeDone(turn, event)
    return turn.step
  }
  const id = Object.keys(turn.state.nodes).find((one) => turn.node(one).waits === event.key)
  if (id === undefined) return turn.step
  nodeDone(turn, id, event)
  schedule(turn)
  return turn.step
}

function nodeDone(turn: Turn, id: string, event: Done): undefined {
  switch (event.do) {
    case 'start_run':
      return runEnded(turn, id, event.outcome, event.effect)
    case 'read_work':
      return workRead(turn, id, event.outcome, event.effect)
    case 'merge':
      return merged(turn, id, event.outcome)
    case 'gather_evidence':
      return bothChecked(turn, id, event.outcome)
    case 'ask':
      return nodeAnswered(turn, id, event.outcome)
    default:
      return undefined
  }
}

function wholeDone(turn: Turn, event: Done): undefined {
  if (event.do === 'read_work') return offer(turn, event.outcome)
  if (event.do !== 'ask') return
  const { outcome } = event
  if (turn.state.phase === 'planning') return planAnswered(turn, outcome, () => schedule(turn))
  if (turn.state.phase !== 'refused') return
  if (outcome.choice === 'retry') {
    const more = turn.state.loops + 1 - turn.config.spec.loops
    turn.set({ more: Math.max(turn.state.more, more) })
    return sendChecks(turn, [outcome.note ?? '', turn.state.refused ?? ''].join('\n').trim())
  }
  turn.hold = { note: outcome.note ?? 'the checks fail', as: outcome.by }
  askAboutChecks(turn, turn.state.refused ?? '')
}

/** Offers the tip. Its agent is the one that ran last; the summary names all of them. */
function offer(turn: Turn, read: WorkRead): undefined {
  const { commit, tree, before } = read
  const { last, nodes } = turn.state
  const lines = Object.entries(nodes).map(([id, { state, summary }]) => `${id}: ${state === 'skipped' ? '-' : summary}`)
  const said = {
    run_id: last?.run_id ?? '',
    agent: last?.agent ?? '',
    summary: cutText(lines.join('\n'), 3_000),
    verdict: 'pass' as const,
    result: null,
    commit,
    ended_at: last?.ended_at ?? turn.entry.at,
  }
  // No question is open any more: the lines that it showed make room for the plays above.
  for (const id of Object.keys(nodes)) turn.put(id, { lines: [] })
  turn.set({ phase: 'offered' })
  turn.outcome = { kind: 'work', work: { commit, tree, before, said, evidence: null }, read }
}

/**
 * The checks, or a person who reviews, do not take the work: it goes back to the agents that built it. What a person or
 * a leader asks for is counted by them, and is no feedback loop of the graph.
 */
function refused(turn: Turn, feedback: string, counts: boolean): GraphStep {
  if (turn.state.phase !== 'offered') return turn.step
  const { loops, more } = turn.state
  const text = cutText(feedback, NODE_BYTES.refused)
  turn.set({ refused: text })
  if (ownersOf(turn, []).length === 0) {
    turn.set({ phase: 'gave_up' })
    turn.outcome = { kind: 'gave_up', feedback: text, run_id: turn.state.last?.run_id ?? null }
  } else if (!counts) {
    turn.set({ phase: 'running', refused: null })
    reopenBuilders(turn, text)
  } else if (loops >= turn.config.spec.loops + more) {
    turn.set({ phase: 'refused' })
    askAboutChecks(turn, text)
  } else sendChecks(turn, text)
  return turn.step
}

function askAboutChecks(turn: Turn, text: string): undefined {
  turn.wantAll('ask', checksAsk([...detailLines(text), ...triedLines(turn)]))
}

function sendChecks(turn: Turn, text: string): undefined {
  const agents = ownersOf(turn, [])
  addLoop(turn, { by: 'checks', agents, found: [text] })
  turn.set({ phase: 'running', refused: null })
  reopenBuilders(turn, text)
}

function reopenBuilders(turn: Turn, text: string): undefined {
  const retry: Retry = { kind: 'checks', from: 'checks', by: null, text: cutText(text, NODE_BYTES.refused / 4) }
  reopen(turn, ownersOf(turn, []), retry)
  schedule(turn)
}

/**
 * All agents run once more: nobody in the graph builds anything and a person wants another try, or a leader has a new
 * order for them.
 */
function again(turn: Turn): GraphStep {
  const { phase } = turn.state
  if (phase !== 'gave_up' && !(phase === 'offered' && turn.config.order)) return turn.step
  const retry: Retry = { kind: 'checks', from: 'checks', by: null, text: cutText(turn.state.refused ?? '', 600) }
  for (const [id, { state }] of Object.entries(turn.state.nodes)) {
    if (state !== 'skipped') turn.put(id, { state: 'waiting', failures: 0, retry: phase === 'gave_up' ? retry : null })
  }
  turn.set({ phase: 'running', refused: null })
  schedule(turn)
  return turn.step
}
