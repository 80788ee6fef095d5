import type { Answered, Landed, Merged } from '../../protocol/plays/outcome.ts'
import type { StoryEvent } from '../../protocol/plays/story.ts'
import { branchText, failedTogether, movedBranch } from './branch-item.ts'
import {
  askBranch,
  candidateOf,
  check,
  type DeliverState,
  type DeliverStep,
  land,
  look,
  ontoOf,
  type Scene,
} from './deliver-state.ts'
import { beginWork, over } from './deliver-work.ts'
import { firstThatFit, LIMITS } from './fit-state.ts'
import { blockedAsk } from './items.ts'
import { after, unchanged, want } from './nest.ts'

/**
 * The task's branch, from where it is looked at to where the work lands on it. A branch that somebody moved is never
 * adopted by itself: a person takes the commit over as their own work, sets it aside, or stops the task.
 */
export function landed(state: DeliverState, scene: Scene, outcome: Landed): DeliverStep {
  switch (outcome.kind) {
    case 'moved':
      return askBranch(state, scene, movedBranch(expectedOf(state), outcome))
    case 'blocked':
      return askBlocked({ ...state, blocked: firstThatFit(outcome.files, { bytes: LIMITS.files }) }, scene)
    case 'landed':
      return state.phase === 'taking' ? taken(state, scene) : stands(state, scene, outcome)
  }
}

/** Where the branch should stand: at a commit that a person takes over, or where Baton left it. */
const expectedOf = (state: DeliverState): string =>
  state.phase === 'taking' ? (state.moved?.now ?? state.tip) : ontoOf(state)

/** The branch stands where it should: the work begins, or has landed. */
function stands(state: DeliverState, scene: Scene, { aside: ref }: Extract<Landed, { kind: 'landed' }>): DeliverStep {
  const { aside, joined, tip } = state
  const told: readonly StoryEvent[] = [
    ...(joined ? [takenTold(joined.onto, tip, joined.by)] : []),
    ...(aside && ref !== null
      ? [{ type: 'branch:set_aside', commit: aside.commit, ref, to: ontoOf(state), by: aside.by } as const]
      : []),
  ]
  const work = candidateOf(state)
  if (!work) return after({ effects: [], told }, begin({ ...state, aside: null, restore: false, moved: null }, scene))
  const { forward: action, forward_by: by } = scene.config
  const details = { ...state.details, ...(by ? { note: by.note } : {}) }
  const outcome = { kind: 'step', action, details, as: by?.as ?? null } as const
  return { state: over(state), effects: [], told, outcome }
}

const takenTold = (commit: string, from: string, by: string): StoryEvent => ({
  type: 'branch:taken',
  commit,
  from,
  by,
  evidence: null,
})

/** Work that follows a failed merge begins with that merge, conflict markers and all. */
function begin(state: DeliverState, scene: Scene): DeliverStep {
  const { update, task_id } = scene.entry
  if (!update) return beginWork({ ...state, start: state.tip }, scene)
  const message = `[baton] ${task_id}: ${update.target.slice(0, 12)} merged, conflicts to be resolved\n`
  const merge = { do: 'merge', ours: state.tip, theirs: update.target, markers: true, message } as const
  return want({ ...state, phase: 'merging' }, 'merge', merge)
}

export function merged(state: DeliverState, scene: Scene, outcome: Merged): DeliverStep {
  if (state.phase === 'joining') return joined(state, scene, outcome)
  const isMerged = outcome.kind !== 'already'
  const start = isMerged ? (outcome.commit ?? state.tip) : state.tip
  const conflicts = outcome.kind === 'conflict' ? firstThatFit(outcome.files, { bytes: LIMITS.files / 2 }) : []
  return beginWork({ ...state, start, carriesMerge: isMerged, conflicts }, scene)
}

export function branchAnswered(state: DeliverState, scene: Scene, answer: Answered): DeliverStep {
  const { moved } = state
  if (!moved) return unchanged(state)
  const { now } = moved
  const { choice, by, note } = answer
  if (choice === 'take' && now !== null && moved.canTake)
    return look({ ...state, taking: { commit: now, by } }, 'taking', now)
  // Work that is there lands on what is found then; before there is any, the branch is only looked at.
  if (choice === 'again') return state.own ? land(state, scene) : look(state, 'looking', state.tip)
  if (choice === 'set_aside' && now !== null) return land({ ...state, aside: { commit: now, by } }, scene)
  if (choice === 'restore' && now === null) return land({ ...state, restore: true }, scene)
  const text = now === null ? moved.expected : branchText(scene.config.branch, moved.expected, now).en
  return { ...askBranch(state, scene, moved), hold: { note: note ?? text, as: by } }
}

/** The person's commit is still there: the work is joined with it. Before there is any, it begins there. */
function taken(state: DeliverState, scene: Scene): DeliverStep {
  const { taking, own, tip } = state
  if (!taking) return unchanged(state)
  const { commit: onto, by } = taking
  if (!own) {
    const told = [takenTold(onto, tip, by)]
    return after({ effects: [], told }, begin({ ...state, tip: onto, taking: null, moved: null }, scene))
  }
  const message = `[baton] ${scene.entry.task_id}: joined with ${onto.slice(0, 12)}, taken over by a person\n`
  const merge = { do: 'merge', ours: onto, theirs: own.commit, markers: false, message } as const
  return want({ ...state, phase: 'joining' }, 'merge', merge)
}

function joined(state: DeliverState, scene: Scene, outcome: Merged): DeliverStep {
  const { taking, moved } = state
  if (!taking || !moved) return unchanged(state)
  if (outcome.kind === 'conflict') {
    const text = `it conflicts with the work of this stage: ${outcome.files.slice(0, 20).join(', ')}`
    return askBranch(state, scene, { ...failedTogether(moved, text), canTake: false })
  }
  const { commit, tree } = outcome
  const { commit: onto, by } = taking
  const both = { commit, tree, before: outcome.kind === 'already' ? tree : '', evidence: null, met: false, onto, by }
  return check({ ...state, joined: both, taking: null }, scene)
}

function askBlocked(state: DeliverState, { config }: Scene): DeliverStep {
  return want({ ...state, phase: 'asking_blocked' }, 'ask', blockedAsk(config.branch, state.blocked))
}

export function blockedAnswered(state: DeliverState, scene: Scene, { choice, note, by }: Answered): DeliverStep {
  if (choice === 'again') return land({ ...state, blocked: [] }, scene)
  return { ...askBlocked(state, scene), hold: { note: note ?? state.blocked.slice(0, 5).join(', '), as: by } }
}
