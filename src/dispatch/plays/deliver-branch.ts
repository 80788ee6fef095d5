import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { Answered, Landed, Merged } from '../../protocol/plays/outcome.ts'
import type { StoryEvent } from '../../protocol/plays/story.ts'
import { branchText, failedTogether, movedBranch } from './branch-item.ts'
import { afterBase, askBase, baseAnswered, baseChecked, checkBase } from './deliver-base.ts'
import {
  askBranch,
  candidateOf,
  check,
  type DeliverState,
  type DeliverStep,
  land,
  look,
  ontoOf,
  type PlayContext,
} from './deliver-state.ts'
import { beginWork, over } from './deliver-work.ts'
import { firstThatFit, LIMITS } from './fit-state.ts'
import { blockedAsk } from './items.ts'
import { after, unchanged, want } from './nest.ts'

/**
 * The task's branch: it is checked before the work starts, and the work lands on it. A commit of somebody else is never
 * accepted automatically: a person accepts it (`take`), sets it aside, or stops the task.
 */
export function landed(state: DeliverState, context: PlayContext, outcome: Landed): DeliverStep {
  switch (outcome.kind) {
    case 'moved':
      return askBranch(state, context, movedBranch(expectedOf(state), outcome))
    case 'blocked':
      return askBlocked({ ...state, blocked: firstThatFit(outcome.files, { bytes: LIMITS.files }) }, context)
    case 'landed':
      return state.phase === 'taking' ? commitAccepted(state, context) : branchInPlace(state, context, outcome)
  }
}

/** The commit at which the branch should be: the one that a person accepts, or the one at which Baton left it. */
const expectedOf = (state: DeliverState): string =>
  state.phase === 'taking' ? (state.moved?.now ?? state.tip) : ontoOf(state)

/** The branch is at the expected commit. Without a candidate the work starts now; with one, the work has landed. */
function branchInPlace(
  state: DeliverState,
  context: PlayContext,
  { aside: ref }: Extract<Landed, { kind: 'landed' }>,
): DeliverStep {
  const { aside, joined, tip } = state
  const told: readonly StoryEvent[] = [
    ...(joined ? [branchTakenEvent(joined.onto, tip, joined.by)] : []),
    ...(aside && ref !== null
      ? [{ type: 'branch:set_aside', commit: aside.commit, ref, to: ontoOf(state), by: aside.by } as const]
      : []),
  ]
  const work = candidateOf(state)
  if (!work) return after({ effects: [], told }, begin({ ...state, aside: null, restore: false, moved: null }, context))
  const { forward: action, forward_by: by } = context.config
  const details = { ...state.details, ...(by ? { note: by.note } : {}) }
  const outcome = { kind: 'step', action, details, as: by?.as ?? null } as const
  return { state: over(state), effects: [], told, outcome }
}

const branchTakenEvent = (commit: string, from: string, by: string): StoryEvent => ({
  type: 'branch:taken',
  commit,
  from,
  by,
  evidence: null,
})

/** Starts the work, after the checks have run on the base. */
function begin(state: DeliverState, context: PlayContext): DeliverStep {
  const { config, entry } = context
  return config.base && entry.check_base ? checkBase(state, config.base, config) : beginAfterBase(state, context)
}

export function baseGathered(
  state: DeliverState,
  context: PlayContext,
  gathered: { readonly evidence: Evidence; readonly effect: string },
): DeliverStep {
  const { told, found } = baseChecked(context, gathered)
  return afterBase([told], found ? askBase(state, found) : beginAfterBase(state, context))
}

export function baseDecided(state: DeliverState, context: PlayContext, answer: Answered): DeliverStep {
  const decided = baseAnswered(state, context, answer)
  if ('step' in decided) return decided.step
  return afterBase(decided.told, beginAfterBase({ ...state, base: null }, context))
}

