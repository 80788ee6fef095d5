import { commitLine } from '../../../protocol/commit-line.ts'
import type { Evidence } from '../../../protocol/plays/evidence.ts'
import type { Merged } from '../../../protocol/plays/outcome.ts'
import { visiblePath } from '../../../protocol/visible-path.ts'
import { scopeMatcher } from '../../graph/scope-matcher.ts'
import { firstThatFit } from '../fit-state.ts'
import { gathering } from '../leader-coder-state.ts'
import { conflictAsk } from './graph-items.ts'
import { linesAhead, showAhead } from './graph-lines.ts'
import { NODE_BYTES, type Turn } from './graph-state.ts'
import { isSecurity, judge, pass } from './graph-verdict.ts'

/**
 * The work of the nodes comes together on the tip, one at a time, in the order in which it was read.
 *
 * 1. Every merge has the node's own commit as a parent, or is that commit: nothing that an agent wrote gets lost.
 * 2. Where types and interfaces conflict, both sides are kept if the result parses and the checks pass on it; anything else in
 *    conflict is a person's to settle.
 */
export function mergeNext(turn: Turn): undefined {
  const [id] = turn.state.merges
  if (id === undefined) return
  const node = turn.node(id)
  if (node.state !== 'queued') return
  if (node.work === null) return addedToTip(turn, id, turn.state.tip)
  if (node.start === turn.state.tip && node.joins === null) return addedToTip(turn, id, node.work)
  merge(turn, id, node.settles === 'ours' || node.settles === 'theirs' ? node.settles : undefined)
}

function merge(turn: Turn, id: string, favor: 'ours' | 'theirs' | 'union' | undefined): undefined {
  const { work, summary, run_id } = turn.node(id)
  turn.want(id, 'merge', 'merging', {
    do: 'merge',
    ours: turn.state.tip,
    theirs: work ?? turn.state.tip,
    markers: true,
    message: `[dispatch] ${id}: ${commitLine(summary, 120) || 'merged'}\n\nBaton-Task: ${turn.entry.task_id}\nBaton-Run: ${run_id}\n`,
    keep: `${id}.${turn.node(id).n}`,
    ...(favor ? { favor } : {}),
  })
}

export function merged(turn: Turn, id: string, outcome: Merged): undefined {
  const node = turn.node(id)
  if (node.joined === WITH_BOTH) return bothKept(turn, id, outcome)
  if (outcome.kind !== 'conflict') return addedToTip(turn, id, outcome.commit)
  const files = firstThatFit(outcome.files, { bytes: NODE_BYTES.files })
  if (node.settles === 'agent' && outcome.commit !== null) return resolve(turn, id, outcome.commit, files)
  showAhead(turn, id, [...outcome.files.slice(0, 20).map(visiblePath), ...(outcome.sides ?? [])])
  turn.put(id, { conflicts: files })
  const isTypes = outcome.files.length > 0 && outcome.files.every((file) => TYPES?.test(file))
  if (isTypes && node.settles === null && turn.config.stage.checks.length > 0) {
    turn.put(id, { joined: WITH_BOTH })
    return merge(turn, id, 'union')
  }
  askConflict(turn, id)
}

/** The merge that is under way keeps both sides. */
const WITH_BOTH = 'both'

const TYPES = scopeMatcher([
  '**/*.d.ts',
  '**/types/**',
  '**/types.*',
  '**/*types.ts',
  '**/interfaces/**',
  '**/*.graphql',
  '**/*.proto',
])

function bothKept(turn: Turn, id: string, outcome: Merged): undefined {
  if (outcome.kind === 'conflict' || outcome.commit === null) return askConflict(turn, id)
  turn.put(id, { joined: outcome.commit })
  const { stage, place } = turn.config
  const { run_id } = turn.node(id)
  const effect = gathering({ stage, place, entry: turn.entry }, { work: outcome, run: run_id, mayBeEmpty: true })
  turn.want(id, 'evidence', 'checking', effect)
}

export function bothChecked(turn: Turn, id: string, evidence: Evidence): undefined {
  const { joined } = turn.node(id)
  // Other work may not have come in between: one merge at a time.
  if (evidence.passed && joined !== null) return addedToTip(turn, id, joined)
  askConflict(turn, id)
}

/** The person's answer starts the merge again, with the tip as it is then; others may merge meanwhile. */
export function askConflict(turn: Turn, id: string): undefined {
  turn.set({ merges: turn.state.merges.filter((one) => one !== id) })
  turn.put(id, { ask: 'conflict', settles: null, joined: null })
  const node = turn.node(id)
  turn.want(id, 'ask', 'asking', conflictAsk(id, linesAhead(node), node.run_id))
  turn.show(id, 'conflict')
}

export function settleConflict(turn: Turn, id: string, settles: 'agent' | 'ours' | 'theirs'): undefined {
  turn.put(id, { ask: null, waits: null, settles, state: 'queued' })
  turn.set({ merges: [...turn.state.merges, id] })
}

/** The agent gets both sides, with markers in the files, and its next work is the merge. */
function resolve(turn: Turn, id: string, marked: string, conflicts: readonly string[]): undefined {
  const { work } = turn.node(id)
  turn.set({ merges: turn.state.merges.filter((one) => one !== id) })
  turn.put(id, {
    ...{ state: 'waiting', waits: null, settles: null, conflicts, from: marked },
    ...{ start: turn.state.tip, joins: work, work: null },
    retry: { kind: 'conflict', from: id, by: null, text: conflicts.join('\n') },
  })
  turn.show(id, 'conflict')
}

/**
 * The work of a node is in the tip of the graph; with the tip itself as the commit it changed nothing. A verifier is
 * judged now. The task's branch has not moved: that is done when the whole lands (`deliver-branch.ts`).
 */
function addedToTip(turn: Turn, id: string, commit: string): undefined {
  const { reopen } = turn.node(id)
  const moved = commit !== turn.state.tip
  turn.set({ tip: commit, merges: turn.state.merges.filter((one) => one !== id) })
  turn.put(id, {
    ...{ waits: null, ask: null, from: null, joins: null, conflicts: [], settles: null, work: null, joined: null },
    ...{ retry: null, settling: null },
    ...(moved ? { landed: commit } : {}),
  })
  if (reopen !== null) {
    turn.put(id, { state: 'waiting', retry: reopen, reopen: null })
    turn.show(id, reopen.kind)
  } else {
    const { lines, ahead = 0 } = turn.node(id)
    turn.put(id, { state: 'done', lines: lines.slice(ahead), ahead: 0 })
    if (turn.agent(id).kind === 'verification' || isSecurity(turn.node(id))) judge(turn, id)
    else pass(turn, id)
  }
  mergeNextAfter(turn)
}

const mergeNextAfter = (turn: Turn): undefined => {
  if (turn.state.phase === 'running') mergeNext(turn)
}