/** After a failed merge the work starts from that merge, with the conflict markers in the files. */
function beginAfterBase(state: DeliverState, context: PlayContext): DeliverStep {
  const { update, task_id } = context.entry
  if (!update) return beginWork({ ...state, start: state.tip }, context)
  const message = `[baton] ${task_id}: ${update.target.slice(0, 12)} merged, conflicts to be resolved\n`
  const merge = { do: 'merge', ours: state.tip, theirs: update.target, markers: true, message } as const
  return want({ ...state, phase: 'merging' }, 'merge', merge)
}

export function merged(state: DeliverState, context: PlayContext, outcome: Merged): DeliverStep {
  if (state.phase === 'joining') return joined(state, context, outcome)
  const isMerged = outcome.kind !== 'already'
  const start = isMerged ? (outcome.commit ?? state.tip) : state.tip
  const conflicts = outcome.kind === 'conflict' ? firstThatFit(outcome.files, { bytes: LIMITS.files / 2 }) : []
  return beginWork({ ...state, start, carriesMerge: isMerged, conflicts }, context)
}

export function branchAnswered(state: DeliverState, context: PlayContext, answer: Answered): DeliverStep {
  const { moved } = state
  if (!moved) return unchanged(state)
  const { now } = moved
  const { choice, by, note } = answer
  if (choice === 'take' && now !== null && moved.canTake)
    return look({ ...state, taking: { commit: now, by } }, 'taking', now)
  // With a candidate, try to land it again. Without one, only check the branch.
  if (choice === 'again') return state.own ? land(state, context) : look(state, 'looking', state.tip)
  if (choice === 'set_aside' && now !== null) return land({ ...state, aside: { commit: now, by } }, context)
  if (choice === 'restore' && now === null) return land({ ...state, restore: true }, context)
  const text = now === null ? moved.expected : branchText(context.config.branch, moved.expected, now).en
  return { ...askBranch(state, context, moved), hold: { note: note ?? text, as: by } }
}

/**
 * The accepted commit is still on the branch. With a candidate, merge the two; without one, the work starts from it.
 */
function commitAccepted(state: DeliverState, context: PlayContext): DeliverStep {
  const { taking, own, tip } = state
  if (!taking) return unchanged(state)
  const { commit: onto, by } = taking
  if (!own) {
    const told = [branchTakenEvent(onto, tip, by)]
    return after({ effects: [], told }, begin({ ...state, tip: onto, taking: null, moved: null }, context))
  }
  const message = `[baton] ${context.entry.task_id}: joined with ${onto.slice(0, 12)}, taken over by a person\n`
  const merge = { do: 'merge', ours: onto, theirs: own.commit, markers: false, message } as const
  return want({ ...state, phase: 'joining' }, 'merge', merge)
}

function joined(state: DeliverState, context: PlayContext, outcome: Merged): DeliverStep {
  const { taking, moved } = state
  if (!taking || !moved) return unchanged(state)
  if (outcome.kind === 'conflict') {
    const text = `it conflicts with the work of this stage: ${outcome.files.slice(0, 20).join(', ')}`
    return askBranch(state, context, { ...failedTogether(moved, text), canTake: false })
  }
  const { commit, tree } = outcome
  const { commit: onto, by } = taking
  const both = { commit, tree, before: outcome.kind === 'already' ? tree : '', evidence: null, met: false, onto, by }
  return check({ ...state, joined: both, taking: null }, context)
}

function askBlocked(state: DeliverState, { config }: PlayContext): DeliverStep {
  return want({ ...state, phase: 'asking_blocked' }, 'ask', blockedAsk(config.branch, state.blocked))
}

export function blockedAnswered(
  state: DeliverState,
  context: PlayContext,
  { choice, note, by }: Answered,
): DeliverStep {
  if (choice === 'again') return land({ ...state, blocked: [] }, context)
  return { ...askBlocked(state, context), hold: { note: note ?? state.blocked.slice(0, 5).join(', '), as: by } }
}
